import { expect, test } from 'vitest';
import { DocumentSession, type DocumentState, type ViewedDocument } from '../../src/site/viewer/document.ts';

function openedDocument(): { document: ViewedDocument; fields: Map<string, object> } {
  const fields = new Map<string, object>();
  const annotationStorage = {
    setValue: (key: string, value: object) => fields.set(key, value),
    [Symbol.iterator]: () => fields.entries(),
  };
  return { document: { pdf: { annotationStorage } } as unknown as ViewedDocument, fields };
}

test('a form whose document is opened again, because its worker hangs, keeps what was filled in', async () => {
  const states: DocumentState[] = [];
  const [first, second, third] = [openedDocument(), openedDocument(), openedDocument()];
  const documents = [first, second, third].map(({ document }) => document);
  const opened = documents.values();
  const session = new DocumentSession(
    '/files/form.pdf',
    (state) => states.push(state),
    async () => opened.next().value as ViewedDocument,
  );
  await session.open();
  first.fields.set('name', { value: 'Pig iron' });
  await session.open('recovering');
  second.fields.set('heat', { value: '12' });
  await session.open('recovering');
  expect([...third.fields]).toEqual([
    ['name', { value: 'Pig iron' }],
    ['heat', { value: '12' }],
  ]);
  expect(states.map(({ status }) => status)).toEqual([
    'loading',
    'ready',
    'recovering',
    'ready',
    'recovering',
    'ready',
  ]);
  session.close();
});
