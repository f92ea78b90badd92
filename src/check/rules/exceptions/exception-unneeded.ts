import { defineRule } from '../../rule.ts';
export const exceptionUnneeded = defineRule<{ rule: string; at: string; exists: boolean }>({
  code: 'exception-unneeded',
  severity: 'warning',
  scope: 'result',
  summary: { en: 'Every exception is needed.', uk: 'Кожен виняток потрібен.' },
  why: {
    en: 'An exception that excepts nothing hides the next error made there.',
    uk: 'Виняток, який нічого не виправдовує, приховає наступну помилку на цьому місці.',
  },
  words: {
    en: ({ rule, at, exists }) => ({
      message: exists ? `The rule ${rule} no longer finds anything at ${at}.` : `${at} does not exist.`,
      hint: 'Delete the exception, or fix its "at".',
    }),
    uk: ({ rule, at, exists }) => ({
      message: exists ? `Правило ${rule} у місці ${at} більше нічого не знаходить.` : `Місця ${at} не існує.`,
      hint: 'Видаліть виняток або виправте в ньому "at".',
    }),
  },
  waitsForErrors: true,
  check(_tree, report, unneeded) {
    for (const { rule, at, exists, place } of unneeded) report(place, { rule, at, exists });
  },
  unused: ({ place }) => [place],
});
