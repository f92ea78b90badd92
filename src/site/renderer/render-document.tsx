import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createI18n } from '../../lib/language/i18n.ts';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { App } from '../app.tsx';
import { SharedPartContext } from '../frame/page-layout.tsx';
import { loadPageComponent } from '../pages/page-components.ts';
import { type DocumentParts, fillDocument } from './html-document.ts';
import { type RenderedParts, SharedParts } from './shared-parts.tsx';

/** A page to be rendered. */
export interface DocumentJob extends Omit<DocumentParts, 'namespaces' | 'style' | 'body' | 'ownLength'> {
  /** The JSON of its namespaces by name. */
  namespaces: Record<string, string>;
  /** Returns the styles that the page needs, by its HTML; missing where a style sheet is in the shell. */
  styleOf?: ((html: string) => string) | undefined;
  /** The parts of the frame that were rendered for other pages; those of this page are added. Without, it is rendered as a whole. */
  parts?: RenderedParts | undefined;
}

const i18n = createI18n({ resources: {} });
const parsed = new Map<string, object>();

/** Renders a page to HTML. `shell` is the document with vike's tags in it. */
export async function renderDocument(shell: string, job: DocumentJob): Promise<string> {
  const { manifest, namespaces: json, styleOf, parts, ...rest } = job;
  const Component = await loadPageComponent(manifest.component);
  const url = joinLanguagePath(manifest.language, manifest.path);
  const namespaces = Object.fromEntries(Object.entries(json).map(([name, text]) => [name, parse(text)]));
  // The store holds one page at a time, so that memory does not grow with the number of pages.
  i18n.services.resourceStore.data = { [languageOf(manifest.language).tag]: namespaces };
  const shared = parts && new SharedParts(manifest.language, parts);
  const rendered = renderToString(
    <StaticRouter location={url}>
      <SharedPartContext value={shared?.render}>
        <App i18n={i18n} page={{ pathname: url, manifest, Component }} />
      </SharedPartContext>
    </StaticRouter>,
  );
  const own = shared ? shared.takeFrom(rendered) : rendered;
  const body = shared ? shared.putInto(own, manifest.path) : rendered;
  const style = styleOf?.(body);
  return fillDocument(shell, { ...rest, manifest, namespaces, body, ownLength: own.length, style });
}

/** Namespaces of the frame come with every page: each text is parsed once. */
function parse(json: string): object {
  const known = parsed.get(json);
  if (known) return known;
  if (parsed.size > 100) parsed.clear();
  const value = JSON.parse(json) as object;
  parsed.set(json, value);
  return value;
}
