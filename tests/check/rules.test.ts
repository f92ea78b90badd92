import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../src/check/rule-table.ts';

const root = join(import.meta.dirname, '../..');
const rulesDir = join(root, 'src/check/rules');
const sources = readdirSync(rulesDir, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && basename(path) !== 'index.ts')
  .map((path) => readFileSync(join(rulesDir, path), 'utf8'));

test('every rule that a file defines is listed in the index', () => {
  const defined = sources.flatMap((text) =>
    [...text.matchAll(/^export const \w+ = \w+Rule(?:<.*>)?\('([\w-]+)'/gm)].map(([, code]) => code),
  );
  expect(rules.map(({ code }) => code).sort()).toEqual(defined.sort());
});

test('the table of the rules is that of the code', async () => {
  const path = join(root, 'docs/content-rules.md');
  const [before = ''] = readFileSync(path, 'utf8').split(/^\|/m);
  const rows = rules
    .map(({ code, severity, en }) => `| <a id="${code}"></a>\`${code}\` | ${severity} | ${en.asks} |`)
    .sort();
  const page = [`${before}| code | severity | what it asks for |`, '| --- | --- | --- |', ...rows, ''].join('\n');
  const renew = 'Renew docs/content-rules.md: npx vitest run --project unit tests/check/rules.test.ts -u';
  await expect(page, renew).toMatchFileSnapshot(path);
});

test('no rule counts the languages of the site, which may be more than two', () => {
  const counted = /both languages|\bthe other language\b|обох мов|обома мовами/i;
  const lines = sources.flatMap((text) => text.split('\n')).filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));
  expect(lines.filter((line) => counted.test(line))).toEqual([]);
});
