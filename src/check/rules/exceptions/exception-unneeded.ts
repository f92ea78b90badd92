import { defineRule } from '../../rule.ts';
export const exceptionUnneeded = defineRule<{ rule: string; at: string; exists: boolean }>({
  code: 'exception-unneeded',
  severity: 'warning',
  scope: 'result',
  summary: 'An exception is needed.',
  why: 'An exception that excepts nothing hides the mistake that is made there next.',
  words: {
    en: ({ rule, at, exists }) => ({
      message: exists ? `The rule ${rule} finds nothing at ${at} any more.` : `There is nothing at ${at}.`,
      hint: 'Delete the exception, or mend its place.',
    }),
    uk: ({ rule, at, exists }) => ({
      message: exists ? `Правило ${rule} у місці ${at} вже нічого не знаходить.` : `Місця ${at} немає.`,
      hint: 'Видаліть виняток або виправте його місце.',
    }),
  },
  waitsForErrors: true,
  check(_tree, report, unused) {
    for (const { rule, at, exists, place } of unused) report(place, { rule, at, exists });
  },
});
