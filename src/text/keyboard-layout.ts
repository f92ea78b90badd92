/** The keys of the two keyboard layouts, in the same order. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхїфівапролджєячсмитьбю';

/** What was meant by words typed on the other keyboard layout: `xfdey` → `чавун`, `ыеуд`-like slips back to Latin. */
export function otherLayout(text: string): string {
  const [from, to] = /[\u0400-\u04ff]/.test(text) ? [cyrillic, latin] : [latin, cyrillic];
  return [...text.toLowerCase()].map((sign) => to[from.indexOf(sign)] ?? sign).join('');
}
