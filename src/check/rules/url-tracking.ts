import type { Rule } from '../rule.ts';
import { outsideAddresses } from './url-form.ts';

const marks = /^(?:utm_\w+|fbclid|gclid|yclid|dclid|msclkid|mc_[ce]id|igshid|igsh|_openstat)$/;

/** Addresses of other sites carry nothing that follows the visitor. */
export const rule: Rule<'url-tracking'> = {
  code: 'url-tracking',
  severity: 'warning',
  check({ index }, report) {
    for (const { place, href } of outsideAddresses(index)) {
      if (!href.includes('?') || !URL.canParse(href)) continue;
      const url = new URL(href);
      const found = [...url.searchParams.keys()].filter((name) => marks.test(name));
      for (const name of found) url.searchParams.delete(name);
      if (found.length > 0) report(place, { suggestion: url.href });
    }
  },
};
