/** The keys of the two keyboard layouts, in the same order. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхїфівапролджєячсмитьбю';

/** Words typed with the wrong keyboard layout, in the other one: `xfdey` → `чавун`, and Cyrillic slips back to Latin. */
export function otherLayout(text: string): string {
  const [from, to] = /[\u0400-\u04ff]/.test(text) ? [cyrillic, latin] : [latin, cyrillic];
  return [...text.toLowerCase()].map((character) => to[from.indexOf(character)] ?? character).join('');
}
