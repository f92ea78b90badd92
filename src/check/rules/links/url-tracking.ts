import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

const trackingParameters = /^(?:utm_\w+|fbclid|gclid|yclid|dclid|msclkid|mc_[ce]id|igshid|igsh|_openstat)$/;

export const urlTracking = defineRule<{ suggestion: string }>({
  code: 'url-tracking',
  severity: 'warning',
  scope: 'content',
  summary: 'Addresses contain no tracking parameters.',
  why: 'Parameters like utm_source come from newsletters and social networks and tell them who clicked.',
  words: {
    en: ({ suggestion }) => ({
      message: 'The address contains tracking parameters.',
      hint: `Write "${suggestion}".`,
    }),
    uk: ({ suggestion }) => ({
      message: 'Адреса містить параметри відстеження.',
      hint: `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const { place, href } of outsideAddresses(tree)) {
      if (!href.includes('?') || !URL.canParse(href)) continue;
      const url = new URL(href);
      const found = [...url.searchParams.keys()].filter((name) => trackingParameters.test(name));
      for (const name of found) url.searchParams.delete(name);
      if (found.length > 0) report(place, { suggestion: url.href });
    }
  },
});
