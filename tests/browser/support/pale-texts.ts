/** The texts of a page that have less than 4.5 : 1 on white, and a colour scheme that is not light. Runs in the page. */
export function paleTexts(page: Document, name: string): string[] {
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
