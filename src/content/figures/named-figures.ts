import type { Token } from 'markdown-it';
import type { TextRange } from '../../lib/text/patterns.ts';

/** A place of a Markdown text that names a figure: `{figure/rolling-force}`. */
export interface NamedFigure extends TextRange {
  id: string;
  /** True if the figure stands here: it is named alone in a paragraph. Elsewhere the text refers to it. */
  isPlaced: boolean;
}

const form = /(?<!\{)\{figure\/([a-z0-9-]+)\}(?!\})/g;
const before = /(?:^|\n[^\S\n]*\n)[^\S\n]*$/;
const after = /^[^\S\n]*(?:$|\n[^\S\n]*(?:\n|$))/;

/** Finds the figures that a Markdown text names. */
export function figuresIn(text: string): NamedFigure[] {
  if (!text.includes('{figure/')) return [];
  return [...text.matchAll(form)].map(({ 0: found, 1: id = '', index: from }) => {
    const to = from + found.length;
    return { id, isPlaced: before.test(text.slice(0, from)) && after.test(text.slice(to)), from, to };
  });
}

/** The numbers of the figures of texts that are one article: none if there is one alone that nothing refers to. */
export function figureNumbers(texts: readonly string[]): ReadonlyMap<string, number> {
  const named = texts.flatMap(figuresIn);
  const placed = [...new Set(named.filter(({ isPlaced }) => isPlaced).map(({ id }) => id))];
  if (placed.length < 2 && named.every(({ isPlaced }) => isPlaced)) return new Map();
  return new Map(placed.map((id, index) => [id, index + 1]));
}

/** The picture that a paragraph consists of, if the token is the text of such a paragraph: only it becomes a figure. */
export function lonePicture(tokens: readonly Token[], index: number): Token | undefined {
  const [picture, ...others] = tokens[index]?.children ?? [];
  const isAlone = others.length === 0 && tokens[index - 1]?.type === 'paragraph_open';
  return isAlone && picture?.type === 'image' ? picture : undefined;
}
