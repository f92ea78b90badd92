import { asObject, isObject } from '../unknown-value.ts';

/** JSON pointers (RFC 6901): `/items/0/title` names a part of a JSON value, the empty pointer all of it. */

/** Splits a JSON pointer: `/items/0/a~1b` → `items`, `0`, `a/b`. */
export function pointerParts(pointer: string): string[] {
  if (pointer === '') return [];
  const parts = pointer.slice(1).split('/');
  // Nearly no key has a character that is escaped.
  return pointer.includes('~') ? parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')) : parts;
}

/** Adds a key or an index to a JSON pointer. */
export function joinPointer(pointer: string, part: string | number): string {
  return `${pointer}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of the object or list around a value. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Tells if a pointer names what the other one names, or a part of it. */
export function isPointerWithin(pointer: string, whole: string): boolean {
  return `${pointer}/`.startsWith(`${whole}/`);
}

/** The part of a value that a JSON pointer names, or undefined. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerParts(pointer).reduce<unknown>(
    (at, part) => (Array.isArray(at) ? at[Number(part)] : isObject(at) ? at[part] : undefined),
    value,
  );
}

/**
 * A value with another one at a place in it. Objects on the way to it that are missing are made; without a value, its key goes.
 * An item that a list does not have is not added.
 */
export function withValueAt(value: unknown, pointer: string, own: unknown): unknown {
  return withPart(value, pointerParts(pointer), own);
}

function withPart(value: unknown, [key, ...further]: readonly string[], own: unknown): unknown {
  if (key === undefined) return own;
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === Number(key) ? withPart(each, further, own) : each));
  }
  const { [key]: before, ...others } = asObject(value);
  const after = withPart(before, further, own);
  // A key that was there keeps its place.
  return after === undefined ? others : { ...asObject(value), [key]: after };
}
