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
  constructor(readonly url: string) {
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
export type Failure =
  | 'missing'
  | 'empty'
  | 'notPdf'
  | 'protected'
  | 'damaged'
  | 'network'
  | 'server'
  | 'slow'
  | 'outdated';

/** Finds out why a document could not be opened: what the error leaves open, the beginning of the file or script tells. */
export async function findFailure(error: unknown, url: string): Promise<Failure> {
  const { name, message } = error as Error;
  if (name === 'PasswordException') return 'protected';
  if (/^The API version .* does not match the Worker version/.test(message)) return 'outdated';
  const script = error instanceof MissingScriptError ? error.url : undefined;
  try {
    const response = await fetch(script ?? url, { headers: { Range: 'bytes=0-1023' }, cache: 'no-store' });
    // A newer version of the site has other scripts.
    if (response.status === 404) return script ? 'outdated' : 'missing';
    if (response.status === 416) return 'empty';
    if (!response.ok) return 'server';
    const start = await firstBytes(response);
    if (script) return 'network';
    if (start.length === 0) return 'empty';
    return new TextDecoder('latin1').decode(start).includes('%PDF-') ? 'damaged' : 'notPdf';
  } catch {
    return 'network';
  }
}

/** The first bytes that come: without ranges a host would send the whole file. */
async function firstBytes(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  void reader?.cancel().catch(() => {});
  return value ?? new Uint8Array();
}
