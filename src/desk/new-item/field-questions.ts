import type { ItemKind } from '../../content/kind.ts';
import { kindsOfFormat } from '../../content/kind-table.ts';
import type { Schema } from '../../content/schema/schema-store.ts';
import { type About, ask, askId, askText, captionQuestions, has, ifEmpty, needed, without } from './ask.ts';
import { type ItemField, idSchema } from './item-fields.ts';
import type { Question } from './question.ts';

/** The key of the text that names an item. */
export function titleKey({ items }: ItemKind, fields: readonly ItemField[]): string | undefined {
  const texts = fields.filter(({ part, isList, about }) => part === 'texts' && !isList && about === undefined);
  return items.page?.title ?? items.names?.[0] ?? texts.find(({ isRequired }) => isRequired)?.key;
}

/** The field of which the id of an item is made. */
export function idField(kind: ItemKind, fields: readonly ItemField[]): ItemField | undefined {
  const key = kind.items.idFrom ?? titleKey(kind, fields);
  return fields.find((field) => field.key === key);
}

/**
 * What is asked about a new item, by what can be answered about it: first what its id and its place come from, then what it needs,
 * then what it may have.
 */
export function fieldQuestions(kind: ItemKind, fields: readonly ItemField[]): Question[] {
  const source = idField(kind, fields);
  const isName = (field: ItemField) =>
    field.part === 'texts' && (field === source || field.key === titleKey(kind, fields));
  const isOrder = ({ key, part }: ItemField) => part === 'facts' && key === orderKey(kind);
  const questionsOf = (field: ItemField): Question[] => [
    ...(field.part === 'texts'
      ? textQuestions(field, isName(field))
      : [factQuestion(field, isOrder(field) ? ifEmpty('наступний', 'the next one') : undefined)]),
    ...fields.filter(({ about }) => about === field.option).flatMap((text) => textQuestions(text, false)),
    ...(field.schema.format === 'image' ? captionQuestions(field.option) : []),
  ];
  const others = fields.filter((field) => !isName(field) && field.about === undefined);
  const of = (chosen: readonly ItemField[]) => chosen.flatMap(questionsOf);
  const refersTo = kindsOfFormat(idSchema(kind)?.format);
  return [
    ...(refersTo ? [ask('id', 'Хто', 'Who', { ...needed, refersTo })] : []),
    ...of(fields.filter(isName)),
    ...of(others.filter(({ part, isRequired }) => part === 'facts' && isRequired)),
    ...(refersTo ? [] : [askId(...idWords(source))]),
    ...of(others.filter(({ part, isRequired }) => part === 'texts' && isRequired)),
    ...of(others.filter(({ part, isRequired }) => part === 'facts' && !isRequired)),
    ...of(others.filter(({ part, isRequired }) => part === 'texts' && !isRequired)),
  ];
}

/** The key of the fact that puts items in order, where a number does. */
export function orderKey({ items: { order } }: ItemKind): string | undefined {
  return order && 'lowestFirst' in order ? order.lowestFirst : undefined;
}

function idWords(source: ItemField | undefined): [uk: string, en: string] {
  if (!source) return ['із назви', 'from the title'];
  return [`з поля «${source.label.uk}»`, `from “${source.label.en}”`];
}

function factQuestion(field: ItemField, made: About | undefined): Question {
  const { option, isRequired, isList, schema, label } = field;
  const example = isRequired && schema.pattern && schema.examples?.[0];
  const words = withList(field, [label.uk, label.en]).map((each) => (example ? `${each}, ${example}` : each));
  const isWritten = !isList && !schema.enum && !isReference(schema) && schema.type === 'string';
  // A text that is not known yet is left to write, and so is a list; nothing stands for a person, a day or a number.
  const isLeftToWrite = isList || (isWritten && schema.format !== 'date-text' && schema.format !== 'image');
  const need = isRequired ? (isLeftToWrite ? {} : needed) : without('без');
  const [uk = '', en = ''] = words;
  return ask(option, uk, en, { ...formOf(field), ...(made ?? need) });
}

function textQuestions(field: ItemField, isName: boolean): Question[] {
  const { option, about, isRequired, label } = field;
  const { help, ...form } = formOf(field);
  const more = { ...form, ...(help && { help }) };
  const [uk = '', en = ''] = withList(field, [label.uk, label.en]);
  if (about !== undefined) return askText(option, uk, en, { first: has(about), others: has(about) });
  if (isRequired) return askText(option, uk, en, { first: { ...more, ...(isName && needed) }, others: form });
  return askText(option, uk, en, { first: { ...more, ...without('без') }, others: { ...form, ...has(option) } });
}

/** Phrases may have commas in them, so that semicolons stand between several. */
function withList({ isList, schema }: ItemField, [uk, en]: readonly [string, string]): readonly [string, string] {
  return isList && !isReference(schema)
    ? [`${uk} (між ними крапка з комою)`, `${en} (semicolons between them)`]
    : [uk, en];
}

function isReference({ format }: Schema): boolean {
  return format?.endsWith('-id') ?? false;
}

/** How the answer is written, and the help of its field. */
function formOf({ schema, isList, help }: ItemField): About {
  const { format = '', type } = schema;
  const asked: Partial<Record<string, About>> = {
    'date-text': { format: 'date' },
    image: { format: 'picture' },
    file: { format: 'document' },
    markdown: { format: 'markdown' },
  };
  const refersTo = kindsOfFormat(format);
  const choices = type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  return {
    ...asked[format],
    ...(refersTo && { refersTo, ...(isList && { isList: true }) }),
    ...(choices && { choices }),
    ...(help && { help }),
  };
}
