/** Puts spaces in the place of what a pattern finds: offsets stay the same. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}
