/** Latin letters that look like Cyrillic ones, lowercase and capital. */
const small: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у', k: 'к' };
const capital: Record<string, string> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  I: 'І',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
};

/**
 * Writes a word with one alphabet: Latin look-alikes among Cyrillic letters become Cyrillic, and so do designations of
 * digits and look-alikes only, such as the steel grade 08X18H10T, whichever way they were typed.
 */
export function foldLookAlikes(word: string): string {
  if (!/[A-Za-z]/.test(word)) return word;
  const isMixed = /[\u0400-\u04ff]/.test(word);
  const isDesignation =
    /\d/.test(word) && [...word].every((character) => /\d/.test(character) || character.toUpperCase() in capital);
  if (!isMixed && !isDesignation) return word;
  return word.replace(/[A-Za-z]/g, (character) => small[character] ?? capital[character.toUpperCase()] ?? character);
}
