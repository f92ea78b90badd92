import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { defaultLanguage, languages } from '../../src/lib/language/languages.ts';
import { pageOfEachKind } from './support/content.ts';
import { cutWords } from './support/cut-words.ts';
import { FramedPage, scriptStates, tooWide } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';
import { smallTargets } from './support/small-targets.ts';
import { textProblems } from './support/text-problems.ts';

/** The narrowest phone, the breakpoints of the specification with the pixel before each, and usual widths between them. */
const widths = [
  320, 360, 480, 481, 600, 768, 769, 800, 900, 985, 1024, 1025, 1280, 1281, 1440, 1441, 1920, 1921, 2560, 2561,
];

/** All that a reader may ask for: room in texts, by rules of an own style sheet, or a size of letters, in px, by the browser's settings. */
const settings = [
  {
    name: 'spaced (WCAG 1.4.12)',
    rules: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
    letters: 16,
  },
  { name: 'twice as large (1.4.4)', rules: '', letters: 32 },
];

/**
 * Header, news and footer are the same on all pages: they are there with one page without a sidebar, and one with it. Only these are looked at
 * in all languages: what differs by its words alone is looked at on a phone by `every-page`.
 */
const withFrame = ['HomePage', 'HistoryPage'];

// Pages are shown in a frame, which they may not be otherwise.
test.use({ bypassCSP: true });

for (const { code } of languages) {
  test(`pages fit their windows and stay as they come, spaced and enlarged texts their room, and print dark on white: ${code}`, async ({
    page,
    site,
  }) => {
    const frame = await FramedPage.open(page, site);
    const tooWidePages: string[] = [];
    const moved: string[] = [];
    const unreadable: string[] = [];
    const pale: string[] = [];
    const small: string[] = [];
    for (const [kind, path] of pageOfEachKind()) {
      const hasFrame = withFrame.includes(kind);
      if (!hasFrame && code !== defaultLanguage) continue;
      const inKind = (problem: string) => `${kind}, ${problem}`;
      await frame.show(joinLanguagePath(code, path), hasFrame);
      await frame.openDetails('details');
      // That the content is the same without the script is seen below.
      const states = hasFrame ? scriptStates : (['with the script'] as const);
      tooWidePages.push(...(await frame.measure([tooWide], widths, 600, states)).map(inKind));
      const targetWidths = hasFrame ? [1280, 360] : [1280];
      small.push(...(await frame.measure([smallTargets], targetWidths, 800, ['with the script'])).map(inKind));
      await frame.openDetails('main details');
      const [before, after] = await frame.measure([boxes], [1280], 800, ['before the script', 'with the script']);
      moved.push(...differences(before, after).map(inKind));
      for (const setting of settings) {
        await frame.addRules(setting.rules);
        await frame.setLetters(setting.letters);
        const checks = [textProblems, tooWide, nearUpperEdge, cutWords, slidCards];
        const found = await frame.measure(checks, [1280, 320], 800, ['with the script']);
        unreadable.push(...found.map((problem) => inKind(`${setting.name}, ${problem}`)));
      }
      await frame.setLetters(16);
      await frame.setTheme('dark');
      await page.emulateMedia({ media: 'print' });
      pale.push(...(await frame.measure([paleTexts], [1280], 720, ['with the script'])).map(inKind));
      await page.emulateMedia({ media: 'screen' });
    }
    expect.soft(tooWidePages, 'no page is wider than its window, whether its script has come or not').toEqual([]);
    expect.soft(small, 'what is pressed is large enough, or far from all else').toEqual([]);
    expect.soft(moved, 'nothing moves when the script comes, and with it the styles of all pages').toEqual([]);
    expect.soft(unreadable, 'text is neither cut off nor over other text, spaced and enlarged, too').toEqual([]);
    expect.soft(pale, 'what is printed from the dark theme is dark on white').toEqual([]);
  });
}

/** All that stands so near the upper edge of the page that the line around it, when it has the focus, is cut off. Runs in the page. */
function nearUpperEdge(page: Document): string[] {
  return [...page.querySelectorAll('#root > header > div :is(a, button)')].flatMap((control) => {
    const { top, height } = control.getBoundingClientRect();
    return height > 0 && top < 5 ? [`${control.textContent} is ${top} px below the edge`] : [];
  });
}

/** Which rows that have become cards have to be scrolled sideways. Runs in the page. */
function slidCards(page: Document, name: string): string[] {
  return [...page.querySelectorAll('main .table-scroll')].flatMap((room) => {
    const isCards =
      room.firstElementChild?.matches('table') && getComputedStyle(room.firstElementChild).display === 'block';
    return isCards && room.scrollWidth > room.clientWidth + 1
      ? [`${name}: cards are ${room.scrollWidth} px wide`]
      : [];
  });
}

/** Where each element of the content stands, by what it is. Runs in the page. */
function boxes(page: Document): Record<string, string>[] {
  const entries = [...page.querySelectorAll('main *')].map((element, index) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [`${index} ${element.localName}.${element.getAttribute('class')}`, [x, y, width, height].join(', ')];
  });
  return [Object.fromEntries(entries)];
}

/** The first element of which two lists differ: all after it follow it. */
function differences(before: Record<string, string> = {}, after: Record<string, string> = {}): string[] {
  const moved = Object.keys({ ...before, ...after }).find((element) => before[element] !== after[element]);
  return moved ? [`${moved}: ${before[moved]} → ${after[moved]}`] : [];
}

/** The texts of a page that have less than 4.5 : 1 on white, and a colour scheme that is not light. Runs in the page. */
function paleTexts(page: Document, name: string): string[] {
  const found = new Set<string>();
  const { colorScheme } = getComputedStyle(page.documentElement);
  if (colorScheme !== 'light') found.add(`the colour scheme is ${colorScheme}`);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement as HTMLElement;
    const text = walker.currentNode.textContent?.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, script')) continue;
    const { color } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const ratio = 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    if (ratio < 4.5) found.add(`“${text.slice(0, 40)}” is ${color}`);
  }
  return [...found].map((problem) => `${name}: ${problem}`);
}
