import { oncePer } from '../../cache/once-per.ts';
import { citedNames, citedNameText, readCitedName } from '../../text/cited-name.ts';
import type { ContentTree } from '../content-tree.ts';
import { asObject, asText } from '../unknown-value.ts';

/** The ids of people by their names as citations have them, in both scripts. */
export const peopleByName = oncePer(
  (tree: ContentTree): ReadonlyMap<string, string> =>
    new Map(
      peopleWithNames(tree).flatMap(({ id, ua, en }) =>
        Object.values(citedNames(ua, en)).map((name) => [nameKey(citedNameText(name)), id] as const),
      ),
    ),
);

/** The same by surname and given name, without the patronymic. */
export const peopleByGivenName = oncePer(
  (tree: ContentTree): ReadonlyMap<string, string> =>
    new Map(
      peopleWithNames(tree).flatMap(({ id, ua, en }) => {
        const [family = '', given = ''] = ua.split(/\s+/);
        const english = en.split(/\s+/);
        return [`${family} ${given}`, `${english.at(-1)} ${english[0]}`].map((name) => [nameKey(name), id] as const);
      }),
    ),
);

function peopleWithNames(tree: ContentTree): { id: string; ua: string; en: string }[] {
  return tree.filesOf('person-texts', 'ua').map(({ id = '', value }) => {
    const english = tree.file('person-texts', 'en', id);
    const [ua, en] = [value, english?.value].map((texts) => asText(asObject(texts).name) ?? '') as [string, string];
    return { id, ua, en };
  });
}

/** `Осика Л. Ф.`, `осика  л.ф.` and their like are one name. */
export function nameKey(name: string): string {
  return citedNameText(readCitedName(name)).replace(/[\s.]/g, '').toLowerCase();
}
