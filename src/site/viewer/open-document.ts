import { libraryWorker } from './library.ts';
import { openOnPage } from './page-document.ts';
import type { Opening, OpeningEvents } from './viewed-document.ts';
import { WorkerDocument } from './worker-document.ts';

/**
 * Starts to open a document: in workers, where whatever it asks for can be ended, or on the page where workers have no
 * canvases or cannot be modules, as in Firefox before 114.
 * @throws when the address is none.
 */
export function openDocument(url: string, password: string | undefined, events: OpeningEvents): Opening {
  const { href } = new URL(url, window.location.href);
  if (typeof OffscreenCanvas === 'undefined') return openOnPage(href, password, events);
  const opening = new WorkerDocument(href, password, events, libraryWorker());
  if (opening.areModulesKnown) return opening;
  opening.end();
  return openOnPage(href, password, events);
}
