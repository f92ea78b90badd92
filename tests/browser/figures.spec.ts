import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureData, FigureTexts } from '../../content/model/figures.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { NewsTexts } from '../../content/model/news-texts.ts';
import { withPlainSpaces } from '../../src/language/no-break-spaces.ts';
import { readContent } from './support/content.ts';
import { FramedPage } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';
import { setTheme } from './support/theme.ts';

const contentDir = join(import.meta.dirname, '../../content');
const siteDir = join(import.meta.dirname, '../../dist/client');
const years = readdirSync(join(contentDir, 'data/news')).map((name) => name.replace('.json', ''));
const typeOf = (figure: string) => readContent<FigureData>(`data/figures/${figure}.json`).chart.type;
/** Each figure with a news item that shows it. */
const all = years.flatMap((year) =>
  readContent<NewsTexts>(`ua/news/${year}.json`).items.flatMap(({ id, content = '' }) =>
    [...content.matchAll(/^\{figure\/([a-z0-9-]+)\}$/gm)].map(([, figure = '']) => ({ figure, path: `/news/${id}` })),
  ),
);
const figures = all.filter(({ figure }) => typeOf(figure) !== 'picture');
/** One page of each kind of chart. */
const kinds = Object.values(Object.fromEntries(figures.map((each) => [typeOf(each.figure), each])));
const languages = [
  { code: 'ua', prefix: '' },
  { code: 'en', prefix: '/en' },
] as const;

test('every figure stands in its article, with a caption in the language', () => {
  expect(figures.length).toBeGreaterThan(10);
  for (const { figure, path } of all) {
    for (const { code, prefix } of languages) {
      const html = readFileSync(join(siteDir, `${prefix}${path}.html`), 'utf8');
      const { caption } = readContent<FigureTexts>(`${code}/figures/${figure}.json`);
      const from = html.indexOf(`id="figure-${figure}"`);
      expect(from).toBeGreaterThan(0);
      const drawn = withPlainSpaces(html.slice(from, html.indexOf('</figure>', from)));
      expect(drawn).toContain(typeOf(figure) === 'picture' ? '<img' : '<svg');
      expect(drawn.slice(drawn.indexOf('<figcaption>'))).toContain(withPlainSpaces(caption).slice(0, 20));
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('one press shows the numbers of a chart, another downloads them', async ({ page }) => {
    for (const { code, prefix } of languages)
      await test.step(code, async () => {
        const { numbers, download } = readContent<LabelsTexts>(`${code}/labels.json`).figures;
        const [{ figure, path }] = kinds as [(typeof kinds)[number]];
        await page.goto(prefix + path);
        const drawn = page.locator(`#figure-${figure}`);
        await expect(drawn.getByRole('table')).toBeHidden();
        await drawn.getByText(numbers).click();
        await expect(drawn.getByRole('table')).toBeVisible();
        const { title } = readContent<FigureTexts>(`${code}/figures/${figure}.json`);
        await expect(drawn.getByRole('table', { name: title })).toBeVisible();
        const [file] = await Promise.all([page.waitForEvent('download'), drawn.getByText(download).click()]);
        expect(file.suggestedFilename()).toBe(`${figure}.csv`);
      });
  });

  test('on a phone no table of a text is cut off, and on paper a chart tells by dashes and hatches what it tells by colours', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of new Set(figures.map((each) => each.path))) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const cut = await page
        .locator('main .table-scroll')
        .evaluateAll((rooms) => rooms.filter((room) => room.scrollWidth > room.clientWidth + 1).length);
      expect.soft(cut, path).toBe(0);
      await page.emulateMedia({ media: 'print' });
      for (const { figure } of figures.filter((each) => each.path === path)) {
        const marks = await page.locator(`#figure-${figure} svg`).evaluate(marksOnPaper);
        expect.soft(new Set(marks).size, `${figure}: ${marks.join(', ')}`).toBe(marks.length);
      }
    }
  });
});

test('a chart has the colours of the theme on no ground of its own, and is black on paper', async ({ page }) => {
  const [{ figure, path }] = kinds as [(typeof kinds)[number]];
  await page.goto(path);
  const chart = page.locator(`#figure-${figure} svg`);
  const look = () =>
    chart.evaluate((svg) => ({
      ground: getComputedStyle(svg).backgroundColor,
      plate: svg.querySelector(':scope > rect[width="100%"]') !== null,
      text: getComputedStyle(svg.querySelector('text') as Element).fill,
      page: getComputedStyle(document.documentElement).color,
    }));
  const light = await look();
  await setTheme(page, 'dark');
  const dark = await look();
  expect(light.ground).toBe('rgba(0, 0, 0, 0)');
  expect(dark.ground).toBe('rgba(0, 0, 0, 0)');
  expect(dark.text).not.toBe(light.text);
  await page.emulateMedia({ media: 'print' });
  expect((await look()).text).toBe('rgb(0, 0, 0)');
});

