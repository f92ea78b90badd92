/** The code of a character as Unicode writes it: `U+00AD`. */
export function characterCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
