import type { Rule } from '../rule.ts';

/** Links name no language: the site leads each visitor to the page in theirs. */
export const rule: Rule<'link-language'> = {
  code: 'link-language',
  severity: 'error',
  check({ index }, report) {
    for (const { link, target } of index.targets()) {
      if (target.to === 'language') report(link, { href: link.href, suggestion: target.suggestion });
    }
  },
};
