import { oncePer } from '../../lib/cache/once-per.ts';
import { type CitedName, citedNames, citedNameText, isInitials, readCitedName } from '../../lib/text/cited-name.ts';
import { isInitialOf, isSpelling } from '../../lib/text/name-spellings.ts';
import type { ContentTree } from '../content-tree.ts';
import { itemPointer, itemsCalled, itemValue } from '../items.ts';
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

/**
 * The id of the one of our people whose name this may be, in any usual spelling. The given name may be in full, then without the
 * patronymic, too; initials have to be all there: others share a surname and the first of them.
 */
export function personSpelled(tree: ContentTree, { family, given }: CitedName): string | undefined {
  const written = given.match(/\p{L}[\p{L}’'ʼ]*\.?/gu) ?? [];
  const [first = '', second] = written;
  const found = peopleWithNames(tree).filter(({ ua, en }) => {
    const [ownFamily = '', ownGiven = '', patronymic] = ua.split(/\s+/);
    const english = en.split(/\s+/);
    if (!isSpelling(ownFamily, family) && !isSame(english.at(-1), family)) return false;
    if (second !== undefined && !(patronymic && isInitialOf(patronymic, lettersOf(second)))) return false;
    if (isInitials(first)) {
      return (second !== undefined || !patronymic) && isInitialOf(ownGiven, lettersOf(first));
    }
    return isSpelling(ownGiven, first) || isSame(english[0], first);
  });
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The letters of an initial; of a name that is not shortened, the first one. */
function lettersOf(word: string): string {
  return isInitials(word) ? word.replace('.', '') : word.charAt(0);
}

function isSame(own = '', other = ''): boolean {
  return own !== '' && own.toLowerCase() === other.toLowerCase();
}

/** The names of all people in both languages. */
export const peopleWithNames = oncePer((tree: ContentTree): { id: string; ua: string; en: string }[] =>
  tree.filesOf('person-texts', 'ua').map(({ id = '', value }) => {
    const english = tree.file('person-texts', 'en', id);
    const [ua, en] = [value, english?.value].map((texts) => asText(asObject(texts).name) ?? '') as [string, string];
    return { id, ua, en };
  }),
);

/** `Осика Л. Ф.`, `осика  л.ф.` and their like are one name. */
export function nameKey(name: string): string {
  return citedNameText(readCitedName(name)).replace(/[\s.]/g, '').toLowerCase();
}

/** Every publication that has an id, with the pointer of the whole entry, `/items/3`, and its facts as far as they are there. */
export const publicationItems = oncePer((tree: ContentTree) =>
  itemsCalled(tree, 'publication').map((item) => ({
    id: item.id,
    file: item.file,
    pointer: itemPointer(item),
    value: itemValue(item),
  })),
);

/** A publication that has an id. */
export type PublicationItem = ReturnType<typeof publicationItems>[number];
