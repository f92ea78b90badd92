/** A piece of text in one weight. */
export interface Span {
  text: string;
  bold: boolean;
}

/** The alignment of the text of a column. */
export type Alignment = 'left' | 'right' | 'center';

/** A line chart. */
export interface Chart {
  caption: string;
  /** The text alternative. */
  alt: string;
  x: Axis;
  y: Axis;
  series: Series[];
}

/** An axis from `min` to `max` with a tick every `step`. */
export interface Axis {
  label: string;
  min: number;
  max: number;
  step: number;
}

/** A curve; `markers` shows the measured points. */
interface Series {
  label: string;
  points: [number, number][];
  markers?: boolean;
}

/** A part of a document, in the order of its text. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'caption'; spans: Span[] }
  | { kind: 'list'; first?: number; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][]; align: Alignment[] }
  | { kind: 'facts'; rows: [Span[], Span[]][] }
  | { kind: 'chart'; chart: Chart }
  | { kind: 'signatures'; rows: [string, string][] }
  | { kind: 'blanks'; labels: string[] }
  | { kind: 'cover'; lines: string[] }
  | { kind: 'contents'; title: string }
  | { kind: 'page-break' };

/** The plain words of spans. */
export function plainText(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
