import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { HomeTexts } from '../../../content/model/page-texts.ts';
import type { RoutesTexts } from '../../../content/model/routes.ts';
import type { TemperColour } from '../../../content/model/units.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import type { PageManifest } from '../../compile/page-manifests.ts';
import { type Unit, unitColour } from '../../compile/site-content.ts';
import { digest } from '../../lib/cache/file-hashes.ts';
import { memoize } from '../../lib/text/memoize.ts';

/** The contents of a card: a picture of the content alone, or a title and the institute's name under a picture. */
export type CardDesign =
  | { kind: 'picture'; picture: ReturnType<typeof contentImage> }
  | {
      kind: 'title';
      picture: ReturnType<typeof contentImage>;
      title: string;
      institute: string;
      brand: string;
      hasOwnLogo?: true;
      colour?: TemperColour;
    };

/** The picture that represents a page where it is linked to. */
export type PageCard = ReturnType<typeof card>;

/** The size that social networks and messengers show uncropped. */
const size = { width: 1200, height: 630 };
/** Changes when the way in which cards are drawn does, so that their addresses change too. */
const version = 'card 4';

/**
 * Finds the card of each page of a language: a news item's own picture, a department's drawing with its name, and for every other
 * page the title of its route. Pages of one kind share a card, so that there are few to draw.
 */
export function pageCards(
  context: CompileContext,
  fontsHash = headingFontsHash(fontsDir),
): (page: Pick<PageManifest, 'route' | 'item'>) => PageCard {
  const { content, language } = context;
  return ({ route, item }) => {
    const collection = content.routes.find(({ id }) => id === route)?.collection;
    if (collection === 'news' && item) {
      const [picture] = context.newsImages(content.newsFacts(item));
      if (picture) return card({ kind: 'picture', picture: contentImage(context, picture.path) }, picture.alt);
    }
    const unit = collection ? context.unitById(item) : undefined;
    return content.once(`card ${language} ${route} ${unit?.id} ${fontsHash}`, () => titleCard(route, unit));
  };

  function titleCard(route: string, unit: Unit | undefined): PageCard {
    const { logo } = content.texts<LabelsTexts>(language, 'labels');
    const { hero } = content.texts<HomeTexts>(language, 'home');
    const words = content.texts<RoutesTexts>(language, 'routes').routes[route];
    const title = route === 'home' ? hero.title : unit ? content.unit(language, unit).name : (words?.title ?? route);
    return card(
      {
        kind: 'title',
        title,
        institute: logo.text,
        brand: content.brandColour,
        ...(content.logo && { hasOwnLogo: true }),
        picture: contentImage(context, unit?.drawing ?? hero.image),
        ...(unit && { colour: unitColour(unit) }),
      },
      `${title}. ${logo.text}`,
      fontsHash,
    );
  }
}

function contentImage(context: CompileContext, path: string) {
  return { path, hash: context.content.imageFacts(path).hash };
}

/** @param fontsHash the hash of the fonts in which a title is drawn */
function card(design: CardDesign, alt: string, fontsHash = '') {
  const name = digest(version, fontsHash, JSON.stringify(design)).slice(0, 12);
  return { url: `/cards/${name}.jpg`, ...size, alt, design };
}

/** Where `npm run fonts` writes the fonts. */
export const fontsDir = join(import.meta.dirname, '../../site/theme/fonts');

/** The files of the heading font, those with the letters of further languages too: each letter is in one of them. */
function headingFonts(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => /^geologica-560-.*\.woff2$/.test(name));
  return names.sort().map((name) => join(dir, name));
}

/** The hash of what titles are drawn with. */
export const headingFontsHash = memoize((dir: string): string =>
  digest(...headingFonts(dir).map((path) => readFileSync(path))),
);

/** Writes texts in the site's heading font as outlines: the library that draws the cards cannot load web fonts. */
export interface Lettering {
  width(text: string, size: number): number;
  /** The outlines of a line of text that begins at a point of its base line, as the data of an SVG path. */
  outline(text: string, x: number, y: number, size: number): string;
}

/** Loads the heading font. */
export async function loadLettering(dir = fontsDir): Promise<Lettering> {
  const { create } = await import('fontkit');
  const fonts = headingFonts(dir).map((path) => create(readFileSync(path)) as Font);
  /** The parts of a text that one font can set; characters that none has are left to the last. */
  const runs = (text: string) => {
    const found: { font: Font; text: string }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = fonts.find((each) => each.hasGlyphForCodePoint(code)) ?? (fonts.at(-1) as Font);
      const last = found.at(-1);
      if (last?.font === font) last.text += character;
      else found.push({ font, text: character });
    }
    return found;
  };
  return {
    width: (text, size) =>
      runs(text).reduce(
        (sum, { font, text: run }) => sum + (font.layout(run).advanceWidth * size) / font.unitsPerEm,
        0,
      ),
    outline(text, x, y, size) {
      let at = x;
      let path = '';
      for (const { font, text: run } of runs(text)) {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(run);
        for (const [index, { path: shape }] of glyphs.entries()) {
          const left = at;
          const place = (value: number, n: number) => (n % 2 ? y - value * scale : left + value * scale).toFixed(1);
          for (const { command, args } of shape.commands) path += commands[command] + args.map(place).join(' ');
          at += (positions[index]?.xAdvance ?? 0) * scale;
        }
      }
      return path;
    },
  };
}

const commands: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
