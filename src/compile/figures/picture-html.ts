import type { LanguageCode } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import type { CompiledPicture } from '../captioned-picture.ts';
import type { CompiledImage } from '../image-variants.ts';
import { pictureInText } from '../picture-in-text.ts';
import type { PictureFigure } from './figure.ts';
import { namesOf } from './names-of.ts';
import { pictureMarks } from './picture-marks.ts';

/** Finds what pages receive of an image. */
export type ImageFinder = (path: string) => CompiledImage;

/** A picture with the numbers of its parts and the bar of its scale upon it. */
export function pictureHtml(figure: PictureFigure, language: LanguageCode, image: ImageFinder): string {
  return withMarks(pictureImage(figure, image), pictureMarks(figure.picture, image(figure.picture.image), language));
}

/** The image alone. */
export function pictureImage({ picture, texts }: PictureFigure, image: ImageFinder): string {
  return pictureInText(image(picture.image), texts.description);
}

/** The names of the numbered parts, in their order. */
export function partNames({ picture: { parts = [] }, texts }: PictureFigure): string {
  const name = namesOf(texts);
  return numbered(parts.map(({ id }) => name(id)));
}

/** A picture of a text that is no figure, with its caption and parts. @param isDrawn whether readers draw the numbers of its parts */
export function captionedPictureHtml({ src, alt, caption, marks, parts }: CompiledPicture, isDrawn: boolean): string {
  const shown = withMarks(pictureInText(src, alt), isDrawn ? marks : undefined);
  const words = escapeXml(caption ?? '') + numbered(parts ?? []);
  return `<figure class="chart-figure picture-figure">\n${shown}\n${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

function withMarks(image: string, marks: string | undefined): string {
  return marks ? `<div class="picture-room">${image}${marks}</div>` : image;
}

function numbered(names: readonly string[]): string {
  return names.length ? `<ol>${names.map((name) => `<li>${escapeXml(name)}</li>`).join('')}</ol>` : '';
}
