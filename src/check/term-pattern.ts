/** The pattern of a form in the list of terms: an asterisk stands for any ending, a space for any space. */
export function termPattern(form: string): string {
  return form
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '\\s');
}
