import { isSiteFact, namedFact, ownFacts } from '../../../content/named-facts/named-facts.ts';
import { placeholdersIn } from '../../../content/named-facts/placeholders.ts';
import type { Place } from '../../../content/place.ts';
import { proseWithMarks } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { explainsComparisons } from '../../compare/explains-comparisons.ts';
import { joinByTarget } from '../../grouped.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const factUnknown = defineRule<{ name: string; suggestion?: string }>({
  code: 'fact-unknown',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A fact that a text names in braces exists.', uk: 'Те, що текст називає у фігурних дужках, існує.' },
  why: {
    en: 'Texts name facts, `{phone}`, so that each is written once; a name that nothing has would be shown as it is. Names are `{phone}` and `{email}` of `content/data/site.json`, those of `content/data/facts.json` and `phrases.json`, and facts of items: `{unit/quality/email}`, `{document/order/date}`.',
    uk: 'Тексти називають дані, наприклад `{phone}`, щоб кожне було записано раз; назву, якої ніщо не має, показали б як є. Назви — це `{phone}` і `{email}` з `content/data/site.json`, назви з `content/data/facts.json` і `phrases.json` та дані записів: `{unit/quality/email}`, `{document/order/date}`.',
  },
  words: {
    en: ({ name, suggestion }, content) => ({
      message: `There is no fact named "${name}".`,
      hint: didYouMean.en(
        suggestion && `{${suggestion}}`,
        name.includes('/')
          ? 'Name an item that exists and a phone number, address, date or number that its facts have, such as {unit/quality/email}.'
          : `Add it to ${content}data/facts.json or, if it is words, to phrases.json of each language; or write the words without braces.`,
      ),
    }),
    uk: ({ name, suggestion }, content) => ({
      message: `Немає факту з назвою "${name}".`,
      hint: didYouMean.uk(
        suggestion && `{${suggestion}}`,
        name.includes('/')
          ? 'Назвіть наявний запис і телефон, адресу, дату чи число з його даних, наприклад {unit/quality/email}.'
          : `Додайте його до ${content}data/facts.json, а слова — до phrases.json кожної мови; або напишіть текст без дужок.`,
      ),
    }),
  },
  check(tree, report) {
    const unknown = proseWithMarks(tree).flatMap(({ file, pointer, value }) =>
      value.includes('{')
        ? placeholdersIn(value)
            // What is missing in data/site.json is told there.
            .filter(({ name }) => !isSiteFact(name) && !namedFact(tree, name))
            .map(({ name, from, to }) => ({ target: name, place: { file, pointer, from, to } as Place }))
        : [],
    );
    for (const { target: name, place, related } of joinByTarget(unknown)) {
      const suggestion = closest(name, ownFacts(tree).keys());
      report(place, { name, ...(suggestion && { suggestion }) }, related);
    }
  },
  // A name that is mistyped in one language differs from the other, which then seems to name more.
  explains: (own) => explainsComparisons(own, ['placeholder-differs']),
});
