import {
  type DocumentBlock,
  type DocumentListItem,
  listItem,
  type PlacedRow,
  tableBlock,
} from './document-blocks.ts';
import type { PdfPiece, PdfTag } from './pdf-reader.ts';

/** Roles that begin a line of their own. */
const blockRoles =
  /^(?:H\d*|Title|P|L|LI|LBody|Table|TOCI?|Figure|Caption|BlockQuote|Note|FENote|Sect|Div|Part|Art|Aside|Index)$/;

/** The words of a piece of content, and the room that they take on the page. */
interface Content {
  text: string;
  left: number;
  right: number;
}

/** Returns the blocks of a page by its tags; undefined where these do not say what most of its words are. */
export function taggedBlocks(
  tree: PdfTag | null,
  pieces: readonly PdfPiece[],
  page: number,
): DocumentBlock[] | undefined {
  if (!tree) return undefined;
  const reader = new TagReader(contentsOf(pieces), page);
  const blocks = reader.blocksOf(tree);
  const length = pieces.reduce((sum, { text }) => sum + text.trim().length, 0);
  return reader.length < length * 0.8 ? undefined : blocks;
}

function contentsOf(pieces: readonly PdfPiece[]): ReadonlyMap<string, Content> {
  const contents = new Map<string, Content>();
  for (const { id, text, x, width, endsLine } of pieces) {
    if (id === undefined) continue;
    const content = contents.get(id) ?? { text: '', left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
    content.text += endsLine ? `${text}\n` : text;
    if (text.trim()) {
      content.left = Math.min(content.left, x);
      content.right = Math.max(content.right, x + width);
    }
    contents.set(id, content);
  }
  return contents;
}

/** Reads the tags of one page. */
class TagReader {
  /** The number of letters of the page that the tags have named. */
  length = 0;
  private readonly named = new Set<string>();

  constructor(
    private readonly contents: ReadonlyMap<string, Content>,
    private readonly page: number,
  ) {}

  blocksOf(tag: PdfTag): DocumentBlock[] {
    const { role = '', alt } = tag;
    if (/^(?:H\d*|Title)$/.test(role)) {
      const level = Number(role.slice(1)) || 1;
      return withWords({ kind: 'heading', level, text: this.textOf(tag) });
    }
    if (role === 'L') return this.listOf(tag);
    if (role === 'TOC') return this.contentsList(tag);
    if (role === 'Table') {
      const captions = childrenOf(tag).filter((child) => child.role === 'Caption');
      return [...captions.flatMap((each) => this.blocksOf(each)), ...tableBlock(this.rowsOf(tag), this.page)];
    }
    if (role === 'Figure' && alt) {
      this.textOf(tag);
      return [{ kind: 'figure', text: alt }];
    }
    if (!hasBlocks(tag)) return withWords({ kind: 'paragraph', text: this.textOf(tag) });
    const blocks: DocumentBlock[] = [];
    let words = '';
    for (const child of childrenOf(tag)) {
      if (!isBlock(child) && !hasBlocks(child)) {
        words += this.textOf(child);
        continue;
      }
      blocks.push(...withWords({ kind: 'paragraph', text: words }), ...this.blocksOf(child));
      words = '';
    }
    return [...blocks, ...withWords({ kind: 'paragraph', text: words })];
  }

  private listOf(tag: PdfTag): DocumentBlock[] {
    const items = this.itemsOf(tag);
    return items.length ? [{ kind: 'list', items }] : [];
  }

  /** The entries of a list; those of a list within it that is no part of an entry belong to the one before. */
  private itemsOf(tag: PdfTag): DocumentListItem[] {
    const items: DocumentListItem[] = [];
    for (const child of childrenOf(tag)) {
      if (child.role === 'L') (items.at(-1)?.items ?? items).push(...this.itemsOf(child));
      else if (child.role === 'LI') items.push(this.itemOf(child));
      else items.push(...this.itemsOf(child));
    }
    return items;
  }

  private itemOf(tag: PdfTag): DocumentListItem {
    const parts = childrenOf(tag);
    const label = parts.find(({ role }) => role === 'Lbl');
    const own = label && this.textOf(label).trim();
    const text = parts
      .filter((part) => part !== label && part.role !== 'L')
      .map((part) => this.textOf(part, 'L'))
      .join('');
    const items = parts.flatMap((part) => this.listsIn(part)).flatMap((list) => this.itemsOf(list));
    // A bullet may be a letter of a font of signs.
    if (own !== undefined) return { label: /[\p{L}\d]/u.test(own) && own !== 'o' ? own : '', text, items };
    const read = listItem(text.trim());
    return read ? { ...read, items } : { label: undefined, text, items };
  }

  private listsIn(tag: PdfTag): PdfTag[] {
    return tag.role === 'L' ? [tag] : childrenOf(tag).flatMap((child) => this.listsIn(child));
  }

  /** A table of contents as a list. */
  private contentsList(tag: PdfTag): DocumentBlock[] {
    const entries = (within: PdfTag): PdfTag[] =>
      childrenOf(within).flatMap((child) => (child.role === 'TOCI' ? [child] : entries(child)));
    const items = entries(tag).map(
      (entry): DocumentListItem => ({
        label: '',
        text: this.textOf(entry).replace(/\s+(\d+)\s*$/, ' … $1'),
        items: [],
      }),
    );
    const filled = items.filter(({ text }) => text.trim());
    return filled.length ? [{ kind: 'list', items: filled }] : [];
  }

  private rowsOf(tag: PdfTag): PlacedRow[] {
    return childrenOf(tag).flatMap((child): PlacedRow[] => {
      if (child.role !== 'TR') return child.role === 'Caption' ? [] : this.rowsOf(child);
      const cells = childrenOf(child).filter(({ role }) => role === 'TH' || role === 'TD');
      return [
        cells.map((cell) => {
          const ids = idsIn(cell).flatMap((id) => this.contents.get(id) ?? []);
          return {
            text: this.textOf(cell),
            isHeader: cell.role === 'TH',
            left: Math.min(...ids.map(({ left }) => left)),
            right: Math.max(...ids.map(({ right }) => right)),
          };
        }),
      ];
    });
  }

  /** The words of a tag, its blocks on lines of their own. @param without a role whose words are left out */
  private textOf(tag: PdfTag, without = ''): string {
    const { id, role, alt } = tag;
    if (id !== undefined && !role) {
      const { text = '' } = this.contents.get(id) ?? {};
      if (!this.named.has(id)) this.length += text.trim().length;
      this.named.add(id);
      return text;
    }
    if (role === without) return '';
    const words = childrenOf(tag)
      .map((child) => this.textOf(child, without))
      .join('');
    const said = /^(?:Figure|Formula)$/.test(role ?? '') && alt ? alt : words;
    return isBlock(tag) || role === 'Lbl' ? `${said}\n` : said;
  }
}

function childrenOf({ children = [] }: PdfTag): PdfTag[] {
  return children;
}

function isBlock({ role = '' }: PdfTag): boolean {
  return blockRoles.test(role);
}

function hasBlocks(tag: PdfTag): boolean {
  return childrenOf(tag).some((child) => isBlock(child) || hasBlocks(child));
}

function idsIn({ id, children = [] }: PdfTag): string[] {
  return [...(id === undefined ? [] : [id]), ...children.flatMap(idsIn)];
}

function withWords(block: Extract<DocumentBlock, { text: string }>): DocumentBlock[] {
  return block.text.trim() ? [block] : [];
}
