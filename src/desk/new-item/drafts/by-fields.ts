import { posix } from 'node:path';
import type { ContentTree } from '../../../content/content-tree.ts';
import { itemsOfKind, itemValue } from '../../../content/items.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { asText } from '../../../content/unknown-value.ts';
import type { LanguageCode } from '../../../lib/language/languages.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { type Answers, addParts, type Draft, draftOf } from '../draft.ts';
import { idField, orderKey, titleKey } from '../field-questions.ts';
import type { ItemField } from '../item-fields.ts';
import { keepAsset } from '../keep-asset.ts';
import { optionIn } from '../option-in.ts';
import { readList } from '../read-list.ts';
import { addCaption } from './caption.ts';
import { addRoute } from './route.ts';

/** An item of any kind whose fields are known, with the route of its page if it needs one of its own. */
export function draftByFields(kind: ItemKind, fields: readonly ItemField[]) {
  return (tree: ContentTree, answers: Answers): Draft => {
    const source = idField(kind, fields);
    // English words make the shorter ids.
    const words = source && ((source.part === 'texts' && answers[`${source.option}-en`]) || answers[source.option]);
    const draft = draftOf(answers.id || toSlug(words ?? ''));
    const images: string[] = [];
    const valueFor = (field: ItemField, answer: string): unknown => {
      const { schema, isList, option } = field;
      if (isList) return readList(answer, schema.format ? undefined : /;/);
      if (schema.type === 'boolean') return answer === 'true';
      if (schema.type !== 'string') return /^-?\d+(?:\.\d+)?$/.test(answer) ? Number(answer) : answer;
      if (schema.format !== 'image' && schema.format !== 'file') return answer;
      const folder = folderOf(tree, kind, field);
      const root = schema.format === 'image' ? 'images' : 'files';
      const kept = keepAsset(draft, tree.dir, { option, given: answer, root, folder });
      if (kept && schema.format === 'image') images.push(kept);
      return kept;
    };
    const own = (part: ItemField['part']) => fields.filter((field) => field.part === part);
    const facts = Object.fromEntries(
      own('facts').flatMap((field) => {
        const answer = answers[field.option];
        return answer ? [[field.key, valueFor(field, answer)] as const] : [];
      }),
    );
    addOrder(tree, kind, facts);
    const keys = (part: ItemField['part']) => Object.fromEntries(own(part).map(({ option, key }) => [option, key]));
    const texts = (language: LanguageCode) =>
      Object.fromEntries(
        own('texts').flatMap((field) => {
          const answer = answers[optionIn(field.option, language)];
          if (answer) return [[field.key, valueFor(field, answer)] as const];
          // What a picture shows is left to write, and so is the name of a station.
          return field.about && answers[field.about] ? [[field.key, ''] as const] : [];
        }),
      );
    addParts(
      draft,
      kind.name,
      { facts, texts },
      { facts: keys('facts'), texts: keys('texts') },
      { isBefore: () => false },
    );
    for (const image of images) addCaption(tree, draft, image, answers);
    addRoute(tree, draft, kind, (language) => asText(texts(language)[titleKey(kind, fields) ?? '']) ?? '');
    return draft;
  };
}

/** Items in the order of a number come last, among those that they are listed with. */
function addOrder(tree: ContentTree, kind: ItemKind, facts: Record<string, unknown>): void {
  const key = orderKey(kind);
  if (key === undefined || key in facts) return;
  const { order } = kind.items;
  const within = order && 'within' in order ? order.within : undefined;
  const others = itemsOfKind(tree, kind).map(itemValue);
  const beside = others.filter((other) => within === undefined || other[within] === facts[within]);
  facts[key] = Math.max(0, ...beside.map((other) => Number(other[key]) || 0)) + 1;
}

/** The folder of a picture or document: that of the kind, or where those of other items are. */
function folderOf(tree: ContentTree, kind: ItemKind, { key }: ItemField): string {
  if (typeof kind.items.assets === 'string') return kind.items.assets;
  const others = itemsOfKind(tree, kind).flatMap((item) => asText(itemValue(item)[key]) ?? []);
  const [first] = others.filter((path) => path.includes('/'));
  return first === undefined ? kind.name : posix.dirname(first);
}
