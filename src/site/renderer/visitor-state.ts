import { focusPlace } from '../place-in-page.ts';

const landmarks = 'main,nav,header,footer,aside,search,form,section';
/** A counter of the elements of a kind that it holds. */
const scopes = `${landmarks},article,table,tr,ul,ol,li,dl,details`;

/**
 * React replaces a page that somebody has changed before the script came: a translator, an extension. What the visitor has done on
 * it goes to the page that comes in its place: presses that are held, focus, what is typed, chosen and opened, and where the page is
 * scrolled to.
 * @returns what is to be called once the page is hydrated or replaced, before effects read what is typed and chosen
 */
export function noteVisitorState(root: HTMLElement): () => void {
  const before = [...root.childNodes];
  const noted: NotedState = { focused: document.activeElement, seen: elementInView() };
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const onFocus = ({ target }: Event) => {
    noted.focused = target as Element;
    noted.seen = elementInView();
  };
  const onScroll = () => {
    noted.seen = elementInView();
  };
  // Chromium takes the focus from what is removed in the task of the removal.
  const onBlur = () => {
    setTimeout(() => {
      noted.focused = document.activeElement;
    });
  };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onBlur, options);
  document.addEventListener('scroll', onScroll, options);
  return () => {
    listening.abort();
    // Hydrated as it was, or done already.
    if (before.some(({ parentNode }) => parentNode)) return;
    const old = document.createDocumentFragment();
    old.append(...before);
    restoreState(noted, old, root);
  };
}

/** The state that an element which is gone no longer tells. */
interface NotedState {
  focused: Element | null;
  /** An element in view, and how far below the window's upper edge. */
  seen: { element: Element; top: number } | undefined;
}

/**
 * Returns what has the focus, if that is in view, or the smallest element on a line through the window. At the top of a page there is
 * nothing to keep.
 */
function elementInView(): NotedState['seen'] {
  const { scrollY, innerWidth, innerHeight } = window;
  if (!scrollY) return undefined;
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) {
    const { top, bottom } = boxOf(activeElement);
    if (bottom > 0 && top < innerHeight) return { element: activeElement, top };
  }
  const points = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(innerWidth * part, innerHeight / 3));
  const elements = points.filter((element) => element !== null);
  const [smallest] = elements.sort((one, other) => boxOf(one).height - boxOf(other).height);
  return smallest && { element: smallest, top: boxOf(smallest).top };
}

/** @param old the page that was replaced */
function restoreState({ focused, seen }: NotedState, old: ParentNode & Node, page: ParentNode): void {
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
  const own = seen && counterpart(seen.element);
  if (own) window.scrollBy({ top: own.getBoundingClientRect().top - seen.top, behavior: 'instant' });
  // The inline script presses again, on elements of the old page, what it has held.
  for (const type of ['click', 'keydown'])
    old.addEventListener(type, (event) => {
      event.preventDefault();
      const again = Reflect.construct(event.constructor, [event.type, event]) as Event;
      counterpart(event.target as Element)?.dispatchEvent(again);
    });
}

/** Gives the focus to what stands in the place of an element, with the caret of a field, or else to the nearest landmark. */
function restoreFocus(element: Element, counterpart: (element: Element) => Element | undefined): void {
  const own = counterpart(element);
  if (own instanceof HTMLElement || own instanceof SVGElement) own.focus({ preventScroll: true });
  if (!own || document.activeElement !== own) {
    let around = element.parentElement?.closest(landmarks);
    while (around && !counterpart(around)) around = around.parentElement?.closest(landmarks);
    const landmark = (around && counterpart(around)) ?? document.querySelector('main');
    if (landmark instanceof HTMLElement) focusPlace(landmark);
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
