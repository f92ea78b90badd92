import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { FooterTexts, HeaderTexts } from '../../content/model/frame-texts.ts';
import type { HomeTexts } from '../../content/model/page-texts.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { type LanguageCode, languageOf } from '../../src/lib/language/languages.ts';
import { itemsOf, labels, pageOfEachKind, pageTitle, readContent } from './support/content.ts';
import { peopleOf } from './support/content-items.ts';
import { citedArticle } from './support/publications.ts';
import { expect, test, waitForFonts } from './support/test.ts';
import { setTheme } from './support/theme.ts';

const { origin } = readContent<{ origin: string }>('data/site.json');
const { hero } = readContent<HomeTexts>('en/home.json');

interface Sheet {
  text: string;
  width: number;
  height: number;
  /** Texts that lie upon others. */
  covered: string[];
}

/** Prints the page and reads the PDF: the text and the size of each page, in points. */
async function print(page: Page): Promise<Sheet[]> {
  await waitForFonts(page);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const items = (await sheet.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push({ text: items.map(({ str }) => str).join(' '), width, height, covered: coveredTexts(items) });
  }
  await task.destroy();
  return pages;
}

/** A text of a PDF, as pdf.js has it: how it is placed, and how large it is. */
interface PlacedText {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** The texts that lie upon others, by more than lines or letters that stand close. One with an edge around its letters is drawn twice. */
function coveredTexts(items: readonly PlacedText[]): string[] {
  const written = items.filter(({ str }) => str.trim());
  const at = ({ transform: [, , , , x = 0, y = 0] }: PlacedText) => ({ x, y });
  return written.flatMap((one, index) =>
    written.slice(index + 1).flatMap((other) => {
      const [a, b] = [at(one), at(other)];
      const across = Math.min(a.x + one.width, b.x + other.width) - Math.max(a.x, b.x);
      const isSameLine = Math.abs(a.y - b.y) < 0.6 * Math.min(one.height, other.height);
      return isSameLine && across > 3 && one.str !== other.str ? [`${one.str} / ${other.str}`] : [];
    }),
  );
}

const squeezed = (text: string) => text.replace(/[\s\u00ad]+/g, '');

/** The sheets that a text may take: all but the last hold more than this many characters on average, without spaces, which a PDF has at will. */
const leastOnSheet = 900;
const mostSheets = (sheets: readonly { text: string }[]) =>
  1 + Math.floor(sheets.reduce((sum, { text }) => sum + squeezed(text).length, 0) / leastOnSheet);

/** When pages are printed: no midnight comes between. */
const day = new Date('2026-12-09T12:00:00Z');

/** Prints a page, and expects it on few sheets of A4, whole, with its address and the day. Returns its text, without spaces. */
async function expectPrinted(page: Page, code: LanguageCode, path: string, title: string): Promise<string> {
  await page.clock.setFixedTime(day);
  await page.goto(joinLanguagePath(code, path));
  const sheets = await print(page);
  expect(sheets.length).toBeLessThanOrEqual(mostSheets(sheets));
  expect(sheets.flatMap(({ covered }) => covered)).toEqual([]);
  for (const { width, height } of sheets) {
    expect(Math.round(width)).toBe(595);
    expect(Math.round(height)).toBe(842);
  }
  const text = squeezed(sheets.map((sheet) => sheet.text).join(' '));
  const printedOn = day.toLocaleDateString(`${languageOf(code).tag}-GB`, { dateStyle: 'long' });
  for (const shown of [title, origin + joinLanguagePath(code, path), printedOn])
    expect(text).toContain(squeezed(shown));
  // All that leads on from a screen is not on paper.
  const { searchPlaceholder } = readContent<HeaderTexts>(`${code}/header.json`);
  const { feedback } = readContent<FooterTexts>(`${code}/footer.json`);
  for (const hidden of [searchPlaceholder, feedback]) expect(text).not.toContain(squeezed(hidden));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main a[download]').filter({ visible: true }), 'paper saves no files').toHaveCount(0);
  const folded = page.locator('main details:not([data-search-ignore]) > ul');
  for (const list of await folded.all()) await expect(list, 'what is folded away').toBeVisible();
  return text;
}

// Ukrainian is the longer.
const printed = [
  ['a defence', `/training/specialized/${itemsOf('defences')[0]}`],
  ['the schedule', '/training/postgraduate/schedule'],
  ['a department', `/scientific-departments/${itemsOf('departments', 'scientific')[0]}`],
] as const;

test('pages print on few sheets of A4, with their address and the day', async ({ page }) => {
  await test.step('the home page, in English', () => expectPrinted(page, 'en', '/', hero.title));
  for (const [kind, path] of printed)
    await test.step(`${path}, ${kind}`, () => expectPrinted(page, 'ua', path, pageTitle('ua', path)));

  await test.step('in the dark theme it is black on white, drawings too', async () => {
    await setTheme(page, 'dark');
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' });
    const drawing = page.locator('main img[src$=".svg"]').first();
    const corner = { left: 2, top: 2, width: 1, height: 1 };
    const ground = async () => [
      ...(await sharp(await drawing.screenshot())
        .extract(corner)
        .removeAlpha()
        .raw()
        .toBuffer()),
    ];
    await expect.poll(ground, 'the ground of a drawing').toEqual([255, 255, 255]);
  });
});

test('a person is printed as a curriculum vitae, a department as a leaflet', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const sizesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => found.map((each) => Math.round(Number.parseFloat(getComputedStyle(each).fontSize))));
  await page.goto(`/person/${itemsOf('people')[0]}`);
  expect(await sizesOf('h1'), '20 points').toEqual([27]);
  for (const size of await sizesOf('main h2')) expect(size, 'little larger than its text').toBeLessThanOrEqual(17);
  await page.goto(`/scientific-departments/${itemsOf('departments', 'scientific')[0]}`);
  const lefts = await page
    .locator('main nav + div p')
    .evaluateAll((found) => found.flatMap((each) => [...each.getClientRects()].map(({ left }) => Math.round(left))));
  expect(new Set(lefts).size, 'columns').toBe(2);
});

