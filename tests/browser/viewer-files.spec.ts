import {
  chinesePage,
  cmykPage,
  filteredPage,
  heavyPages,
  jbig2Page,
  jpxPage,
  spelledLines,
  spelledPage,
  symbolPage,
  turnedPage,
  ukrainianPage,
} from './support/documents/made-documents.ts';
import { documentOf } from './support/documents/write-pdf.ts';
import { expect, hydrated, test } from './support/served-site.ts';
import { openDocument, shown, ViewerOnPage, words } from './support/viewer.ts';

test('files of every sort are seen, only what is wanted is fetched, from the site alone, and what is missing is told', async ({
  page,
  site,
  complaints,
}) => {
  const viewer = new ViewerOnPage(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const fetched = () => site.requests.map(({ path }) => path);
  const isShown = () => expect(viewer.stage).toHaveAttribute('aria-busy', 'false');
  const turn = async () => {
    await viewer.button(words.next).click();
    await isShown();
  };
  await test.step('nothing of the viewer is fetched before it is wanted', async () => {
    await page.goto(`${site.origin}/test`);
    await hydrated(page);
    expect(fetched().filter((path) => /worker|pdfjs|viewer/.test(path))).toEqual([]);
  });
  await test.step('two documents on one page have no id in common, though parts of both have one in their files', async () => {
    await page.evaluate((id) => {
      window.location.hash = `document=${id}`;
    }, shown.id);
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
    expect(fetched()).toContain('/pdf.worker.min.js');
  });
  await test.step('a scan packed by JBIG2, of which a third of the page is the picture, and half of it black', async () => {
    complaints.expect(/Cannot load system font/);
    const fonts = [chinesePage(), ukrainianPage(), symbolPage];
    const pictures = [jbig2Page(), jpxPage(), cmykPage, filteredPage];
    await openDocument(page, site, documentOf(...pictures, turnedPage(0), turnedPage(90), ...fonts));
    await isShown();
    const { dark, mean } = await viewer.pixels();
    expect(dark).toBeGreaterThanOrEqual(0.15);
    expect(dark).toBeLessThanOrEqual(0.17);
    expect(mean).toBeGreaterThan(205);
    expect(mean).toBeLessThan(225);
  });
  await test.step('a scan packed by JPEG 2000, a grey in the middle: nothing dark, and far from white', async () => {
    await turn();
    const { dark, mean } = await viewer.pixels();
    expect(dark).toBeLessThanOrEqual(0.001);
    expect(mean).toBeGreaterThan(205);
    expect(mean).toBeLessThan(225);
  });
  await test.step('colours for print are converted by the profile of the library', async () => {
    await turn();
    const [[red, green] = []] = await viewer.coloursAt([[0.5, 0.5]]);
    // Without the profile cyan is as loud as on a screen: 0, 255, 255.
    expect(red).toBeLessThan(60);
    expect(green).toBeGreaterThan(130);
    expect(green).toBeLessThan(200);
    expect(fetched()).toContainEqual(expect.stringMatching(/iccs\/.+\.icc$/));
  });
  await test.step('masks of brightness and transfer functions are seen, though a worker has no filters', async () => {
    await turn();
    // Shares of the sheet's width and height: seen through the mask, hidden by it, not changed, changed.
    const colours = await viewer.coloursAt([
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.55],
      [0.5, 0.9],
    ]);
    expect(colours.map(([red]) => red)).toEqual([0, 255, expect.closeTo(128, -1), 255]);
  });
  for (const rotation of [0, 90])
    await test.step(`words lie over their picture on a page turned by ${rotation}°`, async () => {
      await turn();
      await expect(viewer.text).toHaveText(`Turned ${rotation}`);
      const box = await viewer.text.locator('span').boundingBox();
      const sheet = await viewer.canvas.boundingBox();
      if (!box || !sheet) throw new Error('Words and picture have no place.');
      const dark = await viewer.darkPlace();
      expect((box.x + box.width / 2 - sheet.x) / sheet.width).toBeCloseTo(dark.x, 1);
      expect((box.y + box.height / 2 - sheet.y) / sheet.height).toBeCloseTo(dark.y, 1);
    });
  await test.step('words in fonts that the file does not hold can be read and selected', async () => {
    for (const text of ['钢广研', 'сталь', 'abc']) {
      await turn();
      await expect(viewer.text).toHaveText(text);
      expect((await viewer.pixels()).dark, text).toBeGreaterThan(0.0005);
    }
    for (const file of [/cmaps\/UniGB-UCS2-H\.bcmap$/, /standard_fonts\/FoxitDingbats\.pfb$/])
      expect(fetched()).toContainEqual(expect.stringMatching(file));
  });
  await test.step('two viewers on a page keep to themselves', async () => {
    const second = new ViewerOnPage(page, 1);
    await expect(second.field).toHaveValue('1');
    await second.button(words.next).click();
    await expect(second.field).toHaveValue('2');
    await expect(viewer.field).toHaveValue('9');
    await expect(viewer.text).toHaveText('abc');
  });
  await test.step('ligatures and other forms of letters are copied as letters, and lie as wide as they are printed', async () => {
    await openDocument(page, site, documentOf(spelledPage(...spelledLines.map(([printed]) => printed))));
    await expect(viewer.text).toContainText('flow');
    const copied = await viewer.text.evaluate((element) => {
      window.getSelection()?.selectAllChildren(element);
      return window.getSelection()?.toString().trim().split(/\n+/);
    });
    expect(copied).toEqual(spelledLines.map(([, letters]) => letters));
    const sheet = (await viewer.root.locator('.viewer-sheet').boundingBox())?.width ?? 0;
    for (const [word, characters] of [
      ['final', 'ﬁnal'],
      ['coefficients', 'coeﬃcients'],
      ['baffle', 'baﬄe'],
    ] as const) {
      const box = await viewer.text.getByText(word, { exact: true }).boundingBox();
      expect((595 * (box?.width ?? 0)) / sheet, word).toBeCloseTo(12 * characters.length, 0);
    }
  });
  await test.step('what unpacks scans and converts colours is fetched once', async () => {
    const unpackers = fetched().flatMap((path) => /^\/pdfjs\/[\d.]+\/wasm\/(\w+)\.wasm$/.exec(path)?.[1] ?? []);
    expect(unpackers.sort()).toEqual(['jbig2', 'openjpeg', 'qcms_bg']);
  });
  await test.step('of 60 MB over a slow line only the parts are fetched that are looked at, in ranges of 65,536 bytes', async () => {
    site.requests.length = 0;
    const file = heavyPages(60, 1_000_000);
    const asked = () => site.requestsOf(shown.path).filter(({ range }) => range);
    const come = () => asked().reduce((sum, { bytes }) => sum + bytes, 0);
    await openDocument(page, site, { body: file, rate: 2_000_000 });
    await expect(viewer.text).toHaveText('Page number 1');
    expect(come()).toBeGreaterThan(1_000_000);
    // The next page is drawn ahead.
    await expect.poll(come).toBeGreaterThan(2_000_000);
    expect(asked().length).toBeGreaterThan(5);
    for (const { range } of asked()) {
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
      expect(Number(start) % 65_536).toBe(0);
      expect((Number(end) + 1) % 65_536 === 0 || Number(end) === file.length - 1).toBe(true);
    }
    // The first page, the next one drawn ahead, and what lists all pages.
    expect(come()).toBeLessThan(4_000_000);
    await viewer.field.fill('15');
    await viewer.field.press('Enter');
    await expect(viewer.text).toHaveText('Page number 15');
    expect(come()).toBeLessThan(10_000_000);
  });
  expect([...origins]).toEqual([site.origin]);
  expect(complaints.unexpected()).toEqual([]);
  await test.step('what cannot be fetched by file name is told in the words of the catalogue, and the page is shown', async () => {
    complaints.expect(/./);
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const missing = [
      ['CMap', '/pdfjs/5.6.205/cmaps/UniGB-UCS2-H.bcmap'],
      ['font data', '/pdfjs/5.6.205/standard_fonts/FoxitDingbats.pfb'],
      ['wasm data', '/pdfjs/5.6.205/wasm/jbig2.wasm'],
    ] as const;
    for (const [, path] of missing) site.files.set(path, { body: Buffer.from(''), status: 404 });
    await openDocument(page, site, documentOf(chinesePage(), symbolPage, jbig2Page()));
    for (const [kind, path] of missing) {
      await isShown();
      await expect.poll(() => told).toContainEqual(expect.stringMatching(`^Unable to load ${kind} at: .*${path}$`));
      await viewer.button(words.next).click();
    }
  });
});
