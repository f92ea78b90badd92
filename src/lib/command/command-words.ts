/** The languages in which commands speak to editors, theirs first. */
export const commandLanguages = ['uk', 'en'] as const;
export type CommandLanguage = (typeof commandLanguages)[number];

/** Words in the languages in which commands speak. */
export type Words = Readonly<Record<CommandLanguage, string>>;

/** Words in a language; those of commands for maintainers are in English alone. */
export function wordsIn(words: Words | string, language: CommandLanguage): string {
  return typeof words === 'string' ? words : words[language];
}

/** Ukrainian where the system is set to it, otherwise English. */
export function languageOfEnvironment(): CommandLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('uk') ? 'uk' : 'en';
}

/** The language that the arguments of a command name, also wrong ones; otherwise that of the environment. */
export function languageOfArguments(args: readonly string[]): CommandLanguage {
  const at = args.findIndex((each) => /^--lang(?:=|$)/.test(each));
  const given = args[at]?.split('=')[1] ?? args[at + 1];
  return at >= 0 && (given === 'en' || given === 'uk') ? given : languageOfEnvironment();
}

/** A number with what it counts, in English: `1 file differs`, `2 files differ`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
