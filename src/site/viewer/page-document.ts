import { checkOperators } from './check-operators.ts';
import { documentOptions, libraryWorker, loadLibrary, type PDFPageProxy } from './library.ts';
import { LibraryDocument } from './library-document.ts';
import type { Opening, OpeningEvents } from './viewed-document.ts';

/** Opens a document that is drawn by the page itself, in browsers whose workers cannot. */
export function openOnPage(url: string, password: string | undefined, events: OpeningEvents): Opening {
  let isEnded = false;
  let end = () => {};
  const open = async () => {
    const library = await loadLibrary();
    if (isEnded) return;
    library.GlobalWorkerOptions.workerSrc = libraryWorker();
    const worker = new library.PDFWorker();
    worker.promise.then(events.onStart, () => {});
    const task = library.getDocument({
      ...documentOptions,
      url,
      worker,
      ...(password !== undefined && { password }),
    });
    let opened: LibraryDocument | undefined;
    end = () => {
      if (opened) opened.isClosed = true;
      // A worker that hangs gives no answer: it is ended without one.
      const answered = task.destroy().catch(() => {});
      const tooLong = new Promise((resolve) => setTimeout(resolve, 500));
      void Promise.race([answered, tooLong]).then(() => worker.destroy());
    };
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
      if (opened) opened.lastArrival = Date.now();
      events.onProgress(loaded, total);
    };
    task.onPassword = events.onPassword;
    opened = new LibraryDocument(await task.promise, {
      createCanvas: (width, height) => Object.assign(window.document.createElement('canvas'), { width, height }),
      checkPage: (page) => checkPage(library.OPS, page),
    });
    events.onOpen(opened);
  };
  open().catch((error) => !isEnded && events.onError(error));
  return {
    end: () => {
      isEnded = true;
      end();
    },
  };
}

/** Refuses what would never end: nothing could stop it here. */
async function checkPage(codes: Parameters<typeof checkOperators>[0], page: PDFPageProxy): Promise<void> {
  checkOperators(codes, await page.getOperatorList());
}
