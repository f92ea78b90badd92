import MarkdownIt from 'markdown-it';
import { type Attrs, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Names of facts and figures in texts: `{phone}`, `{unit/quality/email}`, `{figure/rolling-force}`. */
export const namePattern =
  '(?<!\\{)\\{((?:figure/[a-z0-9-]+|[a-z][a-z0-9-]{2,}(?:/[a-z0-9-]+/[A-Za-z]+)?)(?:\\.day)?)\\}(?!\\})';

/** A text with words in place of the names in it. */
export function filledIn(text: string, wordsOf: (name: string) => string): string {
  return text.replace(new RegExp(namePattern, 'g'), (_, name: string) => wordsOf(name));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const attribute = (name: string) => (element: HTMLElement) => ({
  [name]: element.getAttribute(`data-${name}`) ?? '',
});

/** An element that is edited as one, known again by its attributes when it is pasted; other programs get its words. */
function atomOf(tag: string, kind: string, attrs: Attrs, words: string): DOMOutputSpec {
  const data = Object.entries(attrs).map(([name, value]) => [`data-${name}`, textOf(value)]);
  return [tag, { 'data-kind': kind, ...Object.fromEntries(data) }, words];
}

/** The form in which Markdown has a list, which another surface takes over. */
const listData = ({ mark, isTight }: Attrs) => ({ 'data-mark': mark, 'data-tight': String(isTight) });
const listAttrs = (list: HTMLElement, mark: string) => ({
  mark: list.getAttribute('data-mark') ?? mark,
  isTight: list.getAttribute('data-tight') !== 'false',
});

/** Blocks of running text: `words` are what fits into one line, `inline` has line breaks, too. */
const blocks = {
  doc: { content: '(block | caption | source)+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  caption: {
    content: 'words*',
    defining: true,
    parseDOM: [{ tag: 'p[data-kind=caption]', priority: 60 }],
    toDOM: () => ['p', { 'data-kind': 'caption' }, 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(level, 2) } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  quote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    attrs: { info: { default: '' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: attribute('info') }],
    toDOM: ({ attrs: { info } }) => ['pre', { 'data-info': info }, ['code', 0]],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: {
    attrs: { mark: { default: '-' }, isTight: { default: true } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul', getAttrs: (list) => listAttrs(list, '-') }],
    toDOM: ({ attrs }) => ['ul', listData(attrs), 0],
  },
  ordered_list: {
    attrs: { mark: { default: '.' }, isTight: { default: true }, order: { default: 1 } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({ ...listAttrs(list, '.'), order: Number(list.getAttribute('start') ?? 1) }),
      },
    ],
    toDOM: ({ attrs }) => ['ol', { ...listData(attrs), start: attrs.order }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: 'words*',
    cellAttributes: {
      align: {
        default: null,
        getFromDOM: (cell) => cell.getAttribute('data-align'),
        setDOMAttr: (align, attrs) => {
          if (align) attrs['data-align'] = align;
        },
      },
    },
  }),
  /** Markdown that the other nodes cannot hold. */
  source: {
    attrs: { text: { default: '' } },
    atom: true,
    parseDOM: [{ tag: 'pre[data-kind=source]', priority: 60, getAttrs: attribute('text') }],
    toDOM: ({ attrs }) => atomOf('pre', 'source', attrs, attrs.text),
  },
} satisfies Record<string, NodeSpec>;

const words = {
  text: { group: 'words inline' },
  /** A fact or a figure that the text names. */
  named: {
    attrs: { name: {} },
    inline: true,
    group: 'words inline',
    atom: true,
    leafText: ({ attrs: { name } }) => `{${name}}`,
    parseDOM: [{ tag: 'span[data-kind=named]', getAttrs: attribute('name') }],
    toDOM: ({ attrs }) => atomOf('span', 'named', attrs, `{${attrs.name}}`),
  },
  picture: {
    attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
    inline: true,
    group: 'words inline',
    atom: true,
    draggable: true,
    parseDOM: [
      {
        tag: 'span[data-kind=picture]',
        getAttrs: (element) => Object.assign({}, ...['src', 'alt', 'title'].map((name) => attribute(name)(element))),
      },
    ],
    toDOM: ({ attrs }) => atomOf('span', 'picture', attrs, attrs.alt),
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: '' } },
    inclusive: false,
    parseDOM: [
      { tag: 'a[data-href]', getAttrs: (link) => ({ ...attribute('href')(link), ...attribute('title')(link) }) },
    ],
    toDOM: ({ attrs: { href, title } }) => [
      'a',
      {
        'data-href': href,
        'data-title': title,
        title: href,
        ...(/^(?:https?:|mailto:|tel:|\/)/i.test(href) && { href }),
      },
      0,
    ],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strike: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

export const textSchema = new Schema({ nodes: { ...blocks, ...words }, marks });

/** The words of several blocks, in one line. */
export function inOneLine(blocks: readonly Node[]): Node[] {
  const found: Node[] = [];
  const add = (node: Node) => {
    if (node.isTextblock && found.length > 0) found.push(textSchema.text(' '));
    if (node.isInline) found.push(node.type === textSchema.nodes.hard_break ? textSchema.text(' ') : node);
    else node.forEach(add);
  };
  blocks.forEach(add);
  return found;
}

/** The parser of Markdown. Every address is kept as it is written: the checker says which of them lead nowhere. */
export const markdownParser = new MarkdownIt({ html: false, linkify: false });
markdownParser.validateLink = () => true;
markdownParser.normalizeLink = (href) => href;

/** True if visitors see the same of two texts. @param env the definitions of the links of the second */
export function looksSame(one: string, other: string, env = {}): boolean {
  // Line breaks within a paragraph are spaces.
  const seen = (text: string, own: object) => markdownParser.render(text, own).replace(/[ \t]*\n[ \t]*/g, ' ');
  return one === other || seen(one, {}) === seen(other, { ...env });
}
