import type { ContentFile } from '../../../content/content-tree.ts';
import { kindOfFile } from '../../../content/kind-table.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { proseWithMarks, valuesOfFormat } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { invisible } from '../texts/invisible-character.ts';

const email =
  /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** The longest address that mail can have, with a name before it. */
const longest = 500;

/** What has the sign between letters, without the punctuation around it; a name that begins with the sign is none. */
const inText =
  /(?<![^\s@<>()[\]{}"'«»“”„’`,;:!?/|*])[^\s@<>()[\]{}"'«»“”„’`,;:!?/|*]+@(?:[^\s<>()[\]{}"'«»“”„’`,;:!?|*]*[^\s<>()[\]{}"'«»“”„’`,;:!?|*.]|(?=[\s.,;]|$))/gu;

export const emailForm = defineRule<{ found: string; suggestion?: string }>({
  code: 'email-form',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'An e-mail address is valid.', uk: 'Електронна адреса правильна.' },
  why: {
    en: 'Mail to an invalid address is lost. In running text it is a warning, among contacts an error.',
    uk: 'Лист на хибну адресу не дійде. У суцільному тексті це зауваження, серед контактів — помилка.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not a valid e-mail address.`,
      hint: suggestion ? `Write "${suggestion}".` : 'Write it like "name@example.org", without spaces.',
    }),
    uk: ({ found, suggestion }) => ({
      message: `"${found}" — неправильна адреса електронної пошти.`,
      hint: suggestion ? `Напишіть "${suggestion}".` : 'Напишіть її так: "name@example.org", без пробілів.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'email')) {
      if (!isEmail(value)) report({ file, pointer }, { found: value, ...suggestionFor(value) });
    }
    for (const { file, pointer, value } of proseWithMarks(tree)) {
      if (!value.includes('@')) continue;
      for (const match of value.matchAll(inText)) {
        const [found] = match;
        // The address of a link is looked at with all links.
        if (isEmail(found) || /:\/\//.test(found) || /\]\(mailto:$/i.test(value.slice(0, match.index).slice(-9)))
          continue;
        const place = { file, pointer, ...rangeOfMatch(match) };
        report(place, { found }, [], isContact(file) ? 'error' : 'warning');
      }
    }
    for (const { link } of linkTargets(tree)) {
      const address = /^mailto:([^?]*)/i.exec(link.href)?.[1];
      if (address !== undefined && !isEmail(address)) report(link, { found: address });
    }
  },
});

function isContact({ kind }: ContentFile): boolean {
  return ['contacts', 'footer', 'modal'].includes(kindOfFile(kind).name);
}

/** What is meant by an address that was copied with more than itself, or typed with another character for one of its own. */
function suggestionFor(found: string): { suggestion?: string } {
  if (found.length > longest) return {};
  const suggestion = (/<([^<>]+)>/.exec(found)?.[1] ?? found)
    .replace(/^\s*mailto:/i, '')
    .replace(/\s*(?:\(at\)|\[at\]|@)\s*/i, '@')
    .replace(/[\s.,;]+$|^\s+/g, '')
    .replace(/(?<=@.*),/g, '.');
  return isEmail(suggestion) ? { suggestion } : {};
}

/** Whether a text is an address as far as one can see: invisible characters in it are a mistake of their own. */
export function isEmail(text: string): boolean {
  const visible = text.replace(invisible, '');
  return email.test(visible) && !visible.includes('..');
}
