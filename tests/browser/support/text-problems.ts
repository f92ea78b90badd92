/** Which texts cannot be read because they are cut off, out of the viewport or over each other. Runs in the page. */
export function textProblems(page: Document, name: string): string[] {
  const problems: string[] = [];
  const clips = new Map<Element | null, DOMRect | 'hidden' | undefined>();
  const blocks = new Map<Element | null, Element | null>();
  const lines: { text: string; block: Element | null; box: DOMRect }[] = [];
  const walker = page.createTreeWalker(page.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
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
        clip?.right ?? page.documentElement.scrollWidth,
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
  return [...new Set(problems)].map((problem) => `${name}: ${problem}`);

  /** The box that cuts a text off: the nearest box that hides what flows over. What only scrolls cuts nothing off. */
  function clipOf(element: Element | null): DOMRect | 'hidden' | undefined {
    if (!element) return undefined;
    if (!clips.has(element)) clips.set(element, ownClip(element) ?? clipOf(element.parentElement));
    return clips.get(element);
  }

  function ownClip(element: Element): DOMRect | 'hidden' | undefined {
    const { overflowX, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return 'hidden';
    return overflowX !== 'visible' && element !== page.body ? element.getBoundingClientRect() : undefined;
  }

  function blockOf(element: Element | null): Element | null {
    if (!element || blocks.has(element)) return blocks.get(element) ?? null;
    const block = getComputedStyle(element).display.startsWith('inline') ? blockOf(element.parentElement) : element;
    blocks.set(element, block);
    return block;
  }
}
