import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemFacts, itemValue } from '../../src/content/items.ts';
import type { ItemKind } from '../../src/content/kind.ts';
import { itemKinds } from '../../src/content/kind-table.ts';
import { writeChanges } from '../../src/content/write-changes.ts';
import { type Draft, oneDraft } from '../../src/desk/new-item/draft.ts';
import { DraftCheck } from '../../src/desk/new-item/draft-check.ts';
import { changesOf } from '../../src/desk/new-item/file-changes.ts';
import { itemFields } from '../../src/desk/new-item/item-fields.ts';
import { newKinds } from '../../src/desk/new-item/questions.ts';
import { rememberItem, undoItem } from '../../src/desk/new-item/undo-item.ts';
import { filesOf } from '../support/files-of.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const root = folderForFile();
const dir = join(root, 'content');
/** A new item of each kind that is made by its schemas, with what an existing one has, by the names of the kinds. */
const drafts = new Map<string, Draft>();
let draftCheck: DraftCheck;

beforeAll(async () => {
  cpSync('content', dir, { recursive: true });
  draftCheck = await DraftCheck.open(dir, { filePrefix: '', language: 'en' });
  for (const kind of itemKinds.filter(({ name }) => newKinds[name]?.isFor))
    drafts.set(kind.name, draftLikeFirst(kind));
});
afterAll(() => draftCheck.close());

function draftLikeFirst(kind: ItemKind): Draft {
  const { name } = kind;
  const [existing] = itemFacts(draftCheck.tree, kind).flatMap(({ items }) => items);
  const newKind = newKinds[name];
  if (!newKind) throw new Error(`No ${name} can be made.`);
  // The sample has no notice.
  const facts = existing ? itemValue(existing) : {};
  const answers: Record<string, string> = { id: name === 'postgraduate' ? 'kalynchak-ostap' : `new-${name}` };
  for (const { option, part, key, isRequired, isList } of itemFields(kind) ?? []) {
    if (part === 'facts' && isRequired && key !== 'order') answers[option] = [facts[key]].flat().join(', ');
    if (part === 'texts' && isRequired && !isList) answers[option] = 'Новий текст про те, що з’явилося в інституті.';
  }
  expect(newKind.questions.filter(({ option, isNeeded }) => isNeeded && !answers[option])).toEqual([]);
  return newKind.draft(draftCheck.tree, answers);
}

test('new items with what existing ones have need nothing but their texts', async () => {
  for (const [name, { problems }] of drafts) expect(problems, name).toEqual({});
  // All at once: the files say which kind an error is of.
  const { result, others } = await draftCheck.check(oneDraft([...drafts.values()]));
  expect(others).toEqual([]);
  // Texts in other languages, lists and what search engines show are left to write.
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.filter(({ file }) => file.startsWith('data/'))).toEqual([]);
  expect(errors.filter(({ code }) => code !== 'schema-limit' && code !== 'text-empty')).toEqual([]);
});

test('new items are taken back, and nothing is left of them', () => {
  const before = filesOf(dir);
  const undoFile = join(root, 'undo.json');
  for (const draft of drafts.values()) {
    const changes = changesOf(dir, draft);
    rememberItem(undoFile, dir, draft, changes);
    writeChanges(dir, changes);
    expect(undoItem(undoFile)).toHaveLength(changes.size);
  }
  expect(filesOf(dir)).toEqual(before);
});
