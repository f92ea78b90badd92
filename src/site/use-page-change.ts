import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { joinLanguagePath } from '../language/language-path.ts';
import { defaultLanguage, languageOf, languages } from '../language/languages.ts';
import type { PageManifest } from '../namespaces/page-manifest.ts';

const isBrowser = typeof window !== 'undefined';
const useBrowserLayoutEffect = isBrowser ? useLayoutEffect : useEffect;

/**
 * What belongs to a change of page besides its content: title, language and addresses in the head, the scroll position
 * (top, the fragment, or where the visitor was when going back) and the focus on the heading.
 */
export function usePageChange(
  manifest: PageManifest,
  pathname: string,
  location: Location,
  navigationType: NavigationType,
): void {
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ pathname, key: location.key });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // The address changes before the page does: what scrolls is the page still shown.
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(() => {
    const { current } = shown;
    if (pathname !== location.pathname || current.key === location.key) return;
    const pageChanged = current.pathname !== pathname;
    shown.current = { pathname, key: location.key };
    if (pageChanged) updateHead(manifest);
    const back = navigationType === 'POP' ? positions.current.get(location.key) : undefined;
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (back !== undefined) window.scrollTo(0, back);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (pageChanged) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [manifest, pathname, location, navigationType]);
}

/** Brings the document's head in line with the page. */
function updateHead(manifest: PageManifest): void {
  document.title = manifest.documentTitle;
  document.documentElement.lang = languageOf(manifest.language).tag;
  document.querySelector('meta[name="description"]')?.setAttribute('content', manifest.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const { origin } = new URL(canonical.href);
  canonical.href = origin + joinLanguagePath(manifest.language, manifest.path);
  for (const { code, tag } of languages) {
    const selector = code === defaultLanguage ? `[hreflang="${tag}"], [hreflang="x-default"]` : `[hreflang="${tag}"]`;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link:is(${selector})`)) {
      link.href = origin + joinLanguagePath(code, manifest.path);
    }
  }
}
