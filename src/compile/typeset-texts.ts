import type { ContentFile } from '../content/content-tree.ts';
import { mapTexts } from '../content/map-texts.ts';
import { typedValues } from '../content/schema/typed-values.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';

/**
 * The value of a file with no-break spaces in what visitors read as words. Markdown stays as it is: it gets them when it
 * becomes HTML, because code and addresses in it must not change.
 */
export function typesetTexts(file: ContentFile, value: unknown): unknown {
  const { language } = file;
  if (!language) return value;
  const words = typedValues(file).filter(({ isProse, format }) => isProse && format !== 'markdown');
  const pointers = new Set(words.map(({ pointer }) => pointer));
  return mapTexts(value, (text, pointer) => (pointers.has(pointer) ? putNoBreakSpaces(text, language) : text));
}
