/** The languages in which commands speak to editors, theirs first. */
export const commandLanguages = ['uk', 'en'] as const;
export type CommandLanguage = (typeof commandLanguages)[number];

/** Words in the languages in which commands speak. */
export type Words = Readonly<Record<CommandLanguage, string>>;

/** Words in a language; those of commands for maintainers are in English alone. */
export function wordsIn(words: Words | string, language: CommandLanguage): string {
  return typeof words === 'string' ? words : words[language];
}
