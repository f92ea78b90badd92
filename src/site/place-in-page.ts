/** What a choice of language carries to the same page in the other language. */
export interface LanguageChoice {
  /** Which of the page's places the fragment named: the same place may have another name there. */
  place?: number;
}

/** Everything in the page that a fragment can name, in its order. */
export function placesInPage(): Element[] {
  return [...document.querySelectorAll('main [id]')];
}

/** The element that a fragment names. */
export function placeOfFragment(hash: string): Element | undefined {
  if (!hash) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // No name of an element: `#100%`.
    return undefined;
  }
}
