import { parse } from 'node:path';
import type { ContentTree } from '../../content/content-tree.ts';
import { itemsOfKind, itemValue } from '../../content/items.ts';
import type { ItemKind } from '../../content/kind.ts';
import { isSplit, nounOf } from '../../content/kind-table.ts';
import { meantBranch, resolveSchema } from '../../content/schema/schema-store.ts';
import { emptyValue } from '../../content/schema/schema-values.ts';
import type { Words } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { defaultLanguage, languageCodes } from '../../lib/language/languages.ts';
import { readCitedName } from '../../lib/text/cited-name.ts';
import { romanize, toSlug } from '../../lib/text/romanize.ts';
import { type EntryParts, pathOfPart, routesOf, schemaPath } from './entry-files.ts';
import { type Answers, itemSchema, needsOf, optionIn, problemWith } from './needs.ts';

/** The facts that are texts, in the order of the model, each an answer of the same name. */
const plainFacts = ['container', 'publisher', 'volume', 'issue', 'pages', 'doi', 'isbn'] as const;

/** The facts of a publication, of what its entry in a reference manager answers, and the id that it gets. */
function publicationValues(answers: Answers): { id: string; facts: Record<string, unknown> } {
  const { type = '', title = '', year = '' } = answers;
  const authors = listOf(answers.authors).map(readAuthor);
  const [first = ''] = authors;
  const lead = typeof first === 'string' ? first.split('-')[0] : toSlug(readCitedName(first.en || first.ua).family);
  const words = toSlug(title || answers['title-en'] || answers['original-title'] || '')
    .split('-')
    .slice(0, 2)
    .join('-');
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  const facts = {
    ...(authors.length > 0 && { authors }),
    ...Object.fromEntries(plainFacts.flatMap((key) => (answers[key] ? [[key, answers[key]]] : []))),
    // A keyboard has no dash.
    ...(answers.pages && { pages: answers.pages.replace(/(?<=\d[a-z]?)-(?=[A-Za-z]{0,3}\d)/, '–') }),
    ...(/^(?:article|paper)/.test(type) && !answers.pages && !answers['article-number'] && { pages: '' }),
    ...(answers['original-title'] && { originalTitle: answers['original-title'] }),
    ...(answers['article-number'] && { articleNumber: answers['article-number'] }),
    ...(answers.size && { numberOfPages: number(answers.size) }),
  };
  return { id: [lead, year, words].filter(Boolean).join('-'), facts };
}

