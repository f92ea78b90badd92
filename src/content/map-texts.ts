import { joinPointer } from './json/json-pointer.ts';
import { isObject } from './unknown-value.ts';

/** A value in which each text is replaced by what is made of it and its pointer. */
export function mapTexts(value: unknown, replace: (text: string, pointer: string) => string, pointer = ''): unknown {
  if (typeof value === 'string') return replace(value, pointer);
  if (Array.isArray(value)) return value.map((entry, index) => mapTexts(entry, replace, joinPointer(pointer, index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, mapTexts(member, replace, joinPointer(pointer, key))]),
  );
}
