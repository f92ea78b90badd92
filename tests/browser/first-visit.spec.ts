import type { Page } from 'playwright/test';
import { idsOf, newsOf } from './support/content.ts';
import { hold } from './support/hold.ts';
import { expect, painted, test, waitForFonts } from './support/test.ts';

const [newest, second] = newsOf('ua');
const pages = [
  '/',
  '/news',
  `/news/${newest?.id}`,
  `/en/news/${second?.id}`,
  `/person/${idsOf('data/people')[0]}`,
  '/training/postgraduate/orders',
  '/about/history',
  '/en/services',
  '/contacts',
  '/scientific-departments',
];

/** The layout shift that the budget allows (docs/performance.md). */
const mostShift = 0.02;

// Before its fonts have come, a page stands in fonts of the system; docs/design.md says how they are made as wide.
for (const width of [360, 1280])
  test(`fonts that come after the first paint are shown, and break no line elsewhere, at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages)
      await test.step(path, async () => {
        await session.send('Network.clearBrowserCache');
        const release = await hold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.waitForLoadState('domcontentloaded');
        await painted(page);
        const before = await page.evaluate(linesOfTexts);
        expect(before.length).toBeGreaterThan(5);
        release();
        await waitForFonts(page);
        await painted(page);
        const fonts = await fontsOfTexts(page);
        const strange = fonts.filter((each) => each.fonts.some((font) => !/^(Golos|Geologica)/.test(font)));
        expect.soft(strange, path).toEqual([]);
        const after = await page.evaluate(linesOfTexts);
        const changed = before.flatMap(({ name, lines, isInView }, index) =>
          isInView && lines !== after[index]?.lines ? `${name}: ${lines} → ${after[index]?.lines}` : [],
        );
        expect.soft(changed, path).toEqual([]);
        expect.soft(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBeLessThanOrEqual(mostShift);
        await page.unrouteAll();
      });
  });

/** An element with text. */
interface TextLines {
  /** Its name and the beginning of its text. */
  name: string;
  lines: number;
  isInView: boolean;
}

/** The lines of each element with text, inline ones too. Runs in the page. */
function linesOfTexts(): TextLines[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const parts = new Map<Element, Text[]>();
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
    // Its own element, and the block whose lines it is a part of.
    let block = text.parentElement as Element;
    for (const own = block; block.parentElement; block = block.parentElement) {
      const isInline = getComputedStyle(block).display === 'inline';
      if (block === own || !isInline) parts.set(block, [...(parts.get(block) ?? []), text]);
      if (!isInline) break;
    }
  }
  return [...parts].map(([element, own]) => {
    const rects = own.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    });
    const middles = rects.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
    const isInView = rects.some(({ top }) => top >= 0 && top < innerHeight);
    // Raised and lowered letters are of their line.
    const lines = middles.filter(
      (middle, index) => middle - (middles[index - 1] ?? Number.NEGATIVE_INFINITY) > 7,
    ).length;
    return { name: `${element.localName} ${element.textContent.trim().slice(0, 50)}`, lines, isInView };
  });
}

/** A node of the protocol. */
interface Node {
  nodeId: number;
  nodeType: number;
  nodeValue: string;
  children?: Node[];
}

const textNode = 3;

/** The families of the fonts in which each element with text of its own is shown. */
async function fontsOfTexts(page: Page): Promise<{ text: string; fonts: string[] }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found: { text: string; fonts: string[] }[] = [];
  const visit = async ({ nodeId, children = [] }: Node): Promise<void> => {
    const text = children.flatMap((child) => (child.nodeType === textNode ? child.nodeValue.trim() : [])).join(' ');
    if (text.trim()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      if (fonts.length) found.push({ text, fonts: [...new Set(fonts.map(({ familyName }) => familyName))] });
    }
    for (const child of children) await visit(child);
  };
  await visit(root);
  await session.detach();
  return found;
}
