/** The parts of a page that readers know: what is for search engines, the frame around all pages, and the page itself. */
export const parts = ['main', 'head', 'header', 'menu', 'sidebar', 'footer', 'frame'] as const;
export type Part = (typeof parts)[number];

/** A page cut into its parts, as HTML. */
export type PageParts = Readonly<Record<Part, string>>;

/** Scripts are looked over: data in them repeat the words of the page, and may look like HTML. */
const landmark = /<script\b([^>]*)>[\s\S]*?<\/script>|<(\/?)(head|header|nav|main|aside|footer)\b[^>]*>/g;

/**
 * Cuts the HTML of a page into its parts, without scripts. What machines read of the page (`ld+json`) stays. Cutting is much
 * faster than parsing, and most parts of a changed page are those of before.
 */
export function readParts(html: string): PageParts {
  const found: Record<Part, string> = {
    main: '',
    head: '',
    header: '',
    menu: '',
    sidebar: '',
    footer: '',
    frame: '',
  };
  const open: string[] = [];
  let start = /^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0;
  for (const { 0: tag, 1: script, 2: closing, 3: name = '', index } of html.matchAll(landmark)) {
    const before = partWithin(open);
    const after = index + tag.length;
    if (script !== undefined) {
      found[before] += html.slice(start, script.includes('ld+json') ? after : index);
      start = after;
      continue;
    }
    if (!closing) open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    if (partWithin(open) === before) continue;
    const end = closing ? after : index;
    found[before] += html.slice(start, end);
    start = end;
  }
  found[partWithin(open)] += html.slice(start);
  return found;
}

/** The part that the open landmarks make; the outer ones decide: an article's header is not the page's. */
function partWithin(open: readonly string[]): Part {
  const [outer, ...inner] = open.filter((name) => name !== 'nav' || open[0] === 'header');
  switch (outer) {
    case undefined:
      return 'frame';
    case 'aside':
      return 'sidebar';
    case 'header':
      return inner.includes('nav') ? 'menu' : 'header';
    default:
      return outer as Part;
  }
}

/**
 * HTML without what differs from build to build: the names of bundles, the hashes of styles, in class names and cards. Nor with
 * the page's addresses in other languages: they follow from its own, and languages that come or go are told once.
 */
export function withoutBuildNames(html: string): string {
  return html
    .replace(/<link\b[^>]*\b(?:modulepreload|preload|stylesheet)\b[^>]*>/g, '')
    .replace(/\s*<link rel="alternate" hreflang=[^>]*>\s*/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replace(/ class="[^"]*"/g, withoutHashes)
    .replace(/\/cards\/[\da-f]+\./g, '/cards/card.');
}

/** The classes of CSS modules, without the mark of their file, or its hash and their line as before: `_menu_k3f`, `_menu_1cw5y_5` → `_menu`. */
export function withoutHashes(css: string): string {
  return css.replace(/\b_([a-zA-Z][\w-]*?)_(?:[\w-]{5}_\d+|[\da-z]{3})\b(?!-)/g, '_$1');
}
