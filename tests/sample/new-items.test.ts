import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readContent } from '../../src/content/content-tree.ts';
import { itemFacts, itemValue } from '../../src/content/items.ts';
import { itemKinds } from '../../src/content/kind-table.ts';
import { itemFields } from '../../src/new-item/item-fields.ts';
import { newItem } from '../../src/new-item/new-item.ts';
import { newKinds } from '../../src/new-item/questions.ts';
import { undoItem } from '../../src/new-item/undo-item.ts';
import { filesOf } from '../support/files-of.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const root = folderForFile();
const dir = join(root, 'content');
beforeAll(() => cpSync('content', dir, { recursive: true }));

/** The kinds that are made by their schemas. */
const kinds = itemKinds.filter((kind) => newKinds[kind.name]?.isFor);

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'a new %s with what an existing one has needs nothing but its texts, and is taken back',
  async (name, kind) => {
    const [existing] = itemFacts(readContent(dir), kind).flatMap(({ items }) => items);
    if (!existing) throw new Error(`The sample has no ${name}.`);
    const facts = itemValue(existing);
    const answers: Record<string, string> = { id: name === 'postgraduate' ? 'kalynchak-ostap' : 'new-one' };
    for (const { option, part, key, isRequired, isList } of itemFields(kind) ?? []) {
      if (part === 'facts' && isRequired && key !== 'order') answers[option] = [facts[key]].flat().join(', ');
      if (part === 'texts' && isRequired && !isList)
        answers[option] = 'Новий текст про те, що з’явилося в інституті.';
    }
    const questions = newKinds[name]?.questions ?? [];
    expect(questions.filter(({ option, isNeeded }) => isNeeded && !answers[option])).toEqual([]);
    const before = filesOf(dir);
    const undoFile = join(root, 'undo.json');
    const { result } = await newItem(dir, name, answers, { undoFile });
    // Texts in other languages, lists and what search engines show are left to write.
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.filter(({ file }) => file.startsWith('data/'))).toEqual([]);
    expect(errors.filter(({ code }) => code !== 'schema-limit' && code !== 'text-empty')).toEqual([]);
    undoItem(undoFile);
    expect(filesOf(dir)).toEqual(before);
  },
);
