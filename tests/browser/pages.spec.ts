import {
  type FrameHashes,
  frameHashesUrl,
  namespaceUrl,
  type PageManifest,
  pageManifestUrl,
} from '../../src/namespaces/page-manifest.ts';
import { newsOf } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

test('pages are centred, fetch their namespaces, and have the newest news beside them; the home page has its full width', async ({
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

  await test.step('the home page is full width and has no sidebar', async () => {
    await page.goto('/');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width).toBe(page.viewportSize()?.width);
  });
});
