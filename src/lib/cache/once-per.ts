/** Computes something once for each object, and caches it as long as the object lives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

/** Computes something once for each pair of objects, and caches it as long as both live. */
export function oncePerPair<One extends object, Other extends object, Value>(
  make: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const madeWith = oncePer((one: One) => oncePer((other: Other) => make(one, other)));
  return (one, other) => madeWith(one)(other);
}

/** Groups values by a key, both in the order in which they come: `Map.groupBy`, which Node 20 lacks. No group is empty. */
export function groupBy<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
