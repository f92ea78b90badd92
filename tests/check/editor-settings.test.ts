import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { printPretty } from '../../src/check/formats/print-pretty.ts';
import { newsText, withFixture } from './fixture.ts';

/** All that VS Code reads of the check. */
const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Pattern {
  regexp: string;
  [field: string]: string | number;
}

interface Matcher {
  severity: string;
  pattern: [Pattern, Pattern];
  background: { endsPattern: string };
}

const { problemMatcher: matchers } = read('.vscode/tasks.json').tasks[0] as { problemMatcher: Matcher[] };

/** The problems that VS Code finds in the output of a task. */
function problemsIn(output: string) {
  const lines = output.split('\n');
  return matchers.flatMap(({ severity, pattern: [place, words] }) =>
    lines.flatMap((line, at) => {
      const found = new RegExp(place.regexp).exec(line);
      const [, message] = new RegExp(words.regexp).exec(lines[at + 1] ?? '') ?? [];
      if (!found || message === undefined) return [];
      const field = (name: string) => found[Number(place[name])];
      return [`${severity} ${field('code')} ${field('file')}:${field('line')}:${field('column')} ${message}`];
    }),
  );
}

test.each(['en', 'uk'] as const)(
  'the task of the check underlines all that the check says in %s',
  async (language) => {
    const fixture = {
      name: 'several',
      replace: [
        ...(newsText('Піч  зупинено <br> "так"'.replaceAll('"', '\\"'), 'The furnace  stopped.') ?? []),
        ['data/people/bondar-petro.json', '"$schema"', '"email": "bondar@", "$schema"'],
        ['data/navigation.json', '"/contacts"', '"/gone"'],
      ] as [string, string, string][],
    };
    await withFixture(fixture, async (dir) => {
      const result = await checkContent(dir, { language });
      const expected = result.diagnostics.map(
        ({ severity, code, file, line, column, message }) =>
          `${severity} ${code} ${file}:${line}:${column} ${message}`,
      );
      expect(new Set(result.diagnostics.map(({ severity }) => severity)).size).toBe(2);
      const output = printPretty(result, { language });
      expect(problemsIn(output).sort()).toEqual(expected.sort());
      const last = output.split('\n').at(-1) ?? '';
      for (const { background } of matchers) expect(last).toMatch(new RegExp(background.endsPattern));
    });
  },
);
