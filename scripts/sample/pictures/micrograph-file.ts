import type { MicrographData } from '../../../content/model/micrographs.ts';
import type { StructurePicture } from './catalogue-structures.ts';
import type { OutlinedGrain } from './structures/structure.ts';

/** The content file that says where the grains of a picture are: one line for each grain. */
export function micrographFile(
  { path, width, height }: StructurePicture,
  outlined: readonly OutlinedGrain[],
): string {
  const percent = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;
  const grains: MicrographData['grains'] = outlined.map(({ phase, outline }) => ({
    phase,
    outline: outline.map(([x, y]) => ({ x: percent(x, width), y: percent(y, height) })),
  }));
  const facts = JSON.stringify({ $schema: '../../schema/micrograph-data.schema.json', image: path }, null, 2);
  const lines = grains.map((grain) => `    ${JSON.stringify(grain)}`);
  return `${facts.slice(0, -2)},\n  "grains": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
