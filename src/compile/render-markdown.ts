import MarkdownIt from 'markdown-it';
import Token from 'markdown-it/lib/token.mjs';
import { figureNumbers, figuresIn, lonePicture } from '../content/figures/named-figures.ts';
import { isInEachLanguage, machineFiles } from '../content/machine-files.ts';
import { captionSign, tableCaption } from '../content/markdown-blocks.ts';
import { headingSlugs } from '../content/pages.ts';
import { translateHref } from '../lib/language/language-path.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';
import { type CompiledImage, pictureInText } from './captioned-picture.ts';
import { isNarrow, missingDecimals, numberColumns, tableEnd, tableStart } from './tables/table-html.ts';

interface MarkdownContext {
  language: LanguageCode;
  isTypeset?: boolean;
  image: (path: string) => CompiledImage;
  figures: FigureWriter;
}

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
// Of what is no link in the text only e-mail addresses become one.
markdown.linkify.set({ fuzzyLink: false, fuzzyIP: false, fuzzyEmail: true });
for (const scheme of ['http:', 'https:', 'ftp:', '//']) markdown.linkify.add(scheme, null);
// They may have letters of any language, as their domains do (RFC 6531).
markdown.linkify.onCompile = function () {
  const sources = this.re as unknown as Record<'tpl_email_fuzzy' | 'src_email_name', string>;
  const letter = '[a-z0-9\\u00c0-\\u024f\\u0370-\\u052f_]';
  sources.tpl_email_fuzzy = sources.tpl_email_fuzzy.replace(
    sources.src_email_name,
    (ascii) => `(?:${ascii}|${letter}(?:${letter}|[.+-])*)`,
  );
};
markdown.linkify.tlds(['укр', 'ею'], true);
// An allow-list: the parser's own rule forbids some schemes, and so lets unknown ones pass.
markdown.validateLink = (href) => /^(https?:|mailto:|tel:)/i.test(href) || !/^[^/?#]*:|^\/\//.test(href.trim());
markdown.renderer.rules.table_open = (tokens, index, options, env) => {
  const { caption, name, isNarrow = false }: Partial<TableMeta> = tokens[index]?.meta ?? {};
  const words = caption ? `<caption>${markdown.renderer.renderInline(caption, options, env)}</caption>` : '';
  return `${tableStart(name, isNarrow)}${words}\n`;
};
markdown.renderer.rules.image = (tokens, index, options, env: Pick<MarkdownContext, 'image'>, renderer) => {
  const token = tokens[index];
  const alt = renderer.renderInlineAsText(token?.children ?? [], options, env);
  return pictureInText(env.image(String(token?.attrGet('src'))), alt);
};
markdown.renderer.rules.table_close = () => `${tableEnd}\n`;

/**
 * Turns Markdown into HTML that is safe to insert: raw HTML is off, scripts cannot be linked. Links of this site lead
 * to the page's language, images get their files and dimensions, headings their anchors, tables room to scroll, figures
 * stand where the text names them, and a picture alone in its paragraph becomes one with its caption.
 */
export function renderMarkdown(text: string, { language, isTypeset, image, figures }: MarkdownContext): string {
  const tokens = markdown.parse(text, {});
  if (isTypeset) typesetTokens(tokens, language);
  describeTables(tokens, language);
  putFigures(tokens, text, figures);
  putPictures(tokens, figures, ({ children }) =>
    markdown.renderer.renderInlineAsText(children ?? [], markdown.options, {}),
  );
  const slug = headingSlugs();
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') token.attrSet('id', slug(tokens[index + 1]?.content ?? ''));
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') localizeLink(child, language);
    }
  });
  return markdown.renderer.render(tokens, markdown.options, { image }).trim();
}

function localizeLink(token: Token, language: LanguageCode): void {
  const href = String(token.attrGet('href'));
  const isShared = href.startsWith('/files/') || (machineFiles.has(href) && !isInEachLanguage(href));
  if (/^\/(?!\/)/.test(href) && !isShared) token.attrSet('href', translateHref(href, language));
  else if (/^https?:/.test(href)) token.attrSet('rel', 'noopener');
}

/** Writes the figures that a text names, and its pictures. */
export interface FigureWriter {
  /** The figure itself, where it is named alone in a paragraph. */
  place: (id: string, number: number | undefined) => string;
  refer: (id: string, number: number | undefined) => string;
  picture: (path: string, alt: string) => string;
  /** The numbers of figures, if the text is part of a longer article. */
  numbers?: ReadonlyMap<string, number> | undefined;
}

/** Replaces the names of figures in the tokens of a text by what the writer makes of them. */
function putFigures(tokens: Token[], text: string, writer: FigureWriter): void {
  if (!text.includes('{figure/')) return;
  const numbers = writer.numbers ?? figureNumbers([text]);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline' || !token.content.includes('{figure/')) continue;
    const [alone] = figuresIn(token.content);
    if (alone?.isPlaced && tokens[index - 1]?.type === 'paragraph_open') {
      putAlone(tokens, index, token, writer.place(alone.id, numbers.get(alone.id)));
    } else {
      token.children = (token.children ?? []).flatMap((child) => referring(child, writer, numbers));
    }
  }
}

function putPictures(tokens: Token[], { picture }: FigureWriter, wordsOf: (image: Token) => string): void {
  for (const [index, token] of tokens.entries()) {
    const image = lonePicture(tokens, index);
    if (!image) continue;
    putAlone(tokens, index, token, picture(String(image.attrGet('src')), wordsOf(image)));
  }
}

