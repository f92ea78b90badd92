import type { PictureData } from '../../../content/model/figures.ts';
import { unitText } from '../../content/units.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { writeNumber } from '../charts/axis-scale.ts';
import { round } from '../charts/chart-frame.ts';
import type { CompiledImage } from '../image-variants.ts';

/** The radius of the circle around the number of a part, for a picture 1000 wide. */
const radius = 26;

/** The numbers of a picture's parts and the bar of its scale, as SVG to lie upon it; nothing if it has none. */
export function pictureMarks(
  { parts = [], scale }: Pick<PictureData, 'parts' | 'scale'>,
  { width, height }: Pick<CompiledImage, 'width' | 'height'>,
  language: LanguageCode,
): string {
  const top = (1000 * height) / width;
  const numbers = parts.map(({ x, y }, index) => {
    const [left, middle] = [x * 10, (y / 100) * top];
    return `<circle cx="${left}" cy="${round(middle)}" r="${radius}"/><text x="${left}" y="${round(middle)}" dy=".35em">${index + 1}</text>`;
  });
  const upon = [...numbers, scale ? scaleBar(scale, top, language) : ''].join('');
  return upon && `<svg aria-hidden="true" viewBox="0 0 1000 ${round(top)}">${upon}</svg>`;
}

function scaleBar(scale: NonNullable<PictureData['scale']>, top: number, language: LanguageCode): string {
  const text = `${writeNumber(scale.length, language)}\u00a0${unitText(scale.unit, language)}`;
  const width = scale.share * 10;
  // The words can be wider than the bar: a letter takes 20 at most on average.
  const plate = Math.max(width, text.length * 20) + 40;
  const middle = 990 - plate / 2;
  return [
    `<rect x="${990 - plate}" y="${round(top - 92)}" width="${plate}" height="76"/>`,
    `<path d="M${middle - width / 2},${round(top - 32)}h${width}"/>`,
    `<text x="${middle}" y="${round(top - 62)}" dy=".35em">${escapeXml(text)}</text>`,
  ].join('');
}
