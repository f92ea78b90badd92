import { beforeAll, describe, expect, test } from 'vitest';
import { type ContentTree, readContent } from '../../src/content/content-tree.ts';
import { SourceFile } from '../../src/content/json/source-file.ts';
import { referencesIn } from '../../src/desk/new-item/reference-file/read-reference.ts';
import { referenceAnswers } from '../../src/desk/new-item/reference-file/reference-answers.ts';
import { withFixture } from './fixture.ts';
import { containerFiles } from './publication-files.ts';

const ourPeople: [id: string, ua: string, en: string][] = [
  ['shchedryk', 'Щедрик Юрій Хомич', 'Yurii Shchedryk'],
  ['yasenytska', 'Ясеницька Євгенія Юріївна', 'Yevheniia Yasenytska'],
  ['lukianenko', 'Лук’яненко Олександр Григорович', 'Oleksandr Lukianenko'],
  ['zghurovych', 'Згурович Матвій Ілліч', 'Matvii Zghurovych'],
  ['luhovyi', 'Луговий Назар Тихонович', 'Nazar Luhovyi'],
  ['gudzyk', 'Ґудзик Орест Данилович', 'Orest Gudzyk'],
];
let tree: ContentTree;
beforeAll(async () => {
  const write = Object.fromEntries(
    ourPeople.flatMap(([id, ua, en]) => [
      [`ua/people/${id}.json`, JSON.stringify({ name: ua })],
      [`en/people/${id}.json`, JSON.stringify({ name: en })],
    ]),
  );
  const journal = containerFiles('Метал і процес', 'metal');
  journal['data/containers.json'] = journal['data/containers.json']?.replace(' }]', ', "issn": "1234-5679" }]') ?? '';
  await withFixture({ name: 'people', write: { ...write, ...journal } }, async (dir) => {
    tree = readContent(dir);
    // Files are read when they are asked for.
    for (const file of tree.files) void file.value;
  });
});

async function answersOf(text: string, language?: string) {
  const [item = {}] = await referencesIn(new SourceFile('', text));
  const { answers, open } = referenceAnswers(tree, item, '', language);
  return { ...answers, open: Object.fromEntries([...open].map(([option, words]) => [option, words])) } as Record<
    string,
    string
  > & { open: Record<string, { en: string; uk: string }> };
}

const bibtex = (fields: string) => answersOf(`@article{a, language={en}, ${fields}}`);
const ris = (...lines: string[]) => answersOf(['TY  - JOUR', 'LA  - en', ...lines, 'ER  - ', ''].join('\n'));
const csl = (facts: object) => answersOf(JSON.stringify([{ type: 'article-journal', language: 'en', ...facts }]));

test.each([
  ['<i>a</i> <I>b</I> <span class="nocase">c</span> <b><i>d</i></b> <em class="x">e</em>', 'a b c d e'],
  ['<jats:italic>in situ</jats:italic> H<jats:sub>2</jats:sub>O', 'in situ H₂O'],
  ['CO<SUB>2</SUB> and 10<sup style="top: 0">-3</sup> and 10<sup>&minus;3</sup>', 'CO₂ and 10⁻³ and 10⁻³'],
  ['900 <sup>o</sup>C, Al<inf>2</inf>O<inf>3</inf>, 1<sup>st</sup>', '900 °C, Al₂O₃, 1st'],
  ['the root 2<sup>1/2</sup>', 'the root 2^(1/2)'],
  ['a <i> b', 'a <i> b'],
  ['x <b and d> y, 0 < Mn > 1', 'x <b and d> y, 0 < Mn > 1'],
  ['<u>u</u> and <001> planes', '<u>u</u> and <001> planes'],
  ['C &lt; 0.1 &amp;lt; 2', 'C < 0.1 < 2'],
  ['a &amp;amp; b &#8211; c &#x2013; d&nbsp;e', 'a & b – c – d e'],
  ['&foo; AT&T, R&D; x', '&foo; AT&T, R&D; x'],
  ['&lt;i&gt;in situ&lt;/i&gt; H&lt;sub&gt;2&lt;/sub&gt;O', 'in situ H₂O'],
  ['beyond $10^{9}$ cycles at 10\\textsuperscript{-3} in \\ce{Fe3O4}', 'beyond 10⁹ cycles at 10⁻³ in Fe₃O₄'],
  ['from $5 to $6', 'from $5 to $6'],
])('the title «%s» is text', async (title, expected) => {
  expect(await csl({ title })).toMatchObject({ 'title-en': expected });
  expect(await ris(`TI  - ${title}`)).toMatchObject({ 'title-en': expected });
});

