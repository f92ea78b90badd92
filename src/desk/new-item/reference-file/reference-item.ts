import { TextNode } from 'node-html-parser';
import { asList, asText } from '../../../content/unknown-value.ts';
import { type CitedName, isInitials, isNameSuffix } from '../../../lib/text/cited-name.ts';
import { inSigns } from '../../../lib/text/escape-text.ts';

/** A publication as a reference manager writes it, in the terms of CSL JSON. Nothing of it is certain to be there. */
export type ReferenceItem = Readonly<Record<string, unknown>>;

/** The marks that titles have; any other `<…>` is text: `C < 0.1 and Mn > 2`, a DOI of the nineties. */
const marks = 'i|b|em|strong|sc|span|sup|sub|inf|(?:jats:)(?:italic|bold|sc|sup|sub)';
const attributes = String.raw`(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*`;
/** A mark with its text, which has no mark within. */
const innermost = new RegExp(`<(${marks})${attributes}>((?:(?!</?(?:${marks})${attributes}>)[^])*)</\\1\\s*>`, 'gi');

/**
 * A text of a reference manager without its marks and entities: raised and lowered characters become signs, as in a paste. What is
 * no mark, and what no sign stands for, stays.
 */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return asList(value).map(plainText).filter(Boolean).join(', ');
  let text = decoded(typeof value === 'number' ? String(value) : (asText(value) ?? ''));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(innermost, (found, name: string, inner: string, at: number) =>
      unmarked(name.toLowerCase(), inner, before.slice(at + found.length)),
    );
  }
  return text.replace(/\s+/g, ' ').trim();
}

function unmarked(mark: string, text: string, next: string): string {
  const isRaised = mark.endsWith('sup');
  return isRaised || /(?:sub|inf)$/.test(mark) ? inSigns(text, { isRaised, next }) : text;
}

/** Entities may be encoded again by the program that passed them on. */
function decoded(text: string): string {
  const once = text.replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (entity) => new TextNode(entity).text);
  return once === text ? text : decoded(once);
}

/** An author as an entry has them. */
export type WrittenAuthor = ReturnType<typeof readAuthor>;

const others = /^(?:(?:and |& )?others|et al\.?|(?:та|і|и) (?:ін|інші|др|другие)\.?)$/i;
/** In Latin letters, surnames end in -ovich as well. */
const patronymic =
  /(?:ович|йович|евич|івна|ївна|овна|евна|ична|ілліч|ильич|кузьмич|лукич|хомич|[oy]vych|[iy]vna|[oe]vna)$/iu;
/** Short words are within names of people as well: Companys, Centerwall. */
const bodyWord =
  /institut|universit|collaborat|consortium|committee|laborator|academy|ministry|інститут|університет|академі|колектив|комітет|товариств|центр|лабораторі|міністерств|(?<!\p{L})(?:group|team|council|society|cent(?:er|re)|company|групп?а)(?!\p{L})/iu;

/**
 * Reads an author of CSL. Where the order of a name is not given by its fields (`unordered`, `natural` of our readers, a `literal`),
 * initials and patronymics tell it; of a `natural` one the last word is the surname otherwise.
 * @returns what the entry says, for messages; the name, where its surname is clear; and whether it only says that there are more
 */
export function readAuthor(author: Record<string, unknown>): { said: string; name?: CitedName; isOthers: boolean } {
  const part = (key: string) => plainText(author[key]).replace(/,+$/, '');
  const family = ['dropping-particle', 'non-dropping-particle', 'family'].map(part).filter(Boolean).join(' ');
  const [given, last] = [part('given'), part('suffix')];
  const natural = part('natural');
  // Crossref has bodies under `name`.
  const body = part('literal') || (family ? '' : part('name'));
  const whole = natural || part('unordered') || body;
  const said = whole || [family, given, last].filter(Boolean).join(' ');
  if (others.test(said)) return { said, isOthers: true };
  const name = whole
    ? (readWhole(whole, body !== '') ?? (natural ? readNatural(natural) : undefined))
    : readParts(family, given, last);
  return { said, isOthers: false, ...(name && { name }) };
}

