import { didYouMean } from '../../check/diagnostic.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { fieldHelp, fieldLabel, isRepeated } from '../../content/field-words.ts';
import { itemsCalled } from '../../content/items.ts';
import type { FileKind, ItemKind } from '../../content/kind.ts';
import { fileKindOf, isSplit, itemKinds, kindsOfFormat, nounOf, titleKeys } from '../../content/kind-table.ts';
import { resolveSchema, type Schema, schemaOf } from '../../content/schema/schema-store.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import type { Words } from '../../lib/command/command-words.ts';
import {
  defaultLanguage,
  englishName,
  type LanguageCode,
  languageCodes,
  languageOf,
  ukrainianName,
} from '../../lib/language/languages.ts';
import { closest } from '../../lib/text/compare-text.ts';
import { isoDate } from '../../lib/text/days.ts';

/** The facts of an entry, or its texts in each language. */
export type ItemPartName = 'facts' | 'texts';

/** The schema of an entry in a kind of file. */
export interface ItemSchema {
  fileKind: FileKind;
  root: Schema;
  schema: Schema;
  /** The key of the list that it is in; nothing for an entry with a file of its own. */
  list?: string;
}

/** The schema of the facts or texts of a kind's entries; undefined where they stand in a map, or not there at all. */
export function itemSchema(kind: ItemKind, part: ItemPartName): ItemSchema | undefined {
  const place = kind.items[part];
  const fileKind = fileKindOf(kind, part);
  if (!place || !fileKind) return undefined;
  const root = schemaOf(fileKind.name);
  if (place === 'own') return { fileKind, root, schema: resolveSchema(root, root) };
  if (!('list' in place)) return undefined;
  return {
    fileKind,
    root,
    schema: resolveSchema(root.properties?.[place.list]?.items ?? {}, root),
    list: place.list,
  };
}

/** The kinds of entries that editors add: they have facts and texts in files of their own kind alone. */
export const addedKinds: readonly ItemKind[] = itemKinds.filter(({ items }) => items.added);

/** The schema of a value by its key, in any of the forms that an entry can have. */
function fieldSchema({ schema, root }: ItemSchema, key: string): Schema | undefined {
  const forms = schema.anyOf?.map((each) => resolveSchema(each, root)) ?? [schema];
  const found = forms.flatMap(({ properties }) => properties?.[key] ?? []).map((each) => resolveSchema(each, root));
  const fixed = found.flatMap((each) => each.const ?? []);
  // The key that tells several forms apart has the values of all of them.
  if (fixed.length === 0 || fixed.length < found.length) return found[0];
  const choiceWords = Object.assign({}, ...found.map((each) => each.choiceWords));
  return { ...found[0], enum: fixed, choiceWords };
}

/** The keys that an entry of any form must have. */
function requiredKeys({ schema, root }: ItemSchema): string[] {
  const forms = schema.anyOf?.map((each) => resolveSchema(each, root)) ?? [schema];
  return (forms[0]?.required ?? []).filter((key) => forms.every(({ required }) => required?.includes(key)));
}

/** The facts of a new entry, by the options of `npm run new`. */
export type Answers = Readonly<Record<string, string>>;

/** Something that has to be known before there can be an entry: its id is made of it, or its place and its fields depend on it. */
export interface Need {
  /** The option of `npm run new`. */
  option: string;
  part: 'id' | 'facts' | 'texts';
  key: string;
  language?: LanguageCode;
  label: Words;
  help?: Words;
  /** The form of the value: a text, a day, one of several values, a reference, a document of this computer. */
  schema: Pick<Schema, 'type' | 'format' | 'enum' | 'choiceWords'>;
  isNeeded: boolean;
  /** Where it comes from without an answer. */
  ifEmpty?: Words;
  /** The answer to begin with: today, the first language of the site. */
  initial?: string;
}

