/** Returns a function that computes its result once for each word. */
export function memoize(compute: (word: string) => string): (word: string) => string {
  const cache = new Map<string, string>();
  return (word) => {
    let result = cache.get(word);
    if (result === undefined) {
      result = compute(word);
      cache.set(word, result);
    }
    return result;
  };
}
