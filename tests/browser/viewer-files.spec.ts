import {
  chinesePage,
  cmykPage,
  filteredPage,
  heavyPages,
  jbig2Page,
  jpxPage,
  numberedPages,
  symbolPage,
  turnedPage,
  ukrainianPage,
} from './support/documents/made-documents.ts';
import { expect, hydrated, test } from './support/served-site.ts';
import { openDocument, shown, words } from './support/viewer.ts';

test('of a long file only the parts are fetched that are looked at, in ranges of 65,536 bytes', async ({
  page,
  site,
}) => {
  const file = heavyPages(20, 1_000_000);
  const viewer = await openDocument(page, site, file);
  await expect(viewer.text).toHaveText('Page number 1');
  const asked = () => site.requestsOf(shown.path).filter(({ range }) => range);
  // The next page is drawn ahead.
  await expect.poll(() => asked().length).toBeGreaterThan(5);
  const ranges = asked();
  for (const { range } of ranges) {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    expect(Number(start) % 65_536).toBe(0);
    expect((Number(end) + 1) % 65_536 === 0 || Number(end) === file.length - 1).toBe(true);
  }
  const fetched = ranges.reduce((sum, { bytes }) => sum + bytes, 0);
  // The first page, the next one drawn ahead, and what lists all pages: a fifth of the file at most.
  expect(fetched).toBeLessThan(file.length / 5);
  await viewer.field.fill('15');
  await viewer.field.press('Enter');
  await expect(viewer.text).toHaveText('Page number 15');
  expect(site.requestsOf(shown.path).reduce((sum, { bytes, range }) => sum + (range ? bytes : 0), 0)).toBeLessThan(
    file.length / 2,
  );
});

test('of 60 MB over a slow line a sixth has not come when the first page is shown', async ({ page, site }) => {
  const file = heavyPages(60, 1_000_000);
  const viewer = await openDocument(page, site, { body: file, rate: 2_000_000 });
  await expect(viewer.text).toHaveText('Page number 1');
  const come = site.requestsOf(shown.path).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(come).toBeGreaterThan(1_000_000);
  expect(come).toBeLessThan(file.length / 6);
});

test('no request leaves the site, and nothing of the viewer is fetched before it is wanted', async ({
  page,
  site,
}) => {
  const origins = new Set<string>();
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    origins.add(origin);
    paths.push(pathname);
  });
  site.files.set(shown.path, { body: numberedPages(2) });
  await page.goto(`${site.origin}/test`);
  await hydrated(page);
  expect(paths.filter((path) => /worker|pdfjs|viewer/.test(path))).toEqual([]);
  await page.goto(`${site.origin}/test#document=${shown.id}`);
  await page.reload();
  await page.locator('.viewer-text').getByText('Page number 1').waitFor();
  expect(paths).toContain('/pdf.worker.min.js');
  expect([...origins]).toEqual([site.origin]);
});

const pictures: [name: string, file: Buffer, dark: [number, number], mean: [number, number]][] = [
  // A third of the page is the picture; half of it is black.
  ['JBIG2', jbig2Page(), [0.15, 0.17], [205, 225]],
  // The picture is a grey in the middle: nothing dark, and far from white.
  ['JPEG 2000', jpxPage(), [0, 0.001], [205, 225]],
];

const fonts: [name: string, file: Buffer, text: string, fetched: RegExp | undefined][] = [
  ['Chinese', chinesePage(), '钢广研', /cmaps\/UniGB-UCS2-H\.bcmap$/],
  ['Ukrainian', ukrainianPage(), 'сталь', undefined],
  ['ornaments', symbolPage(), 'abc', /standard_fonts\/FoxitDingbats\.pfb$/],
];

