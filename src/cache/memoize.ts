/** Returns a function that computes its result once for each name. */
export function memoize<Value>(compute: (name: string) => Value): (name: string) => Value {
  const cache = new Map<string, { value: Value }>();
  return (name) => {
    let entry = cache.get(name);
    if (!entry) {
      entry = { value: compute(name) };
      cache.set(name, entry);
    }
    return entry.value;
  };
}
