import { type ByLanguage, fallbackLanguage, languageCodes, ofLanguage } from '../lib/language/languages.ts';
import { groupName } from './content-path.ts';
import { type ContentFile, type ContentTree, fileWithText, makeTree } from './content-tree.ts';
import { draftsOf, hiddenOn, type UnsteadyItem, withoutSome, withText } from './drafts.ts';
import { editedText, insertValue, setText } from './edit.ts';
import { type Item, itemPointer, itemValue } from './items.ts';
import { joinPointer, parentPointer } from './json/json-pointer.ts';
import type { ItemKind } from './kind.ts';
import { titleKeys } from './kind-table.ts';
import { asText } from './unknown-value.ts';

const draftMark: ByLanguage<string> = { ua: 'Чернетка', en: 'Draft' };
const dayMark: ByLanguage<string> = { ua: 'Не на сайті', en: 'Not on the site' };

/**
 * The content with items that are not on the site on a day, for editors: their titles say so, and a language that has no texts of one yet
 * borrows those of another.
 * @param isShown says which of them; all others are left out
 */
export function withMarks(whole: ContentTree, day: string, isShown: (item: UnsteadyItem) => boolean): ContentTree {
  const tree = withoutSome(
    whole,
    hiddenOn(whole, day).filter((item) => !isShown(item)),
  );
  const files = new Map(tree.files.map((file) => [file.path, file]));
  for (const { parts } of hiddenOn(tree, day)) borrowTexts(files, parts);
  const lent = treeOf(tree, files);
  const drafts = new Set(draftsOf(lent));
  for (const item of hiddenOn(lent, day)) {
    const marks = drafts.has(item) ? draftMark : dayMark;
    for (const part of item.parts) {
      const file = files.get(part.file.path) ?? part.file;
      files.set(file.path, marked(file, part, item.kind, ofLanguage(marks, file.language ?? fallbackLanguage)));
    }
  }
  return treeOf(tree, files);
}

function treeOf(tree: ContentTree, files: ReadonlyMap<string, ContentFile>): ContentTree {
  const assets = { images: tree.images, files: tree.documents };
  return { ...tree, ...makeTree(tree.dir, [...files.values()], assets, tree.strays) };
}

function borrowTexts(files: Map<string, ContentFile>, parts: readonly Item[]): void {
  const lender = parts.find(({ file }) => file.language);
  if (!lender) return;
  for (const language of languageCodes) {
    if (parts.some(({ file }) => file.language === language)) continue;
    const path = `${language}/${groupName(lender.file.path)}`;
    const pointer = itemPointer(lender);
    const before = files.get(path);
    const file =
      pointer === ''
        ? fileWithText(path, lender.file.document.source.text)
        : before && withText(before, withEntry(before, parentPointer(pointer), itemValue(lender)));
    if (file) files.set(path, file);
  }
}

function withEntry({ document }: ContentFile, list: string, value: unknown): string {
  return editedText(document, [insertValue(document, joinPointer(list, 0), value)]);
}

/** A file in which a part of an item begins with a mark: at its title, or else at its first text. */
function marked(file: ContentFile, part: Item, kind: ItemKind, mark: string): ContentFile {
  const texts = itemValue(part);
  const keys = [...titleKeys(kind), ...(file.language ? Object.keys(texts) : [])];
  const key = keys.find((each) => !['id', '$schema'].includes(each) && asText(texts[each]) !== undefined);
  if (key === undefined) return file;
  const pointer = joinPointer(itemPointer(part), key);
  return withText(file, editedText(file.document, [setText(file.document, { pointer, to: 0 }, `${mark} · `)]));
}
