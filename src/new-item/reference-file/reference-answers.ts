import type { Words } from '../../command/words.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { itemsCalled, itemValue, translatedTexts } from '../../content/items.ts';
import { kindsCalled } from '../../content/kind-table.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { nameKey, peopleByGivenName, peopleByName } from '../../content/views/people-by-name.ts';
import { closest } from '../../text/closest.ts';
import { hasCyrillic } from '../../text/letters.ts';
import { romanize } from '../../text/romanize.ts';
import type { Answers } from '../draft.ts';
import type { ReferenceItem } from './reference-item.ts';

/** What an entry says of a publication. */
export interface ReferenceAnswers {
  answers: Answers;
  /** What it says and the content does not have, by option: somebody has to give the answer. */
  open: ReadonlyMap<string, Words>;
}

const types: ReadonlySet<string> = new Set(['article-journal', 'paper-conference', 'book', 'dataset']);

/** The languages of publications by the beginnings of their names and codes. */
const languages = { uk: /^(?:uk|ua)/i, en: /^en/i, ru: /^ru/i, de: /^(?:de|ger)/i };

/**
 * Answers to what is asked about a new publication, of a file of a reference manager.
 * @param filePrefix precedes the paths below the content folder in what is said
 */
export function referenceAnswers(tree: ContentTree, item: ReferenceItem, filePrefix: string): ReferenceAnswers {
  const open = new Map<string, Words>();
  const type = textOf(item.type);
  if (!types.has(type)) {
    const list = [...types].join(', ');
    open.set('type', {
      en: `The entry says "${type}". Publications are of the types ${list}: give the one that fits.`,
      uk: `У записі вказано "${type}". Публікації бувають типів ${list}: вкажіть той, що підходить.`,
    });
  }
  const title = textOf(item.title);
  const language = languageOf(textOf(item.language), title);
  const named = (option: string, kind: string, name: string, issn = '') => {
    if (!name) return undefined;
    const id = idByName(tree, kind, name, issn);
    if (id === undefined) open.set(option, unknownName(tree, kind, name, filePrefix));
    return id;
  };
  const isBook = type === 'book' || type === 'dataset';
  const answers: Record<string, string | undefined> = {
    type: types.has(type) ? type : undefined,
    title: language === 'uk' ? title : undefined,
    'title-en': language === 'en' ? title : undefined,
    authors: asList(item.author)
      .flatMap((author) => authorOf(tree, asObject(author)) ?? [])
      .join(', '),
    year: yearOf(item.issued),
    language,
    ...(isBook
      ? { publisher: named('publisher', 'publisher', textOf(item.publisher)) }
      : { container: named('container', 'container', textOf(item['container-title']), textOf(item.ISSN)) }),
    volume: textOf(item.volume),
    issue: textOf(item.issue),
    pages: textOf(item.page).replace(/--+/, '-'),
    size: textOf(item['number-of-pages']),
    isbn: textOf(item.ISBN),
    doi: textOf(item.DOI).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, ''),
  };
  return {
    answers: Object.fromEntries(Object.entries(answers).flatMap(([key, own]) => (own ? [[key, own]] : []))),
    open,
  };
}

/** The title by which an editor knows a publication of a file. */
export function referenceTitle(item: ReferenceItem = {}): string {
  return textOf(item.title) || '?';
}

/** A text without the marks that reference managers put into titles. */
function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (asText(value) ?? '');
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function languageOf(given: string, title: string): string {
  const known = Object.entries(languages).find(([, pattern]) => pattern.test(given))?.[0];
  return known ?? (hasCyrillic(title) ? (/[ыэъё]/i.test(title) ? 'ru' : 'uk') : 'en');
}

function yearOf(issued: unknown): string {
  const { 'date-parts': parts, raw, literal } = asObject(issued);
  const [first] = asList(asList(parts)[0]);
  return /\d{4}/.exec(String(first ?? raw ?? literal ?? ''))?.[0] ?? '';
}

/** The id of one of our people, or the name in both alphabets; in Ukrainian it is left to write where only the other is known. */
function authorOf(tree: ContentTree, author: Record<string, unknown>): string | undefined {
  const family = [author['non-dropping-particle'], author.family ?? author.literal]
    .map(textOf)
    .filter(Boolean)
    .join(' ');
  const given = textOf(author.given);
  const initials = [...given.matchAll(/(?<!\p{L})\p{Lu}/gu)].map(([letter]) => `${letter}.`).join(' ');
  const name = `${family} ${initials}`.replaceAll(',', '').trim();
  if (!name) return undefined;
  const id =
    peopleByName(tree).get(nameKey(name)) ?? peopleByGivenName(tree).get(nameKey(`${family} ${given.split(' ')[0]}`));
  if (id !== undefined) return id;
  return hasCyrillic(name) ? `${name} / ${romanize(name)}` : ` / ${name}`;
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

function idByName(tree: ContentTree, kindName: string, name: string, issn: string): string | undefined {
  const known = itemsCalled(tree, kindName).find((item) => issn !== '' && itemValue(item).issn === issn);
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