/** The facts that have to be known of an entry of a kind before there can be one. */
export const needsOf = oncePer((kind: ItemKind): readonly Need[] => {
  const [facts, texts] = [itemSchema(kind, 'facts'), itemSchema(kind, 'texts')];
  if (!facts) return [];
  const id = facts.list === undefined ? undefined : fieldSchema(facts, 'id');
  const isOfOther = kindsOfFormat(id?.format) !== undefined;
  const title = titleKey(kind);
  const source = kind.items.idFrom ?? title;
  const isText = texts && fieldSchema(texts, source) !== undefined;
  const keys = [...new Set([...decisiveKeys(kind, facts), ...(isText || isOfOther ? [] : [source])])];
  return [
    ...(isOfOther && id ? [{ ...idNeed, isNeeded: true, label: who, schema: id }] : []),
    ...keys.flatMap((key) => factNeed(kind, facts, key)),
    ...(isText && !isOfOther ? languageCodes.map((language) => textNeed(texts, source, language)) : []),
    ...(isOfOther ? [] : [{ ...idNeed, isNeeded: false, ifEmpty: fromTitle }]),
  ];
});

const idNeed = {
  option: 'id',
  part: 'id',
  key: 'id',
  label: { en: 'Id', uk: 'Ідентифікатор латиницею' },
  schema: { type: 'string', format: 'slug' },
} as const;
const who: Words = { en: 'Who', uk: 'Хто' };
const fromTitle: Words = { en: 'from what is given above', uk: 'з наведеного вище' };

/** The key of the text that names an entry. */
export function titleKey(kind: ItemKind): string {
  const { properties = {} } = itemSchema(kind, 'texts')?.schema ?? {};
  return (
    titleKeys(kind).find((key) => key in properties) ?? Object.keys(properties).find((key) => key !== 'id') ?? ''
  );
}

/** The facts on which the place of an entry, its order, its folder or the form of its fields depends. */
function decisiveKeys(kind: ItemKind, facts: ItemSchema): string[] {
  const { items } = kind;
  const required = requiredKeys(facts);
  const { order, assets } = items;
  const files = required.filter((key) => fieldSchema(facts, key)?.format === 'file');
  const dated = order && 'newestFirst' in order && isSplit(kind) ? [order.newestFirst] : [];
  const among = order && 'within' in order && order.within ? [order.within] : [];
  const folders = typeof assets === 'object' ? [assets.by] : [];
  // A document is complete once its file and its day are known.
  const days = folders.length > 0 ? required.filter((key) => fieldSchema(facts, key)?.format === 'date-text') : [];
  const forms = facts.schema.anyOf ? required.filter((key) => fieldSchema(facts, key)?.const !== undefined) : [];
  return [
    ...files,
    ...forms,
    ...folders,
    ...days,
    ...dated,
    ...among,
    ...required.filter((key) => key === 'language'),
  ];
}

function factNeed(kind: ItemKind, facts: ItemSchema, key: string): Need[] {
  const schema = fieldSchema(facts, key);
  if (!schema) return [];
  const { enum: choices = [] } = schema;
  const first = [defaultLanguage, languageOf(defaultLanguage).tag].find((code) => choices.includes(code));
  const initial = key === 'language' ? first : isSplit(kind) ? today(schema, key) : undefined;
  return [
    {
      option: optionOf(key),
      part: 'facts',
      key,
      label: labelOf(schema, key),
      ...helpOf(schema, key),
      schema,
      // The file and the day of a document can be given in its form.
      isNeeded: schema.format !== 'file' && (schema.format !== 'date-text' || isSplit(kind)),
      ...(initial !== undefined && { initial }),
    },
  ];
}

/** Today's day, or its year. */
export function today({ format }: Schema, key: string): string | undefined {
  const now = new Date();
  const day = [now.getDate(), now.getMonth() + 1].map((each) => String(each).padStart(2, '0'));
  if (format === 'date-text') return [...day, now.getFullYear()].join('.');
  return key === 'year' ? String(now.getFullYear()) : undefined;
}

