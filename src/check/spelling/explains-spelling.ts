import { placeKey } from '../../content/place.ts';
import { explainsComparisonsOf } from '../consequences.ts';
import type { Finding } from '../rule.ts';

/** Tells whether a finding is about the spelling of a word with which another rule has found something else. */
export function explainsSpelling(own: readonly Finding[]): (other: Finding) => boolean {
  return ({ code, place }) => code === 'word-misspelt' && own.some((each) => overlap(each.place, place));
}

/** Tells what need not be reported of a text in which words are to be replaced: comparisons with it, and how these words are spelled. */
export function explainsWording(own: readonly Finding[]): (other: Finding) => boolean {
  const isComparison = explainsComparisonsOf(own, ['fact-differs', 'translation-stale']);
  const isSpelling = explainsSpelling(own);
  return (other) => isComparison(other) || isSpelling(other);
}

function overlap(one: Finding['place'], other: Finding['place']): boolean {
  if (!('pointer' in one && 'pointer' in other) || placeKey(one) !== placeKey(other)) return false;
  const { from = 0, to = Number.POSITIVE_INFINITY } = one;
  return from < (other.to ?? Number.POSITIVE_INFINITY) && (other.from ?? 0) < to;
}
