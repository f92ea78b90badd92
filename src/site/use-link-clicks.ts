import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageLoader } from './page-loader.ts';

/**
 * Turns clicks on plain links to pages of this site into navigation without a reload, and loads ahead the pages whose
 * links are pointed at or focused. One handler for the whole document: pages hold nothing but `<a href>`.
 */
export function useLinkClicks(loader: PageLoader): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = pageLinkOf(event.target);
      if (!url || (url.hash && url.pathname === window.location.pathname)) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    const onIntent = (event: Event) => {
      const url = pageLinkOf(event.target);
      if (url && url.pathname !== window.location.pathname) loader.prefetch(url.pathname);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [navigate, loader]);
}

/** The address of the link at an event's target, if it leads to a page of this site in this window. */
function pageLinkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isPage =
    url.origin === window.location.origin && !/\.\w+$|^\/(files|images|content|api)\//.test(url.pathname);
  return isPage ? url : undefined;
}