test.each([
  ['$\\mathrm{Fe_3O_4}$, $\\mathrm{Fe}^{3+}$, $\\mathrm{m\\,s^{-1}}$', 'Fe₃O₄, Fe³⁺, m s⁻¹'],
  ['\\ce{H2O}, \\ce{SO4^2-}, \\ce{Al2(SO4)3}', 'H₂O, SO₄²⁻, Al₂(SO₄)₃'],
  ['Al$_{2}$O$_3$--SiO\\textsubscript{2}, $\\text{CaO}$, \\(x^2\\)', 'Al₂O₃–SiO₂, CaO, x²'],
  ['$\\gamma \\to \\alpha$ at $900\\,^{\\circ}\\mathrm{C}$, $2\\times10^{9}$', 'γ → α at 900 °C, 2 × 10⁹'],
  ['\\emph{in situ} {\\it x} \\textsc{AB} \\& 5\\% of \\$6', 'in situ x AB & 5% of $6'],
  ['C $<$ 0.1 and Mn $>$ 2', 'C < 0.1 and Mn > 2'],
])('the title «%s» of BibTeX', async (title, expected) => {
  expect(await bibtex(`title={${title}}`)).toMatchObject({ 'title-en': expected });
});

test('a command of TeX that is not known stays, and the editor is told', async () => {
  const { 'title-en': title, open } = await bibtex('title={The \\foo of slag}');
  expect(title).toContain('\\foo');
  expect(open['title-en']?.en).toContain('"\\foo"');
});

