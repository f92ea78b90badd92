import { join } from 'node:path';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { defineRule } from '../../rule.ts';

export const pdfUnreadable = defineRule<{ problem: 'encrypted' | 'broken' }>({
  code: 'pdf-unreadable',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A PDF opens in every viewer, without a password.',
    uk: 'PDF відкривається в будь-якій програмі, без пароля.',
  },
  why: {
    en: 'An encrypted PDF cannot be read aloud or searched; a damaged one does not open at all.',
    uk: 'Зашифрований PDF не озвучити й не знайти пошуком; пошкоджений не відкриється взагалі.',
  },
  words: {
    en: ({ problem }) => ({
      message:
        problem === 'encrypted'
          ? 'The PDF is encrypted: screen readers and search engines cannot read it.'
          : 'The PDF is damaged: viewers do not find its pages (the cross-reference table is not where the file says).',
      hint:
        problem === 'encrypted'
          ? 'Save it without a password and without restrictions.'
          : 'Save or download it again, and make sure that it opens.',
    }),
    uk: ({ problem }) => ({
      message:
        problem === 'encrypted'
          ? 'PDF зашифровано: програми екранного читання й пошукові системи його не прочитають.'
          : 'PDF пошкоджено: програми не знайдуть його сторінок (таблиця перехресних посилань не там, де вказано у файлі).',
      hint:
        problem === 'encrypted'
          ? 'Збережіть його без пароля й без обмежень.'
          : 'Збережіть або завантажте його ще раз і перевірте, чи він відкривається.',
    }),
  },
  check(tree, report) {
    for (const path of tree.documents) {
      const { pdf } = assetFacts(join(tree.dir, 'files', path));
      if (pdf) report({ path: `files/${path}` }, { problem: pdf });
    }
  },
});
