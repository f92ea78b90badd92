import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { pageOfEachKind } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

/** What a reader may ask for, and the widths of the viewport in which all must be read then. */
const settings = [
  {
    name: 'spaced (WCAG 1.4.12)',
    rules: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
    widths: [1280, 360],
    reflows: true,
  },
  {
    name: 'twice as large (1.4.4)',
    rules: ':root { font-size: 212.5% !important; }',
    widths: [1280],
    reflows: false,
  },
];

for (const { code } of languages) {
  test(`text that is spaced or enlarged is neither cut off nor over other text, in ${code}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    for (const [kind, path] of pageOfEachKind()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, site.origin + joinLanguagePath(code, path));
      for (const { name, rules, widths, reflows } of settings) {
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, rules);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const found = await page.evaluate(textProblems);
          problems.push(...found.map((problem) => `${kind}, ${width} px, ${name}: ${problem}`));
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          if (reflows && needed > width)
            problems.push(`${kind}, ${width} px, ${name}: the page is ${needed} px wide`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Which texts cannot be read because they are cut off, out of the viewport or over each other. Runs in the page. */
function textProblems(): string[] {
  const problems: string[] = [];
  const lines: { text: string; block: Element | null; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const text = node.data.trim();
    const element = node.parentElement as HTMLElement;
    if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.visually-hidden, svg')) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const clip = clipOf(element);
    if (clip === 'hidden') continue;
    for (const box of boxes) {
      const [right, bottom] = [
        clip?.right ?? document.documentElement.scrollWidth,
        clip?.bottom ?? Number.POSITIVE_INFINITY,
      ];
      if (box.right > right + 1 || box.bottom > bottom + 0.2 * box.height)
        problems.push(`“${text.slice(0, 40)}” is cut off`);
      lines.push({ text, block: blockOf(element), box });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next] as (typeof lines)[number];
      // Lines may come near each other: the boxes of letters are higher than the letters.
      if (other.box.top > line.box.bottom - 0.3 * line.box.height) continue;
      const beside = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      if (beside > 2 && line.block !== other.block)
        problems.push(`“${line.text.slice(0, 40)}” is over “${other.text.slice(0, 40)}”`);
    }
  });
  return [...new Set(problems)];

  /** What cuts a text off: the nearest box that hides what flows over. What only scrolls cuts nothing off. */
  function clipOf(element: HTMLElement): DOMRect | 'hidden' | undefined {
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none') return 'hidden';
      const box = around.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll') return 'hidden';
      if (overflowX !== 'visible' && around !== document.body) return box;
    }
    return undefined;
  }

  function blockOf(element: Element): Element | null {
    let block: Element | null = element;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return block;
  }
}
