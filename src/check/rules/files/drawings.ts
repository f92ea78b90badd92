import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oncePerWriting } from '../../../cache/once-per-writing.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { drawnElements, type SvgProblem, svgActivity, svgProblem } from './svg.ts';

/** What is found in an SVG file. What is not SVG at all, or only the beginning of it, is a matter of another rule. */
interface DrawingFacts {
  /** What could run or load something. */
  activity?: string | undefined;
  /** What keeps browsers from drawing it. */
  problem?: SvgProblem | undefined;
  /** How many elements they draw, where they can. */
  elements?: number | undefined;
}

/** An SVG file of the content. */
export interface Drawing extends DrawingFacts {
  place: { path: string };
}

/** The SVG files of the content. A file that has not been written since is not read again. */
export function drawings({ dir, images }: ContentTree): Drawing[] {
  return images
    .filter((name) => /\.svg$/i.test(name))
    .map((path) => ({ place: { path: `images/${path}` }, ...drawingFacts(join(dir, 'images', path)) }));
}

const drawingFacts = oncePerWriting((file): DrawingFacts => {
  const text = readFileSync(file, 'utf8');
  const activity = /<(\w+:)?svg/.test(text) ? svgActivity(text) : undefined;
  if (assetFacts(file).wrong) return { activity };
  const problem = svgProblem(text);
  return { activity, problem, elements: problem ? undefined : drawnElements(text) };
});
