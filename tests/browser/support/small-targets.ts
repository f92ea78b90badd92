/**
 * Which links and controls are neither 24 px wide and high nor that far from others (WCAG 2.2, 2.5.8): axe takes what lacks a fraction of a
 * pixel for as large. Runs in the page.
 */
export function smallTargets(page: Document, name: string): string[] {
  const least = 24;
  // All that browsers round places to, there and back.
  const precision = 1 / 32;
  const controls = 'a[href], button, summary, input, select, textarea';
  const blockOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display.startsWith('inline') ? blockOf(element.parentElement) : element;
  // In a line with words that are in no control.
  const isInText = (control: Element) => {
    const block = blockOf(control.parentElement);
    if (!block || getComputedStyle(control).display !== 'inline') return false;
    const walker = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (textContent?.trim() && !parentElement?.closest(controls) && blockOf(parentElement) === block) return true;
    }
    return false;
  };
  const targets = [...page.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const isSmall = Math.min(width, height) < least - precision;
      return { control, left, top, right, bottom, isSmall, x: (left + right) / 2, y: (top + bottom) / 2 };
    })
    .filter(({ left, right }) => right - left > 1);
  return targets.flatMap((target) => {
    const { control, x, y } = target;
    if (!target.isSmall || isInText(control)) return [];
    const near = targets.find((other) => {
      if (other === target || control.contains(other.control) || other.control.contains(control)) return false;
      const across = Math.max(other.left - x, 0, x - other.right);
      const along = Math.max(other.top - y, 0, y - other.bottom);
      const isInCircle = Math.hypot(across, along) < least / 2 - precision;
      return isInCircle || (other.isSmall && Math.hypot(other.x - x, other.y - y) < least - precision);
    });
    const { textContent, localName } = control;
    return near ? [`${name}: ${localName} “${textContent}” is too near to “${near.control.textContent}”`] : [];
  });
}
