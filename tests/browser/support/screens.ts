import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { joinLanguagePath } from '../../../src/language/language-path.ts';
import { type LanguageCode, languageCodes } from '../../../src/language/languages.ts';
import type { BuiltPage } from './built-pages.ts';

/** Where the accepted screens are: a folder for each kind of page. */
export const screensDir = join(import.meta.dirname, '../../../tests/screens');

/** Chromium draws no higher pictures; of a longer page, the top is compared. */
const mostHeight = 12_000;
/** Screens are kept this small: what shifts by two pixels still shows. */
const scale = 1 / 4;

/** The part of a page that a screen shows. */
export type ScreenPart = 'header' | 'main' | 'aside' | 'footer';

const selectors: Record<ScreenPart, string> = {
  header: '#root > header',
  main: '#root main',
  aside: '[data-columns] > aside',
  footer: '#root > footer',
};

/** What is written beside the accepted screens of a kind of pages. */
export interface AcceptedPage {
  /** The page's path, without its language. */
  path: string;
  /** The part's text in each language, as a hash. */
  texts: Partial<Record<LanguageCode, string>>;
}

/** A page in each language. */
export interface ScreenPage {
  path: string;
  versions: ReadonlyMap<LanguageCode, BuiltPage>;
}

/** What was accepted of a kind of pages; undefined if nothing was. */
export function acceptedPage(name: string): AcceptedPage | undefined {
  const file = join(screensDir, name, 'page.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The pages that are in every language, by the component that shows them; those with most in them come first. */
export function pagesByComponent(pages: readonly BuiltPage[]): Map<string, ScreenPage[]> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const found = new Map<string, ScreenPage[]>();
  const [first] = languageCodes;
  for (const page of pages) {
    const path = page.url;
    const versions = new Map(
      languageCodes.flatMap((language) => {
        const version = byUrl.get(joinLanguagePath(language, path));
        return version ? [[language, version] as const] : [];
      }),
    );
    if (versions.get(first as LanguageCode) !== page || versions.size < languageCodes.length) continue;
    found.set(page.component, [...(found.get(page.component) ?? []), { path, versions }]);
  }
  for (const same of found.values()) same.sort((a, b) => size(b) - size(a));
  return found;
}

function size({ versions }: ScreenPage): number {
  return [...versions.values()].reduce((sum, { html }) => sum + html.length, 0);
}

/** What a part of a page says and shows, as a hash: editors may change it without asking for its look. */
export async function textHash(page: Page, part: ScreenPart): Promise<string> {
  const text = await page.locator(selectors[part]).evaluate((element) => {
    const pictures = [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    return [element.textContent, ...pictures].join('\n');
  });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Takes a picture of a part of a page over the page's whole width, with nothing around it, as a small PNG. */
export async function takeScreen(page: Page, part: ScreenPart): Promise<Buffer> {
  const clip = await page.locator(selectors[part]).evaluate((shown) => {
    for (const other of document.querySelectorAll<HTMLElement>('#root :is(header, main, aside, footer)')) {
      const isOutside = !shown.contains(other) && !other.contains(shown);
      other.style.visibility = isOutside ? 'hidden' : 'visible';
    }
    const { top, height } = shown.getBoundingClientRect();
    return { x: 0, y: top + scrollY, width: document.documentElement.clientWidth, height };
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, height: Math.min(clip.height, mostHeight), scale },
    captureBeyondViewport: true,
  });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).png({ palette: true, colours: 64, effort: 1 }).toBuffer();
}

/** Takes a picture that the next one is the same as: all of it is painted. */
export async function takeStill(page: Page, part: ScreenPart): Promise<Buffer> {
  let last = await takeScreen(page, part);
  for (;;) {
    const next = await takeScreen(page, part);
    if (next.equals(last)) return next;
    last = next;
  }
}
