import { languageCodes } from '../../content/item-collections.ts';
import { frameNamespaces } from '../../content/namespace-names.ts';
import { routeNamespaces } from '../../content/page-paths.ts';
import type { Rule } from '../rule.ts';

/** Every text file is shown by a page, and every list of members belongs to one. */
export const rule: Rule<'namespace-unused'> = {
  code: 'namespace-unused',
  severity: 'error',
  check({ tree, index }, report) {
    if (!tree.file('routes-data') || !index.isSure('routes-data')) return;
    const shown = new Set<string>([...routeNamespaces(tree), ...frameNamespaces]);
    const reported = new Set<string>();
    for (const file of tree.files) {
      const { kind, id, language } = file;
      const isMembers = kind.name === 'council-data';
      if (!isMembers && (!language || (kind.path.includes('*') && !kind.names))) continue;
      const name = id ?? kind.path.replace('.json', '');
      if (shown.has(name) || reported.has(name)) continue;
      // The texts of both languages are one mistake, told where they come first.
      reported.add(name);
      const others = languageCodes.flatMap((code) =>
        language && code !== language ? (tree.file(kind.name, code, id) ?? []) : [],
      );
      report(
        { file, pointer: '', part: 'start' },
        { name },
        others.map((other) => ({
          remark: 'other-language-here',
          place: { file: other, pointer: '', part: 'start' },
        })),
      );
    }
  },
};
