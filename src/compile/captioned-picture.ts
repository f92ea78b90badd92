import type {
  FigureData,
  FigureTexts,
  PictureData,
  PictureItemData,
  PictureItemTexts,
} from '../../content/model/figures.ts';
import type { ImageFacts } from '../content/files/asset-facts.ts';
import { itemKindNamed } from '../content/kind-table.ts';
import { unitText } from '../content/units.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { pictureSizes, pictureWidths } from '../lib/namespaces/breakpoints.ts';
import { escapeXml } from '../lib/text/escape-text.ts';
import { writeNumber } from './charts/axis-scale.ts';
import { round } from './charts/chart-frame.ts';
import { namesOf } from './figures/data-table.ts';
import type { PictureFigure } from './figures/figure.ts';
import type { SiteContent } from './site-content.ts';

/** A file to be made from an image. */
export interface ImageVariant {
  source: string;
  url: string;
  /** The variant to make: the bytes as they are, or another width and format. */
  format: 'copy' | 'webp' | 'avif';
  width: number;
  hash: string;
}

/** The files an image is published as. The name holds the hash, so that browsers may cache it forever. */
export function imageVariants({ path, width, hash }: ImageFacts): ImageVariant[] {
  const stem = `/images/${path.replace(/\.\w+$/, '')}.${hash.slice(0, 10)}`;
  if (path.endsWith('.svg')) return [{ source: path, url: `${stem}.svg`, format: 'copy', width, hash }];
  const smaller = pictureWidths.filter((candidate) => candidate < width);
  const offered = smaller.length === pictureWidths.length ? smaller : [...smaller, width];
  return (['webp', 'avif'] as const).flatMap((format) =>
    offered.map((size) => ({ source: path, url: `${stem}-${size}.${format}`, format, width: size, hash })),
  );
}

/** The files of an image as pages receive them. */
export interface CompiledImage {
  /** The file for browsers that know no other. */
  src: string;
  width: number;
  height: number;
  /** The same in other widths; drawings have none. */
  srcset?: string;
  avif?: string;
}

/** Names the files of an image. */
export function compiledImage(facts: ImageFacts): CompiledImage {
  const { width, height } = facts;
  const variants = imageVariants(facts);
  const srcset = (format: ImageVariant['format']) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(', ');
  const whole = variants.find((variant) => variant.format === 'copy');
  if (whole) return { src: whole.url, width, height };
  const middle = variants.find((variant) => variant.format === 'webp' && variant.width >= 960) ?? variants.at(-1);
  return { src: middle?.url ?? '', width, height, srcset: srcset('webp'), avif: srcset('avif') };
}

interface PictureSource {
  content: SiteContent;
  language: LanguageCode;
  image: (path: string) => CompiledImage;
}

/** The words and facts of an image: its numbered parts and scale, and its words. */
interface PictureFacts extends Pick<PictureData, 'parts' | 'scale'> {
  texts: Pick<PictureItemTexts, 'caption' | 'names'>;
}

/** A picture as pages show it beside, above or within a text. */
export interface CompiledPicture {
  src: CompiledImage;
  alt: string;
  caption?: string;
  /** The numbers of its parts and the bar of its scale, as SVG that lies upon it. */
  marks?: string;
  /** The names of its numbered parts, in their order. */
  parts?: string[];
}

/** Finds the caption, numbered parts and scale of a picture, if the content has them. */
export function captionedPicture(source: PictureSource, path: string, alt: string): CompiledPicture {
  const src = source.image(path);
  const known = pictureFacts(source, path);
  if (!known) return { src, alt };
  const { parts = [], scale, texts } = known;
  const marks = pictureMarks({ parts, ...(scale && { scale }) }, src, source.language);
  return {
    src,
    alt,
    caption: texts.caption,
    ...(marks && { marks }),
    ...(parts.length > 0 && { parts: parts.map(({ id }) => namesOf(texts)(id)) }),
  };
}

/** Finds an image among the pictures, or else among the figures that texts place. */
function pictureFacts({ content, language }: PictureSource, path: string): PictureFacts | undefined {
  for (const [id, { image, ...data }] of content.itemsOf<PictureItemData>('picture')) {
    if (image === path)
      return { ...data, texts: content.itemTexts<PictureItemTexts>(itemKindNamed('picture'), language, id) };
  }
  for (const [id, { chart }] of content.itemsOf<FigureData>('figure')) {
    if (chart.type === 'picture' && chart.image === path)
      return { ...chart, texts: content.itemTexts<FigureTexts>(itemKindNamed('figure'), language, id) };
  }
  return undefined;
}

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

const sizes = pictureSizes('38em');

/** Writes a picture that stands in a text as HTML: with its dimensions, so that nothing moves when it arrives. */
export function pictureInText({ src, srcset, avif, width, height }: CompiledImage, alt: string): string {
  const offered = srcset ? ` srcset="${srcset}" sizes="${sizes}"` : '';
  const image = `<img src="${src}"${offered} alt="${escapeXml(alt)}" width="${width}" height="${height}" loading="lazy">`;
  return avif ? `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}">${image}</picture>` : image;
}

/** The radius of the circle around the number of a part, for a picture 1000 wide. */
const radius = 26;

/** The numbers of a picture's parts and the bar of its scale, as SVG to lie upon it; nothing if it has none. */
function pictureMarks(
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
