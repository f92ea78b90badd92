import { oncePer } from '../../../cache/once-per.ts';
import type { ContentFile } from '../../../content/content-tree.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { typedValues } from '../../../content/schema/typed-values.ts';
import { lettersOfFonts } from '../../../language/letters-of-fonts.ts';
import { lettersIn } from '../../../text/letters.ts';
import { defineRule } from '../../rule.ts';
import { mayHaveOtherLetters } from '../../verified-content.ts';

const known = new Set(lettersOfFonts);

const unknownLetters = oncePer((file: ContentFile): { letter: string; place: ValuePlace }[] =>
  typedValues(file).flatMap(({ pointer, value, isProse }) => {
    if (!isProse || !file.language || !mayHaveOtherLetters(value)) return [];
    return lettersIn(value)
      .filter((letter) => !known.has(letter))
      .map((letter) => {
        const from = value.indexOf(letter);
        return { letter, place: { file, pointer, from, to: from + letter.length } };
      });
  }),
);

export const letterNotInFonts = defineRule<{ letter: string }>({
  code: 'letter-not-in-fonts',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  canBeExcepted: true,
  summary: {
    en: 'The fonts of the site have every letter of its texts.',
    uk: 'Шрифти сайту мають кожну літеру його текстів.',
  },
  why: {
    en: 'The fonts are cut down to the letters that are used, so that pages come fast. A letter that they lack is shown in whatever font a visitor has, and looks foreign in its word. `npm run fonts` adds the letters of all texts; whoever maintains the site runs it once for a new language or a name with a new letter.',
    uk: 'Шрифти обрізано до вживаних літер, щоб сторінки приходили швидко. Літеру, якої в них немає, покажуть іншим шрифтом, який знайдеться у відвідувача, і вона випадатиме зі слова. `npm run fonts` додає літери всіх текстів; це один раз робить той, хто підтримує сайт, для нової мови чи імені з новою літерою.',
  },
  exceptions: {
    en: 'Only letters of the Latin and Cyrillic scripts are looked for. For a letter that the fonts do not have at all, write an exception.',
    uk: 'Шукаємо лише латинські й кириличні літери. Для літери, якої шрифти не мають зовсім, напишіть виняток.',
  },
  words: {
    en: ({ letter }) => ({
      message: `The fonts of the site do not have the letter "${letter}".`,
      hint: 'Run "npm run fonts", or ask whoever maintains the site to: it adds the letters of all texts.',
    }),
    uk: ({ letter }) => ({
      message: `У шрифтах сайту немає літери «${letter}».`,
      hint: 'Виконайте "npm run fonts" або попросіть того, хто підтримує сайт: команда додасть літери всіх текстів.',
    }),
  },
  check(tree, report) {
    // One run of the command is for all places: the first one tells enough.
    const reported = new Set<string>();
    for (const { letter, place } of tree.files.flatMap(unknownLetters)) {
      if (!reported.has(letter)) report(place, { letter });
      reported.add(letter);
    }
  },
});
