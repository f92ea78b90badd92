import { type Block, plainText, type Span } from '../parse/block.ts';
import type { DocumentWriter, PlacedHeading } from './document-writer.ts';
import { spaceToBegin } from './space-to-begin.ts';
import { colour, measure, page, type TextStyle } from './style.ts';
import { writeChart } from './write-chart.ts';
import { writeTable } from './write-table.ts';

/** Writes the blocks of a document. `headings` are those of an earlier pass: the table of contents needs their pages. */
export function writeBlocks(
  writer: DocumentWriter,
  blocks: readonly Block[],
  headings: readonly PlacedHeading[],
): void {
  blocks.forEach((block, index) => {
    if (block.kind === 'heading' || block.kind === 'caption') writer.ensureSpace(spaceToBegin(writer, blocks, index));
    writeBlock(writer, block, headings);
  });
}

function writeBlock(writer: DocumentWriter, block: Block, headings: readonly PlacedHeading[]): void {
  switch (block.kind) {
    case 'heading':
      writeHeading(writer, block.level, block.spans);
      break;
    case 'paragraph':
      writeParagraph(writer, block.spans, writer.styles.body, 6);
      break;
    case 'caption':
      writeParagraph(writer, block.spans, writer.styles.caption, 3);
      break;
    case 'list':
      writeList(writer, block.first, block.items);
      break;
    case 'table':
      writeTable(writer, block);
      break;
    case 'facts':
      writeTable(writer, { rows: block.rows, align: ['left', 'left'], rowHeads: true });
      break;
    case 'chart':
      writeChart(writer, block.chart);
      break;
    case 'signatures':
      writeSignatures(writer, block.rows);
      break;
    case 'blanks':
      writeBlanks(writer, block.labels);
      break;
    case 'cover':
      writeCover(writer, block.lines);
      break;
    case 'contents':
      writeContents(writer, block.title, headings);
      break;
    case 'page-break':
      writer.newPage();
      break;
  }
}

function writeHeading(writer: DocumentWriter, level: 1 | 2 | 3, spans: Span[]): void {
  const style = [writer.styles.heading1, writer.styles.heading2, writer.styles.heading3][level - 1] as TextStyle;
  const lines = writer.lines(spans, style);
  if (writer.y > page.top) writer.y += 8;
  writer.headings.push({ level, text: plainText(spans), page: writer.pageNumber });
  // The title is H1, so the text's own levels begin at H2.
  const type = `H${level + 1}`;
  writer.writeLines(writer.element(type, undefined, languageOf(writer, spans)), type, lines, style);
  writer.y += 5;
}

function writeParagraph(writer: DocumentWriter, spans: Span[], style: TextStyle, after: number): void {
  writer.writeLines(
    writer.element('P', undefined, languageOf(writer, spans)),
    'P',
    writer.lines(spans, style),
    style,
  );
  writer.y += after;
}

/** The language of an English passage in a Ukrainian document, such as the summary of a dissertation. */
function languageOf(writer: DocumentWriter, spans: readonly Span[]): { lang?: string } {
  const text = plainText(spans);
  const isEnglish = writer.facts.language === 'ua' && /[a-z]{3}/i.test(text) && !/\p{Script=Cyrillic}/u.test(text);
  return isEnglish ? { lang: 'en-GB' } : {};
}

/** Writes a list: numbered when it has a first number. */
function writeList(writer: DocumentWriter, first: number | undefined, items: Span[][]): void {
  const list = writer.element('L');
  const style = writer.styles.body;
  items.forEach((spans, index) => {
    const lines = writer.lines(spans, style, measure - 18);
    writer.ensureSpace(Math.min(lines.length, 2) * style.leading);
    const item = writer.element('LI', list);
    const [label] = writer.lines([{ text: first === undefined ? '—' : `${first + index}.`, bold: false }], {
      ...style,
      colour: colour.brand,
    });
    const top = writer.y;
    writer.mark(
      writer.element('Lbl', item),
      'Lbl',
      () => label && writer.drawLine(label, page.left, top, { ...style, colour: colour.brand }),
    );
    writer.writeLines(writer.element('LBody', item), 'LBody', lines, style, page.left + 18);
    writer.y += 3;
  });
  writer.y += 5;
}

function writeSignatures(writer: DocumentWriter, rows: [string, string][]): void {
  writer.ensureSpace(rows.length * 34 + 10);
  writer.y += 14;
  for (const [position, name] of rows) {
    const top = writer.y;
    const line = writer.lines([{ text: position, bold: false }], writer.styles.body, 1e6)[0];
    const signer = writer.lines([{ text: name, bold: false }], writer.styles.body, 1e6)[0];
    writer.mark(writer.element('P'), 'P', () => {
      if (line) writer.drawLine(line, page.left, top, writer.styles.body);
      if (signer) writer.drawLine(signer, page.left + 350, top, writer.styles.body);
    });
    writer.hairline(top + 15, { from: page.left + 230, to: page.left + 335, stroke: colour.quiet });
    writer.y = top + 30;
  }
}

/** Lines to fill in by hand: the label, then a rule; a label that ends with `|3` gets three. */
function writeBlanks(writer: DocumentWriter, labels: string[]): void {
  for (const entry of labels) {
    const [label = '', count = '1'] = entry.split('|');
    const line = writer.lines([{ text: label, bold: false }], writer.styles.body, 1e6)[0];
    writer.ensureSpace(24 * Number(count));
    const top = writer.y;
    if (line) writer.mark(writer.element('P'), 'P', () => writer.drawLine(line, page.left, top, writer.styles.body));
    for (let index = 0; index < Number(count); index += 1) {
      const y = top + 15 + index * 24;
      const from = index ? page.left : page.left + (line?.width ?? 0) + 6;
      writer.hairline(y, { from, stroke: colour.quiet });
      writer.textField(label, { x: from, y: y - 15, width: page.width - page.right - from, height: 15 });
    }
    writer.y = top + 24 * Number(count);
  }
  writer.y += 6;
}

function writeCover(writer: DocumentWriter, lines: string[]): void {
  for (const text of lines) {
    const strong = text.startsWith('#');
    const style = strong ? { ...writer.styles.title, size: 17, leading: 23 } : writer.styles.cover;
    writer.writeLines(
      writer.element('P'),
      'P',
      writer.lines([{ text: text.replace(/^#\s*/, ''), bold: false }], style),
      style,
    );
    writer.y += strong ? 22 : 10;
  }
}

function writeContents(writer: DocumentWriter, title: string, headings: readonly PlacedHeading[]): void {
  writeHeading(writer, 1, [{ text: title, bold: false }]);
  const list = writer.element('TOC');
  for (const { level, text, page: number } of headings) {
    if (level > 2 || text === title) continue;
    const style = level === 1 ? { ...writer.styles.body, font: 'bold' as const } : writer.styles.body;
    const indent = (level - 1) * 16;
    const lines = writer.lines([{ text, bold: false }], style, measure - 40 - indent);
    writer.ensureSpace(lines.length * style.leading);
    const item = writer.element('TOCI', list);
    const [figure] = writer.lines([{ text: String(number), bold: false }], style);
    writer.writeLines(item, 'TOCI', lines, style, page.left + indent);
    const top = writer.y - style.leading;
    writer.mark(
      item,
      'TOCI',
      () => figure && writer.drawLine(figure, page.width - page.right - figure.width, top, style),
    );
    writer.y += level === 1 ? 2 : 0;
  }
  writer.y += 8;
}
