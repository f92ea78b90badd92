/** Takes somebody on who came here by what is gone now. A ref: it focuses an element once, when that appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
