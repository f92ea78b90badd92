import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from './site-headers.ts';
import type { RedirectRule } from './site-redirects.ts';

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
export interface SiteRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** Reads the headers and redirects of a built site. */
export function readSiteRules(siteDir: string): SiteRules {
  const read = (name: string) => readFileSync(join(siteDir, name), 'utf8');
  return { headers: readHeaders(read('_headers')), redirects: readRedirects(read('_redirects')) };
}

/** Whether an address matches the path of a rule. */
export function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
