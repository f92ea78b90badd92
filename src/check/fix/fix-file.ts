import type { ContentFile } from '../../content/content-tree.ts';
import { setText, withEdits } from '../../content/edit.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import type { JsonNode } from '../../content/json/json-node.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { levelAbove } from '../../content/pages.ts';
import { placeKey } from '../../content/place.ts';
import { profileKindAt, readProfile } from '../../content/researcher-profiles.ts';
import { meantBranch, resolveSchema, type Schema, schemaOf } from '../../content/schema/schema-store.ts';
import { type TypedValue, typedValues } from '../../content/schema/schema-values.ts';
import { isObject } from '../../content/unknown-value.ts';
import { certainDate } from '../../lib/language/date-forms.ts';
import { dateParts } from '../../lib/text/days.ts';
import { meantAddress, withoutTracking } from '../../lib/text/web-address.ts';
import { isExcepted } from '../rule-exceptions.ts';
import { withHeadings } from '../rules/texts/headings.ts';
import { withoutUnmeantMarkup } from '../rules/texts/unmeant-markup.ts';
import { isInOtherScript, isInOwnLanguage } from '../text-language.ts';
import { fixText } from './fix-text.ts';

/**
 * Fixes what is certain in a content file: typography, headings in bold, what Markdown would change, invisible characters,
 * combining accents, the form of addresses, profiles and dates, the order of keys and the formatting of the file. Every other character stays as it is.
 * @param named the texts that name facts instead of typing them, by place
 * @returns the new text of the file; undefined for one that is not valid JSON
 */
export function fixFile(file: ContentFile, named: ReadonlyMap<string, string> = new Map()): string | undefined {
  const text = fixFileTexts(file, named);
  return text === undefined || file.kind.isGenerated
    ? text
    : formatJson(new JsonDocument(new SourceFile(file.path, text)), file.kind.name);
}

/** The same without the order of keys and the formatting. */
export function fixFileTexts(file: ContentFile, named: ReadonlyMap<string, string> = new Map()): string | undefined {
  const { document } = file;
  return document.parses && document.duplicateKeys().length === 0 ? fixTexts(file, named) : undefined;
}

function fixTexts(file: ContentFile, named: ReadonlyMap<string, string>): string {
  const edits = typedValues(file).flatMap((text) => {
    const { pointer, value, isProse, format } = text;
    const { language } = file;
    const hasTypography =
      isProse &&
      language !== undefined &&
      isInOwnLanguage(text) &&
      !isInOtherScript(value, language) &&
      !isExcepted(file, pointer, 'typography');
    const fixed = fixText(fixForm({ ...text, value: named.get(placeKey(text)) ?? value }), {
      language: hasTypography ? language : undefined,
      isMarkdown: format === 'markdown',
    });
    return fixed === value ? [] : [setText(file.document, { pointer }, fixed)];
  });
  return withEdits(file.document.source.text, edits);
}

/** Makes Markdown of what was meant as such, and nothing of what was not. */
function fixMarkdown({ file, pointer, value }: Pick<TypedValue, 'file' | 'pointer' | 'value'>): string {
  const text = withoutUnmeantMarkup(value, file.language);
  return isExcepted(file, pointer, 'heading-bold') ? text : withHeadings(text, levelAbove({ file, pointer }));
}

/** Writes what was pasted in its one form: a profile, the address of another site, a date, a heading in bold. */
function fixForm({ file, pointer, value, format }: TypedValue): string {
  switch (format) {
    case 'profile':
      if (isExcepted(file, pointer, 'profile-form')) return value;
      return readProfile(profileKindAt(pointer), value) ?? value;
    case 'url':
    case 'optional-url': {
      const address = meantAddress(value) ?? value;
      return isExcepted(file, pointer, 'url-tracking') ? address : withoutTracking(address);
    }
    case 'date-text':
      return dateParts(value) ? value : (certainDate(value) ?? value);
    case 'markdown':
      return fixMarkdown({ file, pointer, value });
    default:
      return value;
  }
}

/**
 * Formats a JSON file as all content files are: two spaces of indentation, LF, a line end after the last bracket,
 * keys in the order of the schema. Keys, texts and numbers stay as they are written.
 */
export function formatJson({ source, root }: JsonDocument, kindName: string): string {
  const schema = schemaOf(kindName);
  if (!root) return source.text;
  const raw = (start: number, end: number) => source.text.slice(start, end);
  return `${print(root, schema, '')}\n`;

  function print(node: JsonNode, given: Schema | undefined, indent: string): string {
    const own = given && meantBranch(resolveSchema(given, schema), node.value, schema);
    const inner = `${indent}  `;
    const block = (open: string, close: string, parts: string[]) =>
      parts.length === 0
        ? open + close
        : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
    const items = node.items?.map((item) => print(item, own?.items, inner));
    if (items) return block('[', ']', items);
    if (!node.members) return raw(node.start, node.end);
    const order = Object.keys(own?.properties ?? {});
    const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    const members = [...node.members].sort((a, b) => place(a.key) - place(b.key));
    const texts = members.map(({ key, keyStart, keyEnd, node: member }) => {
      const further = own?.properties?.[key] ?? own?.additionalProperties;
      return `${raw(keyStart, keyEnd)}: ${print(member, isObject(further) ? further : undefined, inner)}`;
    });
    return block('{', '}', texts);
  }
}
