/** Check digits of the numbers that books and journals have. Each takes the number without hyphens. */

/** The check digit of an ISBN-13 (ISO 2108), from its first twelve digits. */
export function isbn13CheckDigit(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The check digit of an ISBN-10, from its first nine digits. */
export function isbn10CheckDigit(digits: string): string {
  return modulo11(digits.slice(0, 9), 10);
}

/** The check digit of an ISSN (ISO 3297), from its first seven digits. */
export function issnCheckDigit(digits: string): string {
  return modulo11(digits.slice(0, 7), 8);
}

function modulo11(digits: string, firstWeight: number): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (firstWeight - at), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}
