import { statSync } from 'node:fs';

/** Computes something of a file by its path and size, and again once the file has been written. */
export function oncePerWriting<Value>(make: (path: string, size: number) => Value): (path: string) => Value {
  const made = new Map<string, { key: string; value: Value }>();
  return (path) => {
    const { size, mtimeMs, ino } = statSync(path);
    const key = `${size} ${mtimeMs} ${ino}`;
    const before = made.get(path);
    if (before?.key === key) return before.value;
    const value = make(path, size);
    made.set(path, { key, value });
    return value;
  };
}