describe('names', () => {
  test.each([
    ['Falk, Jr., Ruben', ' / Falk R. Jr.'],
    ['Falk, Ruben, III', ' / Falk R. III'],
    ['Falk Jr., Ruben T.', ' / Falk R. T. Jr.'],
    ['Falk, RT', ' / Falk R. T.'],
    ['FALK, JAN', ' / FALK J.'],
    ['Ruben Falk', ' / Falk R.'],
    ['Xiao-ming Li', ' / Li X.'],
    ['Jean de la Fontaine', ' / de la Fontaine J.'],
    ['Ludwig von Beethoven', ' / von Beethoven L.'],
    ['van der Berg, Jan', ' / van der Berg J.'],
    ['Brown, Ann-Marie', ' / Brown A.-M.'],
    ["O'Neil, D'Arcy", " / O'Neil D."],
    ['{\\"O}zg{\\"u}r, A.', ' / Özgür A.'],
    ['Lozko, Yu. Ye.', ' / Lozko Yu. Ye.'],
    ['Petrenko I.V.', ' / Petrenko I. V.'],
    ['Shch. B. Petrenko', ' / Petrenko Shch. B.'],
    ['Marchenko Oksana Petrivna', ' / Marchenko O. P.'],
    ['Aristotle', ' / Aristotle'],
    ['Lluis Companys', ' / Companys L.'],
    ['Ivan Centerwall', ' / Centerwall I.'],
    ['Slag Research Group', ' / Slag Research Group'],
    ['Eisenforschungsinstitut Nord', ' / Eisenforschungsinstitut Nord'],
    ['{Barnes and Noble, Inc.}', ' / Barnes and Noble, Inc.'],
    ['{Open Slag Collaboration} and Falk, R.', ' / Open Slag Collaboration,  / Falk R.'],
    ['Open Slag Collaboration', ' / Open Slag Collaboration'],
    ['{Інститут «Сталь»}', 'Інститут «Сталь» / '],
    ['{Гречаник П. О.}', 'Гречаник П. О. / Hrechanyk P. O.'],
    ['Іван Степанович Якович', 'Якович І. С. / Yakovych I. S.'],
    ['Якович Іван Степанович', 'Якович І. С. / Yakovych I. S.'],
    ['Коваль-Лис, Дар’я Петрівна', 'Коваль-Лис Д. П. / Koval-Lys D. P.'],
    ['Марченко О.П., мол.', 'Марченко О. П. мол. / Marchenko O. P. Jr.'],
    ['О. П., Гречаник', 'Гречаник О. П. / Hrechanyk O. P.'],
  ])('%s of BibTeX', async (author, expected) => {
    expect((await bibtex(`author={${author}}`)).authors).toBe(expected);
  });

  test.each([
    ['Falk, Ruben T., Jr.', ' / Falk R. T. Jr.'],
    ['Falk, Jr., Ruben', ' / Falk R. Jr.'],
    ['Beethoven, Ludwig van', ' / van Beethoven L.'],
    ['Iron Institute,', ' / Iron Institute'],
    ['J. van der Berg', ' / van der Berg J.'],
    ['Quill, TB', ' / Quill T. B.'],
    ['Марченко Оксана Петрівна', 'Марченко О. П. / Marchenko O. P.'],
  ])('%s of RIS', async (author, expected) => {
    expect((await ris(`AU  - ${author}`)).authors).toBe(expected);
  });

  test.each([
    [{ family: 'О.', given: 'Гречаник П.' }, 'Гречаник П. О. / Hrechanyk P. O.'],
    [{ family: 'Петрівна', given: 'Марченко Оксана' }, 'Марченко О. П. / Marchenko O. P.'],
    [{ family: 'Humboldt', given: 'A.', 'dropping-particle': 'von' }, ' / von Humboldt A.'],
    [{ family: 'Falk', given: 'R.', suffix: 'Jr.' }, ' / Falk R. Jr.'],
    [{ family: 'Falk', given: 'ruben' }, ' / Falk R.'],
    [{ family: 'Plato' }, ' / Plato'],
    [{ literal: 'Slag & Co.' }, ' / Slag & Co.'],
    [{ name: 'ATLAS', sequence: 'first' }, ' / ATLAS'],
    [{ literal: '', name: 'Open Slag' }, ' / Open Slag'],
    [{ family: 'Falk', given: 'Ruben', name: 'Ruben Falk' }, ' / Falk R.'],
    ['Гречаник П. О.', 'Гречаник П. О. / Hrechanyk P. O.'],
  ])('%j of CSL', async (author, expected) => {
    expect((await csl({ author: [author] })).authors).toBe(expected);
  });

  test.each(['Осика Лев', 'Ruben Falk', 'Lluis Companys', 'Teamer Ivan', 'Групан Іван'])(
    '«%s» has no order: it is left to write, and named',
    async (author) => {
      const { authors, open } = await ris(`AU  - ${author}`, 'AU  - Quill, T.');
      expect(authors).toBe(' / ,  / Quill T.');
      expect(open.authors?.en).toContain(`“${author}”`);
      expect(open.authors?.uk).toContain(`«${author}»`);
    },
  );

  test.each(['others', 'et al.', 'та ін.', 'и др.'])('«%s» is no person', async (author) => {
    const { authors, open } = await ris('AU  - Quill, T.', `AU  - ${author}`);
    expect(authors).toBe(' / Quill T.');
    expect(open.authors?.en).toContain('leaves authors out');
  });
});

test.each([{}, { ORCID: 'https://orcid.org/0000-0002-1825-0097' }, '', null])(
  'an author without a name, %j, is not lost unsaid',
  async (nameless) => {
    const { authors, open } = await csl({ author: [{ family: 'Quill', given: 'T.' }, nameless] });
    expect(authors).toBe(' / Quill T.');
    expect(open.authors?.en).toContain('leaves authors out');
    expect(open.authors?.uk).toContain('допишіть');
  },
);

test('a name with signs of patterns is that of nobody here, and reads like any other', async () => {
  expect((await ris('AU  - Щедрик(, Ю.')).authors).toBe('Щедрик( Ю. / Shchedryk( Yu.');
});

