import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { libraryFolders, libraryUrl, workerUrl } from './library-urls.ts';

export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

/** A document being opened, with the worker that reads it. */
export interface Opening {
  task: PDFDocumentLoadingTask;
  worker: PDFWorker;
}

/** How much is fetched at once (specification, section 9). */
const rangeChunkSize = 65_536;
const folder = (name: keyof typeof libraryFolders) => `${libraryUrl(version)}${libraryFolders[name]}/`;

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Starts to open a document in a worker of its own, so that a document that hangs can be ended. Of a long file only the
 * parts are fetched that are looked at.
 * @throws the library's error when the address is none.
 */
export function startOpening(url: string, password?: string): Opening {
  const worker = new PDFWorker();
  try {
    const task = getDocument({
      url,
      worker,
      rangeChunkSize,
      disableAutoFetch: true,
      disableStream: true,
      cMapUrl: folder('cMap'),
      standardFontDataUrl: folder('standardFont'),
      iccUrl: folder('icc'),
      wasmUrl: folder('wasm'),
      isEvalSupported: false,
      enableXfa: false,
      ...(password !== undefined && { password }),
    });
    return { task, worker };
  } catch (error) {
    worker.destroy();
    throw error;
  }
}

/** Ends a document. A worker that hangs gives no answer: it is ended without one. */
export async function endOpening({ task, worker }: Opening): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.race([task.destroy().catch(() => {}), timeout]);
  worker.destroy();
}

/** Whether an error says that worker and script are of different versions. */
export function isStaleWorker(error: unknown): boolean {
  return error instanceof Error && /^The API version .* does not match the Worker version/.test(error.message);
}

/**
 * Bypasses a worker that the browser or a cache has kept from before an upgrade.
 * @returns false when that was done before: then the script is the older one.
 */
export function refreshWorker(): boolean {
  const fresh = `${workerUrl}?v=${version}`;
  if (GlobalWorkerOptions.workerSrc === fresh) return false;
  GlobalWorkerOptions.workerSrc = fresh;
  return true;
}
