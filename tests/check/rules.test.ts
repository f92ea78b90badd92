import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../src/check/messages/en.ts';
import { uk } from '../../src/check/messages/uk.ts';
import { exceptableCodes, rules } from '../../src/check/rules/all-rules.ts';

const root = join(import.meta.dirname, '../..');
const codes = Object.keys(en).filter((name) => name !== 'remarks');
const pages = join(root, 'docs/content-rules');

test('every rule file is listed', () => {
  const folder = join(root, 'src/check/rules');
  const files = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('rule: Rule<'),
  );
  expect(rules.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort());
});

test('every code has words in both languages', () => {
  expect(Object.keys(uk).sort()).toEqual(Object.keys(en).sort());
});

test.each(codes)('%s has its page', (code) => {
  const text = readFileSync(join(pages, `${code}.md`), 'utf8');
  const headings = [...text.matchAll(/^#+ .*/gm)]
    .map(([heading]) => heading)
    .filter((heading) => !/^# Лаб|^#+ \p{Script=Cyrillic}/u.test(heading));
  expect(headings).toEqual([`# ${code}`, '## Why', '## Wrong', '## Right', '## Exceptions']);
  expect(readFileSync(join(pages, 'README.md'), 'utf8')).toContain(`(${code}.md)`);
  const severity = rules.find((rule) => rule.code === code)?.severity;
  if (severity) expect(text).toContain(`(${severity})`);
});

test('the list of errors that can be excepted is true', () => {
  const text = readFileSync(join(pages, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  const errors = rules.filter(({ code, severity }) => severity === 'error' && exceptableCodes.includes(code));
  const list = errors.map(({ code }) => code).sort();
  expect(text).toContain(`of the errors: ${list.join(', ')}.`);
});

test('no page is left over', () => {
  const known = [...codes.map((code) => `${code}.md`), 'README.md'].sort();
  expect(readdirSync(pages).sort()).toEqual(known);
});
