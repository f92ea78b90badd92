/** Returns a function that computes its result once for each name, a language for instance. */
export function memoize<Name extends string, Value>(compute: (name: Name) => Value): (name: Name) => Value {
  const cache = new Map<Name, Value>();
  return (name) => {
    if (!cache.has(name)) cache.set(name, compute(name));
    return cache.get(name) as Value;
  };
}
