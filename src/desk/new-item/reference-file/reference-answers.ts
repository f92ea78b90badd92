import type { ContentTree } from '../../../content/content-tree.ts';
import { itemsCalled, itemValue, translatedTexts } from '../../../content/items.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { asList, asObject } from '../../../content/unknown-value.ts';
import { nameKey, peopleByName, personSpelled } from '../../../content/views/people-by-name.ts';
import type { Words } from '../../../lib/command/command-words.ts';
import { type CitedName, citedNameText, isBody } from '../../../lib/text/cited-name.ts';
import { closest, plainWords } from '../../../lib/text/compare-text.ts';
import { hasCyrillic } from '../../../lib/text/letters.ts';
import { romanize } from '../../../lib/text/romanize.ts';
import { decodedAddress } from '../../../lib/text/web-address.ts';
import type { Answers } from '../needs.ts';
import { plainText, type ReferenceItem, readAuthor, type WrittenAuthor } from './reference-item.ts';

/** The languages of publications, by their codes and by the names that programs and people write. */
const names = {
  uk: 'ua ukr ukrainian українська укр',
  en: 'eng english american british canadian australian newzealand usenglish ukenglish англійська англ английский',
  ru: 'rus russian російська рос русский рус',
  de: 'ger deu german ngerman austrian naustrian swissgerman nswissgerman deutsch німецька нім немецкий',
  pl: 'pol polish polski polska polnisch польська пол польский',
  fr: 'fre fra french français francais canadien acadian französisch французька фр французский',
} as const;

type WorkLanguage = keyof typeof names;

const workLanguages = Object.keys(names) as WorkLanguage[];

/**
 * The language that an entry names, as a code with or without a region, as babel has it or as a word; that of a title whose letters
 * no other language has. Another one is not known: German and English look alike.
 */
function readWorkLanguage(given: string, title: string): WorkLanguage | undefined {
  const word = given
    .toLowerCase()
    .replace(/\(.*\)|\./g, '')
    .replace(/ (?:мова|язык|language)$/, '')
    .trim();
  if (word) {
    const code = /^([a-z]{2,3})[-_][a-z\d-_]+$/.exec(word)?.[1] ?? word;
    return workLanguages.find((each) => each === code || names[each].split(' ').includes(code));
  }
  return /[ґєії]/i.test(title) && !/[ыэёъў]/i.test(title) ? 'uk' : undefined;
}