test('the numbers of a picture lie on it, however small it is', async ({ page }) => {
  const numbered = all.find(({ figure }) => {
    const { chart } = readContent<FigureData>(`data/figures/${figure}.json`);
    return chart.type === 'picture' && chart.parts?.length;
  });
  await page.goto(numbered?.path ?? '');
  const boxes = await page.locator(`#figure-${numbered?.figure} .picture-room`).evaluate((room) => {
    for (const source of room.querySelectorAll('source')) source.remove();
    const image = room.querySelector('img') as HTMLImageElement;
    image.removeAttribute('srcset');
    image.height *= 200 / image.width;
    image.width = 200;
    return [...room.querySelectorAll('img, svg')].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    });
  });
  expect(boxes).toHaveLength(2);
  expect(boxes[1]).toEqual(boxes[0]);
});

test.describe('in a frame', () => {
  // Pages may not be framed otherwise.
  test.use({ bypassCSP: true });

  test('charts are inside of the page and can be read at every width', async ({ page, site }) => {
    const frame = await FramedPage.open(page, site);
    for (const { figure, path, prefix } of kinds.flatMap((kind) => languages.map((own) => ({ ...kind, ...own })))) {
      await frame.show(prefix + path, false);
      const found = await frame.measure([lookAtCharts], [320, 768, 1280, 1920], 900, ['with the script']);
      const looks = found.filter(({ id }) => id === `figure-${figure}`);
      expect(looks, figure).toHaveLength(4);
      for (const { name, least, overflow, outside } of looks) {
        const where = `${prefix} ${figure} at ${name}`;
        expect(least, where).toBeGreaterThan(10.5);
        expect(overflow, where).toBeLessThanOrEqual(0);
        expect(outside, where).toBe(0);
      }
    }
  });
});

test('numbers of a table stand with their decimal signs below each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const path = figures.find(({ figure }) => figure === 'desulphurization')?.path ?? '';
  for (const [prefix, sign] of [
    ['', ','],
    ['/en', '.'],
  ] as const) {
    await page.goto(prefix + path);
    const columns = await page
      .locator('main table')
      .first()
      .evaluate((table, mark) => {
        const places: number[][] = [];
        for (const cell of table.querySelectorAll<HTMLTableCellElement>('tbody [data-number]')) {
          const node = cell.firstChild as Text;
          const at = node.data.indexOf(mark);
          const range = document.createRange();
          range.setStart(node, at < 0 ? node.data.length : at);
          range.setEnd(node, at < 0 ? node.data.length : at);
          places[cell.cellIndex] = [...(places[cell.cellIndex] ?? []), range.getBoundingClientRect().left];
        }
        return places.filter(Boolean);
      }, sign);
    expect(columns.length).toBeGreaterThan(0);
    // The tabular figures of Golos Text differ by up to 0.04 em; a number that is not aligned is off by a figure, 9 px.
    for (const column of columns) expect(Math.max(...column) - Math.min(...column)).toBeLessThanOrEqual(2.5);
  }
});

/** How small the words of each chart are, how far the page flows over, and how many words stand outside of the chart. Runs in the page. */
function lookAtCharts(page: Document, name: string) {
  return [...page.querySelectorAll<SVGSVGElement>('[id^=figure-] svg')].map((svg) => {
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')];
    const scale = frame.width / svg.viewBox.baseVal.width;
    return {
      id: svg.closest('figure')?.id,
      name,
      least: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)),
      overflow: page.documentElement.scrollWidth - page.documentElement.clientWidth,
      outside: texts.filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < frame.left - 1 || box.right > frame.right + 1;
      }).length,
    };
  });
}

/** By what a chart tells each of its colours apart on paper. Runs in the page. */
function marksOnPaper(svg: Element): string[] {
  const colourOf = (element: Element | null): string | undefined =>
    element
      ? ([...element.classList].find((name) => /^chart-\d$/.test(name)) ?? colourOf(element.parentElement))
      : undefined;
  const found = new Map<string, string>();
  for (const element of svg.querySelectorAll('.chart-line, .chart-area')) {
    const colour = colourOf(element);
    const hatch = element.nextElementSibling;
    const isHatched = hatch?.matches('.chart-on-paper') && getComputedStyle(hatch).display !== 'none';
    const { strokeDasharray } = getComputedStyle(element);
    if (colour) found.set(colour, `${strokeDasharray} ${isHatched ? hatch?.getAttribute('fill') : ''}`);
  }
  return [...found.values()];
}
