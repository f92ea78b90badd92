import type { DocumentJob } from './render-document.tsx';

/**
 * Asks vike for the document's shell and for what fills it. The caller must have loaded the server bundle.
 * @param finish transforms the shell, once for all pages
 */
export async function loadDocumentRenderer(
  finish = (shell: string) => shell,
): Promise<(job: DocumentJob) => Promise<string>> {
  const { renderPage } = await import('vike/server');
  const { httpResponse, renderDocument, errorWhileRendering } = await renderPage({ urlOriginal: '/' });
  if (errorWhileRendering) throw errorWhileRendering;
  if (!renderDocument) throw new Error('vike did not render the shell of the pages.');
  const shell = finish(httpResponse.body);
  return (job) => renderDocument(shell, job);
}