test('an address that is written out is not written twice, one behind a word is', async ({ page }) => {
  const article = citedArticle();
  const author = peopleOf('ua').find(
    ({ id, profiles }) => article?.people.includes(id) && Object.keys(profiles).length,
  );
  test.skip(!article || !author, 'Nobody with a profile names an article with a DOI.');
  const path = `/person/${author?.id}`;
  // Only the Ukrainian pages show profiles of every kind.
  const text = await expectPrinted(page, 'ua', path, pageTitle('ua', path));
  expect(text.split(`https://doi.org/${article?.doi}`)).toHaveLength(2);
  for (const profile of await page.locator('main a[rel~="me"]').all()) {
    const address = squeezed((await profile.getAttribute('href')) ?? '');
    expect(text.split(address)).toHaveLength(2);
    if (!(await profile.textContent())?.includes(address)) expect(text).toContain(`(${address})`);
  }
});

test('paper leaves no gap where a link was or a viewer has yet to come, and no address alone on a sheet', async ({
  page,
}) => {
  await page.goto(pageOfEachKind().get('TestPage') ?? '');
  const waiting = page.getByText(labels('ua').documents.loading);
  await expect(waiting).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(waiting).toBeHidden();
  await page.goto('/en/data');
  await expect(page.locator('main a[href="/en/calendar.ics"]')).toBeVisible();
  // The size of A4 between its margins, in px.
  const [width = 0, height = 0] = [210 - 2 * 16, 297 - 14 - 18].map((mm) => (mm / 25.4) * 96);
  await page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) });
  const text = 'the last words';
  await page.evaluate(
    ([words, end]) => {
      const line = document.querySelector('.print-line');
      const [before, last] = [document.createElement('div'), document.createElement('p')];
      last.textContent = words;
      document.querySelector('main')?.lastElementChild?.replaceChildren(before, last);
      // The line is a few px too far down for the second sheet.
      const room = 2 * end - (line?.getBoundingClientRect().bottom ?? 0) + 8;
      before.style.height = `${room}px`;
    },
    [text, height] as const,
  );
  const sheets = await print(page);
  expect(sheets.map((sheet) => squeezed(sheet.text).includes(squeezed(text)))).toEqual([false, false, true]);
});
