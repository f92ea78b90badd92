import type { CompileContext } from '../../compile/compile-context.ts';
import { type ChartFigure, readFigure } from '../../compile/figures/figure.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** The numbers of every chart in a language, as CSV. */
export function figureFiles({ content, language }: CompileContext): PublishedFile[] {
  return [...content.itemsOf('figure').keys()]
    .map((id) => readFigure(content, language, id))
    .filter((figure): figure is ChartFigure => !figure.picture)
    .map(({ csvUrl, csv }) => publishedFile(csvUrl.slice(1), csv(), (text) => text));
}
