import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import type { Alignment, Block, Chart, Span } from './block.ts';

const markdown = new MarkdownIt({ html: false, typographer: false });

/**
 * Reads the Markdown of a document: headings, paragraphs, lists, tables, `---` for a new page, a paragraph wholly in `*…*` as the
 * caption of what follows, and fenced blocks named in `fences`. `~` stands for a no-break space.
 */
export function parseMarkdown(text: string): Block[] {
  const tokens = markdown.parse(text.replaceAll('~', '\u00a0'), {});
  const blocks: Block[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const end = endOf(tokens, at);
    blocks.push(readBlock(token, tokens.slice(at + 1, end)));
    at = end + 1;
  }
  return blocks;
}

/** The place of the token that closes the one at `start`. */
function endOf(tokens: Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    depth += (tokens[at] as Token).nesting;
    if (depth === 0) return at;
  }
  return tokens.length;
}

function readBlock(token: Token, inside: Token[]): Block {
  switch (token.type) {
    case 'heading_open':
      return { kind: 'heading', level: Number(token.tag.slice(1)) as 1 | 2 | 3, spans: spansOf(inside[0]) };
    case 'paragraph_open':
      return { kind: isCaption(inside[0]) ? 'caption' : 'paragraph', spans: spansOf(inside[0]) };
    case 'bullet_list_open':
    case 'ordered_list_open':
      return {
        kind: 'list',
        ...(token.type === 'ordered_list_open' && { first: Number(token.attrGet('start') ?? 1) }),
        items: inside.filter(({ type }) => type === 'inline').map((inline) => spansOf(inline)),
      };
    case 'table_open':
      return readTable(inside);
    case 'hr':
      return { kind: 'page-break' };
    case 'fence':
      return readFence(token);
    default:
      throw new Error(`Documents have no ${token.type}.`);
  }
}

const fences: Record<string, (content: string, argument: string) => Block> = {
  chart: (content) => ({ kind: 'chart', chart: JSON.parse(content) as Chart }),
  facts: (content) => ({
    kind: 'facts',
    rows: pairs(content).map(([label, value]) => [inlineSpans(label), inlineSpans(value)]),
  }),
  signatures: (content) => ({ kind: 'signatures', rows: pairs(content) }),
  blanks: (content) => ({ kind: 'blanks', labels: linesOf(content) }),
  cover: (content) => ({ kind: 'cover', lines: linesOf(content) }),
  contents: (content) => ({ kind: 'contents', title: content.trim() }),
};

function readFence(token: Token): Block {
  const read = fences[token.info.trim()];
  if (!read)
    throw new Error(`Documents have no block called ${token.info}; there are ${Object.keys(fences).join(', ')}.`);
  return read(token.content, token.info);
}

function readTable(tokens: Token[]): Block {
  const rows: Span[][][] = [];
  const align: Alignment[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type !== 'th_open' && token.type !== 'td_open') return;
    rows.at(-1)?.push(spansOf(tokens[index + 1]));
    if (token.type === 'th_open')
      align.push((/text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1] ?? 'left') as Alignment);
  });
  const [head = [], ...body] = rows;
  return { kind: 'table', head, rows: body, align };
}

function inlineSpans(text: string): Span[] {
  return spansOf(markdown.parseInline(text, {})[0]);
}

function spansOf(inline: Token | undefined): Span[] {
  let bold = false;
  const spans: Span[] = [];
  for (const token of inline?.children ?? []) {
    if (token.type === 'strong_open' || token.type === 'strong_close') bold = token.type === 'strong_open';
    else if (token.type === 'softbreak') spans.push({ text: ' ', bold });
    else if (token.content) spans.push({ text: token.content, bold });
  }
  return spans;
}

function isCaption(inline: Token | undefined): boolean {
  const children = (inline?.children ?? []).filter(({ type, content }) => type !== 'text' || content);
  return children[0]?.type === 'em_open' && children.at(-1)?.type === 'em_close';
}

function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim());
}

function pairs(content: string): [string, string][] {
  return linesOf(content).map((line) => {
    const [label = '', ...rest] = line.split('|');
    return [label.trim(), rest.join('|').trim()];
  });
}