/** Authors are separated by semicolons, or by commas where there are none. */
function listOf(answer = ''): string[] {
  return answer
    .split(answer.includes(';') ? ';' : ',')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Our people are named by their ids, others by their names in both alphabets: `Осика Л. Ф. / Osyka L. F.` */
function readAuthor(text: string): string | { ua: string; en: string } {
  // A name may have a slash of its own; the one between the alphabets then has spaces.
  const [ua = '', en] = text
    .split(/(?:^|\s)\/(?:\s|$)/.test(text) ? /(?:^|\s)\/(?:\s|$)/ : '/')
    .map((each) => each.trim());
  return en === undefined ? ua : { ua, en };
}

/** An entry that is not in the files yet: what is known of it, with everything else still to write. */
export type NewEntry = ReturnType<typeof beginEntry>;

/** Answers of which no entry can be made. */
export class AnswersError extends CommandError {
  /** @param problems what is wrong, by option */
  constructor(readonly problems: ReadonlyMap<string, Words>) {
    const words = (language: keyof Words) =>
      [...problems].map(([option, own]) => `--${option}: ${own[language]}`).join('\n');
    super({ en: words('en'), uk: words('uk') });
  }
}

/**
 * Begins an entry with what has to be known of it; of a publication, also with what its entry in a reference manager says.
 * @param isTaken tells of ids that are taken besides those in the content
 * @param isNumbered true if an id that is made gets a number where it is taken: then nobody has to give another one
 * @throws AnswersError with everything that is wrong with the answers
 */
export function beginEntry(
  tree: ContentTree,
  kind: ItemKind,
  answers: Answers,
  isTaken: (id: string) => boolean = () => false,
  isNumbered = false,
) {
  const problems = new Map(
    needsOf(kind).flatMap((need): [string, Words][] => {
      const problem = problemWith(tree, need, answers);
      return problem ? [[need.option, problem]] : [];
    }),
  );
  const isUsed = (id: string) => isTaken(id) || itemsOfKind(tree, kind).some((item) => item.id === id);
  let entry = entryOf(tree, kind, answers);
  const made = answers.id ? '' : entry.id;
  for (let number = 2; isNumbered && made && isUsed(entry.id); number += 1)
    entry = entryOf(tree, kind, { ...answers, id: `${made}-${number}` });
  const problem = idProblem(kind, entry.id, isUsed);
  // The parts of an id come first.
  if (problem && (problems.size === 0 || answers.id)) problems.set('id', problem);
  if (problems.size > 0) throw new AnswersError(problems);
  return entry;
}

/** Tells why an entry cannot have its id. */
function idProblem(kind: ItemKind, id: string, isUsed: (id: string) => boolean): Words | undefined {
  // The id becomes part of paths: one of other characters must not lead out of the folder.
  if (!/^[\w-]+$/.test(id)) return idNeeded;
  if (!isUsed(id)) return undefined;
  return {
    en: `There is a ${nounOf(kind.name).en} with the short name "${id}" already. Give another one.`,
    uk: `Коротку назву «${id}» уже має інший запис. Дайте іншу.`,
  };
}

const idNeeded: Words = {
  en: 'The entry needs a short name: small Latin letters, digits and hyphens.',
  uk: 'Потрібна коротка назва: малі латинські літери, цифри й дефіси.',
};

function entryOf(tree: ContentTree, kind: ItemKind, answers: Answers) {
  const publication = kind.name === 'publication' ? publicationValues(answers) : undefined;
  const id = (answers.id || publication?.id || idOf(kind, answers)).trim();
  const known = { ...factsIn(kind, answers), ...publication?.facts };
  const facts = { ...known, ...orderAmong(tree, kind, known) };
  const parts: EntryParts = {};
  for (const language of [undefined, ...languageCodes]) {
    const place = itemSchema(kind, language ? 'texts' : 'facts');
    if (!place) continue;
    const { root, schema, list } = place;
    const own = language ? textsIn(kind, answers, language) : facts;
    const $schema = schemaPath(pathOfPart(kind, id, facts, language) ?? '', place.fileKind.name);
    const filled = list === undefined ? { $schema, ...own } : { id, ...own };
    parts[language ?? 'data'] = emptyValue(meantBranch(resolveSchema(schema, root), filled, root), root, filled);
  }
  return { id, parts };
}

/** The id by which an entry is named: of English words, which make the shorter ones, or of what else it is made of. */
function idOf(kind: ItemKind, answers: Answers): string {
  if (kind.name === 'person') return toSlug(familyFirst(answers.name ?? '').join(' '));
  const source = needsOf(kind).find(({ part }) => part === 'texts') ?? needsOf(kind)[0];
  if (!source) return '';
  const { option, schema } = source;
  const given = (source.part === 'texts' && answers[`${option}-en`]) || answers[option] || '';
  return toSlug(schema.format === 'image' ? parse(given).name : given);
}

/** Family name and given name in Latin letters, of a name in Ukrainian; the patronymic is not used in English. */
function familyFirst(name: string): string[] {
  return romanize(name).split(/\s+/).slice(0, 2);
}

function factsIn(kind: ItemKind, answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    needsOf(kind).flatMap(({ part, option, key, schema }) => {
      const answer = answers[option]?.trim();
      if (part !== 'facts' || !answer) return [];
      return [[key, schema.type === 'integer' ? Number(answer) : answer] as const];
    }),
  );
}

/** The texts in a language; those that the first language has and another one has not are left to write. */
function textsIn(
  kind: ItemKind,
  answers: Answers,
  language: (typeof languageCodes)[number],
): Record<string, unknown> {
  const needs = needsOf(kind).filter((need) => need.part === 'texts' && need.language === defaultLanguage);
  const texts = needs.map(({ key, option }) => [key, answers[optionIn(option, language)]?.trim() ?? ''] as const);
  const romanized = language !== defaultLanguage && kind.name === 'person' && !answers[optionIn('name', language)];
  return {
    ...Object.fromEntries(texts),
    ...(romanized && {
      name: familyFirst(answers.name ?? '')
        .reverse()
        .join(' '),
    }),
  };
}

/** Entries in the order of a number come last, among those that they are listed with. */
function orderAmong(tree: ContentTree, kind: ItemKind, facts: Record<string, unknown>): Record<string, unknown> {
  const { order } = kind.items;
  if (!order || !('lowestFirst' in order)) return {};
  const { lowestFirst: key, within } = order;
  const others = itemsOfKind(tree, kind).map(itemValue);
  const beside = others.filter((other) => within === undefined || other[within] === facts[within]);
  return { [key]: Math.max(0, ...beside.map((other) => Number(other[key]) || 0)) + 1 };
}

/** Tells if a site has pages for the entries of a kind, or a list that shows them. */
export function canHave(tree: ContentTree, kind: ItemKind): boolean {
  // Years and documents begin with their first entry.
  if (isSplit(kind) || typeof kind.items.assets === 'object') return true;
  if (kind.items.collections) return routesOf(tree, kind).length > 0;
  return tree.filesOf(itemSchema(kind, 'facts')?.fileKind.name ?? '').length > 0;
}
