/**
 * Turns the decimal digits of every script into 0 to 9. Unicode keeps them in unbroken runs of ten, so a digit's value
 * is its distance from the run's start.
 */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    if (code < 0x80) return digit;
    let start = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}
