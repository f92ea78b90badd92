import { asObject, asText } from '../../../content/unknown-value.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { isSettled } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

/** How much of an entry a message quotes. */
const quotedLength = 60;

export const listLength = defineRule<{ entry: string; file: string }>({
  code: 'list-length',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Lists have the same entries in every language.',
    uk: 'Списки мають ті самі елементи кожною мовою.',
  },
  why: {
    en: 'An entry is missing, or its translation is in another place. The rule finds out which one by what translations keep: numbers, addresses and, roughly, the length of the text.',
    uk: 'Якогось елемента бракує, або його переклад стоїть на іншому місці. Якого саме, правило впізнає за тим, що переклад зберігає: числа, адреси й приблизна довжина тексту.',
  },
  paths: ['file'],
  words: {
    en: ({ entry, file }) => ({
      message: `This entry (${entry}) has no counterpart in ${file}.`,
      hint: 'Add it there in the same place, or delete it here.',
    }),
    uk: ({ entry, file }) => ({
      message: `Цей елемент (${entry}) не має відповідника у ${file}.`,
      hint: 'Додайте його там на тому самому місці або видаліть тут.',
    }),
  },
  check(tree, report) {
    for (const { entry, value, lacks, after } of languagePairs(tree).entries) {
      if (isSettled(tree, lacks)) continue;
      const there = after ?? { ...lacks, part: 'start' as const };
      report(
        typeof value === 'string' ? entry : { ...entry, part: 'start' },
        { entry: nameOf(value), file: lacks.file.path },
        [{ remark: after ? 'missing-after' : 'list-here', place: there }],
      );
    }
  },
});

/** What an entry is called: its id and title, or else its first words. */
function nameOf(entry: unknown): string {
  const { id, title, name, label } = asObject(entry);
  const words = [title, name, label, ...Object.values(asObject(entry)), entry].map(asText).find((each) => each);
  const quoted = words && words.length > quotedLength ? `${words.slice(0, quotedLength).trimEnd()}…` : words;
  return [asText(id), quoted && `"${quoted}"`].filter(Boolean).join(', ');
}
