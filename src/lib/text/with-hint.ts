/** A message and its hint, one after the other: a message that ends with what was found there gets a full stop. */
export function withHint({ message, hint }: { message: string; hint: string }): string {
  return `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${hint}`;
}
