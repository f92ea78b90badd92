import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { axeFindings } from './support/axe.ts';
import { formPages, linkedPages, numberedPages, sizedPage, turnedPage } from './support/documents/made-documents.ts';
import { documentOf } from './support/documents/write-pdf.ts';
import { fillIn } from './support/fill-in.ts';
import { printedPictures } from './support/printed-pictures.ts';
import { expect, painted, test } from './support/served-site.ts';
import { setTheme, themes } from './support/theme.ts';
import { openDocument, recordDrawnPages, shown, ViewerOnPage, words } from './support/viewer.ts';

const pages = numberedPages(5);

const [upright, wide] = [
  [595, 842],
  [842, 595],
] as const;
/** Documents whose pages lie in different ways, with the sheets that they are printed on. */
const printedDocuments = [
  {
    name: 'upright first, then wide, larger and turned ones',
    pages: [sizedPage(595, 842), sizedPage(842, 595), sizedPage(1190, 842), turnedPage(90), sizedPage(595, 842)],
    sheets: [upright, wide, wide, wide, upright],
  },
  {
    name: 'wide first',
    pages: [sizedPage(842, 595), sizedPage(595, 842), sizedPage(298, 421)],
    sheets: [wide, upright, upright],
  },
];

/** Sees that the page is not wider than its window, and the viewer's buttons are within and large enough for a finger. */
async function expectToFit(viewer: ViewerOnPage, width: number) {
  expect(await viewer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const name of [words.previous, words.next, words.fullscreen]) {
    const box = await viewer.button(name).boundingBox();
    expect(box?.width, `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test('address, bar, keys, fingers, any window, printing and links do their work in a viewer', async ({
  page,
  site,
}) => {
  const viewer = new ViewerOnPage(page);
  const show = async (number: number) => {
    await viewer.field.fill(String(number));
    await viewer.field.press('Enter');
    await expect(viewer.text).toHaveText(`Page number ${number}`);
  };
  const drawn = await recordDrawnPages(page);
  await test.step('the address opens a page, turning pages writes it, and the page ahead is drawn before it is asked for', async () => {
    await openDocument(page, site, pages, '&page=3');
    await expect(viewer.text).toHaveText('Page number 3');
    await expect.poll(drawn).toEqual([3, 4]);
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 4');
    await expect(page).toHaveURL(`${site.origin}/test#document=${shown.id}&page=4`);
    await expect.poll(drawn).toEqual([3, 4, 5]);
  });
  await test.step('a changed address is followed', async () => {
    await page.evaluate((id) => {
      window.location.hash = `#document=${id}&page=1`;
    }, shown.id);
    await expect(viewer.text).toHaveText('Page number 1');
  });
  await test.step('the controls of the bar', async () => {
    await expect(viewer.text, 'is read out in its own language').toHaveAttribute('lang', shown.language);
    await expect(viewer.progress).toHaveAttribute('aria-valuenow', '1');
    await expect(viewer.progress).toHaveAttribute('aria-valuemax', '5');
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 2');
    await expect(viewer.field).toHaveValue('2');
    await expect(viewer.progress).toHaveAttribute('aria-valuetext', viewer.position(2, 5));
    await viewer.button(words.previous).click();
    await expect(viewer.text).toHaveText('Page number 1');
    await viewer.field.fill('4');
    await viewer.field.press('Enter');
    await expect(viewer.text).toHaveText('Page number 4');
    await viewer.field.fill('9');
    await viewer.field.press('Enter');
    await expect(viewer.field).toHaveValue('4');
    expect((await viewer.root.locator('.viewer-bar').boundingBox())?.height).toBe(48);
    await expect(viewer.root.locator('.viewer-bar')).toHaveCSS('background-color', 'rgb(45, 122, 132)');
    await expect(viewer.button(words.next), 'is seen on it').toHaveCSS('color', 'rgb(255, 255, 255)');
    // A name in a title is told once; beside a label, Chromium would tell it as a description, too.
    await expect(viewer.root.locator('[aria-label][title]')).toHaveCount(0);
    // Buttons of icons are named by text, which is translated with the page, and shown to a mouse.
    await expect(viewer.button(words.next)).toContainText(words.next);
    await expect(viewer.button(words.next).getByTitle(words.next)).toBeVisible();
  });
  await test.step('before the first page comes the last, after the last the first, and both are said', async () => {
    await show(1);
    const said = viewer.root.locator('[aria-live=polite]');
    await viewer.button(words.previous).click();
    await expect(viewer.text).toHaveText('Page number 5');
    await expect(said).toHaveText(fillIn(words.wrappedToLast, { page: 5, total: 5 }));
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 1');
    await expect(said).toHaveText(fillIn(words.wrappedToFirst, { page: 1, total: 5 }));
    await expect(viewer.button(words.next)).toBeFocused();
  });
  await test.step('keys turn pages, and a digit goes into the field', async () => {
    await viewer.stage.focus();
    for (const [key, shownPage] of [
      ['ArrowRight', 2],
      ['End', 5],
      ['ArrowLeft', 4],
      ['Home', 1],
      ['PageDown', 2],
      ['PageUp', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(viewer.text).toHaveText(`Page number ${shownPage}`);
    }
    await page.keyboard.press('3');
    await expect(viewer.field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer.text).toHaveText('Page number 3');
  });
  await test.step('zooming draws the page sharper and larger, and 100 % brings it back', async () => {
    const { width } = await viewer.pixels();
    await viewer.button(words.zoomIn).click();
    await viewer.button(words.zoomIn).click();
    await expect.poll(async () => (await viewer.pixels()).width).toBeCloseTo(width * 1.5, -1);
    // Leaving the field without a change leaves the page where it was scrolled to.
    await viewer.stage.evaluate((element) => element.scrollTo({ left: 50 }));
    await viewer.field.focus();
    await viewer.field.press('Tab');
    expect(await viewer.stage.evaluate((element) => element.scrollLeft)).toBe(50);
    await viewer.button(fillIn(words.zoomReset, { percent: 150 })).click();
    await expect.poll(async () => (await viewer.pixels()).width).toBe(width);
  });
  await test.step('full screen is asked of the viewer, F and the button leave it, and Tab does not stay within', async () => {
    const width = (await viewer.pixels()).width;
    await viewer.button(words.fullscreen).click();
    await expect(viewer.button(words.exitFullscreen)).toBeVisible();
    expect(await viewer.root.evaluate((element) => document.fullscreenElement === element)).toBe(true);
    await expect.poll(async () => (await viewer.pixels()).width).not.toBe(width);
    await viewer.stage.focus();
    await page.keyboard.press('f');
    await expect(viewer.button(words.fullscreen)).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement)).toBe(null);
    await expect.poll(async () => (await viewer.pixels()).width).toBe(width);
  });
  await test.step('a browser that knows full screen under its old name alone goes by that; one without is filled as a window', async () => {
    await page.evaluate(() => {
      const fill = (element: Element | null) => {
        Object.defineProperty(document, 'webkitFullscreenElement', { value: element, configurable: true });
        document.dispatchEvent(new Event('webkitfullscreenchange'));
      };
      for (const name of ['fullscreenElement', 'exitFullscreen'])
        Object.defineProperty(document, name, { value: undefined, configurable: true });
      Object.assign(document, { webkitExitFullscreen: () => fill(null) });
      Object.assign(Element.prototype, {
        requestFullscreen: undefined,
        webkitRequestFullscreen(this: Element) {
          fill(this);
        },
      });
    });
    await viewer.button(words.fullscreen).click();
    await expect(viewer.root).toHaveClass(/viewer-full/);
    await viewer.button(words.exitFullscreen).click();
    await expect(viewer.root).not.toHaveClass(/viewer-full/);
    await page.evaluate(() => Object.assign(Element.prototype, { webkitRequestFullscreen: undefined }));
    await viewer.button(words.fullscreen).click();
    await expect(viewer.button(words.exitFullscreen)).toBeVisible();
    expect(await viewer.root.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('Escape');
    await expect(viewer.button(words.fullscreen)).toBeVisible();
  });
  await test.step('fast clicking ends on the page asked for last, without an error', async () => {
    await viewer.button(words.next).evaluate((button) => {
      for (let click = 0; click < 30; click += 1) (button as HTMLButtonElement).click();
    });
    await painted(page);
    const before = Number(await viewer.field.inputValue());
    for (let click = 0; click < 8; click += 1) await viewer.button(words.next).click({ delay: 0 });
    const last = ((before + 8 - 1) % 5) + 1;
    await expect(viewer.field).toHaveValue(String(last));
    await expect(viewer.text).toHaveText(`Page number ${last}`);
  });
  for (const theme of themes)
    await test.step(`an open viewer has no problem that a machine can find, in the ${theme} theme`, async () => {
      await setTheme(page, theme);
      const rules = theme === 'dark' ? (['colours'] as const) : undefined;
      expect((await axeFindings(page, { include: '.viewer', rules })).violations).toEqual([]);
    });
  await test.step('a page is 1.5 times its points wide, and at most 680 px on small screens', async () => {
    for (const [window, sheet] of [
      [1920, 892.5],
      [1000, 680],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      await expect.poll(async () => (await viewer.canvas.boundingBox())?.width).toBeCloseTo(sheet, 0);
      await expectToFit(viewer, window);
    }
  });
  await test.step('a page is drawn again for another window, and a dense screen gets two pixels for one, not three', async () => {
    const client = await page.context().newCDPSession(page);
    const phone = { width: 320, height: 780, deviceScaleFactor: 3, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', phone);
    const widths = async () => [(await viewer.canvas.boundingBox())?.width ?? 0, (await viewer.pixels()).width];
    await expect
      .poll(async () => {
        const [sheet = 0, pixels = 0] = await widths();
        return sheet < phone.width && Math.abs(pixels - 2 * sheet) < 2;
      })
      .toBe(true);
    await expectToFit(viewer, phone.width);
    await client.detach();
  });
  await test.step('a finger turns pages', async () => {
    await show(1);
    const swipe = (from: number, to: number) =>
      viewer.stage.evaluate(
        (element, [start, end]) => {
          const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
          const at = (type: string, x: number, ended: boolean) =>
            element.dispatchEvent(
              new TouchEvent(type, { touches: ended ? [] : [touch(x)], changedTouches: [touch(x)], bubbles: true }),
            );
          at('touchstart', start ?? 0, false);
          at('touchend', end ?? 0, true);
        },
        [from, to],
      );
    await swipe(300, 100);
    await expect(viewer.text).toHaveText('Page number 2');
    await swipe(100, 300);
    await expect(viewer.text).toHaveText('Page number 1');
    await swipe(100, 120);
    await expect(viewer.field).toHaveValue('1');
  });
  await test.step('printing gives the browser every page and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const sheets = [...document.querySelectorAll<HTMLImageElement>('.viewer-print img')];
        Object.assign(window, {
          printed: { pages: sheets.map((image) => image.naturalWidth), title: document.title },
        });
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    const title = await page.title();
    await viewer.button(words.print).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'printed') as object | undefined))
      .toMatchObject({ pages: [1239, 1239, 1239, 1239, 1239] });
    const printed = await page.evaluate(() => Reflect.get(window, 'printed') as { title: string });
    expect(printed.title).toBe(await viewer.root.getAttribute('aria-label'));
    await expect(page).toHaveTitle(title);
    await expect(page.locator('.viewer-print')).toHaveCount(0);
  });
  for (const { name, pages, sheets } of printedDocuments)
    await test.step(`each page fills a sheet that lies as it does: ${name}`, async () => {
      await openDocument(page, site, documentOf(...pages));
      await page.evaluate(() => {
        window.print = () => Object.assign(window, { isPrinting: true });
        Object.assign(window, { isPrinting: false });
      });
      await viewer.button(words.print).click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isPrinting') as boolean)).toBe(true);
      const printed = await printedPictures(await page.pdf({ preferCSSPageSize: true }));
      expect(printed.map(({ sheet }) => sheet)).toEqual(sheets);
      for (const { sheet, covered } of printed) {
        expect(Math.abs(covered[0] - sheet[0])).toBeLessThanOrEqual(3);
        expect(Math.abs(covered[1] - sheet[1])).toBeLessThanOrEqual(3);
      }
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.locator('.viewer-print')).toHaveCount(0);
    });
  await test.step('words can be selected and copied, links followed within the document and out of it', async () => {
    await openDocument(page, site, linkedPages());
    await expect(viewer.text).toHaveText('To page 3');
    const selected = await viewer.text.evaluate((element) => {
      window.getSelection()?.selectAllChildren(element);
      return window.getSelection()?.toString().trim();
    });
    expect(selected).toBe('To page 3');
    const links = viewer.root.getByRole('link');
    // The link that would run a script is not there.
    await expect(links).toHaveCount(2);
    await expect(links.nth(1)).toHaveAttribute('href', 'https://example.org/steel');
    await expect(links.nth(1)).toHaveAttribute('rel', /noopener/);
    const words3 = await viewer.text.locator('span').first().boundingBox();
    const link = await links.first().boundingBox();
    expect(Math.abs((words3?.x ?? 0) - (link?.x ?? 99))).toBeLessThan(3);
    await expect(links.first()).toHaveAttribute('href', `#document=${shown.id}&page=3`);
    // With Ctrl, it is left to the browser, which opens it in a window of its own; a background window would at times hold the debugger of both.
    const isLeftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const last = (event: Event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          window.addEventListener('click', last, { once: true });
        }),
    );
    await links.first().click({ modifiers: ['Control'] });
    expect(await isLeftToBrowser).toBe(true);
    await expect(viewer.text).toHaveText('To page 3');
    await links.first().click();
    await expect(viewer.text).toHaveText('Page number 3');
    // The link that had the focus is gone: keys go on working.
    await expect(viewer.stage).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(viewer.text).toHaveText('Page number 2');
  });
  await test.step('a form is filled in, and what was filled in stays, is printed, and is saved with the file', async () => {
    await openDocument(page, site, formPages());
    const surname = viewer.root.getByRole('textbox', { name: 'surname' });
    const agreed = viewer.root.getByRole('checkbox', { name: 'agreed' });
    await surname.fill('Pig iron');
    await agreed.check();
    await expect(viewer.root.getByRole('checkbox', { name: 'broken' })).toBeDisabled();
    // Keys are for the field while one writes.
    await surname.press('Home');
    await surname.press('ArrowRight');
    await viewer.button(words.next).click();
    await expect(viewer.text).toHaveText('Page number 2');
    await viewer.button(words.previous).click();
    await expect(surname).toHaveValue('Pig iron');
    await expect(agreed).toBeChecked();
    const printed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.print = () => {
            const [image] = document.querySelectorAll<HTMLImageElement>('.viewer-print img');
            // The field, at 150 dots to the inch.
            const context = new OffscreenCanvas(600, 50).getContext('2d');
            context?.drawImage(image as HTMLImageElement, -150, -440);
            const { data = [] } = context?.getImageData(0, 0, 600, 50) ?? {};
            resolve(data.filter((value, index) => index % 4 === 0 && value < 100).length);
            window.dispatchEvent(new Event('afterprint'));
          };
        }),
    );
    await viewer.button(words.print).click();
    expect(await printed).toBeGreaterThan(100);
    expect((await axeFindings(page, { include: '.viewer' })).violations).toEqual([]);
    const download = page.waitForEvent('download');
    await viewer.button(words.save).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(shown.path.split('/').at(-1));
    const data = new Uint8Array(readFileSync(await saved.path()));
    const fields = await (await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)).getAnnotations();
    expect(fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue])).toEqual([
      ['surname', 'Pig iron'],
      ['agreed', 'Yes'],
      ['broken', null],
    ]);
  });
  await openDocument(page, site, linkedPages());
  await expect(viewer.text).toHaveText('To page 3');
  await test.step('closed while words are laid out, the document gives back its workers and its canvas', async () => {
    const canvas = await viewer.canvas.elementHandle();
    const close = await page.getByRole('button', { name: /^Закрити/ }).elementHandle();
    await viewer.stage.evaluate((stage, button) => {
      const closeAtWords: MutationCallback = (_, observer) => {
        if (!stage.querySelector('.viewer-text > *')) return;
        observer.disconnect();
        (button as HTMLElement).click();
      };
      const whenOldWordsAreGone: MutationCallback = (_, observer) => {
        if (stage.querySelector('.viewer-text > *')) return;
        observer.disconnect();
        new MutationObserver(closeAtWords).observe(stage, { childList: true, subtree: true });
      };
      new MutationObserver(whenOldWordsAreGone).observe(stage, { childList: true, subtree: true });
    }, close);
    await viewer.button(words.next).click();
    await expect.poll(() => page.workers().length).toBe(0);
    await expect.poll(() => canvas?.evaluate((element) => (element as HTMLCanvasElement).width)).toBe(0);
    await expect(page.locator('.hiddenCanvasElement')).toHaveCount(0);
  });
});
