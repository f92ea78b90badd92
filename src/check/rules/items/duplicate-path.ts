import { routeTable } from '../../../content/page-list.ts';
import { asText } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';

export const duplicatePath = defineRule<{ path: string }>({
  code: 'duplicate-path',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'A path belongs to one route.',
  why: 'Of two pages at one address only one can be shown.',
  words: {
    en: ({ path }) => ({
      message: `Another route already has the path ${path}.`,
      hint: 'Give one of the two another path, or delete it.',
    }),
    uk: ({ path }) => ({
      message: `Шлях ${path} уже використано в іншому маршруті.`,
      hint: 'Змініть один із двох шляхів або видаліть зайвий маршрут.',
    }),
  },
  check(tree, report) {
    const file = tree.file('routes-data');
    const first = new Map<string, string>();
    for (const [index, route] of routeTable(tree).entries()) {
      const path = asText(route.path);
      const pointer = `/routes/${index}/path`;
      if (!file || path === undefined) continue;
      const other = first.get(path);
      if (other) report({ file, pointer }, { path }, [{ remark: 'first-here', place: { file, pointer: other } }]);
      else first.set(path, pointer);
    }
  },
});
