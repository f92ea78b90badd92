import type { DocumentKind } from '../../../../content/model/documents.ts';
import type { DocumentSource } from '../parse/document-source.ts';
import type { DocumentWriter } from './document-writer.ts';
import { colour, measure, page, type TextStyle } from './style.ts';

const words = {
  ua: {
    name: 'Інститут сплавів заліза',
    tagline: 'дослідження металу від руди до прокату',
    sample: 'Зразок: інститут вигаданий, документ не має юридичної сили',
  },
  en: {
    name: 'Institute of Iron Alloys',
    tagline: 'research on metal, from ore to rolled steel',
    sample: 'Sample: the institute is invented, the document has no legal force',
  },
} as const;

const kinds: Record<DocumentKind, { ua: string; en: string }> = {
  regulation: { ua: 'Положення', en: 'Regulation' },
  order: { ua: 'Наказ', en: 'Order' },
  plan: { ua: 'План', en: 'Plan' },
  programme: { ua: 'Програма', en: 'Programme' },
  syllabus: { ua: 'Силабус', en: 'Syllabus' },
  licence: { ua: 'Ліцензія', en: 'Licence' },
  certificate: { ua: 'Сертифікат', en: 'Certificate' },
  report: { ua: 'Звіт', en: 'Report' },
  procurement: { ua: 'Закупівлі', en: 'Procurement' },
  abstract: { ua: 'Анотація', en: 'Abstract' },
  thesis: { ua: 'Дисертація', en: 'Dissertation' },
  review: { ua: 'Відгук', en: 'Review' },
  form: { ua: 'Бланк', en: 'Form' },
};

/** The head of the first page: the scale of temper colours, the institute, the kind and date, the title. */
export function writeHead(writer: DocumentWriter, source: DocumentSource): void {
  const { pdf } = writer;
  const { name, tagline } = words[source.language];
  const width = page.width / colour.temper.length;
  writer.artifact(() => {
    for (const [index, tint] of colour.temper.entries()) pdf.rect(index * width, 0, width + 0.5, 4).fill(tint);
    drawLogo(pdf, page.left, 34, 30);
    const line = (text: string, top: number, style: TextStyle, right = false) => {
      const [first] = writer.lines([{ text, bold: false }], style);
      if (first) writer.drawLine(first, right ? page.width - page.right - first.width : page.left + 40, top, style);
    };
    line(name, 33, writer.styles.heading3);
    line(tagline, 49, writer.styles.small);
    line(kinds[source.kind][source.language], 36, writer.styles.small, true);
    line(source.date, 49, writer.styles.small, true);
  }, 'Pagination');
  writer.hairline(74, { stroke: colour.brand, width: 0.8 });
  writer.y = 94;
  const title = writer.element('H1');
  writer.writeLines(
    title,
    'H1',
    writer.lines([{ text: source.heading, bold: false }], writer.styles.title),
    writer.styles.title,
  );
  writer.y += 10;
}

/** The logo of the institute: a hexagonal cell. */
function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  const paths = [
    'M24 2.5L42.62 13.25L42.62 34.75L24 45.5L5.38 34.75L5.38 13.25Z',
    'M24 18.63L28.65 21.31L28.65 26.69L24 29.38L19.35 26.69L19.35 21.31Z',
    'M24 18.63L24 2.5M28.65 21.31L42.62 13.25M28.65 26.69L42.62 34.75M24 29.38L24 45.5M19.35 26.69L5.38 34.75M19.35 21.31L5.38 13.25',
  ];
  pdf
    .save()
    .translate(x, y)
    .scale(size / 48);
  pdf.lineJoin('round');
  for (const [index, path] of paths.entries())
    pdf
      .path(path)
      .lineWidth(index ? 1.7 : 2.6)
      .stroke(colour.brand);
  pdf.restore();
}

/** The running header and footer, written when the number of pages is known. */
export function writeRunningLines(writer: DocumentWriter, source: DocumentSource): void {
  const { pdf } = writer;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const top = page.height - 46;
    writer.hairline(top);
    writer.artifact(() => {
      const text = (words: string, y: number, right = false) => {
        const [line] = writer.lines([{ text: words, bold: false }], writer.styles.small, measure - 40);
        if (line)
          writer.drawLine(line, right ? page.width - page.right - line.width : page.left, y, writer.styles.small);
      };
      text(words[source.language].sample, top + 7);
      text(`${index - start + 1} / ${count}`, top + 7, true);
      if (index > start) text(source.heading, 36);
    }, 'Pagination');
    if (index > start) writer.hairline(52);
  }
}
