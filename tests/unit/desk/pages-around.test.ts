import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/content-tree.ts';
import { typedValues } from '../../../src/content/schema/schema-values.ts';
import { partAround, thingsIn } from '../../../src/desk/server/thing.ts';
import { deskLab } from './desk-lab.ts';
import { servedDesk } from './served-desk.ts';

test('each text of the site is part of something that editors open', () => {
  const tree = readContent(join(import.meta.dirname, '../../../content'));
  const things = thingsIn(tree);
  const outside = tree.files.flatMap((file) =>
    typedValues(file).flatMap(({ pointer, isProse }) =>
      isProse && !partAround(things, file.path, pointer) ? [file.path + pointer] : [],
    ),
  );
  expect(outside).toEqual([]);
});

const page = 'text-page/documents';
const kinds = (lab: ReturnType<typeof deskLab>) => lab.session.open(page).parts.en?.value as { kinds: object };

const lab = deskLab();

test('a page whose file also lists items is edited beside them', () => {
  expect(lab.list().find(({ name }) => name === page)).toMatchObject({
    kind: 'text-page',
    title: { ua: 'Документи', en: 'Documents' },
  });
  expect(kinds(lab)).not.toHaveProperty('items');
  const text = lab.read('en/documents.json');
  const [item = ''] = lab.list().flatMap(({ name, kind }) => (kind === 'document' ? [name] : []));
  lab.edit(page, 'en', { kinds: { ...kinds(lab).kinds, regulation: 'Rules' } });
  lab.edit(item, 'en', { title: 'Charter of 2026' });
  expect(lab.session.save(item)).toEqual(['en/documents.json']);
  expect(lab.session.open(page).parts.en).toMatchObject({ isDraft: true });
  expect(lab.session.open(page).parts.en).not.toHaveProperty('changedMeanwhile');
  expect(lab.session.save(page)).toEqual(['en/documents.json']);
  const now = text
    .replace(/("regulation": )"[^"]*"/, '$1"Rules"')
    .replace(/("title": )"[^"]*"/, '$1"Charter of 2026"');
  expect(lab.read('en/documents.json')).toBe(now);
});

test('a fix of the page leaves its items alone, and the other way round', () => {
  const { kinds: own } = kinds(lab);
  lab.edit(page, 'en', { kinds: { ...own, regulation: 'Rules  - and orders' } });
  lab.session.fix(page);
  expect(kinds(lab)).not.toHaveProperty('items');
  expect(lab.session.save(page)).toEqual(['en/documents.json']);
});

test('a mistake in the page has its field there', async () => {
  const { kinds: own } = kinds(lab);
  lab.edit(page, 'en', { kinds: { ...own, regulation: '' } });
  expect(await lab.session.check('en')).toContainEqual(
    expect.objectContaining({ thing: page, part: 'en', pointer: '/kinds/regulation' }),
  );
});

const desk = servedDesk();

test('the form of the page has no field for the items', async () => {
  const { schema } = (await desk.opened(page, 'en')) as unknown as { schema: string };
  const { body } = await desk.call(`/api/schemas/${schema}`);
  expect(Object.keys(body.properties as object)).toContain('kinds');
  expect(Object.keys(body.properties as object)).not.toContain('items');
  expect(body.required).not.toContain('items');
});
