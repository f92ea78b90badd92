import { expect, test } from 'vitest';
import type { SpecialCouncilData } from '../../content/model/councils.ts';
import type { DefenceData } from '../../content/model/defences.ts';
import type { DocumentData } from '../../content/model/documents.ts';
import { defenceSteps } from '../../src/compile/defence-namespaces.ts';
import type { SiteContent } from '../../src/compile/site-content.ts';

type DefenceFacts = Pick<SiteContent, 'item' | 'document'>;

const documents: Record<string, Partial<DocumentData>> = {
  thesis: { kind: 'thesis', date: '02.11.2026' },
  abstract: { kind: 'abstract', date: '02.11.2026' },
  late: { kind: 'review', date: '03.12.2026' },
  early: { kind: 'review', date: '17.11.2026' },
};

/** The facts of one defence on 18 December 2026. */
function factsOf(defence: Partial<DefenceData>): DefenceFacts {
  const council: Partial<SpecialCouncilData> = { formed: '28.10.2026' };
  return {
    item: (kind) => (kind === 'defence' ? { date: '18.12.2026', ...defence } : council) as never,
    document: (id) => documents[id] as DocumentData,
  };
}

const shown = (facts: DefenceFacts, opponents: number, isDecided = false) =>
  defenceSteps(facts, 'koval', { opponents, isDecided }).map(({ name, date, isDone }) => [name, date, isDone]);

test('the steps of a defence follow their days, without the abstract', () => {
  const facts = factsOf({ council: 'df-1', documents: ['thesis', 'abstract', 'late', 'early'] });
  expect(shown(facts, 2)).toEqual([
    ['council', '2026-10-28', true],
    ['thesis', '2026-11-02', true],
    ['review', '2026-11-17', true],
    ['review', '2026-12-03', true],
    ['defence', '2026-12-18', false],
    ['decision', undefined, false],
  ]);
});

test('each opponent who has not written a review leaves a step to come', () => {
  expect(shown(factsOf({ documents: ['thesis', 'early'] }), 2)).toEqual([
    ['thesis', '2026-11-02', true],
    ['review', '2026-11-17', true],
    ['review', undefined, false],
    ['defence', '2026-12-18', false],
    ['decision', undefined, false],
  ]);
});

test('with its decision, a defence is done', () => {
  const steps = shown(factsOf({ documents: ['thesis'] }), 0, true);
  expect(steps.every(([, , isDone]) => isDone)).toBe(true);
});

test('the steps of a defence have different ids', () => {
  const ids = defenceSteps(factsOf({ documents: ['thesis'] }), 'koval', { opponents: 2, isDecided: false }).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
