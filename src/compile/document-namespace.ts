import type { DocumentsTexts } from '../../content/model/documents.ts';
import {
  type DocumentBlock,
  type DocumentCell,
  type DocumentListItem,
  isHead,
  pageStart,
  withTexts,
} from '../content/files/document-blocks.ts';
import { pageTexts } from '../content/files/document-text.ts';
import { type LanguageCode, languageOf } from '../lib/language/languages.ts';
import { putNoBreakSpaces, withPlainSpaces } from '../lib/language/no-break-spaces.ts';
import { escapeXml } from '../lib/text/escape-text.ts';
import type { CompileContext } from './compile-context.ts';
import { tableHtml } from './tables/table-html.ts';

/** A document as a page of text. */
export function documentNamespace(context: CompileContext, id: string) {
  const { language, content } = context;
  const document = context.documentEntry(id);
  const read = content.documentFile(content.document(id).file).readText();
  const text = read.map((block) => withTexts(block, (words) => putNoBreakSpaces(words, document.language)));
  const { reading } = content.texts<DocumentsTexts>(language, 'documents');
  const isScan = !pageTexts(text).some((page) => page);
  const lang = document.language === language ? '' : ` lang="${languageOf(language).tag}"`;
  const { href, title } = document;
  const settings = { words: reading, href, title, language: document.language, lang };
  return {
    document,
    isScan,
    note: isScan ? reading.scan : reading.note,
    html: isScan ? '' : documentHtml(withoutTitle(text, title), settings),
  };
}

/** Leaves out the first heading where it says no more than the title of the page. */
function withoutTitle([first, ...others]: DocumentBlock[], title: string): DocumentBlock[] {
  if (first?.kind !== 'heading') return first ? [first, ...others] : [];
  const isTitle = withPlainSpaces(first.text.replace(pageStart, '')) === withPlainSpaces(title);
  return [isTitle ? { kind: 'paragraph', text: pageStart } : first, ...others];
}

interface TextSettings {
  words: DocumentsTexts['reading'];
  /** The address of the file, and what the page is called. */
  href: string;
  title: string;
  language: LanguageCode;
  /** The attribute by which the words of the site are marked in it, if theirs is another. */
  lang: string;
}

/** Stands for a page that begins with a block; one that begins within a block has `pageStart`. */
const pageBefore = '\v';

/**
 * Writes the text of a document as HTML. Where a page begins stands a link to it: in the viewer, or without a script in the file.
 */
export function documentHtml(text: readonly DocumentBlock[], settings: TextSettings): string {
  const blocks: string[] = [];
  let level = 1;
  let heading = settings.title;
  let caption = '';
  for (const [index, whole] of text.entries()) {
    const { block, starts } = withoutFirstStart(whole);
    if (starts) blocks.push(pageBefore.repeat(starts));
    if (block.kind === 'heading') {
      // Below the heading of the page, and no level left out.
      level = Math.min(block.level + 1, level + 1, 6);
      heading = block.text;
      blocks.push(`<h${level}>${escapeXml(block.text)}</h${level}>`);
    } else if (block.kind === 'paragraph' && isCaption(block.text) && text[index + 1]?.kind === 'table') {
      caption = block.text;
    } else {
      blocks.push(blockHtml(block, { heading, caption }, settings));
      caption = '';
    }
  }
  let page = 0;
  return withCyrillicMarked(blocks.join('\n'), settings.language).replace(/[\f\v]/g, (start) => {
    page += 1;
    const mark = `<span class="page-mark" id="page-${page}"${settings.lang}>${pageLinks(page, settings)}</span>`;
    return start === pageBefore ? `<p class="page-start">${mark}</p>` : `${mark} `;
  });
}

/** Marks Cyrillic words in an English document, which would be spelt out otherwise. */
function withCyrillicMarked(html: string, language: LanguageCode): string {
  if (language !== 'en') return html;
  const words = /\p{Script=Cyrillic}(?:[^<>\p{Script=Latin}]*\p{Script=Cyrillic})?/gu;
  return html.replace(/>[^<>]+</g, (text) => text.replace(words, `<span lang="${languageOf('ua').tag}">$&</span>`));
}

/** Takes the pages that begin with a block off its words. */
function withoutFirstStart(whole: DocumentBlock): { block: DocumentBlock; starts: number } {
  let starts: number | undefined;
  const block = withTexts(whole, (words) => {
    if (starts !== undefined) return words;
    const rest = words.replace(/^[\f\s]+/, '');
    starts = words.slice(0, words.length - rest.length).split(pageStart).length - 1;
    return rest;
  });
  return { block, starts: starts ?? 0 };
}

function isCaption(text: string): boolean {
  return /^(?:Табл(?:иця|\.)|Table)\s/.test(text) && text.length < 200 && !text.includes(pageStart);
}

/** The words that name a table: its caption, or else the heading above it. */
interface TableNames {
  caption: string;
  heading: string;
}

function blockHtml(block: DocumentBlock, names: TableNames, settings: TextSettings): string {
  const { words, lang, language } = settings;
  if (block.kind === 'list') return listHtml(block.items);
  if (block.kind === 'table') return tableOf(block.rows, names, language);
  if (block.kind === 'lines') {
    const note = `${escapeXml(words.notTable)} ${pageLinks(block.page, settings)}`;
    const rows = block.rows.map((row) => `<li>${escapeXml(row)}</li>`).join('');
    return `<p class="page-note"${lang}>${note}</p><ul>${rows}</ul>`;
  }
  if (!block.text) return '';
  if (block.kind === 'paragraph') return `<p>${escapeXml(block.text)}</p>`;
  return `<p><strong${lang}>${escapeXml(words.figure)}</strong> ${escapeXml(block.text)}</p>`;
}

/** A list; numbers and letters stand as the document has them. */
function listHtml(items: readonly DocumentListItem[]): string {
  const isLabelled = items.some(({ label }) => label);
  const entries = items.map(({ label, text, items: inner }) => {
    const words = escapeXml(label ? `${label} ${text}` : text);
    return `<li>${words}${inner.length ? listHtml(inner) : ''}</li>`;
  });
  return `<ul${isLabelled ? ' class="labelled"' : ''}>${entries.join('')}</ul>`;
}

function tableOf(rows: readonly DocumentCell[][], { caption, heading }: TableNames, language: LanguageCode): string {
  const hasHead = isHead(rows[0]) && rows.length > 1;
  const body = hasHead ? rows.slice(1) : rows;
  const textsOf = (row: readonly DocumentCell[] = []) => row.map(({ text }) => text);
  return tableHtml(
    {
      caption: caption || heading,
      isCaptionHidden: !caption,
      head: hasHead ? textsOf(rows[0]) : [],
      rows: body.map(textsOf),
      isPlain: !hasHead && !body.every(([cell]) => cell?.isHeader),
    },
    language,
  );
}

function pageLinks(page: number, { words, href }: TextSettings): string {
  const text = escapeXml(words.page.replace('{{page}}', String(page)));
  return `<a class="with-script" href="#page=${page}">${text}</a><a class="without-script" href="${escapeXml(href)}#page=${page}">${text}</a>`;
}
