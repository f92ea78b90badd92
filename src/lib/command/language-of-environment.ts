import type { CommandLanguage } from './words.ts';

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
