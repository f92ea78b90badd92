/** Of what vike passes on: the parts that `renderPage` returns beside the document's shell. */
declare namespace Vike {
  interface PageContext {
    renderDocument: typeof import('./render-document.tsx').renderDocument;
  }
}

declare module 'virtual:theme-fluent' {
  /** The rules of Fluent's tokens, one for each theme. */
  const rules: readonly string[];
  export default rules;
}
