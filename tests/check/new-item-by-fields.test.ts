import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { addedKinds, needsOf } from '../../src/desk/new-item/needs.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { undoItem } from '../../src/desk/new-item/undo-item.ts';
import { defaultLanguage, languageCodes } from '../../src/lib/language/languages.ts';
import { filesOf } from '../support/files-of.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { type Fixture, withFixture } from './fixture.ts';

const outside = folderForFile();

const steel = { 'short-name': 'Сталь', 'short-name-en': 'Steel' };
const department = { ...steel, kind: 'scientific' };

/** Makes an item, and returns what is then in its files and what the check says of all content. */
function made(kind: string, answers: Record<string, string>, fixture: Omit<Fixture, 'name'> = {}) {
  return withFixture({ name: kind, ...fixture }, async (dir) => {
    const before = filesOf(dir);
    const undoFile = join(outside, `${kind}.json`);
    const { id, paths } = await newItem(dir, kind, answers, { undoFile });
    const { diagnostics } = await checkContent(dir);
    const values = Object.fromEntries(
      paths.map((path) => [path, JSON.parse(readFileSync(join(dir, path), 'utf8'))] as const),
    );
    undoItem(undoFile);
    expect(filesOf(dir)).toEqual(before);
    return { id, paths, values, found: diagnostics };
  });
}

describe('a department', () => {
  test('has its facts, its texts in every language and its place in the order of its kind', async () => {
    const { id, paths, values, found } = await made('department', department);
    expect(id).toBe('steel');
    expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/departments/steel.json`));
    expect(values['data/departments/steel.json']).toEqual({
      $schema: '../../schema/department-data.schema.json',
      order: 2,
      head: '',
      staff: [],
      kind: 'scientific',
    });
    const texts = values[`${defaultLanguage}/departments/steel.json`];
    expect(texts).toMatchObject({ name: '', shortName: 'Сталь', lead: '' });
    // A route with {id} gives it a page; everything else is left to write, and each is named.
    expect(new Set(found.map(({ file }) => file.split('/').slice(1).join('/')))).toEqual(
      new Set(['departments/steel.json']),
    );
    expect(found.filter(({ file }) => file.startsWith('data/')).map(({ message }) => message)).toEqual([
      'No person is chosen.',
    ]);
  });

  test('of another kind is counted from one', async () => {
    const technical: Fixture['replace'] = [
      ['data/routes.json', '"kind": "scientific",', '"kind": "technical",'],
      ['data/departments/pig-iron.json', '"scientific"', '"technical"'],
      ['data/routes.json', '"departments/scientific"', '"departments/technical"'],
    ];
    const { values } = await made('department', { ...department, kind: 'technical' }, { replace: technical });
    expect(values['data/departments/steel.json'].order).toBe(2);
  });
});

describe('a laboratory', () => {
  const answers = { ...steel, 'short-name-en': 'Melting' };

  test('gets a route of its own, like that of the other one and after it', async () => {
    const { id, values, found } = await made('laboratory', answers);
    const { routes } = values['data/routes.json'];
    const at = routes.findIndex((route: { id: string }) => route.id === 'lab-heat-tech');
    expect(routes[at + 1]).toEqual({
      ...routes[at],
      id: `lab-${id}`,
      path: `/scientific-departments/lab-${id}`,
      item: id,
      namespaces: [id, 'departments'],
    });
    for (const code of languageCodes)
      expect(values[`${code}/routes.json`].routes[`lab-${id}`]).toEqual({
        title: '',
        description: '',
      });
    expect(found.some(({ code }) => /route/.test(code))).toBe(false);
  });

  test('gets one also where the route of the other is not named for it', async () => {
    const { values } = await made('laboratory', answers, {
      replace: [
        ['data/routes.json', '"id": "lab-heat-tech"', '"id": "furnaces"'],
        ['data/routes.json', '/lab-heat-tech"', '/furnaces"'],
        ...languageCodes.map((code): [string, string, string] => [
          `${code}/routes.json`,
          '"lab-heat-tech"',
          '"furnaces"',
        ]),
      ],
    });
    const { routes } = values['data/routes.json'];
    expect(routes.find((route: { item?: string }) => route.item === 'melting')).toMatchObject({
      id: 'furnaces-melting',
      path: '/scientific-departments/melting',
    });
  });
});

test.each([
  ['department', { ...department, id: 'pig-iron' }, 'already'],
  ['department', { ...department, id: '../../outside' }, '--id'],
  ['department', { 'short-name': 'Сталь' }, '--kind: Give an answer'],
  ['laboratory', { ...steel, id: 'heat-tech' }, 'already'],
  ['defence', { candidate: 'koval-olna' }, '--candidate: There is no person with the id "koval-olna". Did you mean'],
] as [string, Record<string, string>, string][])('%s %j leaves nothing behind', async (kind, answers, words) => {
  await withFixture({ name: kind }, async (dir) => {
    const before = filesOf(dir);
    await expect(newItem(dir, kind, answers)).rejects.toThrow(words);
    expect(filesOf(dir)).toEqual(before);
  });
});

test('of the order, the folder and the id of a kind, no more is asked in a terminal than they are made of', async () => {
  await withFixture({ name: 'dialogue' }, async (dir) => {
    const asked: string[] = [];
    const typed: Record<string, string> = {
      'Short name in Ukrainian': steel['short-name'],
      'Short name in English': steel['short-name-en'],
      'Kind, id': 'scientific',
    };
    const ask = async (question: string) => {
      asked.push(question.replace(/ \(.*|: $/, ''));
      return typed[asked.at(-1) ?? ''] ?? '';
    };
    const { id } = await newItem(dir, 'department', {}, { ask });
    expect(id).toBe('steel');
    expect(asked).toEqual([...Object.keys(typed).slice(-1), ...Object.keys(typed).slice(0, 2), 'Id']);
  });
});

test('no option has two meanings within a kind', () => {
  for (const kind of addedKinds) {
    const options = needsOf(kind).map(({ option }) => option);
    expect(options).toEqual([...new Set(options)]);
    expect(options).not.toContain('content');
    expect(options).not.toContain('undo');
  }
});
