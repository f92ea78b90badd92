import type { Route, RoutesData } from '../../content/model/routes-data.ts';
import { translationFile } from '../content/translation-record.ts';
import { asObject } from '../content/unknown-value.ts';
import { languages } from '../language/languages.ts';
import type { EditedContent } from './edited-content.ts';
import type { Migration } from './migration.ts';

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
    content.write('data/routes.json', { ...table, routes: table.routes.map((route) => newRoute(content, route)) });
    for (const { code } of languages) moveIntroductions(content, `${code}/departments.json`);
  },
};

function namesKind({ collection, namespaces }: Route, kind: string): boolean {
  return collection === `${kind}-departments` || namespaces.includes(`${kind}-departments`);
}

function newRoute(content: EditedContent, route: Route): Route {
  const kind = kinds.find((each) => namesKind(route, each));
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

/** Moves the introductions below the kinds, in the texts and in the record of translations. */
function moveIntroductions(content: EditedContent, path: string): void {
  const texts = content.read<Record<string, unknown>>(path);
  if (!texts) return;
  const introductions = kinds.map((kind) => [kind, { intro: texts[`${kind}Intro`] ?? '' }]);
  const before = Object.keys(texts).filter((key) => kinds.some((kind) => key === `${kind}Intro`));
  // They come in the place of the first one.
  const entries = Object.entries(texts).flatMap(([key, value]) => {
    if (!before.includes(key)) return [[key, value]];
    return key === before[0] ? [['kinds', Object.fromEntries(introductions)]] : [];
  });
  content.write(path, Object.fromEntries(entries));

  const record = content.read<Record<string, unknown>>(translationFile);
  if (!record?.[path]) return;
  const renamed = Object.entries(asObject(record[path])).map(([pointer, hashes]) => {
    const kind = kinds.find((each) => pointer === `/${each}Intro`);
    return [kind ? `/kinds/${kind}/intro` : pointer, hashes];
  });
  content.write(translationFile, { ...record, [path]: Object.fromEntries(renamed) });
}
