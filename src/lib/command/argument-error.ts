import type { Words } from './words.ts';

/** What is wrong with the arguments of a command, as Node's own reader of them tells it in English; undefined for any other error. */
export function argumentErrorWords(error: unknown): Words | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string' || !code.startsWith('ERR_PARSE_ARGS_')) return undefined;
  // Node adds how an argument of this form would be passed, which none of the commands takes.
  const en = error.message.replace(/\. To specify a positional argument .*/s, '');
  const argument = /'([^' ]*)/.exec(error.message)?.[1] ?? '';
  return { en, uk: ukrainianWords(code, en, argument) };
}

function ukrainianWords(code: string, english: string, argument: string): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Невідомий параметр ${argument}`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `Зайвий аргумент: ${argument}`;
  if (english.includes('does not take')) return `Параметр ${argument} не має значення`;
  return `Не вказано значення параметра ${argument}`;
}
