import { profileKindAt, readProfile } from '../../../content/researcher-profiles.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { explainsComparisonsOf } from '../../compare/explains-comparisons.ts';
import { defineRule } from '../../rule.ts';

export const orcid = defineRule<{ found: string; expected: string }>({
  code: 'orcid',
  severity: 'error',
  scope: 'file',
  summary: { en: 'An ORCID iD has a correct check digit.', uk: 'ORCID iD має правильний контрольний знак.' },
  why: {
    en: 'The last character is computed from the others (ISO 7064, mod 11-2), so that two swapped digits are noticed.',
    uk: 'Останній знак обчислюють з решти (ISO 7064, mod 11-2), тож дві переставлені цифри помітно.',
  },
  words: {
    en: ({ found, expected }) => ({
      message: `The ORCID iD ${found} is not valid: its check digit should be ${expected}.`,
      hint: "Compare it with the person's page on orcid.org.",
    }),
    uk: ({ found, expected }) => ({
      message: `ORCID iD ${found} неправильний: контрольна цифра має бути ${expected}.`,
      hint: 'Звірте його зі сторінкою цієї людини на orcid.org.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'profile')) {
      const found = profileKindAt(pointer) === 'orcid' ? readProfile('orcid', value) : undefined;
      if (found === undefined) continue;
      const expected = checkDigit(found);
      if (!found.endsWith(expected)) report({ file, pointer }, { found, expected });
    }
  },
  // The form that it would get would be wrong, too.
  explains: (own) => explainsComparisonsOf(own, ['profile-form']),
});

function checkDigit(orcid: string): string {
  const digits = orcid.replaceAll('-', '').slice(0, 15);
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const result = (12 - (total % 11)) % 11;
  return result === 10 ? 'X' : String(result);
}
