import type { LanguageCode } from '../../language/languages.ts';
import type { CompiledImage, CompiledPicture } from '../../namespaces/entries.ts';
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

/** A picture of a text that is no figure, with its caption and parts. @param isDrawn whether readers draw the numbers of its parts */
export function captionedPictureHtml({ src, alt, caption, marks, parts }: CompiledPicture, isDrawn: boolean): string {
  const image = pictureInText(src, alt);
  const shown = marks && isDrawn ? `<div class="picture-room">${image}${marks}</div>` : image;
  const names = (parts ?? []).map((name) => `<li>${escapeXml(name)}</li>`);
  const words = `${escapeXml(caption ?? '')}${names.length ? `<ol>${names.join('')}</ol>` : ''}`;
  return `<figure class="chart-figure picture-figure">\n${shown}\n${words && `<figcaption>${words}</figcaption>`}</figure>`;
}
