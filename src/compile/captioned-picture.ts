import type { FigureData, FigureTexts, PictureData } from '../../content/model/figures.ts';
import type { PictureItemData, PictureItemTexts } from '../../content/model/pictures.ts';
import { itemKindNamed } from '../content/kind-table.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { namesOf } from './figures/names-of.ts';
import { pictureMarks } from './figures/picture-marks.ts';
import type { CompiledImage } from './image-variants.ts';
import type { SiteContent } from './site-content.ts';

/** Where the words of a picture and its files are found. */
interface PictureSource {
  content: SiteContent;
  language: LanguageCode;
  image: (path: string) => CompiledImage;
}

/** What the content says of an image: its numbered parts and scale, and its words. */
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
