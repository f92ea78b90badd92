import type { ContentTree } from '../../../content/content-tree.ts';
import { itemsCalled, itemValue, translatedTexts } from '../../../content/items.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import { asList, asObject } from '../../../content/unknown-value.ts';
import type { Words } from '../../../lib/command/words.ts';
import { closest } from '../../../lib/text/closest.ts';
import type { Answers } from '../needs.ts';
import { authorAnswers } from './author-answers.ts';
import { plainText, type ReferenceItem } from './reference-item.ts';
import { readWorkLanguage, workLanguages } from './work-language.ts';

/** What an entry says of a publication. */
export interface ReferenceAnswers {
  answers: Answers;
  /** What somebody has to answer or look at, by option: what it leaves open, says incompletely, or the content does not have. */
  open: ReadonlyMap<string, Words>;
}

const types: ReadonlySet<string> = new Set(['article-journal', 'paper-conference', 'book', 'dataset']);

/**
 * Answers to what is asked about a new publication, of a file of a reference manager.
 * @param filePrefix precedes the paths below the content folder in what is said
 * @param chosen the language of the work, if somebody has given it: it counts more than that of the entry
 */
export function referenceAnswers(
  tree: ContentTree,
  item: ReferenceItem,
  filePrefix: string,
  chosen?: string,
): ReferenceAnswers {
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
  return {
    answers: Object.fromEntries(Object.entries(answers).flatMap(([key, own]) => (own ? [[key, own]] : []))),
    open,
  };
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
  if (!address) return doi;
  try {
    return decodeURIComponent(doi);
  } catch {
    return doi;
  }
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
  return known?.id ?? namesOf(tree, kindName).find((each) => plain(each.name) === plain(name))?.id;
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

/** A name without what programs write differently: quotes, capitals, spaces. */
function plain(name: string): string {
  return name
    .replace(/["“”„«»'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
