import { isObject } from '../unknown-value.ts';
import { pointerParts } from './json-pointer.ts';

/** A value with another one at a place in it; the same where there is no such place. */
export function withValueAt(value: unknown, pointer: string, own: unknown): unknown {
  return replaced(value, pointerParts(pointer), own);
}

function replaced(value: unknown, [key, ...others]: string[], own: unknown): unknown {
  if (key === undefined) return own;
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === key ? replaced(each, others, own) : each));
  }
  return isObject(value) && key in value ? { ...value, [key]: replaced(value[key], others, own) } : value;
}
