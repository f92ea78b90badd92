/** The look of the documents: the site's colours, A4, one measure. All lengths in points. */
export const page = { width: 595.28, height: 841.89, left: 64, right: 56, top: 66, bottom: 60 } as const;

/** The width of the text. */
export const measure = page.width - page.left - page.right;

export const colour = {
  brand: '#2D7A84',
  ink: '#16282b',
  quiet: '#52656a',
  hairline: '#c9d5d6',
  ground: '#f1f6f6',
  series: ['#2D7A84', '#a45f2c', '#6a4c93', '#2f65a0', '#a5452a'],
  temper: ['#d9a441', '#a45f2c', '#a5452a', '#6a4c93', '#2f65a0', '#7fb6c9', '#2D7A84'],
} as const;

/** The setting of a kind of text. */
export interface TextStyle {
  size: number;
  leading: number;
  font: 'text' | 'bold' | 'heading';
  colour: string;
}

/** The kinds of text in the documents. */
export type Styles = Record<
  'body' | 'title' | 'heading1' | 'heading2' | 'heading3' | 'caption' | 'cell' | 'cellHead' | 'small' | 'cover',
  TextStyle
>;

/** The styles; a density below 1 reduces the leading, so that a document does not end with a page of three lines. */
export function makeStyles(density: number): Styles {
  return {
    body: { size: 10.4, leading: 14.8 * density, font: 'text', colour: colour.ink },
    title: { size: 21, leading: 27 * density, font: 'heading', colour: colour.ink },
    heading1: { size: 16, leading: 21 * density, font: 'heading', colour: colour.brand },
    heading2: { size: 13, leading: 18 * density, font: 'heading', colour: colour.brand },
    heading3: { size: 11, leading: 16 * density, font: 'bold', colour: colour.ink },
    caption: { size: 9, leading: 12.5 * density, font: 'bold', colour: colour.quiet },
    cell: { size: 9, leading: 12.5 * density, font: 'text', colour: colour.ink },
    cellHead: { size: 8.5, leading: 11.5 * density, font: 'bold', colour: colour.brand },
    small: { size: 8, leading: 11 * density, font: 'text', colour: colour.quiet },
    cover: { size: 12, leading: 18 * density, font: 'text', colour: colour.ink },
  };
}
