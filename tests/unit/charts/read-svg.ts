import type { HTMLElement } from 'node-html-parser';

/** The texts of the elements of a drawing that a selector finds. */
export function texts(svg: HTMLElement, selector: string): string[] {
  return svg.querySelectorAll(selector).map((each) => each.textContent);
}

/** The number that an attribute of an element has. */
export function at(element: HTMLElement, name: string): number {
  return Number(element.getAttribute(name));
}
