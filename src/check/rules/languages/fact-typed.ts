import { typedInBoth } from '../../compare/typed-in-both.ts';
import { defineRule } from '../../rule.ts';

export const factTyped = defineRule<{ found: string; name: string }>({
  code: 'fact-typed',
  severity: 'warning',
  scope: 'content',
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
    for (const { ua, en, facts } of typedInBoth(tree)) {
      for (const { name, ua: here, en: there } of facts) {
        const found = ua.value.slice(here.from, here.to).replace(/^\[(.*?)\]\(.*\)$/, '$1');
        report({ file: ua.file, pointer: ua.pointer, ...here }, { found, name }, [
          { remark: 'other-language-here', place: { file: en.file, pointer: en.pointer, ...there } },
        ]);
      }
    }
  },
});
