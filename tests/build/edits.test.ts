import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomNumbers } from '../support/random-numbers.ts';
import { edits as allEdits } from './edits.ts';
import { expectSameSite } from './expect-same-site.ts';
import { SmallSite } from './small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await SmallSite.built();
});
afterAll(() => site.remove());

const random = randomNumbers(Number(process.env.SEED ?? 20261121));
/** Before others: after them it would hide what they left wrong. */
const ofEveryPage = 'the navigation is changed';
const others = Object.keys(allEdits)
  .filter((name) => name !== ofEveryPage)
  .map((name) => [random(1000), name] as const)
  .sort(([a], [b]) => a - b)
  .map(([, name]) => name);
const names = [ofEveryPage, ...others];

/** The edits before each build. */
const rounds = [names.slice(0, 1), names.slice(1, 5), names.slice(5)];
/** Building from scratch takes longest: it is done twice. A file that is wrong stays so until its next change. */
const series = [rounds.slice(0, 2), rounds.slice(2)];

describe('after a series of edits, the site is the same as rebuilt from scratch', () => {
  test.each(series.map((edits) => [edits.flat().join('; '), edits] as const))('%s', async (_, edits) => {
    for (const round of edits) {
      for (const name of round) await allEdits[name]?.(site, random, names.indexOf(name) + 1);
      const { status, output, rendered, reused } = await site.build();
      expect(status, output).toBe(0);
      expect(rendered + reused).toBeGreaterThan(0);
    }
    expectSameSite(site.files(), await site.builtFromNothing());
  });
});
