import type { Page } from 'playwright/test';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import type { LanguageCode } from '../../src/language/languages.ts';
import { withPlainSpaces } from '../../src/language/no-break-spaces.ts';
import { pageOfEachKind, pageTitle } from './support/content.ts';
import { focusStops, tabThrough } from './support/focus.ts';
import { resizer } from './support/resizer.ts';
import { expect, hydrated, test } from './support/served-site.ts';
import { setTheme } from './support/theme.ts';

/** How the focus is looked at. */
const looks = [
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;
/** The page that is gone through by keys, header and footer included. */
const byKeys = 'HomePage';

/** What is not a route like the others: its heading is another, or its status. */
const unlikeOthers = ['HomePage', 'NotFoundPage', 'TestPage'];

test('in ua, a page of every kind is whole and hydrates, pictures have their room before they come, and the focus is seen', async ({
  page,
  site,
}) => {
  const problems: string[] = [];
  let pictures = 0;
  const resize = await resizer(page);
  const session = await page.context().newCDPSession(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [kind, path] of pageOfEachKind()) {
    // A route of Playwright's would take the scripts out of the cache.
    await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
    const found = await openWhole(page, kind, path, 'ua', site.origin);
    const before = await pictureBoxes(page, resize, [360, 1024]);
    await session.send('Fetch.disable');
    await allPicturesCome(page);
    const after = await pictureBoxes(page, resize, [1024, 360]);
    pictures += after.length;
    found.push(...after.filter((box) => !before.includes(box)).map((box) => `has no room for ${box}`));
    for (const { width, theme } of looks) {
      await resize(width, 740);
      await setTheme(page, theme);
      const stops = kind === byKeys ? await tabThrough(page) : await focusStops(page);
      const where = `${theme}, ${width} px`;
      if (stops.length <= 3) found.push(`${where}: only ${stops.length} elements take the focus`);
      for (const { name, problem } of stops) if (problem) found.push(`${where}: ${name} ${problem}`);
    }
    problems.push(...found.map((problem) => `${kind}: ${problem}`));
  }
  expect(pictures).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('in en, a page of every kind is whole and hydrates', async ({ page }) => {
  const problems: string[] = [];
  for (const [kind, path] of pageOfEachKind()) {
    if (unlikeOthers.includes(kind)) continue;
    const found = await openWhole(page, kind, path, 'en');
    problems.push(...found.map((problem) => `${kind}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

/** Opens a page, and tells what of it is not as it should be: its status, its one heading, and its HTML after its script has taken over. */
async function openWhole(
  page: Page,
  kind: string,
  path: string,
  language: LanguageCode,
  origin = '',
): Promise<string[]> {
  const markup = () => page.evaluate(() => document.getElementById('root')?.innerHTML);
  const response = await page.goto(origin + joinLanguagePath(language, path), { waitUntil: 'domcontentloaded' });
  const before = await markup();
  await hydrated(page);
  if (unlikeOthers.includes(kind)) return [];
  const headings = await page.locator('h1').allTextContents();
  const title = withPlainSpaces(headings.join(' and '));
  return [
    ...(response?.status() === 200 ? [] : [`is answered with ${response?.status()}`]),
    ...(title === withPlainSpaces(pageTitle(language, path)) ? [] : [`is titled ${title}`]),
    ...((await markup()) === before ? [] : ['is changed by hydration']),
  ];
}

/** Each picture of the page with its size, in windows of these widths. */
async function pictureBoxes(
  page: Page,
  resize: Awaited<ReturnType<typeof resizer>>,
  widths: number[],
): Promise<string[]> {
  const boxes: string[] = [];
  for (const width of widths) {
    await resize(width, 740);
    const all = await page.evaluate(() =>
      [...document.images].map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return `${new URL(image.src).pathname}, ${Math.round(width)} × ${Math.round(height)} px`;
      }),
    );
    boxes.push(...all.map((box) => `${box} in a window of ${width} px`));
  }
  return boxes;
}

/** Lets all pictures come, wherever they are. */
async function allPicturesCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      [...document.images].map(async (image) => {
        if (!image.complete) await new Promise((done) => Object.assign(image, { onload: done, onerror: done }));
        if (!image.naturalWidth) throw new Error(`${image.src} has not come`);
      }),
    );
  });
}
