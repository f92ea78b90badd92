import type { ContentFile } from '../../content/content-tree.ts';
import { type CommandLanguage, faultCode, type Words } from '../../lib/command/command-words.ts';
import { CommandError, describeError } from '../../lib/command/run-command.ts';

/**
 * Why the desk cannot do something: there is no such thing, two people changed the same one, what is to be replaced is no longer what
 * was read or the request does not say what that was, a file is no valid JSON, or the request is wrong.
 */
export type DeskErrorReason = 'unknown' | 'conflict' | 'stale' | 'unversioned' | 'unreadable' | 'wrong';

/** An action that the desk cannot do, in words for the editor. */
export class DeskError extends CommandError {
  constructor(
    readonly reason: DeskErrorReason,
    /** In the languages of the desk, or in that of the request alone. */
    words: Words | string,
  ) {
    super(words);
  }
}

/** Why nothing is read from or written into a file that is no valid JSON. */
export function unreadable({ path, document }: Pick<ContentFile, 'path' | 'document'>): DeskError {
  const isConflict = document.syntaxErrors.some(({ kind }) => kind === 'conflict');
  return new DeskError('unreadable', isConflict ? changeWords.twoVersions(path) : changeWords.damaged(path));
}

/** A request that the page of this version does not make, in words for its developer. */
export class ProtocolError extends DeskError {
  constructor(reason: DeskErrorReason, detail: string) {
    super(reason, {
      en: `The page and the desk do not understand each other: reload the page. (${detail})`,
      uk: `Сторінка й стіл не розуміють одне одного: перезавантажте сторінку. (${detail})`,
    });
  }
}

/** Why a thing is not opened, not written, not deleted, or does not get another id. */
export const changeWords = {
  unknown: (name: string): Words => ({
    en: `There is no ${name}: it may have been deleted or renamed.`,
    uk: `Немає ${name}: можливо, це видалено або перейменовано.`,
  }),
  changedMeanwhile: (name: string): Words => ({
    en: `${name} was changed meanwhile, by somebody else or in another window.`,
    uk: `${name} тим часом змінив хтось інший або ви в іншому вікні.`,
  }),
  textsThere: (name: string): Words => ({
    en: `${name} has these texts already: reload the page.`,
    uk: `${name} уже має ці тексти: перезавантажте сторінку.`,
  }),
  dependent: (name: string): Words => ({
    en: `${name} cannot be changed as a whole.`,
    uk: `${name} не можна змінити як ціле.`,
  }),
  damaged: (path: string): Words => ({
    en: `${path} is damaged: another program may be writing it; if not, ask whoever maintains the site. What you have written is not lost: leave this window open.`,
    uk: `Файл ${path} пошкоджено: можливо, його саме записує інша програма, а якщо ні — покличте того, хто підтримує сайт. Написане не втрачено: не закривайте цього вікна.`,
  }),
  twoVersions: (path: string): Words => ({
    en: `Git has kept two versions of some lines in ${path}; the form shows the first. Keep one of them there in a text editor, then try again here. What you have written is not lost: leave this window open.`,
    uk: `Git залишив у файлі ${path} дві версії тих самих рядків, форма показує першу. Залиште там одну з них у текстовому редакторі, а тоді спробуйте тут ще раз. Написане не втрачено: не закривайте цього вікна.`,
  }),
  contentChanged: {
    en: 'The content has changed meanwhile: look again.',
    uk: 'Вміст тим часом змінився: перегляньте ще раз.',
  },
  fileChanged: (path: string): Words => ({
    en: `${path} has changed meanwhile: look again.`,
    uk: `Файл ${path} тим часом змінився: перегляньте ще раз.`,
  }),
  referredTo: (name: string): Words => ({
    en: `${name} is still referred to.`,
    uk: `На ${name} ще посилаються.`,
  }),
  noPage: (path: string): Words => ({
    en: `There is no page ${path}.`,
    uk: `Немає сторінки ${path}.`,
  }),
  unsaved: (name: string): Words => ({
    en: `What was written in ${name} is not saved yet.`,
    uk: `Написане в ${name} ще не збережено.`,
  }),
  foreignId: (name: string): Words => ({
    en: `The id of ${name} is that of something else.`,
    uk: `Ідентифікатор ${name} узято від іншого.`,
  }),
  badId: (name: string, id: string): Words => ({
    en: `${name} cannot have the id "${id}".`,
    uk: `${name} не може мати ідентифікатор «${id}».`,
  }),
} as const;

const space: Words = {
  en: 'Make room on the disk, then try again.',
  uk: 'Звільніть місце на диску й спробуйте ще раз.',
};
const permission: Words = {
  en: 'Give yourself the right to write there, or ask whoever looks after this computer.',
  uk: 'Надайте собі право писати туди або зверніться до того, хто опікується цим комп’ютером.',
};

/** Advice about a fault of the system. */
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

/** The words that an editor reads of an error: what happened and what to do, with the words of the system as the detail. */
export function faultWords(error: unknown, language: CommandLanguage): string {
  const code = faultCode(error);
  const told = describeError(error, language);
  if (told !== undefined && code === undefined) return told;
  const remedy = remedies[code ?? ''] ?? otherwise;
  return `${told ?? `${ownError[language]}: ${error}`}. ${remedy[language]}`;
}
