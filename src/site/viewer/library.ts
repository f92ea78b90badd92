import { version } from 'pdfjs-dist/package.json';
import { loadOptionalScript } from '../optional-script.ts';
import { libraryFolders, libraryScriptUrl, libraryUrl, workerUrl } from './library-urls.ts';
import { MissingScriptError } from './missing-script-error.ts';

/** The PDF library, and its types as far as they are used. */
export type PdfLibrary = typeof import('pdfjs-dist');
export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

/** How much is fetched at once (specification, section 9). */
const rangeChunkSize = 65_536;
const folder = (name: keyof typeof libraryFolders) => `${libraryUrl(version)}${libraryFolders[name]}/`;

/**
 * Loads the library, on the page or in a worker.
 * @throws MissingScriptError
 */
export function loadLibrary(): Promise<PdfLibrary> {
  const url = libraryScriptUrl(version);
  return loadOptionalScript(() => import(/* @vite-ignore */ url)).catch(() => {
    throw new MissingScriptError(url);
  });
}

/** What the library is told of every document. Of a long file only the parts are fetched that are looked at. */
export const documentOptions = {
  rangeChunkSize,
  disableAutoFetch: true,
  disableStream: true,
  cMapUrl: folder('cMap'),
  standardFontDataUrl: folder('standardFont'),
  iccUrl: folder('icc'),
  wasmUrl: folder('wasm'),
  // Otherwise the library looks for a document, which a worker has not.
  useWorkerFetch: true,
  isEvalSupported: false,
  enableXfa: false,
};

/** Whether an error says that worker and script are of different versions. */
export function isStaleWorker(error: unknown): boolean {
  return error instanceof Error && /^The API version .* does not match the Worker version/.test(error.message);
}

let workerScript = workerUrl;

/** The address of the library's worker. */
export function libraryWorker(): string {
  return workerScript;
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
