import PDFDocument from 'pdfkit';
import type { DocumentFont, FontName } from '../fonts/document-fonts.ts';
import type { Span } from '../parse/block.ts';
import { breakLines, type Line } from './break-lines.ts';
import { colour, makeStyles, measure, page, type Styles, type TextStyle } from './style.ts';

/** An element of the structure tree, which screen readers follow. */
export type Structure = PDFKit.PDFStructureElement;

/** The metadata of a PDF. */
export interface DocumentFacts {
  title: string;
  /** DD.MM.YYYY; also the date of the file, so that the same text always gives the same bytes. */
  date: string;
  language: 'ua' | 'en';
}

/** A heading with the page it stands on. */
export interface PlacedHeading {
  level: number;
  text: string;
  page: number;
}

/** Where a field of a form lies, from the top left corner of the page. */
interface FieldPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All that pdfkit has, and does not say: the form of a document, and the notes of a page, of which its fields are made. */
interface PdfInside {
  page: { annotations: unknown[] };
  _root: { data: { AcroForm: { data: { Fields: unknown[] } } } };
}

/** Boxes to be ticked, each with the words behind it. */
const boxes = /□[^□]*/g;

/** Writes a tagged PDF from top to bottom. */
export class DocumentWriter {
  readonly pdf: PDFKit.PDFDocument;
  readonly fonts: Record<FontName, DocumentFont>;
  readonly facts: DocumentFacts;
  readonly headings: PlacedHeading[] = [];
  /** The top of what is written next. */
  y: number = page.top;
  pageNumber = 1;
  readonly styles: Styles;
  private readonly root: Structure;
  private readonly chunks: Buffer[] = [];
  private fields = 0;

  constructor(fonts: Record<FontName, DocumentFont>, facts: DocumentFacts, density = 1) {
    this.fonts = fonts;
    this.styles = makeStyles(density);
    this.facts = facts;
    const [day, month, year] = facts.date.split('.').map(Number) as [number, number, number];
    const created = new Date(Date.UTC(year, month - 1, day, 9));
    const author = facts.language === 'ua' ? 'Інститут сплавів заліза' : 'Institute of Iron Alloys';
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: facts.language === 'ua' ? 'uk-UA' : 'en-GB',
      bufferPages: true,
      font: fonts.text.file as unknown as string,
      info: { Title: facts.title, Author: author, CreationDate: created, ModDate: created },
    } as object);
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, { file }] of Object.entries(fonts)) this.pdf.registerFont(name, file as unknown as string);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Adds an element to the structure tree. */
  element(type: string, parent: Structure = this.root, options: object = {}): Structure {
    const element = this.pdf.struct(type as 'P', options);
    parent.add(element);
    return element;
  }

  /** Draws the marked content of an element. */
  mark(element: Structure, type: string, draw: () => void): void {
    element.add(this.pdf.markStructureContent(type as 'P'));
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws what screen readers ignore. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** The space left on the page. */
  get spaceLeft(): number {
    return page.height - page.bottom - this.y;
  }

  /** The part of the page that is filled, from 0 to 1. */
  get fill(): number {
    return (this.y - page.top) / (page.height - page.top - page.bottom);
  }

  /** Starts a new page unless there is space for this height. */
  ensureSpace(height: number): void {
    if (height > this.spaceLeft && this.y > page.top) this.newPage();
  }

  newPage(): void {
    this.pdf.addPage();
    this.pageNumber += 1;
    this.y = page.top;
  }

  lines(spans: readonly Span[], style: TextStyle, width: number = measure): Line[] {
    return breakLines(this.fonts, spans, style, width);
  }

  /** Writes lines under the cursor, over several pages where needed; without widows and orphans. */
  writeLines(
    element: Structure,
    type: string,
    lines: readonly Line[],
    style: TextStyle,
    x: number = page.left,
  ): void {
    let rest = [...lines];
    while (rest.length) {
      let count = Math.min(rest.length, Math.floor(this.spaceLeft / style.leading));
      if (rest.length - count === 1) count -= 1;
      if (count < rest.length && count < 2) count = 0;
      if (count === 0) {
        if (this.y === page.top) throw new Error('A line is higher than the page.');
        this.newPage();
        continue;
      }
      const top = this.y;
      const part = rest.slice(0, count);
      this.mark(element, type, () => {
        for (const [index, line] of part.entries()) this.drawLine(line, x, top + index * style.leading, style);
      });
      this.y += count * style.leading;
      rest = rest.slice(count);
    }
  }

  /** Draws one line; `top` is the top of its leading. */
  drawLine(line: Line, x: number, top: number, style: TextStyle): void {
    const baseline = top + style.leading / 2 + style.size * 0.36;
    this.pdf.fillColor(style.colour);
    let left = x;
    for (const [place, { text, font, size, drop, width }] of line.runs.entries()) {
      this.pdf.font(font).fontSize(size);
      this.pdf.text(text, left, baseline + drop, { lineBreak: false, baseline: 'alphabetic' });
      for (const { 0: choice, index } of text.matchAll(boxes)) {
        const x = left + this.pdf.widthOfString(text.slice(0, index)) - 1;
        const words = choice.slice(1).trim() || (line.runs[place + 1]?.text ?? '');
        this.tickField(words, { x, y: baseline - size * 0.85, width: size, height: size });
      }
      left += width;
    }
  }

  /** Adds a field for a line of text. */
  textField(words: string, { x, y, width, height }: FieldPlace): void {
    this.pdf.formText(this.fieldName(words), x, y, width, height);
  }

  /** Adds a field to be ticked, with its two looks: pdfkit makes none, and readers do not offer a box without them. */
  private tickField(words: string, { x, y, width, height }: FieldPlace): void {
    const look = (drawing: string) => {
      const form = this.pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] });
      form.end(drawing);
      return form;
    };
    const far = width - 2;
    const looks = { Yes: look(`1 w 2 2 m ${far} ${far} l 2 ${far} m ${far} 2 l S`), Off: look('') };
    const name = new String(this.fieldName(words));
    const field = { Subtype: 'Widget', FT: 'Btn', T: name, F: 4, V: 'Off', AS: 'Off', AP: { N: looks } };
    this.pdf.annotate(x, y, width, height, field as object);
    const { page, _root: root } = this.pdf as unknown as PdfInside;
    root.data.AcroForm.data.Fields.push(page.annotations.at(-1));
  }

  private fieldName(words: string): string {
    if (this.fields === 0) this.pdf.font('text').initForm();
    this.fields += 1;
    return `${words.trim()} (${this.fields})`;
  }

  hairline(y: number, options: { from?: number; to?: number; stroke?: string; width?: number } = {}): void {
    const { from = page.left, to = page.width - page.right, stroke = colour.hairline, width = 0.5 } = options;
    this.artifact(() => this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(stroke));
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Buffer> {
    this.root.end();
    const ended = new Promise((resolve) => this.pdf.on('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
