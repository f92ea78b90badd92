import type { FigureTexts } from '../../../content/model/figures.ts';

/** Finds the names of what has ids in a figure; the id where there is no name. */
export function namesOf({ names = {} }: Pick<FigureTexts, 'names'>): (id: string) => string {
  return (id) => names[id] ?? id;
}
