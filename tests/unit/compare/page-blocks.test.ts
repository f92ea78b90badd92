import { expect, test } from 'vitest';
import { addressMark, readLines, readParts } from '../../../scripts/compare/read-page.ts';
import { html } from './made-site.ts';

test('a page is cut into the parts that readers know', () => {
  const page = readParts(
    html({ main: '<article><header><h2>Розділ</h2></header></article>', sidebar: '<p>Новини</p>' }),
  );
  expect(Object.fromEntries(Object.entries(page).map(([part, text]) => [part, readLines(text)]))).toEqual({
    head: ['Сторінка — Інститут'],
    header: [`Інститут${addressMark('/')}`],
    menu: [`Бібліотека${addressMark('/library')}`],
    main: ['Сторінка', 'Розділ'],
    sidebar: ['Новини'],
    footer: ['Мапа сайту'],
    frame: [`До вмісту${addressMark('#content')}`],
  });
});

test('the data of scripts are no part of a page, whatever they look like', () => {
  const parts = readParts(html({ data: '{"text":"</footer><main>ні</main>"}' }));
  expect(Object.values(parts).join('')).not.toContain('ні');
});

test('lines are what readers take in at once: paragraphs, entries, rows of tables', () => {
  expect(
    readLines(`
      <h2>Піч</h2> <p>Місткість <b>60</b> кг,
      H<sub>2</sub>O.</p>
      <ul><li>одна<ul><li>дві</li></ul></li></ul>
      <table><tr><th>Шифр</th><th>Назва</th></tr><tr><td>М1</td><td>Чавун</td></tr></table>
      <ul><li><time>18 листопада</time><a href="/news/a">Новина</a></li></ul>
      <button aria-label="Закрити"><svg><title>ні</title></svg></button>`),
  ).toEqual([
    'Піч',
    'Місткість 60 кг, H2O.',
    'одна',
    'дві',
    'Шифр | Назва',
    'М1 | Чавун',
    `18 листопада Новина${addressMark('/news/a')}`,
    'Закрити',
  ]);
});

test('white space is one space, whether lines may end there or not', () => {
  expect(readLines('<p>№\u00a05 \n\t і   далі</p>')).toEqual(['№ 5 і далі']);
});

test('links keep their targets, and pictures their name and version, whatever their width', () => {
  expect(
    readLines(
      '<p>Див. <a href="/contacts">контакти</a> <img src="/images/a/furnace.0123456789-960.webp" alt="Піч"></p>',
    ),
  ).toEqual([`Див. контакти${addressMark('/contacts')}`, `▣${addressMark('/images/a/furnace.0123456789.webp')} Піч`]);
});

test('of the head, the title and what search engines show are read', () => {
  expect(
    readLines('<title>А &amp; Б</title><meta name="description" content="Про А"><meta name="x" content="y">'),
  ).toEqual(['А & Б', 'Про А']);
});
