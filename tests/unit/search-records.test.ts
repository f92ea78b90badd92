import { expect, test } from 'vitest';
import { pageText } from '../../src/build/publish/search/page-parts.ts';
import { indexEntries, knownWords, type SearchRecord } from '../../src/build/publish/search/search-record.ts';
import { foldedWords, indexToken, stemEnd, stems, wordsOf } from '../../src/lib/text/search-words.ts';
import { excerpt, markedTitle, namesAll } from '../../src/site/search/excerpt.ts';
import { otherLayout, searchTerms } from '../../src/site/search/search-engine.ts';

const record: SearchRecord = {
  url: '/news/pour',
  kind: 'news',
  title: 'Чавун і сталь',
  date: '2026-11-18',
  text: 'Плавку чавуну — 08Х18Н10Т — вели у доменній печі.',
  otherWords: 'Zazymko',
};

test('the text of a page is that of its main part, without what search should ignore', () => {
  const html = `<header>Меню</header><main id="content"><h2>Про&nbsp;<em>ча</em>вун</h2><p>Сталь &amp; чавун &#x27;23&#39;</p>
    <nav data-search-ignore="true"><nav>усередині</nav>далі</nav><svg><title>рисунок</title></svg><img alt="x" src="y"/>
    <button>Кнопка</button><p>край<br/>рядка</p></main><footer>Низ</footer>`;
  expect(pageText(html)).toBe("Про\u00a0чавун · Сталь & чавун '23' край рядка");
});

test('captions follow the words of a page, so that an excerpt begins with its lead', () => {
  const html = `<main><figure><img alt="" src="x"/><figcaption>Піч. <ol><li>фурма</li></ol></figcaption></figure><p>Вступ.</p></main>`;
  expect(pageText(html)).toBe('Вступ. Піч. фурма');
});

test('blocks and elements in a row stay apart, and nothing else does', () => {
  const html = `<main><p><time>22 квітня</time><a href="/x">Чавун</a></p><dl><dt>Посада</dt><dd>директор</dd></dl>
    <table><tr><th>Марка</th><td>Ст3</td></tr></table><p>Кінець.</p><p>Федір<!-- -->, <b>доктор</b>)</p>
    <p><a href="/x.bib" download="">BibTeX</a>H<sub>2</sub>O</p></main>`;
  expect(pageText(html)).toBe('22 квітня Чавун · Посада · директор · Марка · Ст3 · Кінець. Федір, доктор) · H2O');
});

test('each word becomes one token, and lone punctuation goes with the word beside it', () => {
  expect(wordsOf(' Плавку  чавуну — вели, ')).toEqual(['Плавку', 'чавуну\u00a0—', 'вели,']);
  expect(wordsOf('– 5 – Плавку')).toEqual(['–\u00a05\u00a0–', 'Плавку']);
  expect(indexToken('Запорізько-криворізький,')).toBe(`запорізьк${stemEnd}-криворізьк${stemEnd}`);
});

test('what is searched are stems, what is shown are words, as many; words that are not shown are only searched', () => {
  const [entry] = indexEntries([record]);
  const { kind, text, otherWords: _, ...about } = record;
  expect(entry?.shown).toEqual({ ...about, text: wordsOf(text).join(' ') });
  expect(entry?.stems.content.split(' ')).toEqual(entry?.shown.text.split(' ').map(indexToken));
  expect(entry?.stems.meta).toEqual({
    title: `чавун${stemEnd} і${stemEnd} стал${stemEnd}`,
    wholeTitle: `${stemEnd}чавуністал${stemEnd}`,
    other: `zazymko${stemEnd}`,
  });
});

test.each([
  ['08X18H10T', '08Х18Н10Т'],
  ['Чaвун', 'чавун'],
  ["об'єм", 'обʼєм'],
  ['об’єм', 'обєм'],
  // Characters that keyboards without an apostrophe offer, and what a copied text brings with it.
  ['об"єм', 'обєм'],
  ['об′єм', 'обєм'],
  ['об´єм', 'обєм'],
  ['об＇єм', 'обєм'],
  ['об\u2060’є\u200bм', 'обєм'],
  ['"Метал"', 'метал'],
  ['Ґрунт', 'грунт'],
  ['ча\u0301вун', 'чавун'],
  ['Škoda', 'skoda'],
  ['castings', 'casting'],
  ['вчена', 'учена'],
  ['впровадження', 'упровадження'],
])('%s is found as %s', (one, other) => {
  expect(stems(one)).toEqual(stems(other));
});

test('words of one alphabet keep it', () => {
  expect(foldedWords('oxide HOT їжа')).toEqual(['oxide', 'hot', 'їжа']);
});

test('the other keyboard layout is read both ways', () => {
  expect(otherLayout('xfdey')).toBe('чавун');
  expect(otherLayout('іеууд')).toBe('steel');
});

test('a query is asked whole first, then as a beginning, then without its last letters', () => {
  expect(searchTerms('доменна печей і')).toEqual([`домен${stemEnd} печ`, 'домен печ']);
  expect(searchTerms('universit').at(-1)).toBe(`univer${stemEnd}`);
  expect(searchTerms(' — ')).toEqual([]);
});

test('an excerpt shows the place with most of what was found, and marks it', () => {
  const words = Array.from({ length: 100 }, (_, index) => `слово${index}`);
  const pieces = excerpt(words, [3, 70, 71, 75, 500]);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['слово70 слово71', 'слово75']);
  expect(pieces.map(({ text }) => text).join('')).toMatch(/^… слово64 .* слово95 …$/);
  expect(markedTitle('Про чавуни, і про сталь', ['чавун'])).toEqual([
    { text: 'Про ', marked: false },
    { text: 'чавуни', marked: true },
    { text: ', і про сталь', marked: false },
  ]);
});

test('an excerpt begins with a sentence or a label that is near, and may begin with the text itself', () => {
  const words = [
    ...Array.from({ length: 40 }, (_, index) => `слово${index}`),
    'Кінець.',
    'Про',
    '«чавун»\u00a0·',
    'далі',
  ];
  const text = (pieces: ReturnType<typeof excerpt>) => pieces.map((piece) => piece.text).join('');
  const pieces = excerpt([...words, ...words], [42]);
  expect(text(pieces)).toMatch(/^… Про «чавун»\u00a0· далі слово0 /);
  expect(pieces.filter(({ marked }) => marked)).toEqual([{ text: 'чавун', marked: true }]);
  expect(text(excerpt(words, [42], true))).toMatch(/^слово0 .* слово31 …$/);
  expect(text(excerpt(['Посада\u00a0·'], []))).toBe('Посада');
  expect([namesAll('Учена рада', ['учен', 'рад']), namesAll('Учена рада', ['учен', 'наук'])]).toEqual([true, false]);
});

test('what may be suggested is written as in the texts, names with their capitals', () => {
  const words = knownWords([record, { ...record, text: 'Чавуну багато. Запоріжжя. об’єм' }]);
  expect(words).toEqual(expect.arrayContaining(['Zazymko', 'чавуну', 'Запоріжжя', 'об’єм']));
  expect(words).not.toContain('Чавуну');
});
