import { version } from 'pdfjs-dist/package.json';
import { loadOptionalScript } from '../optional-script.ts';
import { MissingScriptError } from './failure.ts';
import { libraryFolders, libraryScriptUrl, libraryUrl, workerUrl } from './library-urls.ts';

/** The PDF library, and its types as far as they are used. */
export type PdfLibrary = typeof import('pdfjs-dist');
export type { PageViewport, PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

const folder = (name: keyof typeof libraryFolders) => `${libraryUrl(version)}${libraryFolders[name]}/`;

/**
 * Loads the library.
 * @throws MissingScriptError
 */
export function loadLibrary(): Promise<PdfLibrary> {
  const url = libraryScriptUrl(version);
  return loadOptionalScript(() => import(/* @vite-ignore */ url)).catch(() => {
    throw new MissingScriptError(url);
  });
}

/** The options of the library for every document. Of a long file only the parts are fetched that are looked at. */
export const documentOptions = {
  // Bytes that are fetched at once (specification, section 9).
  rangeChunkSize: 65_536,
  disableAutoFetch: true,
  disableStream: true,
  cMapUrl: folder('cMap'),
  standardFontDataUrl: folder('standardFont'),
  iccUrl: folder('icc'),
  wasmUrl: folder('wasm'),
  // Colours are converted by the worker alone, which then fetches all the rest, too.
  useWorkerFetch: true,
  // The worker makes larger pictures smaller before they come to the page.
  canvasMaxAreaInBytes: 64_000_000,
  isEvalSupported: false,
  enableXfa: false,
};

let workerScript = workerUrl;

/**
 * Starts a worker that reads one document, and ends with it. It is a classic one: Firefox before 114 knows no other.
 * @returns the worker, and a promise that fails if its script does not come
 */
export function startWorker(onStart: () => void): { worker: Worker; missing: Promise<never> } {
  const url = workerScript;
  const worker = new Worker(url);
  worker.addEventListener('message', onStart, { once: true });
  const missing = new Promise<never>((_, reject) => {
    // A worker whose script has not come says so by an event without a message.
    worker.addEventListener('error', (event) => event instanceof ErrorEvent || reject(new MissingScriptError(url)));
  });
  missing.catch(() => {});
  return { worker, missing };
}

/**
 * Bypasses a worker that the browser or a cache has kept from before an upgrade.
 * @returns false when that was done before: then the script is the older one.
 */
export function refreshWorker(): boolean {
  const fresh = `${workerUrl}?v=${version}`;
  if (workerScript === fresh) return false;
  workerScript = fresh;
  return true;
}
