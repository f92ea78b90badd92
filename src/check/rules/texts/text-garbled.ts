import { placeKey } from '../../../content/place.ts';
import { allValues } from '../../../content/views/values.ts';
import { findMisread, rereadText } from '../../../text/misread-text.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';

/** What programs write for letters that an encoding does not have. */
const lost = /\?{4,}/;
const mostShown = 80;

export const textGarbled = defineRule<{ suggestion?: string }>({
  code: 'text-garbled',
  severity: 'error',
  scope: 'group',
  summary: { en: 'The letters of a text are not garbled.', uk: 'Літери тексту не зіпсовано.' },
  why: {
    en: 'A program that reads a text in another encoding than it was written in makes РќРѕРІР° or ÐÐ¾Ð²Ð° of «Нова», or question marks of all letters. `npm run check -- --fix` reads such a text again, as far as its letters are still there.',
    uk: 'Програма, яка читає текст не в тому кодуванні, у якому його записано, робить із «Нова» РќРѕРІР° чи ÐÐ¾Ð²Ð° або знаки питання замість усіх літер. `npm run check -- --fix` прочитає такий текст наново, якщо його літери ще є.',
  },
  words: {
    en: ({ suggestion }) => ({
      message: 'The letters of this text were garbled by a program that read it in another encoding.',
      hint: suggestion === undefined ? 'Copy the text from its source again.' : `Write "${suggestion}".`,
      isFixable: suggestion !== undefined,
    }),
    uk: ({ suggestion }) => ({
      message: 'Літери цього тексту зіпсувала програма, яка прочитала його в іншому кодуванні.',
      hint: suggestion === undefined ? 'Скопіюйте текст із джерела ще раз.' : `Напишіть "${suggestion}".`,
      isFixable: suggestion !== undefined,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      const misread = findMisread(value);
      const marks = isProse ? lost.exec(value) : null;
      const place = misread ?? (marks && rangeOfMatch(marks));
      if (!place) continue;
      const meant = misread && rereadText(value);
      const suggestion = meant && meant.length > mostShown ? `${meant.slice(0, mostShown)}…` : meant;
      report({ file, pointer, ...place }, { ...(suggestion !== undefined && { suggestion }) });
    }
  },
  // Nothing else can be said of a text before its letters are right.
  explains(own) {
    const garbled = new Set(own.map(({ place }) => placeKey(place)));
    return ({ code, place }) => code !== 'text-garbled' && garbled.has(placeKey(place));
  },
});
