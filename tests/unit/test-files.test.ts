import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Globs of Vitest as an expression: `{a,b}`, `**` and `*`. */
const matches = (glob: string, path: string) =>
  new RegExp(
    `^${glob
      .replace(/\{(.+)\}/, (_, names: string) => `(${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '(.+/)?')
      .replaceAll('*.', '[^/]+.')}$`,
  ).test(path);

test('every test is in a folder of which one project runs the tests', () => {
  const globs = [...read('vitest.config.ts').matchAll(/'([^']+\*\.test\.ts)'/g)].map(([, glob = '']) => glob);
  const tests = ['tests', 'scripts']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((path) => relative(root, path));
  const alone = (path: string) => globs.filter((glob) => matches(glob, path)).length === 1;
  expect(globs.length).toBeGreaterThan(3);
  expect(tests.filter((path) => path.endsWith('.test.ts') && !alone(path))).toEqual([]);
  expect(
    tests.filter((path) => path.endsWith('.spec.ts') && !/^tests\/browser\/[\w-]+\.spec\.ts$/.test(path)),
  ).toEqual([]);
});

test('the runner of the tests names programs and files that there are', () => {
  const text = read('scripts/test.ts');
  const programs = [...text.matchAll(/'((?:node_modules|scripts)\/[\w./-]+)'/g)].map(([, path = '']) => path);
  const files = [...text.matchAll(/^const (built|browser)Of\w+ = (.+?);$/gms)].flatMap(([, kind, names = '']) =>
    [...names.replace(/\$\{.+?\}/, '').matchAll(/[\w-]+/g)].map(
      ([name]) => `tests/${kind}/${name}.${kind === 'built' ? 'test' : 'spec'}.ts`,
    ),
  );
  expect(programs.length).toBeGreaterThan(4);
  expect(files.length).toBeGreaterThan(15);
  expect([...programs, ...files].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
