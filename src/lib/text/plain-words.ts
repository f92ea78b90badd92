/** The letters and digits of a title, in small letters and with a space between words: the same for two that differ in nothing else. */
export function plainWords(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
