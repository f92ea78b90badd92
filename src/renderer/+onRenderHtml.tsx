import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import { createI18n } from '../language/i18n.ts';
import { joinLanguagePath } from '../language/language-path.ts';
import { languageOf } from '../language/languages.ts';
import { App } from '../site/app.tsx';
import { loadPageComponent } from '../site/pages/page-components.ts';
import { htmlDocument } from './html-document.ts';

const i18n = createI18n({ resources: {} });

/** Renders a page to HTML from the manifest and the namespaces that the caller passed in. */
export const onRenderHtml: OnRenderHtmlAsync = async ({ manifest, namespaces, origin, modules }) => {
  const Component = await loadPageComponent(manifest.component);
  const url = joinLanguagePath(manifest.language, manifest.path);
  // The store holds one page at a time, so that memory does not grow with the number of pages.
  i18n.services.resourceStore.data = { [languageOf(manifest.language).tag]: namespaces } as never;
  const body = renderToString(
    <StaticRouter location={url}>
      <App i18n={i18n} page={{ pathname: url, manifest, Component }} />
    </StaticRouter>,
  );
  const html = htmlDocument({ manifest, namespaces, origin, modules, body });
  return escapeInject`${dangerouslySkipEscape(html)}`;
};
