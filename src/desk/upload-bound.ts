import type { CommandLanguage } from '../lib/command/command-words.ts';

/** How large a picture or document may be, in bytes: Git keeps every one for ever, and GitHub warns from here on. */
export const mostUploadBytes = 50_000_000;

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** What is said of a file that is too large. */
export const uploadWords: Readonly<Record<CommandLanguage, { tooLarge: (bytes: number) => string }>> = {
  en: {
    tooLarge: (bytes) =>
      `The file has ${megabytes(bytes)} MB, at most ${megabytes(mostUploadBytes)}. Scale the picture down to a width of 1600 pixels, or save the PDF for the web.`,
  },
  uk: {
    tooLarge: (bytes) =>
      `Файл має ${megabytes(bytes)} МБ, а можна щонайбільше ${megabytes(mostUploadBytes)}. Зменште зображення до 1600 пікселів завширшки або збережіть PDF для вебу.`,
  },
};
