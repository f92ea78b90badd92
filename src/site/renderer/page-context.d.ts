import type { renderDocument } from './render-document.tsx';

declare global {
  namespace Vike {
    /** The parts that `renderPage` returns beside the document's shell. */
    interface PageContext {
      renderDocument: typeof renderDocument;
    }
  }
}