function textNeed(texts: ItemSchema, key: string, language: LanguageCode): Need {
  const schema = fieldSchema(texts, key) ?? {};
  return {
    option: optionIn(optionOf(key), language),
    part: 'texts',
    key,
    language,
    ...helpOf(schema, key),
    label: labelOf(schema, key, language),
    schema,
    isNeeded: language === defaultLanguage,
  };
}

/** All that a field is called; that of a text names its language. */
export function labelOf(schema: Schema, key: string, language?: LanguageCode): Words {
  const say = (words: keyof Words) => fieldLabel(words, { properties: { [key]: schema } }, key);
  const [en, uk] = [say('en'), say('uk')];
  return language
    ? { en: `${en} in ${englishName(language)}`, uk: `${uk} ${ukrainianName(language, 'ою')}` }
    : { en, uk };
}

function helpOf(schema: Schema, key: string): { help?: Words } {
  const help = { en: fieldHelp('en', schema) ?? '', uk: fieldHelp('uk', schema) ?? '' };
  return help.en && !isRepeated(labelOf(schema, key).en, help.en) ? { help } : {};
}

function optionOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The option of a text in a language: that of the first language is named by the text alone, `title`; others `title-en`. */
export function optionIn(text: string, language: LanguageCode): string {
  return language === defaultLanguage ? text : `${text}-${language}`;
}

/** Tells why something cannot be begun with an answer; undefined if it can. */
export function problemWith(tree: ContentTree, need: Need, answers: Answers): Words | undefined {
  const { option, schema, label } = need;
  const answer = answers[option]?.trim() ?? '';
  if (!answer)
    return need.isNeeded && !isNamed(need, answers)
      ? { en: `Give an answer: ${label.en}?`, uk: `Дайте відповідь: ${label.uk}?` }
      : undefined;
  if (schema.format === 'date-text' && !isoDate(answer))
    return {
      en: `There is no day ${answer}. Write it as DD.MM.YYYY.`,
      uk: `Дня ${answer} немає. Напишіть його як ДД.ММ.РРРР.`,
    };
  if (schema.type === 'integer' && !/^\d{4}$/.test(answer))
    return {
      en: `${answer} is no year. Write its four digits.`,
      uk: `${answer} — це не рік. Напишіть чотири цифри.`,
    };
  if (schema.enum) return schema.enum.includes(answer) ? undefined : noChoice(schema.enum, answer);
  const [, kind = ''] = /^(.+)-id$/.exec(schema.format ?? '') ?? [];
  const ids = itemsCalled(tree, kind).map(({ id }) => id);
  return ids.length === 0 || ids.includes(answer) ? undefined : unknownId(kind, answer, ids);
}

/** Tells if an entry has its name in another language: the first one is left to write then. */
function isNamed({ part, option }: Need, answers: Answers): boolean {
  const named = [...languageCodes.map((language) => optionIn(option, language)), 'original-title'];
  return part === 'texts' && named.some((each) => answers[each]?.trim());
}

function noChoice(choices: readonly unknown[], answer: string): Words {
  const meant = closest(answer, choices.map(String));
  const list = choices.join(', ');
  return {
    en: `There is no "${answer}". ${didYouMean.en(meant, `Choose one of ${list}.`)}`,
    uk: `Немає "${answer}". ${didYouMean.uk(meant, `Виберіть одне з: ${list}.`)}`,
  };
}

function unknownId(name: string, id: string, ids: readonly string[]): Words {
  const meant = closest(id, ids);
  const noun = nounOf(name);
  return {
    en: `There is no ${noun.en} with the id "${id}". ${didYouMean.en(meant, '')}`.trim(),
    uk: `Немає ${noun.uk} з id "${id}". ${didYouMean.uk(meant, '')}`.trim(),
  };
}
