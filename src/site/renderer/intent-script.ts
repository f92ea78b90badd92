import type { PageManifest } from '../../compile/page-manifests.ts';
import { type FrameHashes, namespaceUrl } from '../../lib/language/language-path.ts';

/** The parts of the script of a page. Nothing of it is loaded before a visitor needs it. */
export interface PageScripts {
  /** The first script, and the hash of what it must contain. */
  src: string;
  integrity: string;
  /** The scripts that it will ask for. */
  modules: readonly string[];
  /** The styles of all components: a page itself has only what it needs. */
  styles: string;
}

/** The data in a page for the script that takes over: its data stays in the files of its namespaces. */
export interface PageData {
  manifest: PageManifest;
  /** The hashes of the frame's namespaces that the page reads. */
  frame: FrameHashes;
  /** Missing while developing: the script is then loaded at once. */
  scripts?: PageScripts | undefined;
}

/** The most time that a press waits for the script, in ms. Then the page goes on as it does without one. */
const patience = 10_000;

/**
 * The part of the inline script that waits. A page works without its script, so the script comes only when a visitor
 * points at, touches or focuses what needs it (`data-lit`: what lights up under the pointer), when a part that lives by it
 * comes into view, or when the page as it was prerendered is not right for this visitor. What is pressed meanwhile is held
 * and pressed again once the script has taken over. When it cannot be loaded, the page becomes the one of visitors without
 * a script.
 * It is written into the page as text, so it must not refer to anything outside itself.
 */
function waitForIntent(urlOf: typeof namespaceUrl, wait: number): void {
  const root = document.documentElement;
  const held = new Map<Element, Event>();
  let isAsked = false;
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout>;
  let pointed: Event | undefined;

  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  const load = () => {
    // The list of what to load stands at the end of the page.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
    else if (!isAsked) start();
  };

  const start = () => {
    isAsked = true;
    const { manifest, frame, scripts } = JSON.parse(
      document.getElementById('page_data')?.textContent || '',
    ) as PageData;
    if (!scripts) return;
    const { src, integrity, modules, styles } = scripts;
    // First: without HTTP/2 only six are fetched at once.
    add('script', { type: 'module', src, integrity, onerror: settle });
    for (const href of modules) add('link', { rel: 'modulepreload', href });
    for (const name in manifest.namespaces) {
      const href = urlOf(manifest.language, name, manifest.namespaces[name] || frame[name] || '');
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
    }
    add('link', { rel: 'stylesheet', href: styles, onerror: settle });
  };

  /** The script has taken over, or it will not. */
  const settle = () => {
    clearTimeout(timer);
    isSettled = true;
    delete root.dataset.waiting;
    const isThere = 'script' in root.dataset;
    if (!isThere) delete root.dataset.scripting;
    // In a task of its own: React may be at work in this one.
    setTimeout(() => {
      held.forEach((event, target) => {
        target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
        // The element in its place.
        if (!isThere) target.parentElement?.querySelector('a')?.focus();
      });
      held.clear();
      if (isThere) pointed?.target?.dispatchEvent(Reflect.construct(pointed.constructor, [pointed.type, pointed]));
    });
  };

  const hold = (event: Event) => {
    const target = event.target as Element;
    const pressed = target.closest('[type=button]:not([data-theme-switch]),[aria-expanded]');
    if (isSettled || !pressed) return;
    event.preventDefault();
    event.stopPropagation();
    held.set(pressed, event);
    root.dataset.waiting = '';
    clearTimeout(timer);
    timer = setTimeout(settle, wait);
    load();
  };

  const notice = (event: Event) => {
    if (isSettled) return;
    const part = (event.target as Element).closest?.('header,button,input:not([name=notices]),summary,[data-lit]');
    // An element that answers to where the pointer is learns it once the script is there, if the pointer has not gone on.
    pointed = part?.matches('[data-lit]') ? event : undefined;
    if (part) load();
  };
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, notice);
  document.addEventListener('pointermove', (event) => {
    // Where no pointer has come yet, the page may be told of one in its corner.
    if (event.clientX || event.clientY) notice(event);
  });
  document.addEventListener('click', hold, true);
  document.addEventListener(
    'keydown',
    (event) => {
      if (/^Arrow/.test(event.key) && (event.target as Element).closest('#menu')) hold(event);
    },
    true,
  );
  document.addEventListener('settled', settle);

  document.addEventListener('DOMContentLoaded', () => {
    const onSeen: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    };
    // A part above the view counts, too: the address led past it, and what follows it may wait for it.
    const observer = new IntersectionObserver(onSeen, { rootMargin: '999999px 0px 0px' });
    for (const part of document.querySelectorAll('[data-seen]')) observer.observe(part);
    for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
      if (Date.parse(part.dataset.until || '') < Date.now()) load();
    }
  });

  const follow = () => {
    // The place that the address asks for may be out of sight: a page without it is shorter.
    if (/#(menu$|document=|page=)|[?&]q=/.test(location.search + location.hash)) load();
  };
  follow();
  addEventListener('hashchange', follow);
}

export const intentScript = scriptText(waitForIntent, String(namespaceUrl), String(patience));

/**
 * The call of a function as the text of a `<script>`, without its comments. The function must not refer to anything outside itself.
 * @param values what it is given, as code
 */
export function scriptText(code: (...values: never[]) => void, ...values: string[]): string {
  return `(${code})(${values.join()})`.replace(/\n\s*(\/\/.*)?/g, '\n');
}
