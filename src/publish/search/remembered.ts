/** A function of a word that works out each word once. */
export function remembered(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      result = work(word);
      known.set(word, result);
    }
    return result;
  };
}
