import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { wordsOnly } from '../../text-language.ts';
import { leftover } from './word-leftovers.ts';

/** Marks of what is still to be written, and the words that fill designs. Question marks behind a word only insist; four and more are lost letters. */
const reminder =
  /(?<![\p{L}\p{N}])(?:TODO|TBD|FIXME|[Ll]orem ipsum)(?![\p{L}\p{N}])|(?<=^|[\s([])\?{3}(?!\?)|[[(](?:уточнити|дописати|доповнити|вставити|to be (?:added|confirmed)|insert )[^\])]*[\])]/u;

/** Marks of references that were copied without what they refer to, as Wikipedia has them. Those of a text's own list stand behind a space. */
const reference =
  /(?<=[\p{L}\p{N}.,;:!?»”’)%])\[\d{1,3}(?:[,–-]\s?\d{1,3})*\](?!\()|\[(?:джерело|не вказано джерело|коли|хто|уточнити джерело|citation needed|clarification needed|when|who|by whom)\??\](?!\()/u;

const marks = { reminder, leftover, reference };

export const textUnfinished = defineRule<{ mark: keyof typeof marks; found: string }>({
  code: 'text-unfinished',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'A text is finished: it has no reminders of its author, no leftovers of Word, and no marks of lost references.',
    uk: 'Текст завершено: у ньому немає нагадувань собі, решток Word і знаків загублених посилань.',
  },
  why: {
    en: 'TODO, ??? or «(уточнити)» are notes for oneself; visitors read them as they are. So they do what Word writes for a lost reference or an empty field, the codes of its fields, the numbers of its pages, and marks such as [1] and [citation needed], copied from Wikipedia.',
    uk: 'TODO, ??? чи «(уточнити)» — нотатки для себе; відвідувачі прочитають їх як є. Так само те, що Word пише замість загубленого посилання чи порожнього поля, коди його полів, номери сторінок і позначки [1] та [джерело?], скопійовані з Вікіпедії.',
  },
  words: {
    en: ({ mark, found }) => ({
      message: {
        reminder: `"${found}" says that the text is not finished.`,
        leftover: `"${found}" is a leftover of the document that the text was copied from.`,
        reference: `"${found}" is a mark of a reference that was copied without its source.`,
      }[mark],
      hint: {
        reminder: 'Write what is missing, or delete the reminder.',
        leftover: 'Delete it, or write what visitors should read in its place.',
        reference: 'Delete it, or name the source in words or by a link.',
      }[mark],
    }),
    uk: ({ mark, found }) => ({
      message: {
        reminder: `«${found}» означає, що текст не закінчено.`,
        leftover: `«${found}» — залишок документа, з якого скопійовано текст.`,
        reference: `«${found}» — позначка посилання на джерело, якого не скопійовано.`,
      }[mark],
      hint: {
        reminder: 'Напишіть, чого бракує, або видаліть нагадування.',
        leftover: 'Видаліть його або напишіть те, що відвідувачі мають прочитати на його місці.',
        reference: 'Видаліть її або назвіть джерело словами чи посиланням.',
      }[mark],
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse) continue;
      const words = wordsOnly(value);
      for (const mark of ['reminder', 'leftover', 'reference'] as const) {
        const match = marks[mark].exec(words);
        if (match) report({ file, pointer, ...rangeOfMatch(match) }, { mark, found: match[0] });
      }
    }
  },
});
