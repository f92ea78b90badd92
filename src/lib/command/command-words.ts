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

/** The faults of a system that people can remedy, in their words. */
const words: Readonly<Record<string, Words>> = {
  EACCES: { en: 'No permission', uk: 'Немає дозволу' },
  EADDRINUSE: { en: 'Another program uses this port', uk: 'Цей порт зайняла інша програма' },
  EADDRNOTAVAIL: { en: 'This computer does not have this address', uk: 'Цей комп’ютер не має такої адреси' },
  EBUSY: { en: 'Another program uses this file', uk: 'Цей файл зайняла інша програма' },
  EDQUOT: { en: 'The disk quota is used up', uk: 'Вичерпано дискову квоту' },
  EEXIST: { en: 'Something of this name is there already', uk: 'Щось із такою назвою вже є' },
  EISDIR: { en: 'A folder instead of a file', uk: 'Тека замість файлу' },
  EMFILE: { en: 'Too many open files', uk: 'Відкрито забагато файлів' },
  ENOENT: { en: 'No such file or folder', uk: 'Немає такого файлу чи теки' },
  ENOSPC: { en: 'No space left on the disk', uk: 'На диску не лишилося місця' },
  ENOTDIR: { en: 'A file instead of a folder', uk: 'Файл замість теки' },
  ENOTFOUND: { en: 'No such host', uk: 'Немає такого сервера' },
  EPERM: { en: 'No permission', uk: 'Немає дозволу' },
  EROFS: { en: 'The disk is read-only', uk: 'Диск лише для читання' },
};

const anyFault: Words = { en: 'The system refuses', uk: 'Система відмовила' };

/** Node's report of a failed call of the system. */
type SystemError = Error &
  Record<'code' | 'syscall', string> &
  Partial<Record<'path' | 'address' | 'hostname' | 'port', string>>;

/** Describes a fault of the system in a line: what is wrong, and where. Undefined for any other error. */
export function describeFault(error: unknown, language: CommandLanguage = 'en'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!isSystemError(error)) return describeFault(error.cause, language);
  const { code, syscall, path, hostname, address = hostname, port } = error;
  const place = path ?? [address, port].filter((part) => part !== undefined).join(':');
  const known = words[code]?.[language];
  return known ? `${known}${place && `: ${place}`} (${syscall}: ${code})` : `${anyFault[language]}: ${error.message}`;
}

/** The code of a fault of the system, `ENOSPC` for instance; undefined for any other error. */
export function faultCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return isSystemError(error) ? error.code : faultCode(error.cause);
}

function isSystemError(error: Error): error is SystemError {
  return 'code' in error && 'syscall' in error && typeof error.code === 'string' && typeof error.syscall === 'string';
}
