import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { wordsOnly } from '../../text-language.ts';

/** Marks of what is still to be written, and the words that fill designs. Question marks behind a word only insist; four and more are lost letters. */
const mark =
  /(?<![\p{L}\p{N}])(?:TODO|TBD|FIXME|[Ll]orem ipsum)(?![\p{L}\p{N}])|(?<=^|[\s([])\?{3}(?!\?)|[[(](?:уточнити|дописати|доповнити|вставити|to be (?:added|confirmed)|insert )[^\])]*[\])]/u;

export const textUnfinished = defineRule<{ found: string }>({
  code: 'text-unfinished',
  severity: 'warning',
  scope: 'group',
  summary: 'A text is finished: nothing in it reminds its author to go on.',
  why: 'TODO, ??? or «(уточнити)» are notes for oneself; visitors read them as they are.',
  words: {
    en: ({ found }) => ({
      message: `"${found}" says that the text is not finished.`,
      hint: 'Write what is missing, or delete the reminder.',
    }),
    uk: ({ found }) => ({
      message: `«${found}» означає, що текст не закінчено.`,
      hint: 'Напишіть, чого бракує, або видаліть нагадування.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      const match = isProse && mark.exec(wordsOnly(value));
      if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0] });
    }
  },
});
