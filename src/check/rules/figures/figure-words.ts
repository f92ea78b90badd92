import type { ContentTree } from '../../../content/content-tree.ts';
import { type Item, itemPointer, itemValue } from '../../../content/items.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { figureItems, namedParts } from '../../../content/views/figures.ts';
import { pictureItems } from '../../../content/views/pictures.ts';
import { defineRule } from '../../rule.ts';

export const figureWords = defineRule<{ name: string; isExtra: boolean; file: string }>({
  code: 'figure-words',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Every axis, series, area and place of a figure, and every part of a picture, has a name in each language.',
    uk: 'Кожна вісь, кожен ряд, кожна область і кожне місце рисунка, кожна частина зображення має назву кожною мовою.',
  },
  why: {
    en: 'Curves called 1, 2 and 3 tell nothing. Names stand under the ids of the data in `names` of the texts, the quantities of the axes under `x` and `y`; units come from the data.',
    uk: 'Криві 1, 2 і 3 нічого не кажуть. Назви стоять під id з даних у `names` текстів, величини осей — під `x` та `y`; одиниці беруться з даних.',
  },
  exceptions: {
    en: 'A series that is the only one needs no name: the axis names the quantity.',
    uk: 'Єдиний ряд назви не потребує: величину називає вісь.',
  },
  paths: ['file'],
  words: {
    en: ({ name, isExtra, file }) => ({
      message: isExtra ? `Nothing in ${file} has the id "${name}".` : `"${name}" has no name in this language.`,
      hint: isExtra ? 'Delete the name, or fix the id.' : nameHint.en(name),
    }),
    uk: ({ name, isExtra, file }) => ({
      message: isExtra ? `У ${file} немає нічого з id "${name}".` : `"${name}" не має назви цією мовою.`,
      hint: isExtra ? 'Видаліть назву або виправте id.' : nameHint.uk(name),
    }),
  },
  check(tree, report) {
    for (const { facts, parts, axes, texts } of namedThings(tree)) {
      const known = new Set(parts.map(({ id }) => id));
      for (const item of texts) {
        const value = itemValue(item);
        const names = asObject(value.names);
        const missing = parts.find(({ id, isOptional }) => !isOptional && !(id in names));
        const axis = axes.find((each) => !value[each]);
        const lacking = axis ?? missing?.id;
        const around = itemPointer(item);
        const place = {
          file: item.file,
          pointer: value.names ? `${around}/names` : item.pointer,
          part: 'start' as const,
        };
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
            { file: item.file, pointer: `${around}/names/${name}`, part: 'key' },
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
      /^(?:figure|pictures)-texts$/.test(place.file.kind.name);
  },
});

/** What has parts with ids that the texts give names, and the axes whose quantities they name. */
interface NamedThing {
  facts: Item;
  parts: ReturnType<typeof namedParts>;
  axes: readonly ('x' | 'y')[];
  texts: Item[];
}

function namedThings(tree: ContentTree): NamedThing[] {
  const figures = figureItems(tree).map(({ chart, facts, texts }) => ({
    facts,
    parts: namedParts(chart),
    axes: (['x', 'y'] as const).filter((axis) => hasAxis(chart, axis)),
    texts: [...texts.values()].map(({ item }) => item),
  }));
  const pictures = pictureItems(tree).map(({ value, facts, texts }) => {
    const around = itemPointer(facts);
    const parts = namedParts({ type: 'picture', ...value });
    return {
      facts,
      parts: parts.map((part) => ({ ...part, pointer: part.pointer.replace('/chart', around) })),
      axes: [],
      texts,
    };
  });
  return [...figures, ...pictures];
}

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
