import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

export const urlInsecure = defineRule<{ suggestion: string }>({
  code: 'url-insecure',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: { en: 'Addresses of other sites start with https://.', uk: 'Адреси інших сайтів починаються з https://.' },
  why: {
    en: 'Others can read and change what is sent over http.',
    uk: 'Що передають через http, інші можуть прочитати й змінити.',
  },
  exceptions: {
    en: 'Some old sites support only http: write an exception with the reason.',
    uk: 'Деякі старі сайти вміють лише http: напишіть виняток і причину.',
  },
  words: {
    en: ({ suggestion }) => ({
      message: 'The address starts with http://, which is not secure.',
      hint: `Write "${suggestion}" if it opens in the browser.`,
    }),
    uk: ({ suggestion }) => ({
      message: 'Адреса починається з http://: таке з’єднання незахищене.',
      hint: `Напишіть "${suggestion}", якщо вона відкривається в браузері.`,
    }),
  },
  check(tree, report) {
    for (const { place, href } of outsideAddresses(tree)) {
      if (href.startsWith('http://')) report(place, { suggestion: href.replace('http://', 'https://') });
    }
  },
});
