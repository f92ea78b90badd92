import { expect, test } from 'vitest';
import { type Annotation, usableAnnotations } from '../../src/site/viewer/pdf-viewer.tsx';

const deleted = { num: 9, gen: 0 };

const document = {
  getPageIndex: async ({ num }: { num: number }) => {
    if (num === deleted.num) throw new Error('Page reference is not in the document.');
    return num;
  },
  getDestination: async (name: string) => {
    if (name === 'broken') throw new Error('The destination cannot be read.');
    return null as unknown as unknown[];
  },
};

const annotationsOf = (targets: Record<string, object>, subtype = 'Link') =>
  Object.entries(targets).map(([id, target]): Annotation => ({ id, subtype, ...target }));

test('a link that leads nowhere is left out, and the others of its page stay', async () => {
  const links = await usableAnnotations(
    document,
    annotationsOf({
      deleted: { dest: [deleted] },
      broken: { dest: 'broken' },
      unknown: { dest: 'unknown' },
      within: { dest: [{ num: 1, gen: 0 }] },
      numbered: { dest: [2] },
      outside: { url: 'https://example.org/steel' },
    }),
  );
  expect(links.map(({ id, dest, url }) => ({ id, page: dest?.[0], url }))).toEqual([
    { id: 'within', page: 2, url: undefined },
    { id: 'numbered', page: 3, url: undefined },
    { id: 'outside', page: undefined, url: 'https://example.org/steel' },
  ]);
});

test('fields stay, and of buttons those that lead somewhere or empty the form', async () => {
  const fields = await usableAnnotations(
    document,
    annotationsOf(
      {
        name: { fieldName: 'name' },
        script: { pushButton: true },
        next: { pushButton: true, dest: [1] },
        empty: { pushButton: true, resetForm: {} },
      },
      'Widget',
    ),
  );
  expect(fields.map(({ id, dest }) => [id, dest?.[0]])).toEqual([
    ['name', undefined],
    ['next', 2],
    ['empty', undefined],
  ]);
});
