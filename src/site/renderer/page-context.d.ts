import type { renderDocument } from './render-document.tsx';

declare global {
  namespace Vike {
    /** What `renderPage` returns beside the document's shell. */
    interface PageContext {
      renderDocument: typeof renderDocument;
    }
  }
}
