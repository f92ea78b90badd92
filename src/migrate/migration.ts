import type { CommandLanguage } from '../command/words.ts';
import type { EditedContent } from './edited-content.ts';

/** A change of the form of content, made by a script where the model has changed. */
export interface Migration {
  /** The form that it leads to, from the one before. */
  to: number;
  /** What it does. */
  says: Readonly<Record<CommandLanguage, string>>;
  migrate(content: EditedContent): void;
}
