import { pathOf } from '../../../content/content-path.ts';
import { type Place, placeKey } from '../../../content/place.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { isoDate } from '../../../text/iso-date.ts';
import { defineRule } from '../../rule.ts';

export const dateWrongYear = defineRule<{ found: string; year: string; file: string }>({
  code: 'date-wrong-year',
  severity: 'error',
  scope: 'group',
  summary: { en: 'A news item is in the file of its year.', uk: 'Новина — у файлі свого року.' },
  why: { en: 'Otherwise nobody finds it again.', uk: 'Інакше її ніхто не знайде.' },
  paths: ['file'],
  words: {
    en: ({ found, year, file }) => ({
      message: `The date ${found} is not in ${year}, the year of this file.`,
      hint: `Fix the date, or move the item and its texts to ${file}.`,
    }),
    uk: ({ found, year, file }) => ({
      message: `Дата ${found} не належить до року цього файлу (${year}).`,
      hint: `Виправте дату або перенесіть новину разом із текстами до ${file}.`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'date-text')) {
      const year = isoDate(value)?.slice(0, 4);
      if (!file.kind.isYearly || !year || year === file.id || !/^\d{4}$/.test(file.id ?? '')) continue;
      report({ file, pointer }, { found: value, year: file.id ?? '', file: pathOf(file.kind, undefined, year) });
    }
  },
  // The texts stay where they are, and the facts come back.
  explains(own) {
    const items = new Set(own.map(({ place }) => itemKey(place)));
    return ({ code, related }) => code === 'text-misplaced' && related.some(({ place }) => items.has(itemKey(place)));
  },
});

/** The entry of a list that a place lies in. */
function itemKey(place: Place): string {
  return placeKey(place).replace(/(\/items\/\d+)\/.*$/, '$1');
}
