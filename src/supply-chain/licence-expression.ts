import parse from 'spdx-expression-parse';

/**
 * Whether an SPDX expression can be met with allowed licences: one side of each OR, both sides of each AND. What is no
 * such expression cannot; a licence with an exception or "or later" is a question for a person.
 */
export function isLicenceAllowed(expression: string, allowed: (id: string) => boolean): boolean {
  try {
    return isMet(parse(expression), allowed);
  } catch {
    return false;
  }
}

function isMet(info: parse.Info, allowed: (id: string) => boolean): boolean {
  if ('license' in info) return !info.plus && !info.exception && allowed(info.license);
  const [left, right] = [isMet(info.left, allowed), isMet(info.right, allowed)];
  return info.conjunction === 'or' ? left || right : left && right;
}
