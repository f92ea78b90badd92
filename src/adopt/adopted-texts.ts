import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { RoutesTexts } from '../../content/model/routes-texts.ts';
import type { LanguageCode } from '../language/languages.ts';
import { type AdoptedRoutes, menuIds } from './adopted-routes.ts';
import { type Filling, filled, filledText } from './filled.ts';
import { beginningOf, completed } from './further-language.ts';
import type { SampleContent } from './sample-content.ts';
import type { StarterSection } from './starter-section.ts';

/**
 * The texts of a new site in one language, by path: the words of the interface that its sections keep, with theirs over them,
 * the words of its menu, and the titles of its pages. A language that the sample does not have begins with English texts.
 */
export function adoptedTexts(
  sample: SampleContent,
  sections: readonly StarterSection[],
  { routes, navigation }: AdoptedRoutes,
  language: LanguageCode,
  filling: Filling,
): Map<string, object> {
  const texts = new Map<string, object>();
  const from = beginningOf(sample, language);
  for (const name of sections.flatMap(({ words = [] }) => words))
    texts.set(name, sample.json(`${from}/${name}.json`));
  for (const section of sections)
    for (const [name, own] of Object.entries(section.texts?.[from] ?? {})) {
      const path = filledText(name, filling);
      texts.set(path, filled({ ...texts.get(path), ...own }, filling) as object);
    }

  const header = sample.json<HeaderTexts>(`${from}/header.json`);
  const words = menuIds(navigation.items).map((id) => [id, header.navigation[id] ?? '']);
  texts.set('header', { ...header, navigation: Object.fromEntries(words) });
  texts.set(
    'routes',
    titles(
      sample,
      sections,
      routes.routes.map(({ id }) => id),
      from,
      filling,
    ),
  );
  return new Map([...texts].map(([name, value]) => [`${language}/${name}.json`, completed(name, value, language)]));
}

/** The titles that the sample's pages have, and what the sections say of them. */
function titles(
  sample: SampleContent,
  sections: readonly StarterSection[],
  ids: readonly string[],
  language: LanguageCode,
  filling: Filling,
): RoutesTexts {
  const before = sample.json<RoutesTexts>(`${language}/routes.json`);
  const descriptions = Object.assign({}, ...sections.map((section) => section.descriptions?.[language])) as Record<
    string,
    string
  >;
  const added = new Map(sections.flatMap(({ newRoutes = [] }) => newRoutes.map((route) => [route.id, route.titles])));
  const entries = ids.map((id) => [
    id,
    {
      title: added.get(id)?.[language] ?? before.routes[id]?.title ?? '',
      description: filledText(descriptions[id] ?? '', filling),
    },
  ]);
  return { $schema: before.$schema, routes: Object.fromEntries(entries) };
}
