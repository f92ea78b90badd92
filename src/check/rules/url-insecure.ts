import type { Rule } from '../rule.ts';
import { outsideAddresses } from './url-form.ts';

/** Addresses of other sites begin with https. */
export const rule: Rule<'url-insecure'> = {
  code: 'url-insecure',
  severity: 'warning',
  check({ index }, report) {
    for (const { place, href } of outsideAddresses(index)) {
      if (href.startsWith('http://')) report(place, { suggestion: href.replace('http://', 'https://') });
    }
  },
};
