import type { Words } from '../../lib/command/words.ts';

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
