import { expect, test } from 'vitest';
import { PageComparer, type PartChange } from '../../../scripts/compare/page-changes.ts';
import { html, type MadePage } from './made-site.ts';

/** The changes from one page to another, as the pages of a site are read. */
function changes(before: MadePage, after: MadePage): PartChange[] {
  return new PageComparer().compare(html(before), html(after));
}

/** A changed text in one line: [−before][+after]. */
function marked(change: PartChange | undefined): string {
  if (change?.type !== 'text') throw new Error(`No changed text: ${JSON.stringify(change)}`);
  return change.pieces.map(({ text, only }) => (only ? `[${only === 'before' ? '−' : '+'}${text}]` : text)).join('');
}

const inMain = (before: string, after: string) => changes({ main: before }, { main: after });

test('names of bundles, hashes of classes and data of scripts are no change', () => {
  expect(changes({ hash: '1abcd', data: '{}' }, { hash: '9fedc', data: '{"a":1}' })).toEqual([]);
});

test('a changed text says which words changed', () => {
  const found = inMain('<p>Піч має місткість 60 кг.</p>', '<p>Піч має місткість 160 кг.</p>');
  expect(found).toMatchObject([{ part: 'main', type: 'text' }]);
  expect(marked(found[0])).toBe('Піч має місткість [−60][+160] кг.');
});

test('a changed phrase is not taken apart at its spaces', () => {
  const [found] = inMain(
    '<p>Відділ очолює Іван Коваль від 2007 року</p>',
    '<p>Відділ очолює Ганна Литвин від 2007 року</p>',
  );
  expect(marked(found)).toBe('Відділ очолює [−Іван Коваль][+Ганна Литвин] від 2007 року');
});

test('numbers and words with apostrophes and hyphens are one word each', () => {
  const [found] = inMain(
    '<p>Лабораторія має пам’ять на 0,003 % сірки та вивчає фізико-хімію шлаків</p>',
    '<p>Лабораторія має пам’яті на 0,004 % сірки та вивчає фізико-хімії шлаків</p>',
  );
  expect(marked(found)).toBe(
    'Лабораторія має [−пам’ять][+пам’яті] на [−0,003][+0,004] % сірки та вивчає [−фізико-хімію][+фізико-хімії] шлаків',
  );
});

test('a text that has little in common with what stood there is another one', () => {
  const [found] = inMain('<p>Перший текст про чавун</p>', '<p>Зовсім інша розповідь</p>');
  expect(marked(found)).toBe('[−Перший текст про чавун][+Зовсім інша розповідь]');
});

test('what is new, gone or in another place is told as such', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const found = inMain(list('альфа', 'бета', 'гамма', 'дельта'), list('альфа', 'гамма', 'дельта', 'бета', 'епсилон'));
  expect(found.map((change) => [change.type, 'block' in change && change.block.text])).toEqual([
    ['moved', 'бета'],
    ['added', 'епсилон'],
  ]);
  expect(inMain(list('альфа', 'бета'), list('альфа')).map(({ type }) => type)).toEqual(['removed']);
});

test('a moved block whose link leads elsewhere is told as both', () => {
  const link = (href: string) => `<p>Пишіть <a href="${href}">на пошту</a></p>`;
  const rest = '<p>альфа</p><p>бета</p><p>гамма</p>';
  expect(inMain(`${link('/contacts')}${rest}`, `${rest}${link('/library')}`)).toMatchObject([
    { type: 'moved' },
    { type: 'link', words: 'на пошту', before: '/contacts', after: '/library' },
  ]);
});

test('equal blocks that move are each told as moved', () => {
  const rest = '<p>альфа</p><p>бета</p><p>гамма</p><p>дельта</p>';
  const found = inMain(`<p>знак</p><p>знак</p>${rest}`, `${rest}<p>знак</p><p>знак</p>`);
  expect(found.map(({ type }) => type)).toEqual(['moved', 'moved']);
});

test('a link with the same words that leads elsewhere is a change', () => {
  const link = (href: string, more = '') => `<p>Пишіть <a href="${href}">на пошту</a>${more}</p>`;
  const expected = { type: 'link', words: 'на пошту', before: '/contacts', after: '/library' };
  expect(inMain(link('/contacts'), link('/library'))).toMatchObject([expected]);
  expect(inMain(link('/contacts'), link('/library', ' щодня'))).toMatchObject([{ type: 'text' }, expected]);
});

