import type { MessageLanguage } from '../check/rule.ts';
import type { EditedContent } from './edited-content.ts';

/** A change of the form of content, made by a script where the model has changed. */
export interface Migration {
  /** The form that it leads to, from the one before. */
  to: number;
  /** What it does. */
  says: Readonly<Record<MessageLanguage, string>>;
  migrate(content: EditedContent): void;
}
