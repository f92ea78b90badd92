import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** The parts of a page that readers know: what is for search engines, the frame around all pages, and the page itself. */
export const parts = ['main', 'head', 'header', 'menu', 'sidebar', 'footer', 'frame'] as const;
export type Part = (typeof parts)[number];

/** Cuts the HTML of a page into its parts, without scripts, whose data may look like HTML. What machines read of it (`ld+json`) stays. */
export function readParts(html: string): Record<Part, string> {
  const found = { main: '', head: '', header: '', menu: '', sidebar: '', footer: '', frame: '' };
  const cut = (from: string, landmark: RegExp) =>
    from.replace(landmark, (element, name: Part | 'aside' | 'nav') => {
      found[name === 'aside' ? 'sidebar' : name === 'nav' ? 'menu' : name] += element;
      return '';
    });
  const bare = html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
  found.frame = cut(bare, /<(head|header|main|aside|footer)\b[\s\S]*?<\/\1>/g).replace(/^\s*<!doctype[^>]*>/i, '');
  found.header = cut(found.header, /<(nav)\b[\s\S]*?<\/nav>/g);
  return found;
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

/** Returns the name of a page on itself: its first heading, or its title without the name of the site. */
export function readPageTitle(html: string): string {
  const textOf = (element: RegExp) => readLines(element.exec(html)?.[0] ?? '')[0] ?? '';
  return textOf(/<h1\b[^>]*>[\s\S]*?<\/h1>/) || textOf(/<title\b[^>]*>[\s\S]*?<\/title>/).replace(/ — [^—]*$/, '');
}

/** An address in a line: where the words before it lead, or a picture. Characters of no text stand around it. */
export const addressIn = / ?\ue000([^\ue001]*)\ue001/g;

/** Writes an address into a line. */
export function addressMark(href: string): string {
  return ` \ue000${href}\ue001`;
}

/** Elements that do not begin a line of their own. Cells are read as one row. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr td th'.split(
    ' ',
  ),
);
const tight = new Set(['sub', 'sup', 'wbr']);
const unseen = new Set(['script', 'style', 'svg', 'template', 'source']);

/**
 * Reads a piece of HTML as lines, each what readers take in at once: a heading, a paragraph, an entry of a list, a row of a table,
 * a picture with its description, words that are heard or shown when pointed at. White space is single spaces: where lines end is no
 * change of words. Behind the words of a link stands its address.
 */
export function readLines(html: string): string[] {
  const lines: string[] = [];
  let [text, beside] = ['', ['']];
  const endLine = () => {
    const words = [text, ...beside].map((line) => line.replace(/[ \t\r\n\u00a0]+/g, ' ').replace(/^ | $/g, ''));
    lines.push(...words.filter(Boolean));
    [text, beside] = ['', ['']];
  };
  const readElement = (element: HTMLElement) => {
    const [tag, of] = [tagOf(element), (name: string) => element.getAttribute(name) ?? ''];
    if (unseen.has(tag)) return;
    if (!inline.has(tag)) endLine();
    if (tag === 'br') text += ' ';
    if (/^t[dh]$/.test(tag) && text.trim()) text += ' | ';
    readChildren(element);
    if (tag === 'a' && element.hasAttribute('href')) text += addressMark(of('href'));
    if (tag === 'img') beside.push(`▣${addressMark(of('src').replace(/(\.[\da-f]{10})-\d+\b/, '$1'))} ${of('alt')}`);
    if (tag === 'meta' && /^(?:description|robots)$/.test(of('name'))) beside.push(of('content'));
    beside.push(of('aria-label'), of('placeholder'), of('title'));
    if (!inline.has(tag)) endLine();
  };
  const readChildren = (parent: HTMLElement) => {
    let last: Node | undefined;
    for (const node of parent.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) text += node.text;
      else if (node.nodeType === NodeType.ELEMENT_NODE) {
        // Two elements without a space between them stand apart by their style: a date and its news.
        if (last?.nodeType === NodeType.ELEMENT_NODE && ![last, node].some((each) => tight.has(tagOf(each))))
          text += ' ';
        readElement(node as HTMLElement);
      }
      last = node;
    }
  };
  readChildren(parse(html));
  endLine();
  return lines;
}

function tagOf(node: Node): string {
  return node.rawTagName?.toLowerCase() ?? '';
}
