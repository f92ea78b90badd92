import type { JsonDocument } from '../../content/json/json-document.ts';
import type { JsonNode } from '../../content/json/json-node.ts';
import { meantBranch, resolveSchema, type Schema, schemaOf } from '../../content/schema/schema-store.ts';
import { isObject } from '../../content/unknown-value.ts';

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
    if (node.items) {
      return list(
        '[',
        ']',
        node.items.map((item) => print(item, own?.items, inner)),
      );
    }
    if (!node.members) return raw(node.start, node.end);
    const order = Object.keys(own?.properties ?? {});
    const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    const members = [...node.members].sort((a, b) => place(a.key) - place(b.key));
    const texts = members.map(({ key, keyStart, keyEnd, node: member }) => {
      const further = own?.properties?.[key] ?? own?.additionalProperties;
      return `${raw(keyStart, keyEnd)}: ${print(member, isObject(further) ? further : undefined, inner)}`;
    });
    return list('{', '}', texts);

    function list(open: string, close: string, parts: string[]): string {
      if (parts.length === 0) return open + close;
      return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
    }
  }
}
