import { faultCode } from '../../lib/command/describe-fault.ts';
import { describeError } from '../../lib/command/run-command.ts';
import type { CommandLanguage, Words } from '../../lib/command/words.ts';

const space: Words = {
  en: 'Make room on the disk, then try again.',
  uk: 'Звільніть місце на диску й спробуйте ще раз.',
};
const permission: Words = {
  en: 'Give yourself the right to write there, or ask whoever looks after this computer.',
  uk: 'Надайте собі право писати туди або зверніться до того, хто опікується цим комп’ютером.',
};

/** What an editor can do about a fault of the system. */
const remedies: Readonly<Record<string, Words>> = {
  EACCES: permission,
  EBUSY: { en: 'Close it there, then try again.', uk: 'Закрийте його там і спробуйте ще раз.' },
  EDQUOT: space,
  ENOSPC: space,
  EPERM: permission,
  EROFS: permission,
};

const otherwise: Words = {
  en: 'Try again; if that does not help, show this to whoever maintains the site.',
  uk: 'Спробуйте ще раз; якщо не допоможе, покажіть це тому, хто підтримує сайт.',
};

const ownError: Words = { en: 'The desk has an error of its own', uk: 'Помилка в самому столі' };

/** What an editor is told of an error: what happened and what to do, with the words of the system as the detail. */
export function faultWords(error: unknown, language: CommandLanguage): string {
  const code = faultCode(error);
  const told = describeError(error, language);
  if (told !== undefined && code === undefined) return told;
  const remedy = remedies[code ?? ''] ?? otherwise;
  return `${told ?? `${ownError[language]}: ${error}`}. ${remedy[language]}`;
}
