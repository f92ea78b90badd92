import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../src/check/rule-table.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { makeRulePages, pagesDir, rulesByFolder } from './rule-pages.ts';

const rulesDir = join(import.meta.dirname, '../../src/check/rules');

test('every file that defines a rule is named for its code and listed in the index', () => {
  const defined = [...rulesByFolder().keys()].flatMap((folder) =>
    readdirSync(join(rulesDir, folder)).flatMap((name) => {
      const text = readFileSync(join(rulesDir, folder, name), 'utf8');
      return [...text.matchAll(/ = defineRule<[\s\S]*?\n {2}code: '([\w-]+)',/g)].map(([, code]) => {
        expect(name).toBe(`${code}.ts`);
        return code;
      });
    }),
  );
  expect(rules.map(({ code }) => code).sort()).toEqual(defined.sort());
  expect([...rulesByFolder().values()].flat()).toHaveLength(rules.length);
});

// Their examples are those of a site with two languages.
test.skipIf(furtherLanguages.length > 0)(
  'the pages of the rules are those that "npm run docs" generates',
  async () => {
    const pages = await makeRulePages();
    expect(readdirSync(pagesDir).sort()).toEqual([...pages.keys()].sort());
    for (const [name, text] of pages) expect(readFileSync(join(pagesDir, name), 'utf8'), name).toBe(text);
  },
);

test('no rule counts the languages of the site, which may be more than two', () => {
  const counted = /both languages|\bthe other language\b|обох мов|обома мовами/i;
  const pages = rules.map(({ code }) => readFileSync(join(pagesDir, `${code}.md`), 'utf8'));
  // What an example is about is said of the content of the example.
  const lines = pages.flatMap((page) => page.split('\n')).filter((line) => !line.startsWith('For example, '));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => counted.test(line))).toEqual([]);
});
