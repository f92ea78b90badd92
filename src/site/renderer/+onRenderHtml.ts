import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import { documentShell } from './html-document.ts';
import { renderDocument } from './render-document.tsx';

/**
 * Gives vike the document's shell, to which it adds its styles, fonts and script, and the caller what fills it. These
 * tags are the same for every page, because vike sees one page: requesting them once saves more than half of
 * the time that a page takes.
 */
export const onRenderHtml: OnRenderHtmlAsync = async () => ({
  documentHtml: escapeInject`${dangerouslySkipEscape(documentShell)}`,
  pageContext: { renderDocument },
});
