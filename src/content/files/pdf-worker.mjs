import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { getDocument, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Reads PDF files for `PdfReader`, in a thread of its own: where pdfjs-dist is loaded it replaces `JSON.stringify`, regular expressions
 * and iterators with slow ones of its own. Plain JavaScript, so that it starts from any of compiled tools, tests and the dev server.
 */
async function read(path) {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages = [];
    for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number));
    return pages;
  } finally {
    await task.destroy();
  }
}

/** A page that cannot be read has no text; the others have theirs. */
async function readPage(document, number) {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const tree = await page.getStructTree().catch(() => null);
    const { height, transform } = page.getViewport({ scale: 1 });
    page.cleanup();
    return { height, pieces: piecesOf(items, transform), tree };
  } catch {
    return { height: 0, pieces: [], tree: null };
  }
}

/** The pieces of text, each with the innermost marked content around it that has an id. @param view turns the page as it is shown */
function piecesOf(items, view) {
  const around = [];
  const pieces = [];
  for (const item of items) {
    if (item.type === 'endMarkedContent') around.pop();
    else if (item.type) {
      const outer = around.at(-1);
      around.push({ id: item.id ?? outer?.id, isArtifact: outer?.isArtifact || item.tag === 'Artifact' });
    } else {
      const { str: text, width, hasEOL: endsLine, fontName: font, transform } = item;
      const [along, aside, skewed, upright, x, y] = Util.transform(view, transform);
      const isTurned = Math.abs(aside) > Math.abs(along);
      const size = Math.hypot(skewed, upright);
      pieces.push({ text, x, y, width, size, font, endsLine, isTurned, ...around.at(-1) });
    }
  }
  return pieces;
}

parentPort.on('message', async (path) => {
  const answer = await read(path).then(
    (pages) => ({ pages }),
    (error) => ({ error: String(error?.message ?? error) }),
  );
  parentPort.postMessage(answer);
});