test.each([
  ['10.5555/abc.1', '10.5555/abc.1'],
  ['DOI 10.5555/abc.1', '10.5555/abc.1'],
  ['DOI: 10.5555/abc.1', '10.5555/abc.1'],
  ['doi: https://doi.org/10.5555/abc.1', '10.5555/abc.1'],
  ['doi:doi.org/10.5555/abc.1', '10.5555/abc.1'],
  ['http://dx.doi.org/10.5555/a%3C1%3E2', '10.5555/a<1>2'],
  ['https://doi-org.proxy.example.org/10.5555/abc.1', '10.5555/abc.1'],
  ['https://doi.org.proxy.example.org/10.5555/abc.1', '10.5555/abc.1'],
  ['https://proxy.example.org/login?url=https://doi.org/10.5555/abc.1', '10.5555/abc.1'],
  ['see 10.5555/abc.1', 'see 10.5555/abc.1'],
  ['https://doi.org/abc', 'https://doi.org/abc'],
])('the DOI «%s»', async (written, doi) => {
  expect((await csl({ DOI: written })).doi).toBe(doi);
  expect((await ris(`DO  - ${written}`)).doi).toBe(doi);
  expect((await bibtex(`doi={${written.replaceAll('%', '\\%')}}`)).doi).toBe(doi);
});

test.each([
  [{ DOI: '', URL: 'https://doi-org.proxy.example.org/10.5555/abc.1' }, '10.5555/abc.1'],
  [{ DOI: 'none', URL: 'https://doi.org/10.5555/abc.1' }, '10.5555/abc.1'],
  [{ URL: 'https://example.org/10.5555/abc.1.pdf' }, undefined],
])('the DOI of %j', async (facts, doi) => {
  expect((await csl(facts)).doi).toBe(doi);
});

test.each([[['0000-0000', '1234-5679']], [['1234-5679']], ['1234-5679'], ['0000-0000, 1234-5679']])(
  'the ISSN %j is that of our journal, however its name is written',
  async (ISSN) => {
    expect(await csl({ ISSN, 'container-title': 'Met. Proc.' })).toMatchObject({ container: 'metal', open: {} });
  },
);

test.each([
  [['978-966-00-0001-1', '978-966-00-0002-8']],
  ['978-966-00-0001-1'],
  ['978-966-00-0001-1, 978-966-00-0002-8'],
])('of the ISBN %j, the first is kept', async (ISBN) => {
  expect(await csl({ type: 'book', ISBN })).toMatchObject({ isbn: '978-966-00-0001-1' });
});

test.each([
  [
    'shchedryk',
    'Щедрик, Юрій|Щедрик Ю.Х.|Shchedrik Yu. Kh.|Ščedryk, Jurij|Shchedryk, Yuriy Khomych|Schedrik, Yury|Yurii Shchedryk|Shchedryk Yurii|Shchedryk, Iu. Kh.|Shchedryk Y. K.',
  ],
  ['yasenytska', "Yasenitskaya, E. Yu.|Ясеницкая Е. Ю.|Yasenyts'ka, Yevheniya|Jasenyc'ka Je. Ju.|Iasenytska Ie. Iu."],
  ['lukianenko', "Luk'yanenko, Oleksandr|Lukyanenko A.G.|Lukianenko O.H.|Лукьяненко А. Г.|Лук'яненко О.Г."],
  ['zghurovych', 'Zgurovich M. I.|Zghurovych M. I.|Згурович М.І.'],
  ['luhovyi', 'Lugovoy N. T.|Lugovyi N.T.|Luhovyy, Nazar|Луговой Н. Т.|Lugovoi, N. T.|Luhovyj, N. T.'],
  ['gudzyk', 'Gudzik O. D.|Hudzyk O. D.|Gudzyk O.D.|Гудзик О. Д.'],
])('%s is recognized in every usual spelling', async (id, spellings) => {
  for (const spelling of spellings.split('|')) {
    expect((await bibtex(`author={${spelling}}`)).authors, spelling).toBe(id);
    expect((await ris(`AU  - ${spelling}`)).authors, spelling).toBe(id);
  }
});

test.each(['Gudzyk O.', 'Gudzyk P. D.', 'Gudzyk O. P.', 'Lugova N. T.', 'Shchedryk, Oleksandr', 'Shedko Yu. Kh.'])(
  '%s is somebody else',
  async (name) => {
    expect((await bibtex(`author={${name}}`)).authors).toMatch(/^ \/ \w/);
  },
);

