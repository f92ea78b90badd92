import type { CommandLanguage } from '../../lib/command/command-words.ts';
import type { SentWork } from './save-work.ts';
import { saveWords } from './words.ts';

/** Says what became of work, line by line; undefined stands for work that was not saved because of errors. */
export function describeSentWork(sent: SentWork | undefined, language: CommandLanguage): string[] {
  const words = saveWords[language];
  if (!sent) return [words.errors];
  const { branch, address, others } = sent;
  return [
    ...(others.length > 0 ? [words.others(others)] : []),
    words.saved(branch),
    address ? words.open(address) : words.openThere,
  ];
}
