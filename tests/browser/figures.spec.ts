import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureData, FigureTexts } from '../../content/model/figures.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { NewsTexts } from '../../content/model/news.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { readContent } from './support/content.ts';
import { FramedPage } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';

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
    const { numbers, download } = readContent<LabelsTexts>('ua/labels.json').figures;
    const [{ figure, path }] = kinds as [(typeof kinds)[number]];
    await page.goto(path);
    const drawn = page.locator(`#figure-${figure}`);
    await expect(drawn.getByRole('table')).toBeHidden();
    await drawn.getByText(numbers).click();
    const { title } = readContent<FigureTexts>(`ua/figures/${figure}.json`);
    await expect(drawn.getByRole('table', { name: title })).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), drawn.getByText(download).click()]);
    expect(file.suggestedFilename()).toBe(`${figure}.csv`);
  });
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

  test('charts are inside of the page, can be read at every width, and tell on paper by dashes what they tell by colours', async ({
    page,
    site,
  }) => {
    const frame = await FramedPage.open(page, site);
    const look = async (at: readonly number[]) => frame.measure([lookAtCharts], at, 900, ['with the script']);
    for (const { figure, path } of kinds) {
      await frame.show(path, false);
      const own = <Look extends { id: string | undefined }>(looks: Look[]) =>
        looks.filter(({ id }) => id === `figure-${figure}`);
      const looks = own(await look([320, 768, 1280, 1920]));
      expect(looks, figure).toHaveLength(4);
      for (const { name, least, overflow, outside, ground } of looks) {
        const where = `${figure} at ${name}`;
        expect(least, where).toBeGreaterThan(10.5);
        expect(overflow, where).toBeLessThanOrEqual(0);
        expect(outside, where).toBe(0);
        expect(ground, where).toBe('rgba(0, 0, 0, 0)');
      }
      await frame.setTheme('dark');
      const [dark] = own(await look([1280]));
      expect(dark?.text, figure).not.toBe(looks[0]?.text);
      expect(dark?.ground, figure).toBe('rgba(0, 0, 0, 0)');
      await page.emulateMedia({ media: 'print' });
      const [printed] = own(await look([1280]));
      expect(printed?.text, figure).toBe('rgb(0, 0, 0)');
      expect(new Set(printed?.marks).size, `${figure}: ${printed?.marks.join(', ')}`).toBe(printed?.marks.length);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

test('numbers of a table stand with their decimal signs below each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const path = figures.find(({ figure }) => figure === 'desulphurization')?.path ?? '';
  await page.goto(path);
  const columns = await page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const places: number[][] = [];
      for (const cell of table.querySelectorAll<HTMLTableCellElement>('tbody [data-number]')) {
        const node = cell.firstChild as Text;
        const at = node.data.indexOf(',');
        const range = document.createRange();
        range.setStart(node, at < 0 ? node.data.length : at);
        range.setEnd(node, at < 0 ? node.data.length : at);
        places[cell.cellIndex] = [...(places[cell.cellIndex] ?? []), range.getBoundingClientRect().left];
      }
      return places.filter(Boolean);
    });
  expect(columns.length).toBeGreaterThan(0);
  // The tabular figures of Golos Text differ by up to 0.04 em; a number that is not aligned is off by a figure, 9 px.
  for (const column of columns) expect(Math.max(...column) - Math.min(...column)).toBeLessThanOrEqual(2.5);
});

/**
 * The size of the smallest words of each chart, how far the page flows over, how many words stand outside of the chart, its colours, and by
 * what it tells each of them apart on paper. Runs in the page.
 */
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
      ground: getComputedStyle(svg).backgroundColor,
      text: getComputedStyle(texts[0] as Element).fill,
      marks: marksOnPaper(svg),
    };
  });

  function marksOnPaper(svg: Element): string[] {
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

  function colourOf(element: Element | null): string | undefined {
    if (!element) return undefined;
    return [...element.classList].find((name) => /^chart-\d$/.test(name)) ?? colourOf(element.parentElement);
  }
}
