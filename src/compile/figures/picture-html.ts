import { writeNumber } from '../../charts/axis-scale.ts';
import { unitText } from '../../content/units.ts';
import type { LanguageCode } from '../../language/languages.ts';
import type { CompiledImage } from '../../namespaces/entries.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import { pictureInText } from '../picture-in-text.ts';
import type { PictureFigure } from './figure.ts';

/** Finds what pages receive of an image. */
export type ImageFinder = (path: string) => CompiledImage;

/** The radius of the circle around the number of a part, for a picture 1000 wide. */
const radius = 26;

/** A picture with the numbers of its parts and the bar of its scale upon it. */
export function pictureHtml(figure: PictureFigure, language: LanguageCode, image: ImageFinder): string {
  const { picture } = figure;
  const { width, height } = image(picture.image);
  const top = (1000 * height) / width;
  const numbers = (picture.parts ?? []).map(({ x, y }, index) => {
    const [left, middle] = [x * 10, (y / 100) * top];
    return `<circle cx="${left}" cy="${round(middle)}" r="${radius}"/><text x="${left}" y="${round(middle)}" dy=".35em">${index + 1}</text>`;
  });
  const upon = [...numbers, scaleBar(figure, top, language)].join('');
  if (!upon) return pictureImage(figure, image);
  return `<div class="picture-room">${pictureImage(figure, image)}<svg aria-hidden="true" viewBox="0 0 1000 ${round(top)}">${upon}</svg></div>`;
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

function scaleBar({ picture: { scale } }: PictureFigure, top: number, language: LanguageCode): string {
  if (!scale) return '';
  const [width, end] = [scale.share * 10, 970];
  const text = `${writeNumber(scale.length, language)}\u00a0${unitText(scale.unit, language)}`;
  return [
    `<rect x="${end - width - 20}" y="${round(top - 92)}" width="${width + 40}" height="76"/>`,
    `<path d="M${end - width},${round(top - 32)}H${end}"/>`,
    `<text x="${end - width / 2}" y="${round(top - 62)}" dy=".35em">${escapeXml(text)}</text>`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
