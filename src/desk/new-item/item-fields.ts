import { isPublishingKey } from '../../content/drafts.ts';
import { fieldHelp, fieldLabel } from '../../content/field-words.ts';
import type { ItemKind, ItemPlace } from '../../content/kind.ts';
import { isSplit } from '../../content/kind-table.ts';
import { resolveSchema, type Schema } from '../../content/schema/schema-store.ts';
import type { Words } from '../../lib/command/words.ts';
import { type ItemPartName, type ItemSchema, itemSchema } from './item-schema.ts';

/** Something that an answer can say of an item: a fact, or a text in each language. */
export interface ItemField {
  /** The option of the answer; of a text, in the first language. */
  option: string;
  part: ItemPartName;
  key: string;
  label: Words;
  help?: Words;
  isRequired: boolean;
  /** Whether there may be several values. */
  isList: boolean;
  /** The schema of the value, or of each of several. */
  schema: Schema;
  /** Of a text, the option of the fact that it is about: it says what a picture shows, or names a station. */
  about?: string;
}

/** What the command has options of its own for. */
const taken = ['content', 'undo', 'from', 'help', 'id'];

/**
 * What can be answered about a new item, by the schemas of its files; groups of fields are left to write.
 * @returns undefined where answers alone make no valid item: it has groups that it needs, no texts, or an unclear place
 */
export function itemFields(kind: ItemKind): ItemField[] | undefined {
  const { facts: factsPlace, texts: textsPlace } = kind.items;
  const [facts, texts] = [itemSchema(kind, 'facts'), itemSchema(kind, 'texts')];
  if (!facts || !texts || isSplit(kind) || isElsewhere(factsPlace) || isElsewhere(textsPlace)) return undefined;
  const found = fieldsIn(facts, 'facts', taken);
  const named = found && [...taken, ...found.map(({ option }) => option)];
  const words = named && fieldsIn(texts, 'texts', named);
  return words && [...found, ...words.map((text) => ({ ...text, ...aboutOf(text, found) }))];
}

/** The schema of an item's id. */
export function idSchema(kind: ItemKind): Schema | undefined {
  const place = itemSchema(kind, 'facts');
  const id = place?.list === undefined ? undefined : place.schema.properties?.id;
  return id && place && resolveSchema(id, place.root);
}

/** Whether items are in the files of another kind, or in one file of several. */
function isElsewhere(place: ItemPlace | undefined): boolean {
  return typeof place === 'object' && ('of' in place || 'file' in place);
}

function fieldsIn(
  { schema, root }: ItemSchema,
  part: ItemPartName,
  named: readonly string[],
): ItemField[] | undefined {
  const { properties, required = [] } = schema;
  if (!properties) return undefined;
  const fields: ItemField[] = [];
  for (const [key, given] of Object.entries(properties)) {
    // When it is published is said in its form or file.
    if (key.startsWith('$') || key === 'id' || isPublishingKey(key)) continue;
    const own = resolveSchema(given, root);
    const item = own.type === 'array' && own.items ? resolveSchema(own.items, root) : undefined;
    const value = item ?? own;
    const isRequired = required.includes(key);
    if (isSimple(value)) {
      const option = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const words = (say: (language: 'uk' | 'en') => string): Words => ({ uk: say('uk'), en: say('en') });
      const { description } = own;
      const label = words((language) => fieldLabel(language, schema, key));
      fields.push({
        option: named.includes(option) ? `${option}-${part === 'facts' ? 'value' : 'text'}` : option,
        part,
        key,
        label,
        ...(description &&
          !isRepeated(label.en, description) && {
            help: words((language) => fieldHelp(language, own) ?? description),
          }),
        isRequired,
        isList: item !== undefined,
        schema: value,
      });
    } else if (isRequired && own.type !== 'array') return undefined;
  }
  return fields;
}

/** Whether a description says no more than the label: `The head.` */
function isRepeated(label: string, description: string): boolean {
  return description.replace(/^The |\.$/g, '').toLowerCase() === label.toLowerCase();
}

function isSimple({ type, anyOf }: Schema): boolean {
  return !anyOf && typeof type === 'string' && ['string', 'integer', 'number', 'boolean'].includes(type);
}

/** The fact that a text is about: that of the same name, or the picture of which it says what it shows. */
function aboutOf({ key }: ItemField, facts: readonly ItemField[]): { about?: string } {
  const fact = facts.find((each) => each.key === key || `${each.key}Alt` === key);
  return fact ? { about: fact.option } : {};
}
