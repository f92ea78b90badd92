import { languages } from '../../src/lib/language/languages.ts';
import { builtPages } from './support/built-pages.ts';
import { cutWords } from './support/cut-words.ts';
import { FramedPage, tooWide } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';
import { smallTargets } from './support/small-targets.ts';

// Pages are shown in a frame, which they may not be otherwise.
test.use({ bypassCSP: true });

/** The findings that hang on words, and therefore differs from page to page of a kind. Header, news and footer are looked at by `framed-pages`. */
for (const { code, tag } of languages) {
  test(`on every page in ${code}, on a phone nothing is too wide and targets are large enough, keys reach what scrolls, tables are named and fit, and figures stay whole`, async ({
    page,
    site,
  }) => {
    const pages = builtPages().filter(({ html }) => html.includes(`<html lang="${tag}"`));
    const withTable = pages.filter(({ html }) => html.includes('<table'));
    const withFigures = pages.filter(({ html }) => html.includes('<dl class="_figures_'));
    expect(withTable.length).toBeGreaterThan(50);
    expect(withFigures.length).toBeGreaterThan(0);
    const frame = await FramedPage.open(page, site);
    const problems: string[] = [];
    for (const each of pages) {
      await frame.show(each.url, false);
      const found: string[] = [];
      const measure = async (looks: ((page: Document, name: string) => string[])[], width: number) =>
        found.push(...(await frame.measure(looks, [width], 800, ['with the script'])));
      if (withFigures.includes(each)) for (const width of [480, 320]) await measure([cutWords], width);
      // Rows are cards on a phone, where they have no room; the first width at which they are rows has the least room for them.
      if (withTable.includes(each)) await measure([lookAtTables], 769);
      await measure([tooWide, smallTargets, outOfReach, lookAtTables], 360);
      problems.push(...found.map((problem) => `${each.url}, ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

/** Which boxes that scroll are reached by no key. Runs in the page. */
function outOfReach(page: Document, name: string): string[] {
  return [...page.querySelectorAll<HTMLElement>('#root *')].flatMap((box) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
    // All that is folded scrolls for nobody.
    if ((scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) || !box.checkVisibility()) return [];
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls =
      (scrollWidth > clientWidth + 1 && /auto|scroll/.test(overflowX)) ||
      (scrollHeight > clientHeight + 1 && /auto|scroll/.test(overflowY));
    const stops = [box, ...box.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')];
    const isReached = stops.some((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
    return scrolls && !isReached ? [`${name}: no key reaches ${box.localName}.${box.className}`] : [];
  });
}

/** All that is wrong with the tables of a page. Runs in the page. */
function lookAtTables(page: Document, name: string): string[] {
  return [...page.querySelectorAll<HTMLTableElement>('main table')].flatMap((table, index) => {
    const room = table.closest<HTMLElement>('.table-scroll');
    const named = table.closest(':is(table, .table-scroll)[aria-labelledby]');
    const heading = page.getElementById(named?.getAttribute('aria-labelledby') ?? '');
    const cue = room && page.defaultView?.getComputedStyle(room).backgroundImage;
    const width = room?.clientWidth ?? page.documentElement.clientWidth;
    const wrong = [
      !(table.caption?.textContent || heading?.textContent) && 'has no name',
      [...table.querySelectorAll('th')].some(({ scope }) => !scope) && 'has a header cell without scope',
      // A table of a document has those of its file.
      table.rows.length > 1 &&
        !table.querySelector('thead th') &&
        !page.querySelector('.page-mark') &&
        'has no header cells',
      table.getBoundingClientRect().width > width + 1 &&
        (room?.tabIndex !== 0 || !cue?.includes('gradient')) &&
        'is cut off',
      width < 400 && table.getBoundingClientRect().width > width + 1 && 'has no room on a phone',
    ];
    return wrong.filter(Boolean).map((problem) => `${name}: table ${index + 1} ${problem}`);
  });
}
