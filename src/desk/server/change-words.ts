import type { Words } from '../../command/words.ts';

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
  unreadable: (path: string): Words => ({
    en: `${path} has a syntax error. Fix it first.`,
    uk: `У файлі ${path} синтаксична помилка. Спершу виправте її.`,
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
