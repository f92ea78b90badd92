import { CanvasFilterFactory } from './canvas-filters.ts';
import { type Call, type PageMessage, toSentError, type WorkerMessage } from './document-messages.ts';
import { installCanvasFilters } from './install-canvas-filters.ts';
import { documentOptions, loadLibrary } from './library.ts';
import { LibraryDocument } from './library-document.ts';
import { OffscreenCanvasFactory } from './offscreen-canvas-factory.ts';
import type { TextPart } from './viewed-document.ts';

/* The worker that draws one document. What never ends here keeps nobody waiting, and ends with the worker. */

/** The fonts of the worker, where it can have its own. */
const { fonts } = self as { fonts?: unknown };
let submitPassword: ((password: string) => void) | undefined;
let opened: LibraryDocument | undefined;
const drawings = new Map<number, () => void>();
const readings = new Map<number, ReadableStreamDefaultReader<TextPart>>();

self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === 'open') void open(data.url, data.password, data.library);
  else if (data.kind === 'password') submitPassword?.(data.password);
  else if (data.kind === 'cancel') cancel(data.id);
  else void answer(data.id, data);
});

function send(message: WorkerMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

async function open(url: string, password: string | undefined, port: MessagePort): Promise<void> {
  try {
    const library = await loadLibrary();
    send({ kind: 'started' });
    installCanvasFilters();
    const worker = new library.PDFWorker({ port: port as unknown as null });
    port.start();
    const task = library.getDocument({
      ...documentOptions,
      url: new URL(url),
      worker,
      // Without fonts of its own, a worker draws the shapes of letters.
      ownerDocument: { fonts } as HTMLDocument,
      disableFontFace: !fonts,
      CanvasFactory: OffscreenCanvasFactory,
      FilterFactory: CanvasFilterFactory,
      // The library tells Chromium, where decoders have bugs, by what only its pages have.
      isImageDecoderSupported: !/Chrom(e|ium)\//.test(navigator.userAgent),
      ...(password !== undefined && { password }),
    });
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      send({ kind: 'progress', loaded, total });
    task.onPassword = (submit: (password: string) => void, code: number) => {
      submitPassword = submit;
      send({ kind: 'password', code });
    };
    const document = await task.promise;
    opened = new LibraryDocument(document, {
      createCanvas: (width, height) => new OffscreenCanvas(width, height),
      makeWay,
    });
    send({ kind: 'opened', numPages: document.numPages });
  } catch (error) {
    send({ kind: 'failed', error: toSentError(error) });
  }
}

async function answer(id: number, call: Call): Promise<void> {
  try {
    const value = await run(id, call);
    send({ kind: 'result', id, value }, value instanceof ImageBitmap ? [value] : []);
  } catch (error) {
    send({ kind: 'error', id, error: toSentError(error) });
  } finally {
    drawings.delete(id);
  }
}

async function run(id: number, call: Call): Promise<unknown> {
  if (!opened) throw new Error('No document is open.');
  switch (call.method) {
    case 'measure':
      return opened.measure(...call.args);
    case 'links':
      return opened.links(...call.args);
    case 'draw': {
      const { done, cancel } = opened.draw(...call.args);
      drawings.set(id, cancel);
      return done;
    }
    case 'text': {
      const [page, key] = call.args;
      const reader = readings.get(key) ?? opened.text(page).getReader();
      readings.set(key, reader);
      const { value } = await reader.read();
      if (!value) readings.delete(key);
      return value;
    }
  }
}

function cancel(id: number): void {
  drawings.get(id)?.();
  void readings.get(id)?.cancel();
  readings.delete(id);
}

const { port1, port2 } = new MessageChannel();
const steps: (() => void)[] = [];
port1.onmessage = () => steps.shift()?.();

/** Lets messages in between two steps of a drawing: one may be to end it. */
function makeWay(step: () => void): void {
  steps.push(step);
  port2.postMessage(undefined);
}
