import type { CommandLanguage } from '../lib/command/command-words.ts';

/** Two beginnings make 64 bits of two hashes of 32: enough against chance, and nobody gains by a collision. */
const beginnings = [0x811c9dc5, 0x01234567];

/**
 * The version of a part of a thing: the hash of its value. Server and page compute the same, and the page at once, as it has to
 * while it is being closed.
 */
export function partVersion(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return beginnings.map((beginning) => hashed(text, beginning).toString(16).padStart(8, '0')).join('');
}

/** The hash FNV-1a of the code units of a text. */
function hashed(text: string, beginning: number): number {
  let hash = beginning;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The largest size of a picture or document, in bytes: Git keeps every one for ever, and GitHub warns from here on. */
export const mostUploadBytes = 50_000_000;

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** The words about a file that is too large. */
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
