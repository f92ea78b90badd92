import { focusPlace } from '../place-in-page.ts';

/** A counter of the elements of a kind that it holds. */
const scopes = 'main,nav,header,footer,aside,search,form,section,article,table,tr,ul,ol,li,dl,details';

/**
 * React replaces a page that somebody has changed before the script came: a translator, an extension. What the visitor has done on
 * it goes to the page that comes in its place: presses that are held, focus, and what is typed, chosen and opened.
 * @returns what is to be called once the page is hydrated or replaced, before effects read what is typed and chosen
 */
export function noteVisitorState(root: HTMLElement): () => void {
  const before = [...root.childNodes];
  let focused = document.activeElement;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // Chromium takes the focus from what is removed in the task of the removal.
  const onBlur = () => {
    setTimeout(() => {
      focused = document.activeElement;
    });
  };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onBlur, options);
  return () => {
    listening.abort();
    // Hydrated as it was, or done already.
    if (before.some(({ parentNode }) => parentNode)) return;
    const old = document.createDocumentFragment();
    old.append(...before);
    restoreState(focused, old, root);
  };
}

/** @param old the page that was replaced */
function restoreState(focused: Element | null, old: ParentNode & Node, page: ParentNode): void {
  const counterpart = (element: Element) => (old.contains(element) ? counterpartOf(element, old, page) : undefined);
  for (const field of old.querySelectorAll<HTMLInputElement>('input:not([type=file]),select,textarea')) {
    const own = counterpart(field) as HTMLInputElement | undefined;
    if (!own) continue;
    if (own.value !== field.value) own.value = field.value;
    if (own.checked !== field.checked) own.checked = field.checked;
  }
  for (const details of old.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const own = counterpart(details);
    if (own instanceof HTMLDetailsElement) own.open = true;
  }
  if (focused && old.contains(focused)) restoreFocus(focused, counterpart);
  // The inline script presses again, on elements of the old page, what it has held.
  old.addEventListener('click', (event) => {
    event.preventDefault();
    const again = Reflect.construct(event.constructor, [event.type, event]) as Event;
    counterpart(event.target as Element)?.dispatchEvent(again);
  });
}

/** Gives the focus to what stands in the place of an element, with the caret of a field, or else to the page's content. */
function restoreFocus(element: Element, counterpart: (element: Element) => Element | undefined): void {
  const own = counterpart(element);
  if (own instanceof HTMLElement || own instanceof SVGElement) own.focus({ preventScroll: true });
  if (!own || document.activeElement !== own) {
    const main = document.querySelector('main');
    if (main) focusPlace(main);
  } else if (own instanceof HTMLInputElement && element instanceof HTMLInputElement) {
    // No field of another kind has a caret.
    if (element.selectionStart !== null) own.setSelectionRange(element.selectionStart, element.selectionEnd);
  }
}

/** Finds what stands in the place of an element: by its id, its address or name, and else by its role and order. */
function counterpartOf(element: Element, old: ParentNode, page: ParentNode): Element | undefined {
  const tag = element.localName;
  const own = (name: string) => `${tag}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`;
  const same = element.id && page.querySelector(own('id'));
  if (same) return same;
  for (const name of ['href', 'name']) {
    const found = element.hasAttribute(name) && findAlike(element, own(name), old, page);
    if (found) return found;
  }
  const role = element.hasAttribute('type') ? own('type') : tag;
  let scope: Element | null | undefined = element;
  while (scope) {
    scope = scope.parentElement?.closest(scopes);
    const inPage = scope ? counterpartOf(scope, old, page) : page;
    const found = inPage && findAlike(element, role, scope ?? old, inPage);
    if (found) return found;
  }
  return undefined;
}

/** Ways to tell elements of a role apart where not all of them are in both pages; an empty text says nothing. */
const likenesses: ((element: Element) => string)[] = [
  (element) => [...element.querySelectorAll('[href]')].map((link) => link.getAttribute('href')).join(),
  ({ localName }) => localName,
  (element) => element.getAttribute('class') ?? '',
  (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
];

function findAlike(element: Element, selector: string, old: ParentNode, page: ParentNode): Element | undefined {
  for (const likenessOf of likenesses) {
    const likeness = likenessOf(element);
    const [were, are] = [old, page].map((part) =>
      [...part.querySelectorAll(selector)].filter((each) => likenessOf(each) === likeness),
    );
    if (likeness && were?.length === are?.length) return are?.[were?.indexOf(element) ?? -1];
  }
  return undefined;
}
