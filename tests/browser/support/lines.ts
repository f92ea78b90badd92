/** An element with text. */
export interface TextLines {
  /** Its name and the beginning of its text. */
  name: string;
  lines: number;
  isInView: boolean;
}

/** The lines of each element with text, inline ones too. Runs in the page. */
export function linesOfTexts(): TextLines[] {
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
