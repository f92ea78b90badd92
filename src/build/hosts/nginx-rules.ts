import { writeFileSync } from 'node:fs';
import { textIfThere } from '../../lib/command/if-there.ts';
import { headersAt, readSiteRules, type SiteRules } from './netlify-rules.ts';
import { type HeaderRule, revalidated } from './site-headers.ts';

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

/** The path of a rule as a key of a map. */
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
