import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { wordsOnly } from '../../text-language.ts';
import { leftover } from './word-leftovers.ts';

/** Marks of what is still to be written, and the words that fill designs. Question marks behind a word only insist; four and more are lost letters. */
const reminder =
  /(?<![\p{L}\p{N}])(?:TODO|TBD|FIXME|[Ll]orem ipsum)(?![\p{L}\p{N}])|(?<=^|[\s([])\?{3}(?!\?)|[[(](?:уточнити|дописати|доповнити|вставити|to be (?:added|confirmed)|insert )[^\])]*[\])]/u;

const marks = { reminder, leftover };

export const textUnfinished = defineRule<{ mark: keyof typeof marks; found: string }>({
  code: 'text-unfinished',
  severity: 'warning',
  scope: 'group',
  summary: 'A text is finished: it has no reminders of its author, and no leftovers of Word.',
  why: 'TODO, ??? or «(уточнити)» are notes for oneself; visitors read them as they are. So they do what Word writes for a lost reference or an empty field, the codes of its fields and the numbers of its pages.',
  words: {
    en: ({ mark, found }) => ({
      message: {
        reminder: `"${found}" says that the text is not finished.`,
        leftover: `"${found}" is a leftover of the document that the text was copied from.`,
      }[mark],
      hint: {
        reminder: 'Write what is missing, or delete the reminder.',
        leftover: 'Delete it, or write what visitors should read in its place.',
      }[mark],
    }),
    uk: ({ mark, found }) => ({
      message: {
        reminder: `«${found}» означає, що текст не закінчено.`,
        leftover: `«${found}» — залишок документа, з якого скопійовано текст.`,
      }[mark],
      hint: {
        reminder: 'Напишіть, чого бракує, або видаліть нагадування.',
        leftover: 'Видаліть його або напишіть те, що відвідувачі мають прочитати на його місці.',
      }[mark],
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse) continue;
      const words = wordsOnly(value);
      for (const mark of ['reminder', 'leftover'] as const) {
        const match = marks[mark].exec(words);
        if (match) report({ file, pointer, ...rangeOfMatch(match) }, { mark, found: match[0] });
      }
    }
  },
});
