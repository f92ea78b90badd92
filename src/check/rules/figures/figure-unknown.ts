import { figureItems, namedFigures } from '../../../content/views/figures.ts';
import { closest } from '../../../text/closest.ts';
import { explainsComparisons, joinByTarget } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const figureUnknown = defineRule<{ id: string; suggestion?: string }>({
  code: 'figure-unknown',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A figure that a text names exists.', uk: 'Рисунок, який називає текст, існує.' },
  why: {
    en: 'A text places a figure by its id, `{figure/ID}`, alone in a paragraph, and refers to it in the same way within a sentence. The figure is in `content/data/figures/ID.json`, its words are in `figures/ID.json` of each language.',
    uk: 'Текст ставить рисунок за його id, `{figure/ID}`, окремим абзацом і так само посилається на нього всередині речення. Рисунок — у `content/data/figures/ID.json`, слова до нього — у `figures/ID.json` кожної мови.',
  },
  words: {
    en: ({ id, suggestion }, content) => ({
      message: `There is no figure with the id "${id}".`,
      hint: didYouMean.en(
        suggestion && `{figure/${suggestion}}`,
        `Add ${content}data/figures/${id}.json, or fix the id.`,
      ),
    }),
    uk: ({ id, suggestion }, content) => ({
      message: `Немає рисунка з id "${id}".`,
      hint: didYouMean.uk(
        suggestion && `{figure/${suggestion}}`,
        `Додайте ${content}data/figures/${id}.json або виправте id.`,
      ),
    }),
  },
  check(tree, report) {
    const known = new Set(figureItems(tree).map(({ id }) => id));
    const unknown = namedFigures(tree)
      .filter(({ id }) => !known.has(id))
      .map(({ id, text: { file, pointer }, from, to }) => ({ target: id, place: { file, pointer, from, to } }));
    for (const { target: id, place, related } of joinByTarget(unknown)) {
      const suggestion = closest(id, known);
      report(place, { id, ...(suggestion && { suggestion }) }, related);
    }
  },
  // An id that is mistyped in one language differs from the other, and the right one is then not shown.
  explains: (own) => explainsComparisons(own, ['placeholder-differs']),
});
