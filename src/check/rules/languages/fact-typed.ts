import { typedInAll } from '../../compare/typed-in-all.ts';
import { defineRule } from '../../rule.ts';

export const factTyped = defineRule<{ found: string; name: string }>({
  code: 'fact-typed',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  canBeExcepted: true,
  summary: 'A fact that the data has is named, not typed once more.',
  why: 'A telephone number that stands in ten texts of two languages is changed in nine of them. Named in braces, it stands once. `npm run check -- --fix` puts in the names.',
  exceptions: 'Facts that one language alone has typed, and examples in code.',
  words: {
    en: ({ found, name }) => ({
      message: `"${found}" is typed here, although the data has it.`,
      hint: `Write {${name}} in both languages; "npm run check -- --fix" does it for you.`,
    }),
    uk: ({ found, name }) => ({
      message: `«${found}» тут набрано, хоча в даних воно є.`,
      hint: `Напишіть {${name}} в обох мовах; це зробить "npm run check -- --fix".`,
    }),
  },
  check(tree, report) {
    for (const { texts, facts } of typedInAll(tree)) {
      const [text, ...others] = texts;
      for (const { name, places } of facts) {
        const [here, ...there] = places;
        if (!text || !here) continue;
        const found = text.value.slice(here.from, here.to).replace(/^\[(.*?)\]\(.*\)$/, '$1');
        report(
          { ...text, ...here },
          { found, name },
          others.map(({ file, pointer }, index) => ({
            remark: 'other-language-here',
            place: { file, pointer, ...there[index] },
          })),
        );
      }
    }
  },
});
