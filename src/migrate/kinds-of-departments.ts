import type { Route, RoutesData } from '../../content/model/routes-data.ts';
import { asObject, isObject } from '../content/unknown-value.ts';
import { languages } from '../language/languages.ts';
import type { EditedContent } from './edited-content.ts';
import type { Migration } from './migration.ts';
import { movedExceptions } from './moved-exceptions.ts';

const kinds = ['scientific', 'technical'] as const;

/** The kinds of departments were two, in the code: they become entries of the texts, and routes name them. */
export const kindsOfDepartments: Migration = {
  to: 2,
  says: {
    en: 'Kinds of departments are entries of departments.json, and routes name them.',
    uk: 'Види відділів стали записами в departments.json, а маршрути їх називають.',
  },
  migrate(content) {
    const table = content.read<RoutesData>('data/routes.json');
    if (!Array.isArray(table?.routes)) return;
    const routes = table.routes.map((route) => newRoute(content, route));
    content.write('data/routes.json', { ...table, routes });
    const shown = new Set(routes.map((route) => asObject(route).kind));
    for (const { code } of languages) moveIntroductions(content, `${code}/departments.json`, shown);
  },
};

function namesKind({ collection, namespaces }: Route, kind: string): boolean {
  return collection === `${kind}-departments` || namespaces.includes(`${kind}-departments`);
}

function newRoute(content: EditedContent, route: Route): Route {
  // Anything else than a route is for the check to name.
  const kind = Array.isArray(asObject(route).namespaces) ? kinds.find((each) => namesKind(route, each)) : undefined;
  if (!kind) return route;
  const before = `${kind}-departments`;
  // The laboratories came with the scientific departments.
  const laboratories = kind === 'scientific' && content.hasFilesIn('data/laboratories') ? ['laboratories'] : [];
  const isHome = route.component === 'HomePage';
  const namespaces = route.namespaces.flatMap((name) =>
    name === before ? [`departments/${kind}`, ...(isHome ? laboratories : [])] : [name],
  );
  const isList = route.namespaces[0] === before;
  return Object.fromEntries(
    Object.entries({
      ...route,
      namespaces: isList && !isHome ? [...namespaces, ...laboratories] : namespaces,
    }).flatMap(([key, value]) =>
      key === 'collection' && value === before
        ? [
            [key, 'departments'],
            ['kind', kind],
          ]
        : [[key, value]],
    ),
  ) as unknown as Route;
}

/**
 * Moves the introductions below the kinds, in the texts and their exceptions.
 * @param shown the kinds that have pages: only these are begun without an introduction
 */
function moveIntroductions(content: EditedContent, path: string, shown: ReadonlySet<unknown>): void {
  const texts = content.read<Record<string, unknown>>(path);
  if (!texts) return;
  const { kinds: own = {} } = texts;
  // A kind that has another introduction already keeps it, and the one of before stays for people to judge.
  const moving = kinds.filter((kind) => {
    const { intro = '' } = asObject(asObject(own)[kind]);
    return `${kind}Intro` in texts && (intro === '' || intro === texts[`${kind}Intro`]);
  });
  if (moving.length === 0 || !isObject(own)) return;
  const introductions = kinds.flatMap((kind) => {
    const intro = moving.includes(kind) ? texts[`${kind}Intro`] : undefined;
    if (!intro && !(kind in own) && !shown.has(kind)) return [];
    return [[kind, { intro: '', ...asObject(own[kind]), ...(intro !== undefined && { intro }) }]];
  });
  const place = 'kinds' in texts ? 'kinds' : `${moving[0]}Intro`;
  const pointers = new Map(moving.map((kind) => [`/${kind}Intro`, `/kinds/${kind}/intro`]));
  const moved = (pointer: string) => pointers.get(pointer) ?? pointer;
  // They come in the place of the first one.
  const entries = Object.entries({ ...texts, ...movedExceptions(texts, moved) }).flatMap(([key, value]) => {
    if (key === place) return [['kinds', { ...own, ...Object.fromEntries(introductions) }]];
    return pointers.has(`/${key}`) ? [] : [[key, value]];
  });
  content.write(path, Object.fromEntries(entries));
}
