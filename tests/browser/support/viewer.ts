import type { Locator, Page } from 'playwright/test';
import type { DocumentsData } from '../../../content/model/documents.ts';
import type { ViewerTexts } from '../../../content/model/viewer-texts.ts';
import { type LanguageCode, languageOf } from '../../../src/lib/language/languages.ts';
import { putNoBreakSpaces } from '../../../src/lib/language/no-break-spaces.ts';
import { labels, readContent } from './content.ts';
import { fillIn } from './fill-in.ts';
import type { ServedFile, SiteServer } from './site-server.ts';

/** The words of the viewer in Ukrainian. */
export const words = readContent<ViewerTexts>('ua/viewer.json');
const [document] = readContent<DocumentsData>('data/documents.json').items;
if (!document) throw new Error('The content has no document to test with.');
/** The document in whose place the tests put theirs, the address of its file, and the tag of its language. */
export const shown = {
  id: document.id,
  path: `/files/${document.file}`,
  language: languageOf(document.language as LanguageCode).tag,
};

/** The viewer that is open in the list of documents. */
export class ViewerOnPage {
  readonly root: Locator;
  readonly stage: Locator;
  readonly canvas: Locator;
  readonly text: Locator;
  readonly failure: Locator;

  constructor(
    readonly page: Page,
    index = 0,
  ) {
    this.root = page.locator('.viewer').nth(index);
    this.stage = this.root.locator('.viewer-stage');
    this.canvas = this.root.locator('canvas');
    this.text = this.root.locator('.viewer-text');
    this.failure = this.root.getByRole('alert');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  get field(): Locator {
    return this.root.getByRole('textbox', { name: words.pageNumber });
  }

  get progress(): Locator {
    return this.root.getByRole('progressbar');
  }

  /** Its words about the page it shows. */
  position(page: number, total: number): string {
    return fillIn(putNoBreakSpaces(words.position, 'ua'), { page, total });
  }

  // The canvas is looked for where it is read: each page has one of its own.

  /** Where a page is dark, on average: shares of its width and height. */
  darkPlace(): Promise<{ x: number; y: number }> {
    return this.root.evaluate((root) => {
      const element = root.querySelector('canvas') as HTMLCanvasElement;
      const { width, height } = element;
      // A copy, here and below, because the browser warns of a canvas that is read again and again.
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(element, 0, 0);
      const data = copy?.getImageData(0, 0, width, height).data ?? [];
      const dark = Array.from({ length: width * height }, (_, index) => index).filter(
        (index) => (data[4 * index] ?? 255) < 100,
      );
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return {
        x: mean(dark.map((index) => index % width)) / width,
        y: mean(dark.map((index) => Math.floor(index / width))) / height,
      };
    });
  }

  /** The colours at places of a page, which are shares of its width and height: red, green, blue and alpha of each. */
  coloursAt(places: readonly (readonly [x: number, y: number])[]): Promise<number[][]> {
    return this.root.evaluate((root, points) => {
      const element = root.querySelector('canvas') as HTMLCanvasElement;
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(element, 0, 0);
      return points.map(([x, y]) => [...(copy?.getImageData(x * width, y * height, 1, 1).data ?? [])]);
    }, places);
  }

  /** The share of a page's pixels that are darker than a brightness of 0 to 255, and their mean brightness. */
  pixels(): Promise<{ dark: number; mean: number; width: number; height: number }> {
    return this.root.evaluate((root) => {
      const element = root.querySelector('canvas') as HTMLCanvasElement;
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(element, 0, 0);
      const data = copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      let dark = 0;
      let sum = 0;
      for (let index = 0; index < data.length; index += 4) {
        const value = (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
        sum += value / 3;
        if (value < 300) dark += 1;
      }
      return { dark: dark / (width * height), mean: sum / (width * height), width, height };
    });
  }
}

/**
 * Opens the test page with a made document in the place of the first one of its list. Where the page is open already, its
 * list opens the document, as long as no fragment is given: half the work.
 */
export async function openDocument(
  page: Page,
  site: SiteServer,
  file: Buffer | ServedFile,
  fragment = '',
): Promise<ViewerOnPage> {
  site.files.set(shown.path, Buffer.isBuffer(file) ? { body: file } : file);
  if (!fragment && page.url().startsWith(`${site.origin}/test`)) await openAgain(page);
  else {
    if (page.url() !== 'about:blank') await page.goto('about:blank');
    await page.goto(`${site.origin}/test#document=${shown.id}${fragment}`);
  }
  const viewer = new ViewerOnPage(page);
  await viewer.root.waitFor();
  return viewer;
}

async function openAgain(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${shown.path}"]`) });
  const { hide, view } = labels('ua').documents;
  const close = row.first().getByRole('button', { name: hide });
  if (await close.isVisible()) await close.click();
  await row.first().getByRole('button', { name: view }).click();
}

/** The text that stands in a document's place until it is there, with its language. */
export const loadingText = {
  text: labels('ua').documents.loading,
  language: labels('ua').documents.loadingLanguage,
};

/** Records which pages are read to be drawn, from when a page of the site is opened. @returns what reads their numbers */
export async function recordDrawnPages(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function post(message, options) {
      if (message.action === 'GetOperatorList') drawn.push(message.data.pageIndex + 1);
      postMessage.call(this, message, options as StructuredSerializeOptions);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'drawn') as number[]);
}
