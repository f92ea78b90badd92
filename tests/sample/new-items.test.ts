import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { type ContentTree, readContent } from '../../src/content/content-tree.ts';
import { itemFacts, itemValue } from '../../src/content/items.ts';
import type { ItemKind } from '../../src/content/kind.ts';
import { writeChanges } from '../../src/content/write-changes.ts';
import { type Placement, placementsOf, withPlacements } from '../../src/desk/new-item/entry-files.ts';
import { addedKinds, needsOf } from '../../src/desk/new-item/needs.ts';
import { beginEntry, canHave } from '../../src/desk/new-item/new-entry.ts';
import { rememberItem, undoItem } from '../../src/desk/new-item/undo-item.ts';
import { filesOf } from '../support/files-of.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const root = folderForFile();
const dir = join(root, 'content');
/** All that a new entry of each kind puts into files, of what an existing one has. */
const entries = new Map<string, Placement[]>();

beforeAll(() => {
  cpSync('content', dir, { recursive: true });
  const tree = readContent(dir);
  for (const kind of addedKinds) entries.set(kind.name, entryLikeFirst(tree, kind));
});

function entryLikeFirst(tree: ContentTree, kind: ItemKind): Placement[] {
  const { name } = kind;
  expect(canHave(tree, kind), name).toBe(true);
  const [existing] = itemFacts(tree, kind).flatMap(({ items }) => items);
  // The sample has no notice.
  const facts = existing ? itemValue(existing) : {};
  const title = 'Новий запис про те, що з’явилося в інституті';
  const answers = Object.fromEntries(
    needsOf(kind).map(({ option, part, key, language }) => [
      option,
      part === 'facts' ? String(facts[key] ?? '') : language === 'ua' ? title : '',
    ]),
  );
  const id = name === 'postgraduate' ? 'kalynchak-ostap' : `new-${name}`;
  const entry = beginEntry(tree, kind, { ...answers, id });
  return placementsOf(tree, kind, entry.id, entry.parts);
}

const textIn = (path: string) => {
  try {
    return readFileSync(join(dir, path), 'utf8');
  } catch {
    return undefined;
  }
};

test('of new entries with what existing ones have nothing is wrong but what is left to write in them', async () => {
  const placements = [...entries.values()].flat();
  const unsaved = withPlacements(placements, textIn);
  const { diagnostics } = await checkContent(dir, { unsaved });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.filter(({ file }) => !unsaved.has(file))).toEqual([]);
  // Empty texts, lists, days, numbers and references: each has the key that its entry needs.
  const left =
    /^(?:schema-limit|schema-pattern|schema-choice|text-empty|date-form|reference-unknown|asset-missing|url-form)$/;
  expect(
    errors.filter(({ code }) => !left.test(code)).map(({ code, file, message }) => [code, file, message]),
  ).toEqual([]);
});

test('new entries are taken back, and nothing is left of them', () => {
  const before = filesOf(dir);
  const undoFile = join(root, 'undo.json');
  for (const [name, placements] of entries) {
    const changes = withPlacements(placements, textIn);
    rememberItem(undoFile, dir, name, placements, changes);
    writeChanges(dir, changes);
    expect(undoItem(undoFile)).toHaveLength(changes.size);
  }
  expect(filesOf(dir)).toEqual(before);
});
