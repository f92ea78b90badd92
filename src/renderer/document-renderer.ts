import type { DocumentJob } from './render-document.tsx';

/** Asks vike for the document's shell and for what fills it: the caller must have made its server bundle known. */
export async function loadDocumentRenderer(): Promise<(job: DocumentJob) => Promise<string>> {
  const { renderPage } = await import('vike/server');
  const { httpResponse, renderDocument, errorWhileRendering } = await renderPage({ urlOriginal: '/' });
  if (errorWhileRendering) throw errorWhileRendering;
  if (!renderDocument) throw new Error('vike did not render the shell of the pages.');
  return (job) => renderDocument(httpResponse.body, job);
}
