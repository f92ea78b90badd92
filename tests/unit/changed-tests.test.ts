import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/cache/files-below.ts';
import { affectedTests } from '../../src/test-run/affected-tests.ts';
import { describeChoice, stepsOfChange } from '../../src/test-run/changed-steps.ts';
import { madeFrom, touchedPart } from '../../src/test-run/site-parts.ts';
import { testSteps } from '../../src/test-run/test-steps.ts';

const texts: Record<string, string> = {
  'tests/unit/slug.test.ts': "import { slug } from '../../src/text/slug.ts';",
  'tests/unit/docs.test.ts': "readFileSync(join(root, 'docs/editing.md'))",
  'tests/unit/styles.test.ts': "filesBelow(join(import.meta.dirname, '../../src/site'))",
  'tests/unit/command.test.ts': "import { run } from './support/run.ts';",
  'tests/unit/support/run.ts': "import { spawnSync } from 'node:child_process';",
};
const graph = new Map([
  ['tests/unit/slug.test.ts', ['src/text/slug.ts']],
  ['src/text/slug.ts', ['src/text/letters.ts']],
  ['src/text/letters.ts', []],
  ['tests/unit/docs.test.ts', []],
  ['tests/unit/styles.test.ts', []],
  ['tests/unit/command.test.ts', ['tests/unit/support/run.ts']],
  ['tests/unit/support/run.ts', []],
]);
const tests = Object.keys(texts).filter((path) => path.endsWith('.test.ts'));
const processes = {
  has: (path: string) => path.startsWith('src/'),
  isLookedAt: (own: readonly string[]) => own.some((text) => text.includes('node:child_process')),
};

test.each<[what: string, changed: string, run: string[]]>([
  ['a module that a test imports by another', 'src/text/letters.ts', ['slug', 'command']],
  ['the test itself', 'tests/unit/slug.test.ts', ['slug']],
  ['a helper of a test', 'tests/unit/support/run.ts', ['command']],
  ['a file that a test names', 'docs/editing.md', ['docs']],
  ['a file in a folder that a test names', 'src/site/theme/global.css', ['styles', 'command']],
  ['another document', 'docs/design.md', []],
  ['what every test stands on', 'package-lock.json', ['slug', 'docs', 'styles', 'command']],
])('%s has changed: %s', (_, changed, run) => {
  const choices = affectedTests(tests, [changed], { graph, read: (path) => texts[path] ?? '' }, processes);
  const named = choices.filter(({ isRun }) => isRun);
  expect(named.map(({ path }) => path)).toEqual(run.map((name) => `tests/unit/${name}.test.ts`));
  for (const { reason } of named) expect(reason).toBe(`${changed} has changed`);
  for (const { isRun, reason } of choices) if (!isRun) expect(reason).not.toBe('');
});

test.each([
  'src="docs"',
  '{ "docs": 1 }',
  "join(repository.root, 'docs')",
  "join(home, 'docs')",
  "project.path('docs')",
  "{ filePrefix: 'docs/' }",
  "expect(said).toContain('docs')",
  "path.replace('docs/', '')",
  "said.replaceAll('docs/', '')",
  "new MadeRepository().write('docs/editing.md', '')",
])('no file of the project is named by %s', (text) => {
  const project = { graph, read: () => text };
  const [choice] = affectedTests(['tests/unit/docs.test.ts'], ['docs/editing.md'], project, processes);
  expect(choice?.isRun).toBe(false);
});

test('what lies beside a test and is no module is its fixture', () => {
  const [choice] = affectedTests(
    ['tests/unit/slug.test.ts'],
    ['tests/unit/payloads/mail.json'],
    { graph, read: () => '' },
    processes,
  );
  expect(choice?.isRun).toBe(true);
});

describe('the site', () => {
  const viewer = 'src/site/viewer/pdf-viewer.tsx';
  const site = new Map([
    ['src/renderer/+client.ts', ['src/site/app.tsx']],
    ['src/site/app.tsx', []],
    ['src/site/pages/text-page.tsx', ['src/site/parts/document-viewer.tsx']],
    ['src/site/parts/document-viewer.tsx', [viewer, 'src/site/viewer/page-address.ts']],
    [viewer, ['src/site/viewer/page-address.ts', 'src/site/viewer/zoom.ts']],
    ['src/site/viewer/page-address.ts', []],
    ['src/site/viewer/zoom.ts', []],
    ['src/bench/bench.ts', []],
  ]);

  test('is made from pages and what they import, and from the content', () => {
    const isOfSite = madeFrom(site);
    const others = ['src/bench/bench.ts', 'docs/design.md'];
    const ofSite = ['src/site/viewer/zoom.ts', 'src/site/app.tsx', 'content/ua/home.json'];
    expect([...others, ...ofSite].filter(isOfSite)).toEqual(ofSite);
  });

  test.each<[changed: string[], part: string | undefined]>([
    [['src/site/viewer/zoom.ts'], 'the viewer'],
    [['src/site/viewer/zoom.ts', 'src/bench/bench.ts'], 'the viewer'],
    [['src/site/viewer/page-address.ts'], undefined],
    [['src/site/viewer/zoom.ts', 'content/ua/home.json'], undefined],
    [['src/bench/bench.ts'], undefined],
  ])('of which %j touches only a part that is loaded later: %s', (changed, part) => {
    expect(touchedPart(changed, site)?.test(part ?? '')).toBe(part && true);
  });
});

describe('the steps', () => {
  const root = join(import.meta.dirname, '../..');

  test('start programs that there are', () => {
    for (const { name, command } of testSteps) {
      const script = command()[1].find((argument) => /\.[cm]?[jt]s$|\/bin\//.test(argument)) ?? '';
      expect(existsSync(join(root, script)), `${name}: ${script}`).toBe(true);
    }
  });

  test('have each test of the project once', () => {
    const testsOf = (folder: string, ending: RegExp) =>
      filesBelow(join(root, folder))
        .map((path) => relative(root, path))
        .filter((path) => ending.test(path));
    const chosen = stepsOfChange(root, ['package.json'], new Map()).flatMap(({ tests: files }) => files ?? []);
    const all = [...testsOf('tests', /\.(test|spec)\.ts$/), ...testsOf('scripts', /\.test\.ts$/)];
    expect(chosen.map(({ path }) => path).sort()).toEqual(all.sort());
  });

  test('that cannot be broken are left out, with the reason', () => {
    const choices = stepsOfChange(root, ['docs/design.md'], new Map());
    const said = describeChoice('0123456789', ['docs/design.md'], choices);
    expect(choices.filter(({ isRun }) => isRun).map(({ step }) => step.name)).toEqual(['unit tests']);
    expect(said).toMatch(/^1 file differs from 0123456789\.$/m);
    expect(said).toMatch(/^left out types: .+$/m);
    expect(said).toMatch(/^run {6}unit tests: \d+ of \d+ files$/m);
  });
});
