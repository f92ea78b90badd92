import { withoutTracking } from '../../../text/web-address.ts';
import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

export const urlTracking = defineRule<{ suggestion: string }>({
  code: 'url-tracking',
  severity: 'warning',
  scope: 'content',
  byShape: true,
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
      const suggestion = withoutTracking(href);
      if (suggestion !== href) report(place, { suggestion });
    }
  },
});
