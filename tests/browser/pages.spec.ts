import type { Page } from 'playwright/test';
import type { FooterTexts, HeaderTexts } from '../../content/model/frame-texts.ts';
import type { PageManifest } from '../../src/compile/page-manifests.ts';
import {
  type FrameHashes,
  frameHashesUrl,
  namespaceUrl,
  pageManifestUrl,
} from '../../src/lib/language/language-path.ts';
import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const words = labels('ua').search;
const { searchPlaceholder } = readContent<HeaderTexts>('ua/header.json');

test('pages are centred, fetch their namespaces, and have news and a search box; the home page has its full width', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/')) fetched.push(new URL(request.url()).pathname);
  });
  await open(page, '/about/history');

  await test.step('hydration fetches the namespaces of the page, each once, and nothing else of the content', async () => {
    const read = async (url: string) => (await page.request.get(url)).json();
    const { language, namespaces } = (await read(pageManifestUrl('/about/history'))) as PageManifest;
    const frame = (await read(frameHashesUrl(language))) as FrameHashes;
    const urls = Object.entries(namespaces).map(([name, hash]) =>
      namespaceUrl(language, name, hash || frame[name] || ''),
    );
    expect(fetched.sort()).toEqual(urls.sort());
  });

  await test.step('screen readers find the footer, however far below it is', async () => {
    const { contacts, askQuestion } = readContent<FooterTexts>('ua/footer.json');
    const session = await page.context().newCDPSession(page);
    const headings = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ role, ignored }) => role?.value === 'heading' && !ignored)
        .map(({ name }) => name?.value);
    };
    await expect.poll(headings).toEqual(expect.arrayContaining([contacts, askQuestion]));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await session.detach();
  });

  await test.step('the sidebar shows the four newest items, newest first', async () => {
    const links = page.getByRole('complementary').getByRole('link');
    await expect(links).toHaveText(
      newsOf('ua')
        .slice(0, 4)
        .map(({ title }) => title),
    );
  });

  for (const width of [1200, 1920]) {
    await test.step(`they are centred at 90 % of a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const area = await page.getByRole('main').locator('xpath=..').boundingBox();
      expect(area?.width).toBeCloseTo(width * 0.9, 0);
      expect(area?.x).toBeCloseTo(width * 0.05, 0);
    });
  }

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const room = page.locator('main >> search >> nth=0');
  const box = room.getByRole('searchbox', { name: searchPlaceholder, includeHidden: true });
  const toggle = page.getByRole('button', { name: words.open });

  await test.step('the search box is collapsed to nothing until it is wanted', async () => {
    await expect(box).toBeHidden();
    expect((await room.boundingBox())?.width).toBe(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toBeFocused();
    await expectDistinctNames(page);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  for (const [width, expected] of [
    [700, 250],
    [360, undefined],
  ] as const)
    await test.step(`in a window of ${width} px the search box is ${expected ? `${expected} px wide` : 'as wide as the page'}`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await toggle.click();
      if (expected) await expect.poll(async () => (await room.boundingBox())?.width).toBe(expected);
      else {
        // The button that closes it stays beside it.
        const available = width * 0.9;
        await expect.poll(async () => (await room.boundingBox())?.width ?? 0).toBeGreaterThan(available - 64);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
    });

  await test.step('what is searched for is trimmed, and the page does not reload', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await toggle.click();
    await box.fill('  чавун і сталь  ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'search'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('чавун і сталь');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectDistinctNames(page);
  });

  await test.step('the home page is full width and has no sidebar', async () => {
    await page.goto('/');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width).toBe(page.viewportSize()?.width);
  });
});

/** Expects that no two searches of a page are read out alike. */
async function expectDistinctNames(page: Page): Promise<void> {
  const searches = page.locator('search').filter({ visible: true });
  await expect(searches).toHaveCount(2);
  const readOut = await Promise.all((await searches.all()).map((each) => each.ariaSnapshot()));
  const names = readOut.flatMap((lines) => lines.match(/(?:searchbox|button) "[^"]*"/g) ?? []);
  expect(names).toHaveLength(4);
  expect(new Set(names).size, names.join('; ')).toBe(4);
}
