import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { type LanguageCode, languageCodes } from '../../src/lib/language/languages.ts';
import { pageOfEachKind } from './support/content.ts';
import { type FocusStop, focusStops, tabThrough } from './support/focus.ts';
import { FramedPage } from './support/framed-page.ts';
import { PictureGate } from './support/picture-gate.ts';
import { expect, hydrated, open, test } from './support/served-site.ts';
import { stopBeforeEvents } from './support/stop-before-events.ts';
import { setTheme } from './support/theme.ts';

/** The ways to look at the focus. */
const looks = [
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;
const height = 740;
/** The pages that say more once the script knows the day; what they say is tested among the tasks of visitors. */
const ofTheDay = new Set(['EntrantPage', 'SchedulePage']);

test('a page of every kind hydrates as it came, in the languages by turns', async ({ page }) => {
  const changed: string[] = [];
  await stopBeforeEvents(page);
  // But for the mark of the script that has taken over the menu.
  const markup = () => page.evaluate(() => document.getElementById('root')?.innerHTML.replace(' data-live=""', ''));
  for (const [index, [kind, path]] of [...pageOfEachKind()].entries()) {
    // Its status is an error, of which the browser complains.
    if (kind === 'NotFoundPage' || ofTheDay.has(kind)) continue;
    const language = languageCodes[index % languageCodes.length] as LanguageCode;
    await page.goto(joinLanguagePath(language, path), { waitUntil: 'domcontentloaded' });
    const before = await markup();
    await hydrated(page);
    if ((await markup()) !== before) changed.push(`${kind} in ${language}`);
  }
  expect(changed).toEqual([]);
});

test('the home page is gone through by keys, header and footer included, and the focus is seen', async ({
  page,
  site,
}) => {
  const problems: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site.origin);
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height });
    await setTheme(page, theme);
    problems.push(...unseen(await tabThrough(page)).map((problem) => `${theme}, ${width} px: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test.describe('in a frame', () => {
  // Pages may not be framed otherwise.
  test.use({ bypassCSP: true });

  test('on a page of every kind pictures have their room before they come, and the focus is seen', async ({
    page,
    site,
  }) => {
    const problems: string[] = [];
    let pictures = 0;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const gate = await PictureGate.at(page);
    for (const [kind, path] of pageOfEachKind()) {
      gate.close();
      // In a frame anew: a picture that the page before had, too, would be there at once.
      const frame = await FramedPage.open(page, site);
      await frame.show(joinLanguagePath('ua', path));
      const before = await frame.measure([pictureBoxes], [1280, 360], height, ['with the script']);
      gate.open();
      await page.evaluate(allPicturesCome);
      const after = await frame.measure([pictureBoxes], [360, 1280], height, ['with the script']);
      pictures += after.length;
      const found = after.filter((box) => !before.includes(box)).map((box) => `has no room for ${box}`);
      for (const { width, theme } of looks) {
        await frame.resize(width, height);
        await frame.setTheme(theme);
        found.push(...unseen(await focusStops(page)).map((problem) => `${theme}, ${width} px: ${problem}`));
      }
      problems.push(...found.map((problem) => `${kind}: ${problem}`));
    }
    expect(pictures).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

/** Where the focus cannot be seen, or that there is nothing to have it. */
function unseen(stops: FocusStop[]): string[] {
  const few = stops.length > 3 ? [] : [`only ${stops.length} elements take the focus`];
  return [...few, ...stops.flatMap(({ name, problem }) => (problem ? [`${name} ${problem}`] : []))];
}

/** Each picture of the page with its size. Runs in the window. */
function pictureBoxes(page: Document, name: string): string[] {
  return [...page.images].map((image) => {
    const { width, height } = image.getBoundingClientRect();
    return `${new URL(image.src).pathname}, ${Math.round(width)} × ${Math.round(height)} px at ${name}`;
  });
}

/** Lets all pictures come, wherever they are. Runs in the window. */
async function allPicturesCome(): Promise<void> {
  const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
  const images = [...(contentDocument as Document).images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(
    images.map(async (image) => {
      if (!image.complete) await new Promise((done) => Object.assign(image, { onload: done, onerror: done }));
      if (!image.naturalWidth) throw new Error(`${image.src} has not come`);
    }),
  );
}