test('words that became a link, or are none any more, are a change', () => {
  const [plain, linked] = ['<p>Пишіть на пошту</p>', '<p>Пишіть <a href="/contacts">на пошту</a></p>'];
  const link = { type: 'link', words: 'на пошту' };
  expect(inMain(plain, linked)).toMatchObject([{ ...link, before: '', after: '/contacts' }]);
  expect(inMain(linked, plain)).toMatchObject([{ ...link, before: '/contacts', after: '' }]);
  // A link that comes with its words is told by them.
  expect(
    inMain('<p>Пишіть нам</p>', '<p>Пишіть нам <a href="/contacts">тут</a></p>').map(({ type }) => type),
  ).toEqual(['text']);
});

test('another picture, another version of it and other words about it are told apart', () => {
  const picture = (name: string, hash: string, alt: string) => `<img src="/images/${name}.${hash}.svg" alt="${alt}">`;
  const [one, two] = ['0123456789', 'abcdef0123'];
  const name = '/images/pich.svg';
  expect(inMain(picture('pich', one, 'Піч'), picture('pich', two, 'Піч'))).toMatchObject([
    { type: 'picture', before: name, after: name },
  ]);
  expect(inMain(picture('pich', one, 'Піч'), picture('kivsh', two, 'Піч'))).toMatchObject([
    { type: 'picture', before: name, after: '/images/kivsh.svg' },
  ]);
  const [words] = inMain(picture('pich', one, 'Стара піч'), picture('pich', one, 'Нова піч'));
  expect(marked(words)).toBe('[−Стара][+Нова] піч');
});

test('a change of the frame is in its part', () => {
  expect(changes({}, { footer: '<h2>Карта сайту</h2>' })).toMatchObject([{ part: 'footer', type: 'text' }]);
  expect(changes({}, { menu: '<ul><li><a href="/library">Книгозбірня</a></li></ul>' })).toMatchObject([
    { part: 'menu', type: 'text' },
  ]);
});

test('elements and attributes that are not read may change the look', () => {
  expect(inMain('<p>Текст</p>', '<p data-colour="blue">Текст</p>')).toEqual([{ part: 'main', type: 'markup' }]);
  expect(inMain('<p class="_a_1abcd_1">Текст</p>', '<p class="_b_1abcd_1">Текст</p>')).toMatchObject([
    { type: 'markup' },
  ]);
  expect(inMain('<p class="_a_k3f">Текст</p>', '<p class="_b_k3f">Текст</p>')).toMatchObject([{ type: 'markup' }]);
  expect(inMain('<p class="_a_1abcd_1">Текст</p>', '<p class="_a_k3f">Текст</p>')).toEqual([]);
});

test('a paragraph that becomes a heading keeps its text', () => {
  const rest = '<p>Решта тексту.</p>';
  expect(inMain(`<p>Про чавун</p>${rest}`, `<h2>Про чавун</h2>${rest}`)).toEqual([{ type: 'markup', part: 'main' }]);
  const linked = inMain(`<p><a href="/a">Про чавун</a></p>${rest}`, `<h2><a href="/b">Про чавун</a></h2>${rest}`);
  expect(linked.map(({ type }) => type)).toEqual(['markup', 'link']);
  const others = inMain(`<p>Про чавун</p>${rest}`, `<h2>Про сталь</h2>${rest}`);
  expect(others.map(({ type }) => type)).toEqual(['removed', 'added']);
});

test('what machines read is told only where nothing that people read explains it', () => {
  const head = '<script type="application/ld+json">{"a":1}</script>';
  expect(changes({}, { head })).toEqual([{ part: 'head', type: 'markup' }]);
  expect(changes({}, { head, main: '<p>Інший текст.</p>' }).map(({ part }) => part)).toEqual(['main']);
});

test('the same words before and after a change do not hide where it is', () => {
  const items = (...names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  expect(inMain(items('а', 'а'), items('а', 'а', 'а')).map(({ type }) => type)).toEqual(['added']);
  const [found] = inMain('<p>так так</p>', '<p>так так так</p>');
  expect(marked(found)).toBe('так так[+ так]');
});
