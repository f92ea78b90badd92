import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { newKinds } from '../../src/desk/new-item/questions.ts';
import { undoItem } from '../../src/desk/new-item/undo-item.ts';
import { defaultLanguage, languageCodes } from '../../src/lib/language/languages.ts';
import { filesOf } from '../support/files-of.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { type Fixture, withFixture } from './fixture.ts';

const outside = folderForFile();

const steel = {
  name: 'Відділ сталі',
  'name-en': 'Department of Steel',
  'short-name': 'Сталь',
  'short-name-en': 'Steel',
  head: 'koval-olena',
};
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
    const answers = {
      ...department,
      staff: 'bondar-petro',
      activities: 'плавка; розливання, прокат',
      station: 'converter',
    };
    const { id, paths, values, found } = await made('department', answers);
    expect(id).toBe('steel');
    expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/departments/steel.json`));
    expect(values['data/departments/steel.json']).toEqual({
      $schema: '../../schema/department-data.schema.json',
      order: 2,
      head: 'koval-olena',
      staff: ['bondar-petro'],
      kind: 'scientific',
      station: 'converter',
    });
    const texts = values[`${defaultLanguage}/departments/steel.json`];
    expect(texts).toMatchObject({
      name: steel.name,
      activities: ['плавка', 'розливання, прокат'],
      lead: '',
      station: '',
    });
    // A route with {id} gives it a page: the texts alone are left to write.
    const codes = new Set(found.map(({ code, file }) => `${code} ${file.split('/').slice(1).join('/')}`));
    expect([...codes].sort()).toEqual(['schema-limit departments/steel.json', 'text-empty departments/steel.json']);
    expect(found.filter(({ file }) => file.startsWith('data/'))).toEqual([]);
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

  test('has its drawing in the folder of the others, with its caption', async () => {
    const answers = {
      ...department,
      drawing: 'images/people/olena.svg',
      'drawing-alt': 'Піч',
      caption: 'Піч для сталі.',
    };
    const { values } = await made('department', answers, {
      write: {
        'images/people/olena.svg': readFileSync(join(import.meta.dirname, '../small-institute/images/news/hall.svg')),
      },
    });
    expect(values['data/departments/steel.json'].drawing).toBe('people/olena.svg');
    expect(values[`${defaultLanguage}/pictures/people.json`].items[0]).toEqual({
      id: 'steel',
      caption: 'Піч для сталі.',
    });
    for (const code of languageCodes)
      expect(values[`${code}/departments/steel.json`].drawingAlt).toBe(code === defaultLanguage ? 'Піч' : '');
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
        title: { ua: steel.name, en: steel['name-en'] }[code as string] ?? '',
        description: '',
      });
    expect(found.filter(({ code }) => !/^(?:schema-limit|text-empty)$/.test(code))).toEqual([]);
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
  [
    'department',
    { ...department, head: 'koval-olna' },
    '--head: There is no person with the id "koval-olna". Did you mean',
  ],
  ['department', { ...department, kind: 'scientfic' }, '--kind: There is no kind of departments'],
  ['department', { ...department, colour: 'golden' }, '--colour: "golden" is not one of the allowed values.'],
  ['department', { ...department, order: 'first' }, '--order: '],
  ['department', { ...department, phone: '12' }, '--phone: '],
  ['department', { ...department, id: 'pig-iron' }, 'already'],
  ['department', { ...department, id: '../../outside' }, '--id'],
  ['department', { ...department, drawing: 'nowhere.svg' }, '--drawing: There is no file nowhere.svg.'],
  ['department', { name: steel.name, 'short-name': 'Сталь' }, '--head: '],
  ['department', { ...department, kind: 'technical' }, 'No route gives the department "steel" a page.'],
  ['laboratory', { ...steel, partner: 'pig-irn' }, '--partner: '],
  ['laboratory', { ...steel, id: 'heat-tech' }, 'already'],
  ['defence', { title: 'Про сталь', candidate: 'koval-olena' }, '--supervisor: '],
] as [string, Record<string, string>, string][])('%s %j leaves nothing behind', async (kind, answers, words) => {
  await withFixture({ name: kind }, async (dir) => {
    const before = filesOf(dir);
    await expect(newItem(dir, kind, answers)).rejects.toThrow(words);
    expect(filesOf(dir)).toEqual(before);
  });
});

test('in a terminal a department is asked for question by question, and no text of a picture that there is not', async () => {
  await withFixture({ name: 'dialogue' }, async (dir) => {
    const asked: string[] = [];
    const typed: Record<string, string> = {
      'Full name in Ukrainian': steel.name,
      'Short name in Ukrainian': steel['short-name'],
      'Short name in English': steel['short-name-en'],
      'Head, id': 'koval-olena',
      'Kind, id': 'scientific',
    };
    const ask = async (question: string) => {
      asked.push(question);
      return typed[question.replace(/ \(.*|: $/, '')] ?? '';
    };
    const { id } = await newItem(dir, 'department', {}, { ask });
    expect(id).toBe('steel');
    expect(asked).toContain('Order (Enter: the next one): ');
    expect(asked.some((question) => question.startsWith('What the drawing shows'))).toBe(false);
  });
});

test('every kind that has lists or pages can be made, or the reason is here why not', () => {
  expect(Object.keys(newKinds).sort()).toEqual(
    'admission container defence department development document instrument laboratory news notice person postgraduate procurement publication publisher room service special-council'.split(
      ' ',
    ),
  );
});

test('no option has two meanings within a kind', () => {
  for (const { questions } of Object.values(newKinds)) {
    const options = questions.map(({ option }) => option);
    expect(options).toEqual([...new Set(options)]);
    expect(options).not.toContain('content');
    expect(options).not.toContain('undo');
  }
});
