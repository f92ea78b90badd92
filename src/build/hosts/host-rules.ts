import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../../../content/model/routes.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { joinLanguagePath, missingFile, missingPage } from '../../lib/language/language-path.ts';
import { isLanguageCode, languages } from '../../lib/language/languages.ts';
import { type HeaderRule, revalidated } from './site-headers.ts';

/** The answer at an address without a file: another address (301), or another file as not found (404). */
export interface RedirectRule {
  /** A path; a `*` at its end matches anything. */
  from: string;
  to: string;
  status: 301 | 404;
}

const forMachines = [
  ...['api', 'assets', 'cards', 'content', 'data', 'images', 'pagefind', 'pdfjs'].map((folder) => `/${folder}/*`),
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

/** Writes rules as Netlify's `_headers`. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  const lines = ({ headers }: HeaderRule) => Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
  return `${rules.map((rule) => rule.path + lines(rule).join('')).join('\n\n')}\n`;
}

/** Reads Netlify's `_headers`. */
export function readHeaders(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        if (!name || !value) throw new Error(`_headers has a line that is not a header: ${line}`);
        return [name, value];
      });
      return { path, headers: Object.fromEntries(headers) as Record<string, string> };
    });
}

/** The headers that rules give an address. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers));
}

/** Writes rules as Netlify's `_redirects`. */
export function writeRedirects(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${from}  ${to}  ${status}\n`).join('');
}

/** Reads Netlify's `_redirects`. */
export function readRedirects(text: string): RedirectRule[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from, to, status] = line.split(/\s+/);
      if (!from || !to || (status !== '301' && status !== '404')) {
        throw new Error(`_redirects has a line that is not a rule: ${line}`);
      }
      return { from, to, status: status === '301' ? 301 : 404 };
    });
}

/** The headers and redirects of a site. */
export type SiteRules = ReturnType<typeof readSiteRules>;

/** Reads the headers and redirects of a built site. */
export function readSiteRules(siteDir: string) {
  const read = (name: string) => readFileSync(join(siteDir, name), 'utf8');
  return { headers: readHeaders(read('_headers')), redirects: readRedirects(read('_redirects')) };
}

/** Tells if an address matches the path of a rule. */
export function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Writes the rules of a built site for nginx beside its folder, where no host serves them: `docs/nginx.conf` includes the file. */
export function writeNginxRules(siteDir: string): void {
  const path = `${siteDir}.nginx.conf`;
  const text = nginxRules(readSiteRules(siteDir));
  if (textIfThere(path) !== text) writeFileSync(path, text);
}

/** The headers and redirects that Netlify gets, as maps of nginx (1.18 or newer) from an address to a value. */
export function nginxRules({ headers, redirects }: SiteRules): string {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  const moved = redirects.filter(({ status }) => status === 301);
  const missing = redirects.filter(({ status }) => status === 404);
  const maps = [
    ...names.map((name) => headerMap(name, headers)),
    // As on Netlify, with and without a slash at the end. nginx compares decoded addresses.
    map(
      'site_moved',
      moved.map(({ from, to }) => [`~^${escapeLiteral(decodeURIComponent(from))}/?$`, to]),
    ),
    map(
      'site_missing',
      missing.map(({ from, to }) => [pattern(from), to]),
    ),
  ];
  return `# Written by "npm run build" for docs/nginx.conf. An empty header is not sent.\n${maps.join('')}`;
}

/** A header's value by address. Files for which no rule says how long to keep them are asked for again each time. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const everywhere = headersAt(rules, '/')[name] ?? (name === 'Cache-Control' ? revalidated : '');
  const others = rules.flatMap(({ path, headers: { [name]: value } }): [string, string][] =>
    path === '/*' || value === undefined ? [] : [[pattern(path), value]],
  );
  return map(`site_${name.toLowerCase().replaceAll('-', '_')}`, [['default', everywhere], ...others]);
}

/** A map whose regular expressions are tried in their order. */
function map(name: string, rows: readonly (readonly [key: string, value: string])[]): string {
  const lines = rows.map(([key, value]) => `  ${key === 'default' ? key : escapeQuoted(key)} ${quote(value)};\n`);
  return `map $uri $${name} {\n${lines.join('')}}\n`;
}

function pattern(path: string): string {
  if (path === '/*') return 'default';
  return `~^${escapeLiteral(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}`;
}

function escapeLiteral(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** A text as it is. nginx would expand a `$` as a variable. */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take a part of this for a variable: ${text}`);
  return escapeQuoted(text);
}

function escapeQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
