import type { CompileContext } from '../compile/compile-context.ts';
import { readFigure } from '../compile/figures/figure.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** The numbers of every figure in a language, as CSV. */
export function figureFiles({ facts, content, language }: CompileContext): PublishedFile[] {
  return [...facts.itemsOf('figure').keys()].map((id) => {
    const figure = readFigure(content, language, id);
    return publishedFile(figure.csvUrl.slice(1), figure.csv(), (text) => text);
  });
}
