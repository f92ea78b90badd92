import type { LanguageCode } from '../../language/languages.ts';
import type { CompiledImage } from '../../namespaces/entries.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import { pictureInText } from '../picture-in-text.ts';
import type { PictureFigure } from './figure.ts';
import { pictureMarks } from './picture-marks.ts';

/** Finds what pages receive of an image. */
export type ImageFinder = (path: string) => CompiledImage;

/** A picture with the numbers of its parts and the bar of its scale upon it. */
export function pictureHtml(figure: PictureFigure, language: LanguageCode, image: ImageFinder): string {
  const marks = pictureMarks(figure.picture, image(figure.picture.image), language);
  const shown = pictureImage(figure, image);
  return marks ? `<div class="picture-room">${shown}${marks}</div>` : shown;
}

/** The image alone. */
export function pictureImage({ picture, texts }: PictureFigure, image: ImageFinder): string {
  return pictureInText(image(picture.image), texts.description);
}

/** The names of the numbered parts, in their order. */
export function partNames({ picture, texts }: PictureFigure): string {
  const names = (picture.parts ?? []).map(({ id }) => `<li>${escapeXml(texts.names?.[id] ?? id)}</li>`);
  return names.length ? `<ol>${names.join('')}</ol>` : '';
}
