const raised = signs('0123456789+-−–‐‑=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁻⁼⁽⁾ⁱⁿ');
const lowered = signs('0123456789+-−–‐‑=()aehiklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₋₌₍₎ₐₑₕᵢₖₗₘₙₒₚᵣₛₜᵤᵥₓ');
/** What is typed for the sign of degrees where a keyboard has none. */
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
