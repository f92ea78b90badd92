import { joinLanguagePath } from '../language/language-path.ts';
import { defaultLanguage, languageOf, languages } from '../language/languages.ts';
import type { PageManifest } from '../namespaces/page-manifest.ts';
import { entryScript } from './entry-script.ts';

interface DocumentParts {
  manifest: PageManifest;
  origin: string;
  /** The scripts to load ahead. */
  modules: readonly string[];
  /** The rendered page. */
  body: string;
  /** The namespaces it was rendered from. */
  namespaces: Record<string, object>;
}

const inlineScript = entryScript(languages);

/** Writes the HTML document around a rendered page. It is the same for both themes. */
export function htmlDocument({ manifest, origin, modules, body, namespaces }: DocumentParts): string {
  const { tag } = languageOf(manifest.language);
  const missing = manifest.component === 'NotFoundPage' ? ' data-missing' : '';
  return `<!DOCTYPE html>
<html lang="${tag}" id="top"${missing}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(manifest.documentTitle)}</title>
<meta name="description" content="${escapeHtml(manifest.description)}">
<script>${inlineScript}</script>
${modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('\n')}
${manifest.indexed ? addresses(manifest, origin) : '<meta name="robots" content="noindex">'}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#2D7A84">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="page">${escapeJson({ manifest, namespaces })}</script>
</body>
</html>
`;
}

function addresses({ language, path }: PageManifest, origin: string): string {
  const link = (code: typeof language) => escapeHtml(origin + joinLanguagePath(code, path));
  return [
    `<link rel="canonical" href="${link(language)}">`,
    ...languages.map(({ code, tag }) => `<link rel="alternate" hreflang="${tag}" href="${link(code)}">`),
    `<link rel="alternate" hreflang="x-default" href="${link(defaultLanguage)}">`,
  ].join('\n');
}

/** Escapes text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Writes a value as JSON that cannot end the `<script>` it stands in. */
function escapeJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
