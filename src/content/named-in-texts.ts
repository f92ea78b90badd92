import type { LanguageCode } from '../lib/language/languages.ts';
import type { ContentTree } from './content-tree.ts';
import { departmentKinds } from './department-kinds.ts';
import { asObject, asText } from './unknown-value.ts';

/** Something that has no file or entry of its own, but a name under its id in a map of texts. */
interface NamedInTexts {
  kind: string;
  texts: string;
  /** The path of the map. */
  map: string[];
  isOptional?: true;
  /** The ids of all, where some may have no name. */
  ids?: (tree: ContentTree) => readonly string[];
}

/** Names in texts. */
export const namedInTexts: readonly NamedInTexts[] = [
  { kind: 'course', texts: 'schedule-texts', map: ['courses'] },
  { kind: 'year-event', texts: 'schedule-texts', map: ['year', 'names'], isOptional: true },
  { kind: 'department-kind', texts: 'departments-texts', map: ['kinds'], ids: departmentKinds },
  { kind: 'specialty', texts: 'defence-labels-texts', map: ['specialties'] },
  { kind: 'campus-name', texts: 'campus-texts', map: ['names'], isOptional: true },
  { kind: 'phase', texts: 'home-texts', map: ['phases'], isOptional: true },
];

/** The names by id in a map of a kind of texts, of one language or of all; nothing stands for what has more than a name. */
export function textsNaming(
  tree: ContentTree,
  texts: string,
  map: readonly string[],
  language?: LanguageCode,
): Map<string, string | undefined> {
  const maps = tree
    .filesOf(texts, language)
    .map(({ value }) => map.reduce((object, key) => asObject(object[key]), asObject(value)));
  return new Map(maps.flatMap((names) => Object.entries(names).map(([id, name]) => [id, asText(name)] as const)));
}
