import { asObject } from '../../../content/unknown-value.ts';
import { figureItems, namedParts } from '../../../content/views/figures.ts';
import { defineRule } from '../../rule.ts';

export const figureWords = defineRule<{ name: string; isExtra: boolean; file: string }>({
  code: 'figure-words',
  severity: 'error',
  scope: 'group',
  summary: 'Every axis, series, area and place of a figure has a name in each language.',
  why: 'Curves called 1, 2 and 3 tell nothing. Names stand under the ids of the data in “names” of the texts, the quantities of the axes under “x” and “y”; units come from the data.',
  exceptions: 'A series that is alone needs no name: the axis names the quantity.',
  paths: ['file'],
  words: {
    en: ({ name, isExtra, file }) => ({
      message: isExtra ? `Nothing in ${file} is called "${name}".` : `"${name}" has no name in this language.`,
      hint: isExtra ? 'Delete the name, or correct the id.' : nameHint.en(name),
    }),
    uk: ({ name, isExtra, file }) => ({
      message: isExtra ? `У ${file} немає нічого з id "${name}".` : `"${name}" не має назви цією мовою.`,
      hint: isExtra ? 'Видаліть назву або виправте id.' : nameHint.uk(name),
    }),
  },
  check(tree, report) {
    for (const { chart, facts, texts } of figureItems(tree)) {
      const parts = namedParts(chart);
      const known = new Set(parts.map(({ id }) => id));
      const axes = (['x', 'y'] as const).filter((axis) => hasAxis(chart, axis));
      for (const { item, value } of texts.values()) {
        const names = asObject(value.names);
        const missing = parts.find(({ id, isOptional }) => !isOptional && !(id in names));
        const axis = axes.find((each) => !value[each]);
        const lacking = axis ?? missing?.id;
        const place = { file: item.file, pointer: value.names ? '/names' : '', part: 'start' as const };
        if (lacking)
          report(place, { name: lacking, isExtra: false, file: facts.file.path }, [
            {
              remark: 'facts-here',
              place: { file: facts.file, pointer: axis ? '/chart' : (missing?.pointer ?? '') },
            },
          ]);
        for (const name of Object.keys(names)) {
          if (known.has(name)) continue;
          report(
            { file: item.file, pointer: `/names/${name}`, part: 'key' },
            { name, isExtra: true, file: facts.file.path },
          );
        }
      }
    }
  },
  // A name that only one language has is missing in the other.
  explains(own) {
    const files = new Set(own.flatMap(({ place }) => ('file' in place ? [place.file.id] : [])));
    return ({ code, place }) =>
      code === 'missing-key' &&
      'file' in place &&
      files.has(place.file.id) &&
      place.file.kind.name === 'figure-texts';
  },
});

const nameHint = {
  en: (name: string) => (isAxis(name) ? `Write the quantity as "${name}".` : `Add "${name}" to "names".`),
  uk: (name: string) => (isAxis(name) ? `Напишіть назву величини в "${name}".` : `Додайте "${name}" до "names".`),
};

function isAxis(name: string): boolean {
  return name === 'x' || name === 'y';
}

function hasAxis(chart: object, axis: 'x' | 'y'): boolean {
  const { type } = asObject(chart);
  if (type === 'timeline') return false;
  return type === 'bars' || type === 'share' ? axis === 'y' : axis in chart;
}
