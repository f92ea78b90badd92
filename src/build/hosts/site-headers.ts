import { createHash } from 'node:crypto';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { languageCodes } from '../../lib/language/languages.ts';

/** Whom a site is built for: everybody, or its editors, as a preview that no search engine may index. */
export type Audience = 'public' | 'preview';

/** Derives the audience from Netlify's deploy context. A build outside of Netlify has none and is for everybody. */
export function audienceOf({ CONTEXT: context }: { CONTEXT?: string }): Audience {
  return context === undefined || ['production', 'dev', 'dev-server'].includes(context) ? 'public' : 'preview';
}

/** The hash of the empty string: Griffel, under Fluent UI, opens empty `<style>` elements and fills them by script. */
const emptyStyle = `'sha256-${sha256('')}'`;

/** The hashes of the inline scripts and styles of a page, as sources of a Content-Security-Policy. */
type InlineHashes = ReturnType<typeof inlineHashes>;

/** Finds the inline scripts and styles in a page. Rules for loading ahead count as scripts; other data in `<script>` do not. */
export function inlineHashes(html: string) {
  return {
    scripts: hashesOf(html, 'script', ['', ' type="speculationrules"']),
    styles: hashesOf(html, 'style', ['']),
  };
}

/** Pages share their inline scripts and styles: each is hashed once. */
const known = new Map<string, string>();

function hashesOf(html: string, name: string, attributes: readonly string[]): string[] {
  const [open, close] = [`<${name}`, `</${name}>`];
  const found: string[] = [];
  for (let tag = html.indexOf(open), end = 0; tag >= 0; tag = html.indexOf(open, end)) {
    const start = html.indexOf('>', tag) + 1;
    end = html.indexOf(close, start);
    if (end < 0) throw new Error(`An element <${name}> of a page has no end.`);
    if (!attributes.includes(html.slice(tag + open.length, start - 1))) continue;
    const text = html.slice(start, end);
    const hash = known.get(text) ?? `'sha256-${sha256(text)}'`;
    known.set(text, hash);
    found.push(hash);
  }
  return found;
}

/** The hashes of the inline scripts of a page. */
export type ScriptHashes = Pick<InlineHashes, 'scripts'>;

/**
 * The Content-Security-Policy of the site, from what its pages contain. Each page narrows what is said here of `<style>` elements down to
 * its own, with a policy in its head (`withStylePolicy`): all policies have to allow something.
 */
export function contentSecurityPolicy(pages: readonly ScriptHashes[]): string {
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))].sort().join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/** The part of a page that its policy follows: nothing comes before it that it could forbid. */
const start = '<meta charset="utf-8">';

/**
 * Puts the policy for its styles into a page: nothing inline but what it has. A header would have the hashes of all pages, and be sent
 * with each answer. All other rules are in the header.
 * @param html a page as it is written, with all its styles
 * @param hashes those of the page
 */
export function withStylePolicy(html: string, { styles }: Pick<InlineHashes, 'styles'>): string {
  if (!html.includes(start)) throw new Error(`A page without ${start} has no place for its policy.`);
  const sources = ["'self'", emptyStyle, ...new Set(styles)].join(' ');
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}">`;
  return html.replace(start, () => `${start}\n${policy}`);
}

/** The headers of all addresses that match a path; a `*` at its end matches anything. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The caching of files whose address does not change with their content. Netlify's own default for files. */
export const revalidated = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** Files whose address holds the hash or the version of their content: they never change. */
const hashed = [
  '/assets/*',
  '/images/*',
  '/cards/*',
  ...languageCodes.map((code) => `/content/${code}/*`),
  '/pdfjs/*',
  ...languageCodes.map((code) => `/pagefind/${code}/*`),
];

/** Files that scripts of other sites may read too. */
const crossOriginReadable = ['/data/*', ...languageCodes.map((code) => joinLanguagePath(code, '/feed.json'))];

/** Pictures that the site invites others to show: in the feeds, in previews of its links, the icon of both. */
const shownElsewhere = ['/images/*', '/cards/*', '/icon-512.png'];

/** Features that no page of the site uses. Full screen is for the document viewer. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of the site. A header that two rules set may be sent twice, so each is in one rule only, but for the one that keeps files
 * from other sites: of two values, browsers heed none (Fetch, cross-origin resource policy check), and that is what is wanted.
 */
export function headerRules(pages: readonly ScriptHashes[], audience: Audience): HeaderRule[] {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(pages),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...refused.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(audience === 'preview' && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
  return [
    { path: '/*', headers: everywhere },
    ...hashed.map((path) => ({ path, headers: { 'Cache-Control': immutable } })),
    ...crossOriginReadable.map((path) => ({ path, headers: { 'Access-Control-Allow-Origin': '*' } })),
    ...shownElsewhere.map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
  ];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
