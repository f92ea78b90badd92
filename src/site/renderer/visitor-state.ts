import { focusPlace, placeOfFragment } from '../place-in-page.ts';

const landmarks = 'main,nav,header,footer,aside,search,form,section';
/** A counter of the elements of a kind that it holds. */
const scopes = `${landmarks},article,table,tr,ul,ol,li,dl,details`;

/**
 * React replaces a page that somebody has changed before the script came: a translator, an extension. What the visitor has done on
 * it goes to the page that comes in its place: presses that are held or under way, focus, what is typed, chosen and opened, and
 * where the page and its parts are scrolled to. Called before hydration, it notes on until then; later, it finds what is left.
 * @param before what stands in the root before hydration
 * @param focused what has the focus then
 * @returns what is to be called once React has replaced that, before effects read what is typed, chosen and scrolled to
 */
export function noteVisitorState(before: readonly Node[], focused: Element | null): (root: HTMLElement) => void {
  const noted = noteState(focused);
  return (root) => {
    noted.listening.abort();
    // Done already.
    if (before.some(({ parentNode }) => parentNode)) return;
    const old = document.createDocumentFragment();
    old.append(...before);
    restoreState(noted, old, root);
  };
}

/** The state that an element which is gone no longer tells. */
interface NotedState {
  focused: Element | null;
  hovered: Element | undefined;
  /** The element that a pointer is down on. */
  pressed: Element | undefined;
  /** An element in view, and how far below the window's upper edge. */
  seen: { element: Element; top: number } | undefined;
  scrolled: Map<Element, { left: number; top: number }>;
  /** True if the browser marks the place that the address names. */
  hasTarget: boolean;
  listening: AbortController;
}

function noteState(focused: Element | null): NotedState {
  const listening = new AbortController();
  const noted: NotedState = {
    focused,
    hovered: [...document.querySelectorAll(':hover')].pop(),
    pressed: [...document.querySelectorAll(':active')].pop(),
    seen: elementInView(),
    scrolled: new Map(),
    hasTarget: document.querySelector(':target') !== null,
    listening,
  };
  const noteScrolled = (element: Element) => {
    noted.scrolled.set(element, { left: element.scrollLeft, top: element.scrollTop });
  };
  // So marked by the inline script: to ask every element would be to lay out what is far below, too.
  for (const element of document.querySelectorAll('[data-scrolled]')) noteScrolled(element);
  const on = (type: string, note: (target: EventTarget | null, event: Partial<PointerEvent>) => void) =>
    document.addEventListener(type, (event) => note(event.target, event), {
      signal: listening.signal,
      capture: true,
    });
  on('focusin', (target) => {
    noted.focused = target as Element;
    noted.seen = elementInView();
  });
  on('focusout', () => {
    // Chromium takes the focus from what is removed in the task of the removal.
    setTimeout(() => {
      noted.focused = document.activeElement;
    });
  });
  on('pointerover', (target) => {
    noted.hovered = target as Element;
  });
  on('pointerdown', (target, { button }) => {
    noted.pressed = button === 0 ? (target as Element) : undefined;
  });
  for (const type of ['click', 'pointercancel', 'dragstart', 'contextmenu', 'auxclick'])
    on(type, () => {
      noted.pressed = undefined;
    });
  on('scroll', (target) => {
    if (target instanceof Element) noteScrolled(target);
    else noted.seen = elementInView();
  });
  return noted;
}

/**
 * Returns what has the focus, if that is in view, or the smallest element on a line through the window. At the top of a page there is
 * nothing to keep.
 */
function elementInView(): NotedState['seen'] {
  if (!window.scrollY) return undefined;
  const { innerWidth, innerHeight } = window;
  const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  const points = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(innerWidth * part, innerHeight / 3));
  const elements = points.flatMap((element) => element ?? []).sort((one, other) => heightOf(one) - heightOf(other));
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && isInView(activeElement.getBoundingClientRect()))
    elements.unshift(activeElement);
  return elements[0] && { element: elements[0], top: topOf(elements[0]) };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** @param old the page that was replaced */
function restoreState(noted: NotedState, old: ParentNode & Node, page: ParentNode): void {
  const counterpart = (element: Element) => (old.contains(element) ? counterpartOf(element, old, page) : undefined);
  restoreFields(old, counterpart);
  for (const details of old.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const own = counterpart(details);
    if (own instanceof HTMLDetailsElement) own.open = true;
  }
  if (noted.hasTarget && !document.querySelector(':target')) markTarget();
  if (noted.focused && old.contains(noted.focused)) restoreFocus(noted.focused, counterpart);
  for (const [element, position] of noted.scrolled)
    counterpart(element)?.scrollTo({ ...position, behavior: 'instant' });
  const { seen } = noted;
  const own = seen && counterpart(seen.element);
  if (own) window.scrollBy({ top: topOf(own) - seen.top, behavior: 'instant' });
  passOn(old, noted.pressed, counterpart);
  // The browser tells of it too late: what only stays open under the pointer has closed by then.
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  if (noted.hovered && matchMedia('(hover: hover)').matches) counterpart(noted.hovered)?.dispatchEvent(over);
}

type Counterpart = (element: Element) => Element | undefined;

function restoreFields(old: ParentNode, counterpart: Counterpart): void {
  for (const field of old.querySelectorAll<HTMLInputElement>('input:not([type=file]),select,textarea')) {
    const own = counterpart(field) as HTMLInputElement | undefined;
    if (!own) continue;
    if (own.value !== field.value) own.value = field.value;
    if (own.checked !== field.checked) own.checked = field.checked;
  }
}

/** Has the browser mark the place that the address names, as when it came there. */
function markTarget(): void {
  const { hash } = window.location;
  if (!placeOfFragment(hash)) return;
  const { state } = window.history;
  const position = window.scrollY;
  // No step in the history, although the browser tells of one.
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('popstate', stop, true);
  window.location.replace(hash);
  window.history.replaceState(state, '');
  window.scrollTo({ top: position, behavior: 'instant' });
  setTimeout(() => window.removeEventListener('popstate', stop, true));
}

/** Gives the focus to what stands in the place of an element, with the caret of a field, or else to the nearest landmark. */
function restoreFocus(element: Element, counterpart: Counterpart): void {
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

/** Passes on what reaches elements of the old page: what was held, and the press of a mouse whose button is still down. */
function passOn(old: EventTarget, pressed: Element | undefined, counterpart: Counterpart): void {
  for (const type of ['click', 'keydown', 'focusin', 'pointerdown', 'pointermove'])
    old.addEventListener(type, (event) => {
      event.preventDefault();
      const again = Reflect.construct(event.constructor, [event.type, event]) as Event;
      counterpart(event.target as Element)?.dispatchEvent(again);
    });
  const own = pressed && counterpart(pressed.closest('a,button,summary,label') ?? pressed);
  if (!(own instanceof HTMLElement)) return;
  // The page may have moved under a mouse that has not.
  let isOn = true;
  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true };
  document.addEventListener(
    'pointermove',
    ({ target }) => {
      isOn = own.contains(target as Node);
    },
    options,
  );
  // A press that is given up, or another one, ends it.
  // Held events are passed on as events of our own.
  for (const type of ['pointercancel', 'pointerdown', 'dragstart'])
    document.addEventListener(type, ({ isTrusted }) => isTrusted && waiting.abort(), options);
  document.addEventListener(
    'pointerup',
    ({ pointerType, button }) => {
      waiting.abort();
      // The browser makes a click of a touch by itself, and none of another button.
      if (isOn && pointerType === 'mouse' && button === 0) own.click();
    },
    options,
  );
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
