import type { ContentTree } from '../../content/content-tree.ts';
import { choiceLabel } from '../../content/field-words.ts';
import { itemsCalled, itemValue, translatedTexts } from '../../content/items.ts';
import type { ItemKind } from '../../content/kind.ts';
import { kindsCalled, kindsOfFormat } from '../../content/kind-table.ts';
import { resolveSchema, type Schema } from '../../content/schema/schema-store.ts';
import type { Words } from '../../lib/command/command-words.ts';
import { certainDate } from '../../lib/language/date-forms.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import { plainWords } from '../../lib/text/compare-text.ts';
import { type ItemSchema, itemSchema, labelOf, type Need, needsOf } from './needs.ts';

/** A field of an entry that a column of a table can fill; its key is the last of several. */
export interface TableField extends Pick<Need, 'label' | 'isNeeded' | 'language' | 'key'> {
  /** The option of what an entry begins with; of other fields the part and the keys: `data/profiles/orcid`, `en/position`. */
  id: string;
  /** The values that it may have, where these are few, with their words. */
  choices?: { value: string; label: Words }[];
  schema: Schema;
}

/** The types of values that a cell can be. */
const simpleTypes = ['string', 'number', 'integer', 'boolean'];

/** The fields of entries of a kind that a table can fill: texts, numbers, days, choices, references, and lists of texts. */
export function tableFields(kind: ItemKind): TableField[] {
  const needs = needsOf(kind).filter(({ schema }) => schema.format !== 'file');
  const begun = needs.map((need): TableField => ({ ...need, id: need.option, ...choicesOf(need.schema) }));
  const isBegun = (part: string, key: string) =>
    needs.some((need) => need.key === key && (need.part === 'facts' ? 'data' : need.language) === part);
  const further = (['data', ...languageCodes] as const).flatMap((part) => {
    const place = itemSchema(kind, part === 'data' ? 'facts' : 'texts');
    return place ? fieldsOf(place, place.schema, part).filter(({ key }) => !isBegun(part, key)) : [];
  });
  return [...begun, ...further];
}

function fieldsOf(place: ItemSchema, schema: Schema, at: string): TableField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, given]): TableField[] => {
    const own = resolveSchema(given, place.root);
    const id = `${at}/${key}`;
    if (['id', 'draft'].includes(key) || key.startsWith('$') || ['image', 'file'].includes(own.format ?? ''))
      return [];
    if (own.type === 'object' && at === 'data') return fieldsOf(place, own, id);
    const isList = own.type === 'array' && resolveSchema(own.items ?? {}, place.root).type === 'string';
    if (!isList && !simpleTypes.includes(String(own.type))) return [];
    const language = languageCodes.find((code) => at === code);
    const label = labelOf(given, key, language);
    return [{ id, label, isNeeded: false, schema: own, key, ...choicesOf(own), ...(language && { language }) }];
  });
}

function choicesOf(schema: Schema): Pick<TableField, 'choices'> {
  const choices = schema.enum?.map((each) => {
    const value = String(each);
    return { value, label: { en: choiceLabel('en', schema, value), uk: choiceLabel('uk', schema, value) } };
  });
  return choices ? { choices } : {};
}

/** Further words that people write above columns, by the key of the field. */
const otherNames: Readonly<Record<string, string>> = {
  name: 'піб|прізвище ім я по батькові|прізвище|full name|person',
  position: 'job|job title|role',
  degree: 'науковий ступінь|вчене звання|academic degree',
  email: 'пошта|ел пошта|email|mail',
  interests: 'інтереси',
  biography: 'про себе|bio',
  date: 'день|опубліковано|published|day',
  title: 'назва|тема|title',
  text: 'анонс|коротко|опис|summary|excerpt|description|intro',
  content: 'повний текст|зміст|body|html|full text',
};
const languageMarks: ReadonlyMap<string, LanguageCode> = new Map(
  Object.entries({
    ua: 'ua uk ukr українською укр українська',
    en: 'en eng english англійською англ англійська',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code as LanguageCode] as const)),
);

/** The field that each column of a table fills by what stands above it; none twice. A title without a language is in the site's first. */
export function matchedFields(fields: readonly TableField[], heads: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return heads.map((head) => {
    const language = plainWords(head)
      .split(' ')
      .map((word) => languageMarks.get(word))
      .find(Boolean);
    const words = withoutLanguage(head);
    const found = fields.filter((field) => !taken.has(field.id) && isCalled(field, words));
    const own =
      found.find((field) => field.language === (language ?? (field.language && defaultLanguage))) ?? found[0];
    if (own) taken.add(own.id);
    return own?.id;
  });
}

function isCalled({ key, label }: TableField, words: string): boolean {
  const names = [key, label.uk, label.en, ...(otherNames[key]?.split('|') ?? [])];
  return words !== '' && names.map(withoutLanguage).includes(words);
}

function withoutLanguage(text: string): string {
  const words = plainWords(text).split(' ');
  return words.filter((word) => !languageMarks.has(word) && word !== 'in').join(' ');
}

/** The value of a field that a cell stands for, or why there is none. */
export function fieldValue(tree: ContentTree, { schema, label, choices }: TableField, cell: string): unknown {
  const { type, format } = schema;
  if (choices) {
    const isMeant = (words: string) => words.toLowerCase() === cell.toLowerCase();
    const meant = choices.find(({ value, label: { en, uk } }) => [value, en, uk].some(isMeant));
    return meant?.value ?? noneOf(choices);
  }
  if (type === 'array') return cell.split(/\s*[;\n]\s*/).filter(Boolean);
  if (type === 'boolean') return /^(?:1|x|\+|так|yes|true)$/i.test(cell);
  if (type === 'number' || type === 'integer') {
    const value = Number(cell.replace(/\s/g, '').replace(',', '.'));
    return Number.isNaN(value) ? new CellProblem({ en: `${cell} is no number.`, uk: `${cell} — не число.` }) : value;
  }
  if (format === 'date-text') return certainDate(cell) ?? cell;
  if (format === 'markdown') return cell.replace(/\n+/g, '\n\n');
  const kinds = kindsOfFormat(format);
  if (kinds) return idOf(tree, kinds, cell) ?? new CellProblem(unknownName(cell, label));
  return cell.replace(/\s+/g, ' ');
}

/** Why a cell is no value of its field. */
export class CellProblem {
  constructor(readonly words: Words) {}
}

function noneOf(choices: NonNullable<TableField['choices']>): CellProblem {
  const list = (language: keyof Words) => choices.map(({ label }) => label[language]).join(', ');
  return new CellProblem({ en: `Choose one of: ${list('en')}.`, uk: `Виберіть одне з: ${list('uk')}.` });
}

function unknownName(cell: string, { en, uk }: Words): Words {
  return { en: `${en}: there is no “${cell}” on the site.`, uk: `${uk}: на сайті немає «${cell}».` };
}

/** The id of an item by that, or by what it is called in any language. */
function idOf(tree: ContentTree, kinds: readonly string[], name: string): string | undefined {
  const items = kinds.flatMap((kind) => itemsCalled(tree, kind));
  if (items.some(({ id }) => id === name)) return name;
  const texts = kinds
    .flatMap(kindsCalled)
    .flatMap((kind) => translatedTexts(tree, kind))
    .flatMap((file) => file.items);
  const isCalledSo = (value: unknown) => typeof value === 'string' && plainWords(value) === plainWords(name);
  return texts.find((item) => Object.values(itemValue(item)).some(isCalledSo))?.id;
}
