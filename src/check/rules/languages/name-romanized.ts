import { placeKey } from '../../../content/place.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { romanize } from '../../../text/romanize.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { explainsComparisons } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage } from '../../text-language.ts';

const words = /[\p{L}’'ʼ]+/gu;

/** A word of a name that is not the romanized one. */
interface OtherSpelling {
  found: string;
  /** The Ukrainian name, as it is and romanized. */
  name: string;
  romanized: string;
  /** The word that is meant; undefined where none is like it. */
  meant?: string;
}

export const nameRomanized = defineRule<OtherSpelling>({
  code: 'name-romanized',
  severity: 'warning',
  scope: 'group',
  comparesTexts: true,
  summary: {
    en: 'The English name of a person is the romanized Ukrainian one.',
    uk: 'Англійське ім’я людини — це її українське ім’я латиницею.',
  },
  why: {
    en: 'One person has one name: in the passport, in publications and on the site. The official table (resolution of the Cabinet of Ministers No. 55 of 2010) defines how each letter is written. The patronymic may be omitted or abbreviated.',
    uk: 'Людина має одне ім’я: у паспорті, у публікаціях і на сайті. Як писати кожну літеру, визначає офіційна таблиця (постанова Кабінету Міністрів № 55 від 2010 року). По батькові можна опустити або скоротити.',
  },
  exceptions: {
    en: 'A person who publishes under another spelling keeps it: write an exception with the reason.',
    uk: 'Хто публікується під іншим написанням, той його зберігає: напишіть виняток і причину.',
  },
  words: {
    en: ({ found, name, romanized, meant }) => ({
      message: `"${found}" is not the official romanization (KMU-55) of the Ukrainian name «${name}».`,
      hint: `${
        meant ? `Write "${meant}"` : `The Ukrainian name gives "${romanized}": use only its words`
      }; or fix the Ukrainian name, which should be in the nominative; if the person uses another spelling, add an exception.`,
    }),
    uk: ({ found, name, romanized, meant }) => ({
      message: `«${found}» не відповідає українському імені «${name}» за правилами транслітерації (постанова КМУ № 55).`,
      hint: `${
        meant ? `Напишіть «${meant}»` : `З українського імені виходить «${romanized}»: беріть слова лише з нього`
      } — або виправте українське ім’я, яке має бути в називному відмінку; якщо людина пише ім’я інакше, додайте виняток.`,
    }),
  },
  check(tree, report) {
    const names = new Set(valuesOfFormat(tree, 'person-name').map(placeKey));
    if (names.size === 0) return;
    for (const { source, target } of languagePairs(tree).texts) {
      if (target.file.language !== 'en') continue;
      if (!names.has(placeKey(target)) || !isInOwnLanguage(source) || !isInOwnLanguage(target)) continue;
      const name = source.value;
      const romanizedName = name.normalize('NFC').replace(words, romanize);
      const romanized: string[] = romanizedName.match(words) ?? [];
      const known = new Set(romanized.map((word) => word.toLowerCase()));
      const match = [...target.value.matchAll(words)].find(([word]) => {
        const isInitial = word.length === 1;
        return isInitial
          ? !romanized.some((each) => each.startsWith(word))
          : !/\p{Script=Cyrillic}/u.test(word) && !known.has(word.toLowerCase());
      });
      if (!match) continue;
      const place = { ...target, ...rangeOfMatch(match) };
      const used = new Set(target.value.toLowerCase().match(words));
      const free = romanized.filter((word) => !used.has(word.toLowerCase()));
      const meant = closest(match[0], free);
      report(place, { found: match[0], name, romanized: romanizedName, ...(meant && { meant }) }, [
        { remark: 'other-language-here', place: source },
      ]);
    }
  },
  // Where it is reported how two texts differ, it need not be reported that one of them has changed.
  explains: (own) => explainsComparisons(own, ['translation-stale']),
});
