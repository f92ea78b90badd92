import { createHash } from 'node:crypto';
import { filesIn } from './overlay.ts';

/** Groups of the files of a built site, and which they are; the rest are pictures, documents and the like. */
const groups: [name: string, paths: RegExp][] = [
  ['html', /\.html$/],
  ['feeds', /(^|\/)feed\.(xml|json)$/],
  ['calendars', /\.ics$/],
  ['citations', /\.(bib|ris|csl\.json)$/],
  ['open data', /^data\/|\.csv$/],
  ['sitemap', /^(sitemap\.xml|robots\.txt|site\.webmanifest)$/],
  ['headers and redirects', /^_(headers|redirects)$/],
];

/** All that pages fetch for themselves: bundles, compiled data, and the search index, which shows in what is found. */
const internal = /^(assets|content|pagefind)\//;

/** The texts of a built site by group and path, without what differs from build to build or is nobody's business. */
export function textsOfSite(dir: string): Map<string, Map<string, string>> {
  const files = filesIn(dir);
  const texts = new Map(
    ['html', 'styles', ...groups.map(([name]) => name), 'other files'].map((name) => [name, new Map()]),
  );
  const sheets: string[] = [];
  for (const [path, bytes] of files) {
    const [group = 'other files'] = groups.find(([, paths]) => paths.test(path)) ?? [];
    const text = group === 'other files' ? hash(bytes) : withoutHashes(String(bytes), files);
    if (/^assets\/.*\.css$/.test(path)) sheets.push(withoutHashes(String(bytes), files));
    if (internal.test(path)) continue;
    texts.get(group)?.set(withoutHashes(path, files), group === 'html' ? linesOf(text) : text);
    if (group === 'html')
      texts.get('styles')?.set(path, rulesOf(text.match(/(?<=<style>).*?(?=<\/style>)/s)?.[0] ?? ''));
  }
  texts.get('styles')?.set('bundled style sheets', rulesOf(sheets.join('')));
  return texts;
}

const hash = (bytes: Buffer | string = '') => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** Takes out names and hashes of what is named by its bytes. A card is nothing but its bytes: their own hash names it. */
function withoutHashes(text: string, files: ReadonlyMap<string, Buffer>): string {
  return text
    .replace(/(?<![\w-])cards\/\w+\.\w+/g, (path) => `cards/#${hash(files.get(path))}`)
    .replace(/(?<![\w-])assets\/[\w./-]+(\.\w+)/g, 'assets/#$1')
    .replace(/(?<![\w-])((?:images|content|figures)\/[^"'\s),<]*?)\.[0-9a-f]{8,16}(?=[.-])/g, '$1.#')
    .replace(/'sha256-[\w+/=]+'( 'sha256-[\w+/=]+')*/g, "'sha256-#'");
}

/** The names of CSS modules without what tells one module from another. */
const plainClass = (text: string) => text.replace(/(?<![\w-])(_[A-Za-z][\w-]*?)_[0-9a-z]{3}(?![\w-])/g, '$1');

/** The rules of styles, each once, in the order of letters: modules may change places. */
const rulesOf = (css: string) => [...new Set(plainClass(css).split(/(?<=\})/))].sort().join('\n');

const token =
  /<(script)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>|<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->|<([!/]?[\w-]+)((?:"[^"]*"|[^">])*)>|[^<]+/g;

/** Tags and texts of a page, each on a line of its own, without scripts, what is for them alone, and styles. */
function linesOf(html: string): string {
  const lines: string[] = [];
  // Empty comments stand between texts that are one to a reader.
  const tokens = html.replaceAll('<!-- -->', '').matchAll(token);
  for (const [found, script, ofScript = '', code = '', tag, attributes = ''] of tokens) {
    if (script) lines.push(`<script${sorted(ofScript)}>`);
    else if (tag) lines.push(`<${tag}${sorted(attributes)}>`);
    else if (!found.startsWith('<') && !/^\s*\n\s*$/.test(found)) lines.push(found.replace(/[ \n\t]+/g, ' '));
    // Facts for machines about the page, and which addresses to load ahead.
    if (/ld\+json|speculationrules/.test(ofScript)) lines.push(JSON.stringify(JSON.parse(code), undefined, 1));
  }
  return lines.join('\n');
}

/** The attributes of a tag, and the classes among them, in the order of letters. */
function sorted(attributes: string): string {
  const found = [...attributes.matchAll(/([^\s=>/"]+)(?:="([^"]*)")?/g)].map(([whole, name, value = '']) =>
    name === 'class' ? `class="${value.split(' ').map(plainClass).sort().join(' ')}"` : whole,
  );
  return ['', ...found.sort()].join(' ');
}
