import type { CopiedProject } from './copied-project.ts';

/** Adds a rule: its file, and its line among the rules. */
export function addRule(project: CopiedProject): void {
  project.write(
    'src/check/rules/texts/exclamation.ts',
    `import { allValues } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

export const exclamation = defineRule<{ count: number }>('exclamation', 'warning', 'group', {
  en: {
    asks: 'A text does not shout.',
    why: 'Three exclamation marks say no more than one.',
    message: ({ count }) => \`\${count} exclamation marks in a row.\`,
    hint: 'Write one.',
  },
  uk: {
    asks: 'Текст не кричить.',
    why: 'Три знаки оклику кажуть не більше, ніж один.',
    message: ({ count }) => \`Знаків оклику поспіль: \${count}.\`,
    hint: 'Залиште один.',
  },
  check(tree, report) {
    for (const { file, pointer, value } of allValues(tree)) {
      const found = /!{2,}/.exec(value);
      const place = { file, pointer, from: found?.index ?? 0, to: (found?.index ?? 0) + (found?.[0].length ?? 0) };
      if (found) report(place, { count: found[0].length });
    }
  },
});
`,
  );
  project.insert(
    'src/check/rules/index.ts',
    "export * from './texts/exclamation.ts';\n",
    "export * from './values/dates.ts'",
  );
}