/** Surname and given name that are told apart, though not always rightly: programs take the last word for the surname. */
function readParts(family: string, given: string, last: string): CitedName | undefined {
  if (!given) {
    const name = readWhole(family, false);
    return name && { ...name, ...(last && { suffix: last }) };
  }
  // `Falk, Ruben, III` of people is `Falk, III, Ruben` of BibTeX.
  if (isNameSuffix(given) && !isNameSuffix(last)) return readParts(family, last, given);
  const surname = cutSuffix(family.split(' '));
  const rest = cutSuffix(given.split(' '));
  const isInitialsOnly = (words: string[]) => words.every(isInitials);
  const isTwoOne = (two: string[], one: string[]) =>
    two.length === 2 && one.length === 1 && isPatronymic(one[0] ?? '') && !two.some(isInitials);
  if (isTwoOne(surname.words, rest.words)) return readWhole(`${family} ${given}`, false);
  const isCut = isInitialsOnly(surname.words) && !isInitialsOnly(rest.words);
  if (isCut || isTwoOne(rest.words, surname.words)) return readWhole(`${given} ${family}`, false);
  const start = rest.words.findIndex((_, index) => index > 0 && rest.words.slice(index).every(isParticle));
  const [names, particle] = start < 0 ? [rest.words, []] : [rest.words.slice(0, start), rest.words.slice(start)];
  return cited([...particle, ...surname.words], names, last || surname.suffix || rest.suffix, family);
}

/** A name in one piece; undefined where nothing tells its order. */
function readWhole(text: string, isBody: boolean): CitedName | undefined {
  const { words, suffix } = cutSuffix(text.split(' '));
  const isInitial = words.map(isInitials);
  const end = isInitial.lastIndexOf(false) + 1;
  const start = isInitial.indexOf(false);
  if (start === 0 && end > 0 && end < words.length) return cited(words.slice(0, end), words.slice(end), suffix);
  if (start > 0 && end === words.length) return cited(words.slice(start), words.slice(0, start), suffix);
  const [first = '', second = '', third = ''] = words;
  if (words.length === 3 && isPatronymic(second)) return cited([third], [first, second], suffix);
  if (words.length === 3 && isPatronymic(third)) return cited([first], [second, third], suffix);
  const isWhole = isBody || words.length === 1 || bodyWord.test(text);
  return isWhole ? { family: text, given: '' } : undefined;
}

/** `Jean de la Fontaine`: the surname is the last word, with the particles before it. */
function readNatural(text: string): CitedName {
  const { words, suffix } = cutSuffix(text.split(' '));
  const start = words.findIndex((word, index) => index > 0 && isParticle(word));
  const end = start > 0 ? start : words.length - 1;
  return cited(words.slice(end), words.slice(0, end), suffix);
}

function cited(family: string[], given: string[], suffix = '', shown = family.join(' ')): CitedName {
  const isLoud = shown === shown.toUpperCase() && shown !== shown.toLowerCase();
  return {
    family: family.join(' '),
    given: given.flatMap((word) => initialsOf(word, isLoud) || []).join(' '),
    ...(suffix && { suffix }),
  };
}

/** `Ruben` is `R.`, `TB` is `T. B.`, `Yu.` and `J.-P.` stay. In a name that is all in capitals these say nothing. */
function initialsOf(word: string, isLoud: boolean): string {
  if (isInitials(word)) return word.length === 1 ? `${word}.` : word.replace(/\.(?=\p{L})/gu, '. ');
  const isShort = /^\p{Lu}{2,3}$/u.test(word) && (!isLoud || word.length === 2);
  if (isShort) return [...word].map((letter) => `${letter}.`).join(' ');
  const letters = word.split('-').flatMap((each) => /^\p{Lu}(?:\p{Ll}?\.)?/u.exec(each)?.[0].replace('.', '') ?? []);
  if (letters.length === 0) letters.push(...(/\p{L}/u.exec(word)?.map((letter) => letter.toUpperCase()) ?? []));
  return letters.map((letter) => `${letter}.`).join('-');
}

function isPatronymic(word: string): boolean {
  return patronymic.test(word);
}

function isParticle(word: string): boolean {
  return /^\p{Ll}[\p{Ll}'’]*$/u.test(word);
}

function cutSuffix(words: string[]): { words: string[]; suffix?: string } {
  const last = words.at(-1) ?? '';
  return words.length > 1 && isNameSuffix(last) ? { words: words.slice(0, -1), suffix: last } : { words };
}
