import type { Page } from 'playwright/test';

/** The element that has the focus, and how that is seen. */
export interface FocusStop {
  /** The element, in words for people. */
  name: string;
  /** Why the focus cannot be seen; nothing if it can. */
  problem: string | undefined;
}

/**
 * Tells what has the focus and whether a sighted visitor sees it: in the viewport, with nothing over it (WCAG 2.4.11), and
 * with a line of 2 px, of a contrast of 3 : 1, that is not cut off (2.4.7, 1.4.11).
 */
export async function focusStop(page: Page): Promise<FocusStop> {
  const [stop] = await page.evaluate(lookAtFocus, null);
  return stop as FocusStop;
}

/**
 * Puts the focus on what can have it, one after the other: faster than by keys, and as those would; of what is alike, by the classes of
 * all around it, on the first, the second and the last. Header and footer, which are the same on all pages, are left out unless they
 * are asked for.
 */
export async function focusStops(page: Page, withFrame = false): Promise<FocusStop[]> {
  // A line is drawn around what a script focuses if it was around what had the focus before.
  await page.keyboard.press('Tab');
  return page.evaluate(lookAtFocus, `:disabled${withFrame ? '' : ', #root > header *, #root > footer *'}`);
}

/** Presses Tab through the whole page and returns every stop. */
export async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop.name.startsWith('<body>')) return stops;
    stops.push(stop);
    if (stops.length > 400) throw new Error('The page has no end for who goes through it by keys');
  }
}

/** Looks at what has the focus, or at what can have it but for what matches a selector, in the page or the one in its frame. Runs in the page. */
function lookAtFocus(leftOut: string | null): FocusStop[] {
  const shown = document.querySelector('iframe')?.contentDocument ?? document;
  if (leftOut === null) return [stopAt(shown.activeElement as HTMLElement)];
  const candidates = shown.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  const all = [...candidates].filter(
    (each) => each.tabIndex >= 0 && !each.matches(leftOut) && each.checkVisibility({ visibilityProperty: true }),
  );
  const kinds = all.map(kindOf);
  const isOneOfFew = (kind: string, index: number) =>
    [kinds.indexOf(kind), kinds.indexOf(kind, kinds.indexOf(kind) + 1), kinds.lastIndexOf(kind)].includes(index);
  const few = all.filter((_, index) => isOneOfFew(kinds[index] ?? '', index));
  return few.map((each) => {
    each.focus();
    return stopAt(each);
  });

  function kindOf(element: Element | null): string {
    return element ? `${kindOf(element.parentElement)} ${element.localName}.${element.getAttribute('class')}` : '';
  }

  function stopAt(element: HTMLElement): FocusStop {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `<${element.tagName.toLowerCase()}> ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    if (element !== shown.activeElement || element === shown.body)
      return { name, problem: 'does not take the focus' };
    return { name, problem: problemOf(element) };
  }

  function problemOf(focused: HTMLElement): string | undefined {
    const over = whatLiesOver(focused);
    if (over) return over;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(focused);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2) return lineAfter(focused) ? undefined : 'has no line around it';
    const beyond = Number.parseFloat(outlineOffset) + width;
    const ratio = contrast(outlineColor, groundOf(beyond > 0 ? focused.parentElement : focused));
    if (ratio < 3) return `its line, ${outlineColor}, has a contrast of ${ratio.toFixed(2)}`;
    const sides = visibleSides(focused, beyond);
    return sides < 3 ? `${4 - sides} sides of its line are cut off` : undefined;
  }

  function whatLiesOver(focused: HTMLElement): string | undefined {
    const points = [...focused.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      // The middle of what of it is in the viewport.
      const y = (Math.max(top, 0) + Math.min(bottom, shown.defaultView?.innerHeight ?? 0)) / 2;
      return [left + 2, (left + right) / 2, right - 2].map((x) => [x, y] as const);
    });
    const there = points.map(([x, y]) => shown.elementFromPoint(x, y));
    if (there.some((each) => focused.contains(each) || each?.contains(focused))) return undefined;
    const other = there.find((each) => each);
    return other ? `is under <${other.tagName.toLowerCase()} class="${other.className}">` : 'is out of the viewport';
  }

  /** Fluent draws its lines with ::after, of the field or of what is around it. */
  function lineAfter(focused: HTMLElement): boolean {
    return [focused, focused.parentElement as HTMLElement].some((around) => {
      const { content, borderBottomWidth, borderBottomStyle } = getComputedStyle(around, '::after');
      return content !== 'none' && borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 2;
    });
  }

  /** The colour behind an element; a picture behind it counts as the colour that is there without it. */
  function groundOf(start: Element | null): string {
    for (let around = start; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }

  /** The number of the four sides of an element's outline no ancestor cuts off. */
  function visibleSides(focused: HTMLElement, beyond: number): number {
    const { top, right, bottom, left } = focused.getBoundingClientRect();
    const cut = new Set<string>();
    for (let around = focused.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (around === shown.documentElement || around === shown.body) break;
      if (overflowX !== 'visible') {
        if (left - beyond < box.left - 0.5) cut.add('left');
        if (right + beyond > box.right + 0.5) cut.add('right');
      }
      if (overflowY !== 'visible') {
        if (top - beyond < box.top - 0.5) cut.add('top');
        if (bottom + beyond > box.bottom + 0.5) cut.add('bottom');
      }
      if (position === 'fixed') break;
    }
    return 4 - cut.size;
  }

  function contrast(one: string, other: string): number {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  function luminance(colour: string): number {
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
  }
}
