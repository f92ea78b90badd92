import { valueAt, withValueAt } from '../../../content/json/json-pointer.ts';
import { languageCodes } from '../../../lib/language/languages.ts';
import type { FieldPlace } from '../../server/thing.ts';
import { editsOf } from '../part-edits.ts';

/**
 * Puts a block that one text shows into the same text in the other languages, after as many paragraphs. A text that is not written yet, or
 * shows the block already, stays as it is.
 */
export function placeBeside(name: string, { part, pointer }: FieldPlace, block: string): void {
  const { edits, edit } = editsOf(name);
  const own = valueAt(edits.valueOf(part), pointer);
  for (const other of languageCodes) {
    const value = other === part ? undefined : edits.valueOf(other);
    const text = valueAt(value, pointer);
    if (typeof own !== 'string' || typeof text !== 'string') continue;
    const placed = placedBeside(own, text, block);
    if (placed !== text) edit(other, withValueAt(value, pointer, placed));
  }
}

/** A text with a block after as many paragraphs as another text has before it. */
export function placedBeside(own: string, other: string, block: string): string {
  const paragraphs = other.split(/\n{2,}/);
  const before = own.split(/\n{2,}/).findIndex((paragraph) => paragraph.trim() === block);
  if (before < 0 || other.trim() === '' || other.includes(block)) return other;
  return paragraphs.toSpliced(before, 0, block).join('\n\n');
}