test('pictures, colours and turned pages of every sort are seen', async ({ page, site }) => {
  for (const [name, file, dark, mean] of pictures)
    await test.step(`a scan packed by ${name}`, async () => {
      site.forget();
      const viewer = await openDocument(page, site, file);
      await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
      const pixels = await viewer.pixels();
      expect(pixels.dark).toBeGreaterThanOrEqual(dark[0]);
      expect(pixels.dark).toBeLessThanOrEqual(dark[1]);
      expect(pixels.mean).toBeGreaterThan(mean[0]);
      expect(pixels.mean).toBeLessThan(mean[1]);
      expect(site.requests.filter(({ path }) => /^\/pdfjs\/[\d.]+\/wasm\/\w+\.wasm$/.test(path))).toHaveLength(1);
    });
  await test.step('colours for print are converted by the profile of the library', async () => {
    site.forget();
    const viewer = await openDocument(page, site, cmykPage());
    await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
    const colour = await viewer.canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      return [
        ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? []),
      ];
    });
    // Without the profile cyan is as loud as on a screen: 0, 255, 255.
    expect(colour[0]).toBeLessThan(60);
    expect(colour[1]).toBeGreaterThan(130);
    expect(colour[1]).toBeLessThan(200);
    expect(site.requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(/iccs\/.+\.icc$/));
  });
  await test.step('masks of brightness and transfer functions are seen, though a worker has no filters', async () => {
    const viewer = await openDocument(page, site, filteredPage());
    await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
    // Shares of the sheet's width and height: seen through the mask, hidden by it, not changed, changed.
    const places = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.55],
      [0.5, 0.9],
    ] as const;
    const greys = await viewer.canvas.evaluate((element, points) => {
      const { width, height } = element as HTMLCanvasElement;
      const data = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return points.map(([x, y]) => data?.[4 * (Math.floor(y * height) * width + Math.floor(x * width))]);
    }, places);
    expect(greys).toEqual([0, 255, expect.closeTo(128, -1), 255]);
  });
  for (const rotation of [0, 90, 180, 270])
    await test.step(`words lie over their picture on a page turned by ${rotation}°`, async () => {
      const viewer = await openDocument(page, site, turnedPage(rotation));
      await expect(viewer.text).toHaveText('Turned');
      const box = await viewer.text.locator('span').boundingBox();
      const sheet = await viewer.canvas.boundingBox();
      if (!box || !sheet) throw new Error('Words and picture have no place.');
      const dark = await viewer.darkPlace();
      expect((box.x + box.width / 2 - sheet.x) / sheet.width).toBeCloseTo(dark.x, 1);
      expect((box.y + box.height / 2 - sheet.y) / sheet.height).toBeCloseTo(dark.y, 1);
    });
});

test('words in fonts that the file does not hold can be read and selected', async ({ page, site, complaints }) => {
  complaints.expect(/Cannot load system font/);
  for (const [name, file, text, fetched] of fonts)
    await test.step(name, async () => {
      site.forget();
      const viewer = await openDocument(page, site, file);
      await expect(viewer.text).toHaveText(text);
      expect((await viewer.pixels()).dark).toBeGreaterThan(0.0005);
      if (fetched) expect(site.requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(fetched));
    });
});

test('what cannot be fetched by file name is told in the words of the catalogue, and the page is shown', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/./);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const missing = [
    '/pdfjs/5.6.205/cmaps/UniGB-UCS2-H.bcmap',
    '/pdfjs/5.6.205/standard_fonts/FoxitDingbats.pfb',
    '/pdfjs/5.6.205/wasm/jbig2.wasm',
  ] as const;
  const kinds = ['CMap', 'font data', 'wasm data'];
  for (const [index, file] of [chinesePage(), symbolPage(), jbig2Page()].entries()) {
    site.forget();
    for (const path of missing) site.files.set(path, { body: Buffer.from(''), status: 404 });
    const viewer = await openDocument(page, site, file);
    await expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
    await expect
      .poll(() => told)
      .toContainEqual(expect.stringMatching(`^Unable to load ${kinds[index]} at: .*${missing[index]}$`));
    await expect(viewer.button(words.next)).toBeVisible();
  }
});

test('two documents on one page have no id in common, though parts of both have one in their files', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/test#document=${shown.id}`);
  await hydrated(page);
  // The second one opens once it comes into view.
  await page.locator('main h2').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const texts = page.locator('.viewer-text');
  await expect(texts).toHaveCount(2);
  for (const text of await texts.all()) {
    await text.scrollIntoViewIfNeeded();
    await expect(text.locator('.markedContent').first()).toBeAttached();
  }
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});
