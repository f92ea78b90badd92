import { version } from 'pdfjs-dist/package.json';
import { libraryFolders, libraryScriptUrl, libraryUrl, workerUrl } from './library-urls.ts';

/** The PDF library, and its types as far as they are used. */
export type PdfLibrary = typeof import('pdfjs-dist');
export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

const folder = (name: keyof typeof libraryFolders) => `${libraryUrl(version)}${libraryFolders[name]}/`;

/**
 * Loads the library.
 * @throws MissingScriptError
 */
export function loadLibrary(): Promise<PdfLibrary> {
  const url = libraryScriptUrl(version);
  return import(/* @vite-ignore */ url).catch(() => {
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

/**
 * Starts a worker that reads one document, and ends with it. It is a classic one: Firefox before 114 knows no other. Its address has
 * the version, so that none that a cache has kept from before an upgrade is taken.
 * @returns the worker, and a promise that fails if its script does not come
 */
export function startWorker(): { worker: Worker; missing: Promise<never> } {
  const url = `${workerUrl}?v=${version}`;
  const worker = new Worker(url);
  const missing = new Promise<never>((_, reject) => {
    // A worker whose script has not come says so by an event without a message.
    worker.addEventListener('error', (event) => event instanceof ErrorEvent || reject(new MissingScriptError(url)));
  });
  missing.catch(() => {});
  return { worker, missing };
}

/** A script has not come. */
export class MissingScriptError extends Error {
  constructor(url: string) {
    super(`The script could not be loaded: ${url}`);
    this.name = 'MissingScriptError';
  }
}

/** Writes an error of the library to the console: its class, its words, and what they leave out (section 8). */
export function logLibraryError(error: unknown): void {
  const { name, message, status, missing, code } = error as Record<string, unknown>;
  const known = Object.entries({ status, missing, code }).filter(([, value]) => value !== undefined);
  console.error([`${name}: ${message}`, ...known.map(([key, value]) => `${key}: ${value}`)].join(' · '));
}

/** Why a document cannot be shown. */
export type Failure = 'missing' | 'damaged' | 'network' | 'server' | 'slow' | 'outdated';

/** Tells from the error why a document could not be opened. A newer version of the site has other scripts, and a worker of its own. */
export function failureOf(error: unknown): Failure {
  const { name, message, missing } = error as Error & { missing?: boolean };
  if (name === 'ResponseException') return missing ? 'missing' : 'server';
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'damaged';
  const isOutdated = name === 'MissingScriptError' || /^The API version .* does not match/.test(message);
  return isOutdated && navigator.onLine ? 'outdated' : 'network';
}
