import type { MessageLanguage } from '../check/rule.ts';

/** Words in the languages in which commands speak. */
export type Words = Readonly<Record<MessageLanguage, string>>;
