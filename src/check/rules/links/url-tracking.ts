import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

const marks = /^(?:utm_\w+|fbclid|gclid|yclid|dclid|msclkid|mc_[ce]id|igshid|igsh|_openstat)$/;

export const urlTracking = defineRule<{ suggestion: string }>({
  code: 'url-tracking',
  severity: 'warning',
  scope: 'content',
  summary: 'Addresses carry nothing that follows the visitor.',
  why: 'Marks like utm_source come from newsletters and networks and tell them who clicked.',
  words: {
    en: ({ suggestion }) => ({
      message: 'The address carries marks that follow the visitor.',
      hint: `Write "${suggestion}".`,
    }),
    uk: ({ suggestion }) => ({
      message: 'Адреса містить мітки для стеження за відвідувачем.',
      hint: `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const { place, href } of outsideAddresses(tree)) {
      if (!href.includes('?') || !URL.canParse(href)) continue;
      const url = new URL(href);
      const found = [...url.searchParams.keys()].filter((name) => marks.test(name));
      for (const name of found) url.searchParams.delete(name);
      if (found.length > 0) report(place, { suggestion: url.href });
    }
  },
});
