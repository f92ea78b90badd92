import { asList, asObject, asText } from '../../content/unknown-value.ts';
import type { Rule } from '../rule.ts';

/** Every route has a path of its own. */
export const rule: Rule<'duplicate-path'> = {
  code: 'duplicate-path',
  severity: 'error',
  check({ tree }, report) {
    const file = tree.file('routes-data');
    const first = new Map<string, string>();
    for (const [index, route] of asList(asObject(file?.value).routes).entries()) {
      const path = asText(asObject(route).path);
      const pointer = `/routes/${index}/path`;
      if (!file || path === undefined) continue;
      const other = first.get(path);
      if (other) report({ file, pointer }, { path }, [{ remark: 'first-here', place: { file, pointer: other } }]);
      else first.set(path, pointer);
    }
  },
};
