import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** What a block of a page is. */
export type BlockKind = 'title' | 'description' | 'robots' | 'heading' | 'text' | 'label' | 'picture';

/** A piece of a page that readers take in at once: a heading, a paragraph, an entry of a list, a row of a table, a picture. */
export interface Block {
  kind: BlockKind;
  /** The text; of a picture, its description. All white space in it is single spaces: where lines end is no change of words. */
  text: string;
  links: readonly Link[];
  picture?: Picture;
}

export interface Link {
  words: string;
  href: string;
}

export interface Picture {
  /** The address without the hash of its bytes: `/images/history/first-building.svg`. */
  name: string;
  /** The hash of its bytes, if the address has it. */
  hash: string;
}

/** Elements that do not begin a line of their own. Cells are read as one row. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr td th'.split(
    ' ',
  ),
);
const tight = new Set(['sub', 'sup', 'wbr']);
const unseen = new Set(['script', 'style', 'svg', 'template', 'source']);
const kinds: Readonly<Record<string, BlockKind>> = {
  button: 'label',
  label: 'label',
  legend: 'label',
  option: 'label',
  summary: 'label',
  title: 'title',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'] as const)),
};

/** Reads the blocks of a piece of HTML, in their order. */
export function readBlocks(html: string): Block[] {
  const reader = new BlockReader();
  reader.readChildren(parse(html), 'text');
  return reader.end();
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private text = '';
  private links: Link[] = [];
  private beside: Block[] = [];

  end(): Block[] {
    return this.blocks;
  }

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
      this.readChildren(element, kinds[tag] ?? 'text');
    }
  }

  private readInline(element: HTMLElement, tag: string, kind: BlockKind, last: Node | undefined): void {
    // Two elements without a space between them stand apart by their style: a date and its news.
    const apart =
      last?.nodeType === NodeType.ELEMENT_NODE && !tight.has(tag) && !tight.has(tagOf(last as HTMLElement));
    if (tag === 'td' || tag === 'th') this.text += this.text.trim() ? ' | ' : '';
    else if (apart) this.text += ' ';
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
    if (text || this.links.length) this.blocks.push({ kind, text, links: this.links });
    this.blocks.push(...this.beside);
    this.text = '';
    this.links = [];
    this.beside = [];
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
