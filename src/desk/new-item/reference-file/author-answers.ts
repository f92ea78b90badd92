import type { ContentTree } from '../../../content/content-tree.ts';
import { asList, asObject } from '../../../content/unknown-value.ts';
import { nameKey, peopleByName, personSpelled } from '../../../content/views/people-by-name.ts';
import type { Words } from '../../../lib/command/words.ts';
import { type CitedName, citedNameText, isBody } from '../../../lib/text/cited-name.ts';
import { hasCyrillic } from '../../../lib/text/letters.ts';
import { romanize } from '../../../lib/text/romanize.ts';
import { readAuthor, type WrittenAuthor } from './author-name.ts';
import type { ReferenceItem } from './reference-item.ts';

/** The authors as they are asked for: ids of our people, names of others; and what is to be said of them, by name. */
export function authorAnswers(tree: ContentTree, item: ReferenceItem): { answer: string; open?: Words } {
  const authors = asList(item.author).map((author) =>
    readAuthor(typeof author === 'string' ? { unordered: author } : asObject(author)),
  );
  const unclear: string[] = [];
  const entries = authors.flatMap((author) => {
    if (author.isOthers || !author.said) return [];
    const id = ourPerson(tree, author);
    if (id === undefined && !author.name) unclear.push(author.said);
    return [id ?? (author.name ? bothScripts(author.name) : ' / ')];
  });
  const isIncomplete = authors.some(({ isOthers, said }) => isOthers || !said);
  // A name may have a comma: "Barnes, Noble and Sons".
  const answer = entries.join(entries.some((entry) => entry.includes(',')) ? '; ' : ', ');
  return unclear.length || isIncomplete ? { answer, open: toAdd(unclear, isIncomplete) } : { answer };
}

function toAdd(unclear: readonly string[], isIncomplete: boolean): Words {
  const say = (order: string, incomplete: string) =>
    [unclear.length && order, isIncomplete && incomplete].filter(Boolean).join(' ');
  return {
    en: say(
      `It is not clear which part of ${unclear.map((name) => `“${name}”`).join(', ')} is the surname: write surname and initials, as in “Осика Л. Ф. / Osyka L. F.”`,
      'The entry leaves authors out: add them.',
    ),
    uk: say(
      `Незрозуміло, що в імені ${unclear.map((name) => `«${name}»`).join(', ')} є прізвищем: напишіть прізвище та ініціали, як «Осика Л. Ф. / Osyka L. F.»`,
      'Запис називає не всіх авторів: допишіть їх.',
    ),
  };
}

/** The id of one of our people: programs may have taken the given name for the surname, or cannot tell them apart. */
function ourPerson(tree: ContentTree, { name, said }: WrittenAuthor): string | undefined {
  const words = said.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const orders = [
    ...(name ? [name] : []),
    { family: first, given: words.slice(1).join(' ') },
    { family: last, given: words.slice(0, -1).join(' ') },
  ];
  const exact = name?.given && peopleByName(tree).get(nameKey(citedNameText(name)));
  if (exact) return exact;
  return orders.map((order) => (order.given ? personSpelled(tree, order) : undefined)).find((id) => id !== undefined);
}

/** The name in both alphabets; it is left to write in the one where it is not known, and of a body, which is translated. */
function bothScripts(name: CitedName): string {
  const text = citedNameText(name);
  if (!hasCyrillic(text)) return ` / ${text}`;
  const suffix = name.suffix && (latinSuffixes[name.suffix] ?? name.suffix);
  const latin = isBody(name) ? '' : romanize(citedNameText({ ...name, ...(suffix && { suffix }) }));
  // Letters that Ukrainian has not are those of another name.
  return `${text} / ${hasCyrillic(latin) ? '' : latin}`;
}

const latinSuffixes: Readonly<Record<string, string>> = { 'мол.': 'Jr.', 'ст.': 'Sr.' };