function putAlone(tokens: readonly Token[], index: number, inline: Token, html: string): void {
  for (const around of [tokens[index - 1], tokens[index + 1]]) if (around) around.hidden = true;
  inline.children = [asHtml(inline, html)];
}

function referring(token: Token, { refer }: FigureWriter, numbers: ReadonlyMap<string, number>): Token[] {
  const named = token.type === 'text' ? figuresIn(token.content) : [];
  if (!named.length) return [token];
  let end = 0;
  const parts = named.flatMap(({ id, from, to }) => {
    const before = withContent(token, token.content.slice(end, from));
    end = to;
    return [before, asHtml(token, refer(id, numbers.get(id)))];
  });
  return [...parts, withContent(token, token.content.slice(end))];
}

function withContent(token: Token, content: string): Token {
  return Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token, { content });
}

function asHtml(token: Token, html: string): Token {
  return Object.assign(withContent(token, html), { type: 'html_inline', tag: '', children: null });
}

interface Cell {
  open: Token;
  inline: Token;
  close: Token;
  words: string;
}

interface TableMeta {
  isNarrow: boolean;
  caption?: Token[];
  name?: string;
}

/**
 * Describes the tables of a text in its tokens: cells that name a row or a column are header cells, numbers are aligned by their
 * decimal signs, each cell knows the name of its column, and a caption before a table goes into it.
 */
function describeTables(tokens: Token[], language: LanguageCode): void {
  for (let index = 0; index < tokens.length; index++) {
    const table = tokens[index];
    if (table?.type !== 'table_open') continue;
    const cells = cellsOf(tokens, index);
    describeCells(cells, language);
    const meta: TableMeta = { isNarrow: isNarrow(cells.map((row) => row.map(({ words }) => words))) };
    table.meta = meta;
    const caption = tableCaption(tokens, index)?.children;
    if (!caption) continue;
    const [first] = caption;
    if (first) first.content = first.content.replace(captionSign, '');
    Object.assign(meta, { caption, name: caption.map(({ content }) => content).join('') });
    tokens.splice(index - 3, 3);
    index -= 3;
  }
}

function cellsOf(tokens: readonly Token[], start: number): Cell[][] {
  const rows: Cell[][] = [];
  for (let index = start; index < tokens.length && tokens[index]?.type !== 'table_close'; index++) {
    const [open, inline, close] = tokens.slice(index, index + 3);
    if (open?.type === 'tr_open') rows.push([]);
    if (!open || !inline || !close || !/^t[hd]_open$/.test(open.type)) continue;
    const words = (inline.children ?? []).map(({ content }) => content).join('');
    rows.at(-1)?.push({ open, inline, close, words });
  }
  return rows;
}

/** Attributes instead of styles, because the site's Content-Security-Policy forbids `style`. */
function describeCells([head = [], ...rows]: Cell[][], language: LanguageCode): void {
  const columns = numberColumns(
    rows.map((row) => row.map(({ words }) => words)),
    language,
  );
  for (const row of [head, ...rows]) {
    for (const [column, { open, inline, close, words }] of row.entries()) {
      const align = /text-align:(\w+)/.exec(String(open.attrGet('style')))?.[1];
      const facts = columns[column];
      const isHead = row === head;
      if (column === 0) open.tag = close.tag = 'th';
      open.attrs = [];
      if (isHead || column === 0) open.attrSet('scope', isHead ? 'col' : 'row');
      // A number names a row only with the name of its column.
      if (!isHead && (column > 0 || facts) && head[column]?.words) open.attrSet('data-label', head[column].words);
      if (align) open.attrSet('data-align', align);
      if (!isHead && column === 0) keepUnits(inline, /(?<=,\s)(\S+\/\S+)/);
      if (!facts) continue;
      open.attrSet('data-number', '');
      if (isHead) keepUnits(inline, /(\S+\/\S+)/);
      const missing = isHead ? '' : missingDecimals(words, facts, language);
      if (missing) open.attrSet('data-pad', missing);
    }
  }
}

/** Marks a unit such as “N/mm²”, which stays on one line: browsers may break after the stroke. @param units what they look like */
function keepUnits(inline: Token, units: RegExp): void {
  inline.children = (inline.children ?? []).flatMap((child) => {
    if (child.type !== 'text') return child;
    return child.content.split(units).flatMap((words, index) => {
      const text = Object.assign(new Token('text', '', 0), { content: words });
      return index % 2 ? [new Token('unit_open', 'span', 1), text, new Token('unit_close', 'span', -1)] : text;
    });
  });
}

/** The character that stands for code or a picture while the words around it are looked at. */
const object = '\ufffc';

/**
 * Puts no-break spaces into the words of a Markdown text. Code, addresses and the source from which anchors are made stay as
 * they are. A paragraph is looked at as a whole: a dash may follow a link, and a preposition precede one.
 */
function typesetTokens(tokens: readonly Token[], language: LanguageCode): void {
  for (const { children } of tokens) {
    if (!children) continue;
    const typeset = putNoBreakSpaces(children.map(wordsOf).join(''), language);
    let end = 0;
    for (const token of children) {
      const start = end;
      end += wordsOf(token).length;
      const words = typeset.slice(start, end);
      if (token.type === 'text') token.content = words;
      else if (token.type === 'softbreak' && words !== ' ') Object.assign(token, { type: 'text', content: words });
    }
  }
}

function wordsOf({ type, content, nesting }: Token): string {
  if (type === 'text') return content;
  if (type === 'softbreak') return ' ';
  if (type === 'hardbreak') return '\n';
  return nesting === 0 ? object : '';
}
