import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

export const urlInsecure = defineRule<{ suggestion: string }>({
  code: 'url-insecure',
  severity: 'warning',
  scope: 'content',
  summary: 'Addresses of other sites begin with https.',
  why: 'What comes over http can be read and changed on the way.',
  exceptions: 'Some old sites have only http: then the warning stays.',
  words: {
    en: ({ suggestion }) => ({
      message: 'The address begins with http://, which others can read and change on the way.',
      hint: `Write "${suggestion}" if it works in the browser.`,
    }),
    uk: ({ suggestion }) => ({
      message: 'Адреса починається з http://: дорогою її можуть читати й змінювати інші.',
      hint: `Напишіть "${suggestion}", якщо вона відкривається в браузері.`,
    }),
  },
  check(tree, report) {
    for (const { place, href } of outsideAddresses(tree)) {
      if (href.startsWith('http://')) report(place, { suggestion: href.replace('http://', 'https://') });
    }
  },
});
