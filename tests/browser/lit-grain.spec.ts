import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { GrainData, MicrographData } from '../../content/model/figures.ts';
import type { HomeTexts } from '../../content/model/page-texts.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { contentPath, idsOf, readContent } from './support/content.ts';
import { expect, painted, test, waitForFonts } from './support/test.ts';

const micrographs = existsSync(contentPath('data/micrographs'))
  ? idsOf('data/micrographs').map((id) => readContent<MicrographData>(`data/micrographs/${id}.json`))
  : [];
const { hero } = readContent<HomeTexts>('ua/home.json');
const grains = micrographs.filter(({ image }) => image === hero.image).flatMap(({ grains }) => grains);
const phases = [...new Set(grains.map(({ phase }) => phase))];

test.beforeEach(() => test.skip(!grains.length, 'The content outlines no grains of the picture of the home page.'));

const layer = (page: Page) => page.locator('main [data-lit]');

/** A point of the window in the middle of one of the grains, where nothing lies over the picture. */
async function pointIn(page: Page, candidates: readonly GrainData[]): Promise<{ x: number; y: number }> {
  const box = await layer(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = await page.locator('picture:has(+ [data-lit]) img').evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return { width: img.naturalWidth, height: img.naturalHeight };
  });
  // The picture covers the box: what does not fit is cut off on both sides alike.
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const place = (per: number, whole: number, room: number) =>
    (room - whole * scale) / 2 + (per / 100) * whole * scale;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middles = candidates.map(({ outline }) => ({
    x: box.x + place(mean(outline.map(({ x }) => x)), picture.width, box.width),
    y: box.y + place(mean(outline.map(({ y }) => y)), picture.height, box.height),
  }));
  const free = await page.evaluate(
    (points) => points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-lit]')),
    middles,
  );
  if (!free) throw new Error('Something lies over all of the grains.');
  return free;
}

/** Puts the pointer on a grain of a phase. */
async function pointAt(page: Page, phase: string): Promise<void> {
  const { x, y } = await pointIn(
    page,
    grains.filter((grain) => grain.phase === phase),
  );
  await page.mouse.move(x, y);
}

/** The elements that have moved on the page without a press since a time of the page's, in ms. */
async function shiftsOf(page: Page, since: number): Promise<string[]> {
  await page.evaluate((from) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < from) continue;
        const sources = Reflect.get(entry, 'sources') as { node?: Element }[];
        shifts.push(...sources.map(({ node }) => node?.className || String(node?.nodeName)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, since);
  await painted(page);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

test('the grain under the pointer lights up and names its phase, and with reduced motion none does', async ({
  page,
}) => {
  const { phases: names = {} } = readContent<HomeTexts>('ua/home.json');
  await page.goto('/');
  // The site's own fonts may move a line when they come.
  await waitForFonts(page);
  await painted(page);
  const from = await page.evaluate(() => performance.now());
  for (const phase of phases) {
    await pointAt(page, phase);
    await expect(layer(page)).toHaveText(names[phase] ?? '');
    await expect(layer(page).locator('polygon[class]')).toHaveCount(1);
  }
  expect(await shiftsOf(page, from), 'nothing moves').toEqual([]);
  await page.getByRole('banner').getByRole('link').first().hover();
  await expect(layer(page)).toBeEmpty();
  const { x, y } = await pointIn(page, grains);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(x, y);
  await painted(page);
  await expect(layer(page)).toBeHidden();
  await expect(layer(page)).toBeEmpty();
});

test('the caption names the phases for everyone', () => {
  for (const { code } of languages) {
    const { hero: words, phases: names = {} } = readContent<HomeTexts>(`${code}/home.json`);
    for (const name of Object.values(names)) expect(words.caption.toLowerCase()).toContain(name.toLowerCase());
  }
});
