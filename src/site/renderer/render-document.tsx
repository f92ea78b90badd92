import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createI18n } from '../../lib/language/i18n.ts';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { App } from '../app.tsx';
import { SharedPartContext, type SharedPartProps } from '../frame/page-layout.tsx';
import { PageContext } from '../page-context.ts';
import { loadPageComponent } from '../pages/page-components.ts';
import { type DocumentParts, fillDocument } from './html-document.ts';

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

/** The HTML of parts of the frame by key: their name, language and variant. */
export type RenderedParts = Map<string, string>;

/** They mark where a part begins, its HTML, and its end: characters that no text may contain. */
const [start, html, end] = ['\ue001', '\ue002', '\ue003'];
/** Stands for the page's path in the HTML of a part that pages share. */
const anyPath = '/\ue004';

/** The parts of the frame in one page: those that were rendered for a page before are put in as text. */
export class SharedParts {
  private readonly parts: { key: string | undefined; html: string }[] = [];

  /** @param rendered the parts that were rendered for other pages; what this page renders for others is added */
  constructor(
    private readonly language: string,
    private readonly rendered: RenderedParts,
  ) {}

  /** Renders a part, or marks its place. */
  readonly render = ({ children, name, variant = '', isShared = true }: SharedPartProps): ReactNode => {
    const key = isShared ? `${name} ${this.language} ${variant}` : undefined;
    const known = key === undefined ? undefined : this.rendered.get(key);
    const number = this.parts.push({ key, html: known ?? '' }) - 1;
    if (known !== undefined) return start + number + end;
    return (
      <>
        {start + number + html}
        {isShared ? <OnAnyPage>{children}</OnAnyPage> : children}
        {end}
      </>
    );
  };

  /** Takes the parts that were rendered out of a page's HTML: only their places are left in it. */
  takeFrom(page: string): string {
    return page.replace(/\ue001(\d+)\ue002([^\ue003]*)\ue003/g, (_, number: string, text: string) => {
      const part = this.parts[Number(number)];
      if (part) part.html = text;
      if (part?.key !== undefined) this.rendered.set(part.key, text);
      return start + number + end;
    });
  }

  putInto(page: string, path: string): string {
    return page.replace(/\ue001(\d+)\ue003/g, (_, number: string) => {
      const part = this.parts[Number(number)]?.html ?? '';
      return part.replaceAll(anyPath, path);
    });
  }
}

/** Gives the components in it a page without a path of its own. */
function OnAnyPage({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  return (
    context && <PageContext value={{ ...context, page: { ...context.page, path: anyPath } }}>{children}</PageContext>
  );
}
