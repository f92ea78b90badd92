import type { Redirect } from '../../../content/model/redirects-data.ts';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { isLanguageCode, languages } from '../../lib/language/languages.ts';
import { missingFile, missingPage } from '../../lib/language/missing-files.ts';

/** The answer at an address without a file: another address (301), or another file as not found (404). */
export interface RedirectRule {
  /** A path; a `*` at its end matches anything. */
  from: string;
  to: string;
  status: 301 | 404;
}

/** Where scripts, data and pictures are, and no pages. */
const forMachines = [
  '/api/*',
  '/assets/*',
  '/cards/*',
  '/content/*',
  '/data/*',
  '/images/*',
  '/pagefind/*',
  '/pdfjs/*',
  '/pdf.worker.min.js',
];

/** The redirects of the site, the first that matches counts. No rule takes an address from the request: none leads outside. */
export function redirectRules(moved: readonly Redirect[]): RedirectRule[] {
  // The language with the longer prefix first: its pages would match the shorter one too.
  const byPrefix = [...languages].sort((a, b) => b.prefix.length - a.prefix.length);
  return [
    ...moved.flatMap(movedRules),
    ...forMachines.map((from) => ({ from, to: `/${missingFile.path}`, status: 404 as const })),
    ...byPrefix.map(({ prefix }) => ({ from: `${prefix}/*`, to: missingPage(prefix), status: 404 as const })),
  ];
}

/** An address without a language applies to every language. Documents have no language. */
function movedRules({ from, to, language }: Redirect): RedirectRule[] {
  const status = 301;
  if (to.startsWith('/files/')) return [{ from, to, status }];
  if (isLanguageCode(language)) return [{ from, to: joinLanguagePath(language, to), status }];
  return languages.map(({ code, prefix }) => ({ from: prefix + from, to: joinLanguagePath(code, to), status }));
}
