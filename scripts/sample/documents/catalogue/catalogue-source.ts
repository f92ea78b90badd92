import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../parse/block.ts';
import { type DocumentSource, readDocumentSource } from '../parse/document-source.ts';
import { type Grade, gradeBlocks } from './grade-blocks.ts';

/** A group of steels of one kind. */
interface Group {
  title: string;
  standard: string;
  text: string;
  grades: Grade[];
}

const folder = join(import.meta.dirname, '../texts/reports');
/** The text that the generated pages follow. */
export const catalogueName = 'steel-property-catalogue.md';

/** The catalogue of steels: its written first chapter, then two pages for every grade, calculated from its composition. */
export function catalogueSource(): DocumentSource {
  const source = readDocumentSource(`reports/${catalogueName}`, readFileSync(join(folder, catalogueName), 'utf8'));
  const groups = JSON.parse(
    readFileSync(join(folder, 'steel-grades.json'), 'utf8').replaceAll('~', '\u00a0'),
  ) as Group[];
  return { ...source, blocks: [...source.blocks, ...groups.flatMap(groupBlocks)] };
}

function groupBlocks({ title, standard, text, grades }: Group): Block[] {
  const paragraph = (words: string): Block => ({ kind: 'paragraph', spans: [{ text: words, bold: false }] });
  return [
    { kind: 'page-break' },
    { kind: 'heading', level: 1, spans: [{ text: title, bold: false }] },
    paragraph(`Постачання: ${standard}.`),
    paragraph(text),
    ...grades.flatMap((grade, index) => [...(index ? [{ kind: 'page-break' } as const] : []), ...gradeBlocks(grade)]),
  ];
}
