/** Computes something once for each object, and caches it as long as the object lives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let entry = made.get(key);
    if (!entry) {
      entry = { value: make(key) };
      made.set(key, entry);
    }
    return entry.value;
  };
}

/** Computes something once for each pair of objects, and caches it as long as both live. */
export function oncePerPair<One extends object, Other extends object, Value>(
  make: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const madeWith = oncePer((one: One) => oncePer((other: Other) => make(one, other)));
  return (one, other) => madeWith(one)(other);
}
