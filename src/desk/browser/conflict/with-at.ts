import { asObject } from '../../../content/unknown-value.ts';

/** A value with another one at a place in it, which is given by its keys and indices; without the key if there is no value. */
export function withAt(value: unknown, [key, ...further]: readonly (string | number)[], own: unknown): unknown {
  if (key === undefined) return own;
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === Number(key) ? withAt(each, further, own) : each));
  }
  const { [key]: before, ...others } = asObject(value);
  const after = withAt(before, further, own);
  // A key that was there keeps its place.
  return after === undefined ? others : { ...asObject(value), [key]: after };
}
