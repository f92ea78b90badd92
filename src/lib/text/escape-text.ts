/** A message and its hint, one after the other: a message that ends with what was found there gets a full stop. */
export function withHint({ message, hint }: { message: string; hint: string }): string {
  return `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${hint}`;
}

/** Escapes text for XML, in elements and in quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The code of a character as Unicode writes it: `U+00AD`. */
export function characterCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Between these, so that GitHub finds no mention, reference, address or emoji. It has no width. */
const breaker = '&#8203;';

/** Writes a text so that GitHub shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, (character) => `[${characterCode(character)}]`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()+!|~$]/g, '\\$&')
    .replace(/[@#]/g, (character) => `${character === '#' ? '\\#' : '@'}${breaker}`)
    .replace(/\/(?=\/)|:(?=[\w+-]+:)/g, `$&${breaker}`)
    .replace(/\b(www|GH)(?=[.-])/gi, `$1${breaker}`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text in one line, with escapes for the characters that would move a terminal's cursor or turn the text round. */
export function visibleControls(text: string): string {
  return text.replace(control, (found) =>
    found === '\n' ? '\\n' : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const raised = signs('0123456789+-−–‐‑=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁻⁼⁽⁾ⁱⁿ');
const lowered = signs('0123456789+-−–‐‑=()aehiklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₋₌₍₎ₐₑₕᵢₖₗₘₙₒₚᵣₛₜᵤᵥₓ');
/** Characters that are typed for the sign of degrees where a keyboard has none. */
const degree = /^[oоOО0º]$/;

/**
 * Raised or lowered text in signs of its own, because Markdown has no marks for it: м³, H₂O, 10⁻³, 900 °C. Other text stays as it is,
 * but a power that has no signs must not become a part of its base: 10^(2.5). A footnote, [1], does not.
 */
export function inSigns(text: string, { isRaised, next }: { isRaised: boolean; next: string }): string {
  if (isRaised && degree.test(text) && /^\s?[CСFK](?![\p{L}\p{N}])/u.test(next)) return '°';
  const known = isRaised ? raised : lowered;
  const found = [...text].map((character) => known.get(character));
  if (found.every((each) => each !== undefined)) return found.join('');
  return isRaised && /^[^[]*\d/.test(text) ? `^(${text})` : text;
}

function signs(plain: string, own: string): ReadonlyMap<string, string> {
  const all = [...own];
  return new Map([...plain].map((character, index) => [character, all[index] ?? character]));
}
