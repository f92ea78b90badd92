import { asList, asObject } from '../../content/unknown-value.ts';
import type { Rule } from '../rule.ts';

/** An entry of the menu leads to one place or opens one group. */
export const rule: Rule<'navigation-shape'> = {
  code: 'navigation-shape',
  severity: 'error',
  check({ tree }, report) {
    const file = tree.file('navigation-data');
    if (file) look(asList(asObject(file.value).items), '/items');

    function look(entries: unknown[], pointer: string): void {
      for (const [index, entry] of entries.map(asObject).entries()) {
        const keys = ['href', 'link', 'items'].filter((key) => key in entry);
        const at = `${pointer}/${index}`;
        const isEmptyGroup = keys.length === 1 && 'items' in entry && asList(entry.items).length === 0;
        if (file && (keys.length !== 1 || isEmptyGroup)) {
          report({ file, pointer: at, part: 'start' }, { keys: isEmptyGroup ? [] : keys });
        }
        look(asList(entry.items), `${at}/items`);
      }
    }
  },
};
