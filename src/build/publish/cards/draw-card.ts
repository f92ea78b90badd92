import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemperColour } from '../../../../content/model/units.ts';
import { wrapText } from '../../../compile/charts/chart-frame.ts';
import { readChecksummedBytes, removeUnused, writeChecksummedBytes } from '../../../lib/cache/checksummed-file.ts';
import { type CardDesign, type Lettering, loadLettering, type PageCard } from '../page-cards.ts';
import type { PublishedFile } from '../published-file.ts';

/** The sizes of a title, the largest first, and how many lines of each there is space for. */
const sizes = [
  { size: 64, most: 2 },
  { size: 52, most: 3 },
  { size: 44, most: 3 },
  { size: 36, most: 4 },
  { size: 30, most: 5 },
];

/** Breaks a title into lines of the largest size at which it fits; one that never does ends with an ellipsis. */
export function fitTitle(
  lettering: Pick<Lettering, 'width'>,
  title: string,
  width: number,
): { size: number; lines: string[] } {
  const fitted = sizes.map(({ size, most }) => {
    const lines = wrapText(title, width, (text) => lettering.width(text, size));
    const fits = lines.length <= most;
    // In place of the last word and a sign before it there is room for the ellipsis.
    const cut = lines[most - 1]?.replace(/[\s.,:;–—-]*\s\S+$/, '…') ?? '';
    return { size, fits, lines: fits ? lines : [...lines.slice(0, most - 1), cut] };
  });
  const { size, lines } = fitted.find(({ fits }) => fits) ?? fitted.at(-1) ?? { size: 0, lines: [] };
  return { size, lines };
}

/** The temper colours of the light theme: a card is the same in both. */
export const temperColours: Record<TemperColour, string> = {
  straw: '#d9a441',
  bronze: '#a45f2c',
  'red-brown': '#a5452a',
  'brown-purple': '#8a3b5e',
  purple: '#6a4c93',
  blue: '#2f65a0',
  'light-blue': '#7fb6c9',
  teal: '#2d7a84',
};

const ground = '#f8f8f8';
const ink = '#16323a';
const margin = 64;
const pictureHeight = 310;
const edge = 10;

const mark =
  'M24 3 42 13.5v21L24 45 6 34.5v-21ZM24 17.5 29.6 20.8v6.4L24 30.5 18.4 27.2v-6.4ZM24 3v14.5M42 13.5 29.6 20.8M42 34.5 29.6 27.2M24 45V30.5M6 34.5 18.4 27.2M6 13.5 18.4 20.8';

/** Returns what draws cards, as JPEG. Fonts and pictures are loaded once. */
export function cardDrawer(imagesDir: string): (card: PageCard) => Promise<Buffer> {
  let lettering: Promise<Lettering> | undefined;
  const pictures = new Map<string, Promise<Buffer>>();

  return async ({ design, width, height }) => {
    const { default: sharp } = await import('sharp');
    const { path } = design.picture;
    const load = async (pictureHeight: number) => {
      const isDrawing = path.endsWith('.svg');
      // A drawing is shown whole, a photograph or micrograph fills the card.
      return sharp(readFileSync(join(imagesDir, path)))
        .autoOrient()
        .resize({ width, height: pictureHeight, fit: isDrawing ? 'contain' : 'cover', background: ground })
        .flatten({ background: ground })
        .removeAlpha()
        .raw()
        .toBuffer();
    };
    const jpeg = { quality: 82 };
    if (design.kind === 'picture') {
      return sharp(await load(height), { raw: { width, height, channels: 3 } })
        .jpeg(jpeg)
        .toBuffer();
    }
    lettering ??= loadLettering();
    const picture = pictures.get(path) ?? load(pictureHeight);
    pictures.set(path, picture);
    const words = wordsSvg(await lettering, design, width, height - pictureHeight);
    // The picture is above the words: their rows are concatenated, and nothing has to be blended.
    const rows = await Promise.all([picture, sharp(Buffer.from(words)).removeAlpha().raw().toBuffer()]);
    return sharp(Buffer.concat(rows), { raw: { width, height, channels: 3 } })
      .jpeg(jpeg)
      .toBuffer();
  };
}

function wordsSvg(
  lettering: Lettering,
  { title, institute, brand, hasOwnLogo, colour }: Extract<CardDesign, { kind: 'title' }>,
  width: number,
  height: number,
): string {
  const { size, lines } = fitTitle(lettering, title, width - 2 * margin);
  const first = edge + 44 + size * 0.75;
  const outlines = lines.map((line, index) => lettering.outline(line, margin, first + index * size * 1.16, size));
  const base = height - 44;
  // The scale ends in the institute's own colour; of another brand it is that colour alone.
  const scale = brand === temperColours.teal ? Object.values(temperColours) : [brand, brand];
  const stops = scale.map(
    (each, index, { length }) => `<stop offset="${index / (length - 1)}" stop-color="${each}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="scale">${stops.join('')}</linearGradient>
<rect width="${width}" height="${height}" fill="#ffffff"/>
<rect width="${width}" height="${edge}" fill="${colour ? temperColours[colour] : 'url(#scale)'}"/>
<path d="${outlines.join('')}" fill="${ink}"/>
${hasOwnLogo ? '' : `<g transform="translate(${margin - 5} ${base - 33})" fill="none" stroke="${brand}" stroke-width="2.6" stroke-linejoin="round"><path d="${mark}"/></g>`}
<path d="${lettering.outline(institute, hasOwnLogo ? margin : margin + 58, base, 28)}" fill="${brand}"/>
</svg>`;
}

/** The cards of the pages. Their names hold the hash of what they show; drawn cards are cached. */
export function cardFiles(cards: Iterable<PageCard>, imagesDir: string, cacheDir: string): PublishedFile<Buffer>[] {
  const draw = cardDrawer(imagesDir);
  const drawn = [...cards].map((card) => ({ card, path: card.url.slice(1), cached: join(cacheDir, card.url) }));
  const used = new Set(drawn.map(({ cached }) => cached));
  removeUnused(join(cacheDir, 'cards'), (path) => used.has(path));
  return drawn.map(({ card, path, cached }) => {
    const write = async () => {
      const known = readChecksummedBytes(cached, path);
      if (known) return known;
      const bytes = await draw(card);
      writeChecksummedBytes(cached, path, bytes);
      return bytes;
    };
    return { path, key: path, write };
  });
}
