import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Reads PDF files for `PdfReader`, in a thread of its own: where pdfjs-dist is loaded it replaces `JSON.stringify`, regular expressions
 * and iterators with slow ones of its own. Plain JavaScript, so that it starts from any of compiled tools, tests and the dev server.
 */
const work = {
  pages: async (document) => document.numPages,
  texts: async (document) => {
    const texts = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
    }
    return texts;
  },
};

async function read(path, wanted) {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: VerbosityLevel.ERRORS });
  try {
    return await work[wanted](await task.promise);
  } finally {
    await task.destroy();
  }
}

parentPort.on('message', async ({ id, path, wanted }) => {
  const answer = await read(path, wanted).then(
    (value) => ({ value }),
    (error) => ({ error: String(error?.message ?? error) }),
  );
  parentPort.postMessage({ id, ...answer });
});
