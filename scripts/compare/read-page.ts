import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** The parts of a page that readers know: what is for search engines, the frame around all pages, and the page itself. */
export const parts = ['main', 'head', 'header', 'menu', 'sidebar', 'footer', 'frame'] as const;
export type Part = (typeof parts)[number];

/** The kind of a block of a page. */
type BlockKind = 'title' | 'description' | 'robots' | 'heading' | 'text' | 'label' | 'picture';

/** A piece of a page that readers take in at once: a heading, a paragraph, an entry of a list, a row of a table, a picture. */
export interface Block {
  kind: BlockKind;
  /** The text; of a picture, its description. All white space in it is single spaces: where lines end is no change of words. */
  text: string;
  links: Link[];
  /** The address of a picture without the hash of its bytes, and that hash if the address has it. */
  picture?: { name: string; hash: string };
}

export interface Link {
  words: string;
  href: string;
}

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
  const textOf = (element: RegExp) => readBlocks(element.exec(html)?.[0] ?? '')[0]?.text ?? '';
  return textOf(/<h1\b[^>]*>[\s\S]*?<\/h1>/) || textOf(/<title\b[^>]*>[\s\S]*?<\/title>/).replace(/ — [^—]*$/, '');
}

/** Reads the blocks of a piece of HTML, in their order. */
export function readBlocks(html: string): Block[] {
  const reader = new BlockReader();
  reader.readChildren(parse(html), 'text');
  return reader.blocks;
}

/** Elements that do not begin a line of their own. Cells are read as one row. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr td th'.split(
    ' ',
  ),
);
const tight = new Set(['sub', 'sup', 'wbr']);
const unseen = new Set(['script', 'style', 'svg', 'template', 'source']);
const labels = new Set(['button', 'label', 'legend', 'option', 'summary']);

class BlockReader {
  readonly blocks: Block[] = [];
  private text = '';
  private links: Link[] = [];
  private beside: Block[] = [];

  readChildren(parent: HTMLElement, kind: BlockKind): void {
    let last: Node | undefined;
    for (const node of parent.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) this.text += node.text;
      else if (node.nodeType === NodeType.ELEMENT_NODE) this.readElement(node as HTMLElement, kind, last);
      last = node;
    }
    if (!inline.has(tagOf(parent))) this.finish(kind);
  }

  private readElement(element: HTMLElement, kind: BlockKind, last: Node | undefined): void {
    const tag = tagOf(element);
    if (unseen.has(tag)) return;
    if (tag === 'img') this.beside.push(pictureOf(element));
    else if (tag === 'meta') this.readMeta(element);
    else if (tag === 'br') this.text += ' ';
    else if (inline.has(tag)) this.readInline(element, tag, kind, last);
    else {
      this.finish(kind);
      this.readLabels(element);
      const heading = /^h[1-6]$/.test(tag) ? 'heading' : 'text';
      this.readChildren(element, tag === 'title' ? 'title' : labels.has(tag) ? 'label' : heading);
    }
  }

  private readInline(element: HTMLElement, tag: string, kind: BlockKind, last: Node | undefined): void {
    // Two elements without a space between them stand apart by their style: a date and its news.
    const isApart =
      last?.nodeType === NodeType.ELEMENT_NODE && ![tag, tagOf(last as HTMLElement)].some((each) => tight.has(each));
    if (tag === 'td' || tag === 'th') this.text += this.text.trim() ? ' | ' : '';
    else if (isApart) this.text += ' ';
    const start = this.text.length;
    this.readChildren(element, kind);
    const href = tag === 'a' ? element.getAttribute('href') : undefined;
    const words = collapse(element.getAttribute('aria-label') ?? this.text.slice(start));
    if (href !== undefined) this.links.push({ words, href });
    this.readLabels(element);
  }

  /** Words that are heard, or shown when pointed at. */
  private readLabels(element: HTMLElement): void {
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const text = collapse(element.getAttribute(name) ?? '');
      if (text) this.beside.push({ kind: 'label', text, links: [] });
    }
  }

  private readMeta(element: HTMLElement): void {
    const name = element.getAttribute('name');
    if (name !== 'description' && name !== 'robots') return;
    this.blocks.push({ kind: name, text: collapse(element.getAttribute('content') ?? ''), links: [] });
  }

  /** Ends the current line. What it held beside text follows it. */
  private finish(kind: BlockKind): void {
    const text = collapse(this.text);
    if (text || this.links.length > 0) this.blocks.push({ kind, text, links: this.links });
    this.blocks.push(...this.beside);
    [this.text, this.links, this.beside] = ['', [], []];
  }
}

function pictureOf(element: HTMLElement): Block {
  const src = element.getAttribute('src') ?? '';
  const [, stem = src, hash = '', ending = ''] = /^(.*)\.([\da-f]{10})(?:-\d+)?(\.\w+)$/.exec(src) ?? [];
  const text = collapse(element.getAttribute('alt') ?? '');
  return { kind: 'picture', text, links: [], picture: { name: stem + ending, hash } };
}

function tagOf(element: HTMLElement): string {
  return element.rawTagName?.toLowerCase() ?? '';
}

function collapse(text: string): string {
  return text.replace(/[ \t\r\n\u00a0]+/g, ' ').replace(/^ | $/g, '');
}
