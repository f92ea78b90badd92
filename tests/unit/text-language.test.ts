import { expect, test } from 'vitest';
import { isInOwnLanguage } from '../../src/check/text-language.ts';
import { fileKinds } from '../../src/content/kind-table.ts';

const value = {
  items: [{ title: 'Archive of Steel Microstructures', note: 'Про структуру сталі' }],
  title: 'Книжки',
  heading: 'Страница',
  headingLanguage: 'ru',
};

function isOwn(pointer: string, kindName = 'containers-texts') {
  const kind = fileKinds.find(({ name }) => name === kindName);
  const document = { source: { text: JSON.stringify(value) } };
  return isInOwnLanguage({ file: { kind, value, document }, pointer } as Parameters<typeof isInOwnLanguage>[0]);
}

test('journals keep the language of their names, wherever in the list they are; what is said of them does not', () => {
  expect(isOwn('/items/0/title')).toBe(false);
  expect(isOwn('/items/0/note')).toBe(true);
  expect(isOwn('/title')).toBe(true);
  expect(isOwn('/items/0/title', 'news-texts')).toBe(true);
});

test('a key beside a text names its language', () => {
  expect(isOwn('/heading')).toBe(false);
});
