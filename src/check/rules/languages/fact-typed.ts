import { typedInAll } from '../../compare/typed-in-all.ts';
import { defineRule } from '../../rule.ts';

export const factTyped = defineRule<{ found: string; name: string }>({
  code: 'fact-typed',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  canBeExcepted: true,
  summary: {
    en: 'A fact that the data has is named, not typed once more.',
    uk: 'Те, що вже є в даних, називають, а не набирають іще раз.',
  },
  why: {
    en: 'A phone number that is typed in ten texts gets changed in nine of them. Named in braces, it is written once, in the data. `npm run check -- --fix` puts in the names.',
    uk: 'Телефон, набраний у десяти текстах, змінять у дев’яти. Названий у фігурних дужках, він записаний один раз — у даних. Назви підставляє `npm run check -- --fix`.',
  },
  exceptions: {
    en: 'Facts that are not typed in every language, and examples in code, are not looked for.',
    uk: 'Не шукаємо того, що набрано не всіма мовами, і прикладів у коді.',
  },
  words: {
    en: ({ found, name }) => ({
      message: `"${found}" is typed here, although the data has it.`,
      hint: `Write {${name}} instead, in every language.`,
      isFixable: true,
    }),
    uk: ({ found, name }) => ({
      message: `«${found}» тут набрано вручну, хоча це є в даних.`,
      hint: `Напишіть замість цього {${name}}, кожною мовою.`,
      isFixable: true,
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