/** The authors as they are asked for: ids of our people, names of others; and what is to be said of them, by name. */
function authorAnswers(tree: ContentTree, item: ReferenceItem): { answer: string; open?: Words } {
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

const types: ReadonlySet<string> = new Set(['article-journal', 'paper-conference', 'book', 'dataset']);

/**
 * Answers to what is asked about a new publication, of a file of a reference manager.
 * @param filePrefix precedes the paths below the content folder in what is said
 * @param chosen the language of the work, if somebody has given it: it counts more than that of the entry
 * @returns the answers, and by option what the entry leaves open, says incompletely, or the content does not have
 */
export function referenceAnswers(tree: ContentTree, item: ReferenceItem, filePrefix: string, chosen?: string) {
  const open = new Map<string, Words>();
  const title = plainText(item.title);
  const written = plainText(item.language);
  const type = plainText(item.type);
  const language = chosen || readWorkLanguage(written, title);
  if (!types.has(type)) open.set('type', otherType(type));
  if (!language) open.set('language', otherLanguage(written));
  const titleOption = language && (language === 'uk' ? 'title' : language === 'en' ? 'title-en' : 'original-title');
  const [, command] = /(\\[a-z]+)/i.exec(title) ?? [];
  const authors = authorAnswers(tree, item);
  if (authors.open) open.set('authors', authors.open);
  if (titleOption && command) open.set(titleOption, commandLeft(command));
  const named = (option: string, names: readonly string[], issns: readonly string[] = []) => {
    const [name] = names;
    if (!name) return undefined;
    const id = names.map((each) => idByName(tree, option, each, issns)).find((each) => each !== undefined);
    if (id === undefined) open.set(option, unknownName(tree, option, name, filePrefix));
    return id;
  };
  const isBook = type === 'book' || type === 'dataset';
  const answers: Record<string, string | undefined> = {
    type: types.has(type) ? type : undefined,
    language,
    ...(titleOption && { [titleOption]: title }),
    authors: authors.answer,
    year: yearOf(item.issued),
    ...(isBook
      ? { publisher: named('publisher', textsOf(item.publisher)) }
      : { container: named('container', textsOf(item['container-title']), plainText(item.ISSN).split(/[,;\s]+/)) }),
    volume: plainText(item.volume),
    ...pagesOf(item),
    size: plainText(item['number-of-pages']).replace(/^(\d+)\D.*$/, '$1'),
    isbn: plainText(item.ISBN).split(/[,;]/)[0],
    doi: doiOf(item),
  };
  const given: Answers = Object.fromEntries(
    Object.entries(answers).flatMap(([key, own]) => (own ? [[key, own]] : [])),
  );
  return { answers: given, open };
}

/** The title by which an editor knows a publication of a file. */
export function referenceTitle(item: ReferenceItem = {}): string {
  return plainText(item.title) || '?';
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(plainText).filter(Boolean);
}

function yearOf(issued: unknown): string {
  const { 'date-parts': parts, raw, literal } = asObject(issued);
  const [first] = asList(asList(parts)[0]);
  const given = typeof issued === 'object' ? (first ?? raw ?? literal) : issued;
  return /\d{4}/.exec(String(given ?? ''))?.[0] ?? '';
}

/** Issue, pages, and the number of an article that has no pages of its own: programs write it in the place of either as well. */
function pagesOf(item: ReferenceItem): Record<string, string> {
  const page = plainText(item.page).replace(/\s*(?:--+|[-–—])\s*/, '-');
  const number = plainText(item.number ?? item['article-number']).replace(
    /^(?:artn|unsp|article|art\.?|стаття|ст\.)(?:\s+(?:no\.?|№))?\s+/i,
    '',
  );
  const issue = plainText(item.issue);
  const isNumber = (each: string) => /^(?:[a-z]{1,3}-?\d+|\d{6,})$/i.test(each);
  if (isNumber(page)) return { issue, 'article-number': number || page };
  return !page && !number && isNumber(issue)
    ? { 'article-number': issue }
    : { issue, pages: page, 'article-number': number };
}

/**
 * The DOI alone: without the backslashes of TeX, and without an address, of doi.org or its proxy, where `<` may be encoded. What is no
 * DOI stays: the check tells of it.
 */
function doiOf({ DOI, URL: url }: ReferenceItem): string {
  const written = plainText(DOI);
  const pattern = /^(?:doi[:\s]*)?(\S*\bdoi[.-]org[^/\s]*\/)?(10\.\d{4}.*)$/i;
  const [, address, found = written] = pattern.exec(written) ?? pattern.exec(plainText(url)) ?? [];
  const doi = found.replace(/\\(?=[_&%#${}])/g, '');
  return address ? decodedAddress(doi) : doi;
}

function otherType(type: string): Words {
  const list = [...types].join(', ');
  return {
    en: `The entry says "${type}". Publications are of the types ${list}: give the one that fits.`,
    uk: `У записі вказано "${type}". Публікації бувають типів ${list}: вкажіть той, що підходить.`,
  };
}

function otherLanguage(written: string): Words {
  const list = workLanguages.join(', ');
  return {
    en: `The entry ${written ? `says "${written}"` : 'does not say in which language the work is written'}: choose one of ${list}. The title then goes to its field.`,
    uk: `У записі ${written ? `вказано "${written}"` : 'не вказано, якою мовою написано працю'}: виберіть одну з мов ${list}. Тоді назва стане у своє поле.`,
  };
}

function commandLeft(command: string): Words {
  return {
    en: `The title has a command of TeX that is not known here: "${command}". Write what it stands for.`,
    uk: `У назві залишилася невідома команда TeX: "${command}". Напишіть те, що вона означає.`,
  };
}

/** The journals or publishers by name: those that are shown in some language. */
function namesOf(tree: ContentTree, kindName: string): { id: string; name: string }[] {
  return kindsCalled(kindName)
    .flatMap((kind) => translatedTexts(tree, kind))
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const { title, name } = itemValue(item);
      return [title, name].flatMap((each) => (typeof each === 'string' ? [{ id: item.id, name: each }] : []));
    });
}

function idByName(tree: ContentTree, kindName: string, name: string, issns: readonly string[]): string | undefined {
  const known = itemsCalled(tree, kindName).find((item) =>
    issns.some((issn) => issn && itemValue(item).issn === issn),
  );
  return known?.id ?? namesOf(tree, kindName).find((each) => plainWords(each.name) === plainWords(name))?.id;
}

function unknownName(tree: ContentTree, kindName: string, name: string, filePrefix: string): Words {
  const names = namesOf(tree, kindName);
  const meant = closest(
    name,
    names.map((each) => each.name),
  );
  const id = names.find((each) => each.name === meant)?.id;
  const file = `${filePrefix}data/${kindName}s.json`;
  return {
    en: `There is no "${name}" in ${file} yet. ${id ? `Did you mean "${id}"?` : 'Add it there, with its name in each language.'}`,
    uk: `У ${file} ще немає «${name}». ${id ? `Можливо, "${id}"?` : 'Додайте туди, а назву — до текстів кожної мови.'}`,
  };
}
