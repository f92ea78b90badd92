import { afterEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { type ContentTree, readContent } from '../../src/content/content-tree.ts';
import { randomNumbers } from '../support/random-numbers.ts';
import { withFixture } from './fixture.ts';
import { yearlyNews } from './yearly-news.ts';

afterEach(() => vi.useRealTimers());

/** All that editors, merges and broken programs do to a file. */
const edits: readonly ((text: string, random: (below: number) => number, others: readonly string[]) => string)[] = [
  // A value becomes one of another place: ids, dates, links and texts change places.
  (text, random, others) => {
    const place = pick(stringsIn(text), random);
    const value = pick(stringsIn(pick(others, random)), random);
    return place && value ? text.slice(0, place.from) + value.text + text.slice(place.to) : text;
  },
  (text, random) => {
    const place = pick(stringsIn(text), random);
    const added = pick(
      ['"', '  ', ' "так"', '{phone}', '+38 (044) 1', 'a@b', '[x](/gone)', 'ё', '\u2060', 'ệ'],
      random,
    );
    return place ? `${text.slice(0, place.to - 1)}${added}${text.slice(place.to - 1)}` : text;
  },
  (text, random) => {
    const lines = text.split('\n');
    lines.splice(random(lines.length), 1);
    return lines.join('\n');
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = random(lines.length);
    return lines.toSpliced(at, 0, lines[at] ?? '').join('\n');
  },
  (text, random) => text.slice(0, random(text.length)),
];

function pick<Item>(items: readonly Item[], random: (below: number) => number): Item {
  return items[random(items.length || 1)] as Item;
}

function stringsIn(text: string): { text: string; from: number; to: number }[] {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }));
}

const seed = Number(process.env.SEED ?? 20261122);
const steps = 60;

test(`after each of a series of edits (SEED=${seed}), the same is found as from scratch`, () =>
  withFixture({ name: 'edits' }, async (dir) => {
    const random = randomNumbers(seed);
    const original = new Map(readContent(dir).files.map(({ path, document }) => [path, document.source.text]));
    const paths = [...original.keys()];
    const unsaved = new Map<string, string | undefined>();
    let previous: ContentTree | undefined;
    let found = 0;
    for (let step = 0; step < steps; step += 1) {
      const path = pick(paths, random);
      const text = unsaved.has(path) ? unsaved.get(path) : original.get(path);
      // Half of the files are as they were, or the content would soon be nothing but errors.
      if (unsaved.size > 4) unsaved.delete(pick([...unsaved.keys()], random));
      else if (random(12) === 0) unsaved.set(path, undefined);
      else unsaved.set(path, pick(edits, random)(text ?? original.get(path) ?? '', random, [...original.values()]));
      const incremental = await checkContent(dir, { previous, unsaved });
      const fromScratch = await checkContent(dir, { unsaved });
      expect(incremental.diagnostics, `step ${step}`).toEqual(fromScratch.diagnostics);
      previous = incremental.tree;
      found += incremental.diagnostics.length;
    }
    expect(found).toBeGreaterThan(steps);
  }));

test('what was found the day before is not found again when it is right today', () =>
  withFixture({ name: 'news of tomorrow', write: yearlyNews('2099', '"12.03.2099"') }, async (dir) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-03-11T12:00Z') });
    const { diagnostics, tree: previous } = await checkContent(dir);
    expect(diagnostics.map(({ code }) => code)).toContain('date-future');
    vi.setSystemTime(Date.parse('2099-03-12T12:00Z'));
    const today = await checkContent(dir, { previous });
    expect(today.diagnostics.map(({ code }) => code)).not.toContain('date-future');
  }));
