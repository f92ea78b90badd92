import type { Rule } from '../rule.ts';

/** The last sign of an ORCID iD follows from the others (ISO 7064, mod 11-2). */
export const rule: Rule<'orcid'> = {
  code: 'orcid',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('orcid')) {
      if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value)) continue;
      const expected = checkSign(value);
      if (!value.endsWith(expected)) report({ file, pointer }, { found: value, expected });
    }
  },
};

function checkSign(orcid: string): string {
  const digits = orcid.replaceAll('-', '').slice(0, 15);
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const result = (12 - (total % 11)) % 11;
  return result === 10 ? 'X' : String(result);
}
