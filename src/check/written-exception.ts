import type { RuleException } from '../../content/model/rule-exception.ts';
import type { Place } from '../content/place.ts';

/** An exception with the place where it is written, and what it covers. */
export interface WrittenException extends Pick<RuleException, 'rule' | 'at'> {
  place: Place;
  covers: (place: Place) => boolean;
  /** Whether there is what it names. */
  exists: boolean;
}
