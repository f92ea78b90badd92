import { expect, test } from 'vitest';
import { type Change, comparePages } from '../../../scripts/compare/page-changes.ts';
import { addressIn } from '../../../scripts/compare/read-page.ts';
import { html, type MadePage } from './made-site.ts';

/** The changes from one page to another, as the pages of a site are read. */
function changes(before: MadePage, after: MadePage): Change[] {
  return comparePages(html(before), html(after));
}

/** A changed text in one line: [−before][+after]. */
function marked(change: Change | undefined): string {
  if (change?.type !== 'text') throw new Error(`No changed text: ${JSON.stringify(change)}`);
  const pieces = change.pieces.map(({ text, only }) => (only ? `[${only === 'before' ? '−' : '+'}${text}]` : text));
  return pieces.join('').replace(addressIn, '($1)');
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

test('what is new or gone is told as such, also what stands in another place', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const found = inMain(list('альфа', 'бета', 'гамма', 'дельта'), list('альфа', 'гамма', 'дельта', 'бета', 'епсилон'));
  expect(found.map((change) => [change.type, change.pieces[0]?.text])).toEqual([
    ['removed', 'бета'],
    ['added', 'бета'],
    ['added', 'епсилон'],
  ]);
  expect(inMain(list('альфа', 'бета'), list('альфа')).map(({ type }) => type)).toEqual(['removed']);
});

test.each([
  [
    'leads elsewhere',
    '<p><a href="/contacts">Пошта</a></p>',
    '<p><a href="/library">Пошта</a></p>',
    'Пошта [−(/contacts)][+(/library)]',
  ],
  [
    'leads elsewhere in a changed text',
    '<p>Є <a href="/a">на пошті</a></p>',
    '<p>Є <a href="/b">на пошті</a> щодня</p>',
    'Є на пошті [−(/a)][+(/b) щодня]',
  ],
  ['is new under the same words', '<p>Пишіть нам</p>', '<p>Пишіть <a href="/a">нам</a></p>', 'Пишіть нам [+(/a)]'],
  ['is gone under the same words', '<p>Пишіть <a href="/a">нам</a></p>', '<p>Пишіть нам</p>', 'Пишіть нам [−(/a)]'],
  ['comes with its words', '<p>Пишіть нам</p>', '<p>Пишіть нам <a href="/a">тут</a></p>', 'Пишіть нам [+тут(/a)]'],
])('a link that %s is told where it stands', (_, before, after, words) => {
  expect(inMain(before, after).map(marked)).toEqual([words]);
});

test.each([
  [
    'another picture',
    ['pich.0123456789', 'Піч'],
    ['kivsh.0123456789', 'Піч'],
    '▣ [−(/images/pich.0123456789.svg)][+(/images/kivsh.0123456789.svg)] Піч',
  ],
  [
    'another version',
    ['pich.0123456789', 'Піч'],
    ['pich.abcdef0123', 'Піч'],
    '▣ [−(/images/pich.0123456789.svg)][+(/images/pich.abcdef0123.svg)] Піч',
  ],
  [
    'other words',
    ['pich.0123456789', 'Стара піч'],
    ['pich.0123456789', 'Нова піч'],
    '▣(/images/pich.0123456789.svg) [−Стара][+Нова] піч',
  ],
] as const)('of a picture, %s are told', (_, before, after, words) => {
  const picture = ([name, alt]: readonly [string, string]) => `<img src="/images/${name}.svg" alt="${alt}">`;
  expect(inMain(picture(before), picture(after)).map(marked)).toEqual([words]);
});

test('a change of the frame is in its part', () => {
  expect(changes({}, { footer: '<h2>Карта сайту</h2>' })).toMatchObject([{ part: 'footer', type: 'text' }]);
  expect(changes({}, { menu: '<ul><li><a href="/library">Книгозбірня</a></li></ul>' })).toMatchObject([
    { part: 'menu', type: 'text' },
  ]);
});

test('elements and attributes that are not read may change the look', () => {
  expect(inMain('<p>Текст</p>', '<p data-colour="blue">Текст</p>')).toMatchObject([{ part: 'main', type: 'markup' }]);
  expect(inMain('<p class="_a_1abcd_1">Текст</p>', '<p class="_b_1abcd_1">Текст</p>')).toMatchObject([
    { type: 'markup' },
  ]);
  expect(inMain('<p class="_a_k3f">Текст</p>', '<p class="_b_k3f">Текст</p>')).toMatchObject([{ type: 'markup' }]);
  expect(inMain('<p class="_a_1abcd_1">Текст</p>', '<p class="_a_k3f">Текст</p>')).toEqual([]);
});

test('a paragraph that becomes a heading keeps its text', () => {
  const rest = '<p>Решта тексту.</p>';
  expect(inMain(`<p>Про чавун</p>${rest}`, `<h2>Про чавун</h2>${rest}`)).toMatchObject([
    { type: 'markup', part: 'main' },
  ]);
  const linked = inMain(`<p><a href="/a">Про чавун</a></p>${rest}`, `<h2><a href="/b">Про чавун</a></h2>${rest}`);
  expect(linked.map(marked)).toEqual(['Про чавун [−(/a)][+(/b)]']);
  const others = inMain(`<p>Про чавун</p>${rest}`, `<h2>Про сталь</h2>${rest}`);
  expect(others.map(marked)).toEqual(['Про [−чавун][+сталь]']);
});

test('what machines read is told only where nothing that people read explains it', () => {
  const head = '<script type="application/ld+json">{"a":1}</script>';
  expect(changes({}, { head })).toMatchObject([{ part: 'head', type: 'markup' }]);
  expect(changes({}, { head, main: '<p>Інший текст.</p>' }).map(({ part }) => part)).toEqual(['main']);
});

test('the same words before and after a change do not hide where it is', () => {
  const items = (...names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  expect(inMain(items('а', 'а'), items('а', 'а', 'а')).map(({ type }) => type)).toEqual(['added']);
  const [found] = inMain('<p>так так</p>', '<p>так так так</p>');
  expect(marked(found)).toBe('так так [+так]');
});
