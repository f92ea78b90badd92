import type { Axis, Chart } from '../parse/block.ts';
import type { DocumentWriter } from './document-writer.ts';
import { colour, measure, page } from './style.ts';

const height = 190;
const inset = { left: 44, right: 10, top: 8, bottom: 34 };

/** Draws a line chart with its legend and caption. */
export function writeChart(writer: DocumentWriter, chart: Chart): void {
  const caption = writer.lines([{ text: chart.caption, bold: false }], writer.styles.caption);
  writer.ensureSpace(chartHeight(writer, chart));
  const top = writer.y;
  const figure = writer.element('Figure', undefined, {
    alt: chart.alt,
    bbox: [page.left, top, page.left + measure, top + height + 16],
  });
  writer.mark(figure, 'Figure', () => draw(writer, chart, top));
  writer.y = top + height + 18;
  writer.writeLines(writer.element('Caption'), 'Caption', caption, writer.styles.caption);
  writer.y += 14;
}

/** The height of a chart with its legend and caption. */
export function chartHeight(writer: DocumentWriter, { caption }: Chart): number {
  return (
    height +
    18 +
    writer.lines([{ text: caption, bold: false }], writer.styles.caption).length * writer.styles.caption.leading
  );
}

function draw(writer: DocumentWriter, { x, y, series }: Chart, top: number): void {
  const { pdf } = writer;
  const box = {
    left: page.left + inset.left,
    right: page.left + measure - inset.right,
    top: top + inset.top,
    bottom: top + height - inset.bottom,
  };
  const atX = (value: number) => box.left + ((value - x.min) / (x.max - x.min)) * (box.right - box.left);
  const atY = (value: number) => box.bottom - ((value - y.min) / (y.max - y.min)) * (box.bottom - box.top);
  const label = (text: string, left: number, middle: number, align: 'left' | 'center' | 'right') => {
    const [line] = writer.lines([{ text, bold: false }], writer.styles.small, 1e6);
    if (line)
      writer.drawLine(
        line,
        left - line.width * { left: 0, center: 0.5, right: 1 }[align],
        middle - writer.styles.small.leading / 2,
        writer.styles.small,
      );
  };
  const decimals = (axis: Axis) => (String(axis.step).split('.')[1] ?? '').length;
  const number = (value: number, axis: Axis) => {
    const text = value.toFixed(decimals(axis)).replace('-', '−');
    return writer.facts.language === 'ua' ? text.replace('.', ',') : text;
  };
  for (const value of ticks(y)) {
    pdf.moveTo(box.left, atY(value)).lineTo(box.right, atY(value)).lineWidth(0.4).stroke(colour.hairline);
    label(number(value, y), box.left - 5, atY(value), 'right');
  }
  for (const value of ticks(x)) {
    pdf
      .moveTo(atX(value), box.bottom)
      .lineTo(atX(value), box.bottom + 3)
      .lineWidth(0.6)
      .stroke(colour.quiet);
    label(number(value, x), atX(value), box.bottom + 10, 'center');
  }
  pdf
    .moveTo(box.left, box.top)
    .lineTo(box.left, box.bottom)
    .lineTo(box.right, box.bottom)
    .lineWidth(0.8)
    .stroke(colour.quiet);
  label(x.label, (box.left + box.right) / 2, box.bottom + 23, 'center');
  pdf.save().rotate(-90, { origin: [page.left + 6, (box.top + box.bottom) / 2] });
  label(y.label, page.left + 6, (box.top + box.bottom) / 2, 'center');
  pdf.restore();
  let legend = box.left;
  series.forEach(({ label: name, points, markers }, index) => {
    const tint = colour.series[index % colour.series.length] as string;
    for (const [at, [px, py]] of points.entries()) {
      if (at) pdf.lineTo(atX(px), atY(py));
      else pdf.moveTo(atX(px), atY(py));
    }
    strokeSeries(pdf, index, tint);
    if (markers) for (const [px, py] of points) pdf.circle(atX(px), atY(py), 2.2).fill(tint);
    if (series.length < 2) return;
    strokeSeries(pdf.moveTo(legend, top + height + 2).lineTo(legend + 18, top + height + 2), index, tint);
    label(name, legend + 22, top + height + 2, 'left');
    legend += 36 + (writer.lines([{ text: name, bold: false }], writer.styles.small, 1e6)[0]?.width ?? 0);
  });
}

/** Every other curve is dashed, so that they do not differ by colour alone. */
function strokeSeries(pdf: PDFKit.PDFDocument, index: number, tint: string): void {
  pdf.lineWidth(1.5).lineJoin('round');
  if (index % 2) pdf.dash(5, { space: 2.5 }).stroke(tint).undash();
  else pdf.stroke(tint);
}

function ticks({ min, max, step }: Axis): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
}
