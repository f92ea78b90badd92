/**
 * Whether an SPDX expression can be met with allowed licences: one side of each OR, both sides of each AND. What is no
 * such expression cannot.
 */
export function isLicenceAllowed(expression: string, allowed: (id: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  try {
    const result = anyOf();
    return at === tokens.length && result;
  } catch {
    return false;
  }

  function anyOf(): boolean {
    let result = allOf();
    while (tokens[at] === 'OR') {
      at += 1;
      // Both sides are read in any case.
      result = allOf() || result;
    }
    return result;
  }

  function allOf(): boolean {
    let result = one();
    while (tokens[at] === 'AND') {
      at += 1;
      result = one() && result;
    }
    return result;
  }

  function one(): boolean {
    const token = tokens[at++];
    if (token === '(') {
      const result = anyOf();
      if (tokens[at++] !== ')') throw new Error('A bracket is not closed.');
      return result;
    }
    if (token === undefined || [')', 'AND', 'OR'].includes(token)) throw new Error('A licence is missing.');
    return allowed(token);
  }
}
