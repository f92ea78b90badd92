import { expect, test } from 'vitest';
import { isInOwnLanguage } from '../../src/check/text-language.ts';
import { fileKinds } from '../../src/content/kind-table.ts';

const value = {
  items: [{ title: 'Twins and Rails', annotation: 'Про сталь хрестовин' }],
  title: 'Книжки',
  heading: 'Страница',
  headingLanguage: 'ru',
};

function isOwn(pointer: string, kindName = 'monographs-texts') {
  const kind = fileKinds.find(({ name }) => name === kindName);
  return isInOwnLanguage({ file: { kind, value }, pointer } as Parameters<typeof isInOwnLanguage>[0]);
}

test('books keep the language of their titles, wherever in the list they are; what is said of them does not', () => {
  expect(isOwn('/items/0/title')).toBe(false);
  expect(isOwn('/items/0/annotation')).toBe(true);
  expect(isOwn('/title')).toBe(true);
  expect(isOwn('/items/0/title', 'news-texts')).toBe(true);
});

test('a key beside a text names its language', () => {
  expect(isOwn('/heading')).toBe(false);
});