test.each<[string[], object]>([
  [['PY  - 2020/05/01/'], { year: '2020' }],
  [['PY  - 2020///Spring'], { year: '2020' }],
  [['PY  - 2020-05'], { year: '2020' }],
  [['Y1  - 2020/05/01'], { year: '2020' }],
  [['Y1  - 2020//'], { year: '2020' }],
  [['DA  - 2020/05/01/'], { year: '2020' }],
  [['DA  - 1 May 2020'], { year: '2020' }],
  [['PY  - in press', 'DA  - 2019'], { year: '2019' }],
  [['C7  - 104512'], { 'article-number': '104512' }],
  [['C7  - Artn 104512', 'SP  - 1', 'EP  - 12'], { 'article-number': '104512', pages: '1-12' }],
  [['SP  - C7'], { 'article-number': 'C7' }],
  [['SP  - 104512'], { 'article-number': '104512' }],
  [['AN  - 1234'], { 'article-number': '1234' }],
  [['IS  - 2', 'M1  - 104512'], { 'article-number': '104512', issue: '2' }],
  [['M1  - 3', 'SP  - 5', 'EP  - 9'], { issue: '3', pages: '5-9' }],
  [['SP  - 5-14'], { pages: '5-14' }],
  [['SP  - S12', 'EP  - S19'], { pages: 'S12-S19' }],
  [['TI  - Slag  - a review'], { 'title-en': 'Slag - a review' }],
  [['UR  - https://doi.org/10.5555/a%3C1:b%3E2'], { doi: '10.5555/a<1:b>2' }],
  [['DO  - doi: 10.5555/abc'], { doi: '10.5555/abc' }],
])('RIS says %j', async (lines, expected) => {
  expect(await ris(...lines)).toMatchObject(expected);
});

test.each([
  ['eid={e104}', { 'article-number': 'e104' }],
  ['articleno={12}', { 'article-number': '12' }],
  ['article-number={C7}, pages={1--9}', { 'article-number': 'C7', pages: '1-9' }],
  ['number={e12}', { 'article-number': 'e12' }],
  ['number={4}, pages={12}', { issue: '4', pages: '12' }],
  ['date={2020-05}', { year: '2020' }],
  ['doi={10.5555/a\\_b}', { doi: '10.5555/a_b' }],
])('BibTeX says %s', async (fields, expected) => {
  expect(await bibtex(fields)).toMatchObject(expected);
});

describe('languages', () => {
  test.each([
    ['uk', 'uk ua ukr uk-UA uk_UA Ukrainian ukrainian українська укр.'],
    ['en', 'en EN eng en-US en-GB english American USenglish англійська'],
    ['de', 'de ger deu German german ngerman deutsch Deutsch de-AT naustrian'],
    ['ru', 'ru rus ru-RU Russian russian русский'],
    ['pl', 'pl pol pl-PL Polish polski'],
    ['fr', 'fr fre fra French français francais'],
  ])('%s', async (code, written) => {
    for (const each of written.split(' ')) {
      const option = { uk: 'title', en: 'title-en' }[code] ?? 'original-title';
      const expected = { language: code, [option]: 'X' };
      expect(await answersOf(`TY  - JOUR\nTI  - X\nLA  - ${each}\nER  - `), each).toMatchObject(expected);
      expect(await answersOf(`@article{a, title={X}, langid={${each}}}`), each).toMatchObject(expected);
      expect(await csl({ title: 'X', language: each }), each).toMatchObject(expected);
    }
  });

  test.each([
    ['rum', 'Fontă'],
    ['en; uk', 'Iron'],
    ['', 'Schaumbildung der Schlacke'],
    ['', 'Доменная плавка'],
    ['', 'Plavka'],
  ])('«%s» of «%s» is asked for, and the title goes where the answer says', async (language, title) => {
    const entry = JSON.stringify({ type: 'article-journal', title, language });
    const { open, ...answers } = await answersOf(entry);
    expect(answers).toEqual({ type: 'article-journal' });
    expect(open.language?.en).toMatch(language ? `"${language}"` : /does not say/);
    expect(await answersOf(entry, 'de')).toMatchObject({ language: 'de', 'original-title': title, open: {} });
    expect(await answersOf(entry, 'uk')).toMatchObject({ language: 'uk', title, open: {} });
  });

  test('letters that no other language has say which it is', async () => {
    expect(await answersOf('@article{a, title={Плавка їхньої сталі}}')).toMatchObject({ language: 'uk', open: {} });
  });
});
