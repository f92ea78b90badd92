import { groupBy } from '../../../cache/group-by.ts';
import { figuresIn, type NamedFigure } from '../../../content/figures/named-figures.ts';
import type { TypedValue } from '../../../content/schema/typed-values.ts';
import { namedFigures } from '../../../content/views/figures.ts';
import { allValues } from '../../../content/views/values.ts';
import { joinByTarget } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

type Case = 'twice' | 'not-placed' | 'plain-text';

export const figureMisplaced = defineRule<{ id: string; problem: Case }>({
  code: 'figure-misplaced',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'A page shows a figure once, where it refers to it.',
    uk: 'Сторінка показує рисунок один раз — там, де на нього посилається.',
  },
  why: {
    en: '`{figure/ID}` alone in a paragraph of Markdown shows the figure; within a sentence it becomes “Fig. 1” with a link to it. A figure shown twice, be it in two sections of a page, would give two places one anchor. A reference to a figure that the page does not show leads nowhere, and plain texts show no figures.',
    uk: '`{figure/ID}` окремим абзацом Markdown показує рисунок; усередині речення це стане «рис. 1» з посиланням на нього. Рисунок, показаний двічі, хай і в двох розділах сторінки, дав би двом місцям один якір. Посилання на рисунок, якого сторінка не показує, не веде нікуди, а прості тексти рисунків не показують.',
  },
  words: {
    en: ({ id, problem }) => ({
      message: {
        twice: `The page shows the figure "${id}" twice.`,
        'not-placed': `The page refers to the figure "${id}", but does not show it.`,
        'plain-text': `Plain text cannot show the figure "${id}".`,
      }[problem],
      hint:
        problem === 'plain-text'
          ? 'Name it in a text with Markdown, or delete it here.'
          : `Write {figure/${id}} alone in a paragraph, once; elsewhere name it within a sentence.`,
    }),
    uk: ({ id, problem }) => ({
      message: {
        twice: `Сторінка показує рисунок "${id}" двічі.`,
        'not-placed': `Сторінка посилається на рисунок "${id}", але не показує його.`,
        'plain-text': `Простий текст не може показати рисунок "${id}".`,
      }[problem],
      hint:
        problem === 'plain-text'
          ? 'Назвіть його в тексті з розміткою Markdown, а звідси приберіть.'
          : `Напишіть {figure/${id}} окремим абзацом один раз, а в інших місцях — усередині речення.`,
    }),
  },
  check(tree, report) {
    const named = namedFigures(tree);
    const wrong = (problem: Case, { id, from, to }: NamedFigure, { file, pointer }: TypedValue) => ({
      target: `${problem} ${id} ${pointer}`,
      parameters: { id, problem },
      place: { file, pointer, from, to },
    });
    // The sections of a page share its ids.
    const keyOf = ({ id, text }: (typeof named)[number]) => `${articleOf(text)} ${id}`;
    const placed = groupBy(
      named.filter(({ isPlaced }) => isPlaced),
      keyOf,
    );
    const twice = [...placed.values()].flatMap(([, ...others]) => others);
    const lost = named.filter((each) => !each.isPlaced && !placed.has(keyOf(each)));
    const plain = allValues(tree).filter(({ format, isProse }) => isProse && format !== 'markdown');
    const found = [
      ...twice.map((each) => wrong('twice', each, each.text)),
      ...lost.map((each) => wrong('not-placed', each, each.text)),
      ...plain.flatMap((text) => figuresIn(text.value).map((each) => wrong('plain-text', each, text))),
    ];
    // The same in both languages is one error.
    for (const { place, parameters, related } of joinByTarget(found)) report(place, parameters, related);
  },
});

/** The texts whose figures are numbered together: the sections of a page, or a text by itself. */
function articleOf({ file, pointer }: { file: { path: string }; pointer: string }): string {
  return `${file.path} ${pointer.replace(/^\/sections\/\d+\/text$/, '/sections')}`;
}
