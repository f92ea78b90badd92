/** Returns a function that computes its result once for each name, a language for instance. */
export function memoize<Name extends string, Value>(compute: (name: Name) => Value): (name: Name) => Value {
  const cache = new Map<Name, { value: Value }>();
  return (name) => {
    let entry = cache.get(name);
    if (!entry) {
      entry = { value: compute(name) };
      cache.set(name, entry);
    }
    return entry.value;
  };
}
