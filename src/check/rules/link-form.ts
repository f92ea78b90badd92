import type { Rule } from '../rule.ts';

/** A link has a form that browsers and visitors can follow. */
export const rule: Rule<'link-form'> = {
  code: 'link-form',
  severity: 'error',
  check({ index }, report) {
    for (const { link, target } of index.targets()) {
      if (target.to !== 'nowhere') continue;
      const { problem, suggestion } = target;
      report(link, { href: link.href, problem, ...(suggestion !== undefined && { suggestion }) });
    }
  },
};
