import { expect, test } from 'vitest';
import { citationFiles } from '../../src/build/publish/citation-files.ts';
import { loadCite, type Reference } from '../../src/compile/citations/format-citations.ts';
import type { CslItem } from '../../src/lib/namespaces/csl-item.ts';

const { Cite } = await loadCite();

/** The file with an ending of an article whose facts are partly given. */
async function fileOf(ending: 'bib' | 'ris', facts: Partial<CslItem>): Promise<string> {
  const own: CslItem = {
    id: 'osyka-2026-wear',
    type: 'article-journal',
    title: 'Зношення',
    author: [{ family: 'Осика', given: 'Л. Ф.' }],
    issued: { 'date-parts': [[2026]] },
    language: 'uk',
    ...facts,
  };
  const reference: Reference = { id: own.id, path: '/publishing/articles/osyka', people: [], own, latin: own };
  const file = citationFiles([reference], []).find(({ path }) => path === `publishing/articles/osyka.${ending}`);
  return (await file?.write()) ?? '';
}

test('lists without a publication are not published', () => {
  expect(citationFiles([], [])).toEqual([]);
  const own: CslItem = {
    id: 'osyka-2026-wear',
    type: 'article-journal',
    title: 'Зношення',
    author: [],
    issued: { 'date-parts': [[2026]] },
    language: 'uk',
  };
  const paths = citationFiles([{ id: own.id, path: '/articles/osyka', people: [], own, latin: own }], []).map(
    (file) => file.path,
  );
  expect(paths.filter((path) => path.endsWith('.bib'))).toEqual([
    'publishing/publications.bib',
    'articles/osyka.bib',
  ]);
});

/** The value of a field of BibTeX. */
const field = (bibtex: string, name: string) => new RegExp(`^\\t${name} = \\{(.*)\\},$`, 'm').exec(bibtex)?.[1];

test.each([
  ['сірки 0,003 % за 11 хв', 'сірки 0,003 \\% за 11 хв'],
  ['Метали & сплави', 'Метали \\& сплави'],
  ['текстура {111}<110> прокату', 'текстура \\{111\\}<110> прокату'],
  ['дужка } сама { по собі', 'дужка \\textbraceright{} сама \\textbraceleft{} по собі'],
  ['v_max, $5, #1', 'v\\_max, \\$5, \\#1'],
  ['~20 \\ x^2', '\\textasciitilde{}20 \\textbackslash{} x\\textasciicircum{}2'],
])('BibTeX says «%s» as TeX sets it', async (text, written) => {
  const bibtex = await fileOf('bib', { title: text, 'container-title': text, publisher: text });
  expect(field(bibtex, 'title')).toBe(written);
  expect(field(bibtex, 'journal')).toBe(written);
  const [read] = new Cite(bibtex).data as unknown as CslItem[];
  expect(read?.author).toEqual([{ family: 'Осика', given: 'Л. Ф.' }]);
  expect(read?.['container-title']).toBe(text);
});

test('addresses and DOIs stay as they are in BibTeX', async () => {
  const [DOI, URL] = ['10.5555/a_b.2026%231', 'https://example.org/a_b?c=1&d=%20#e'];
  const bibtex = await fileOf('bib', { DOI, URL });
  expect([field(bibtex, 'doi'), field(bibtex, 'url')]).toEqual([DOI, URL]);
});

test.each([
  ['CCT diagram of a rail steel', '{CCT} diagram of a rail steel'],
  ['Rails: CCT diagrams of pH and Fe', 'Rails: {CCT} diagrams of {pH} and {Fe}'],
  ['Wear of rails', 'Wear of rails'],
])('BibTeX keeps the capitals of «%s»', async (title, written) => {
  expect(field(await fileOf('bib', { title, language: 'en' }), 'title')).toBe(written);
});

test.each<[author: CslItem['author'][number], bibtex: string, ris: string]>([
  [{ family: 'van der Berg', given: 'J.' }, 'van der Berg, J.', 'van der Berg, J.'],
  [{ family: 'Quill', given: 'T.', suffix: 'Jr.' }, 'Quill, Jr., T.', 'Quill, T., Jr.'],
  [{ family: 'Weiß & Co.', given: '' }, '{Weiß \\& Co.}', 'Weiß & Co.'],
  [{ family: 'Open Slag Collaboration', given: '' }, '{Open Slag Collaboration}', 'Open Slag Collaboration'],
  [{ family: 'Aristotle', given: '' }, '{Aristotle}', 'Aristotle'],
])('the author %j is whole in every file', async (author, bibtex, ris) => {
  const facts = { author: [author], language: 'en' };
  expect(field(await fileOf('bib', facts), 'author')).toBe(bibtex);
  expect(await fileOf('ris', facts)).toContain(`\nAU  - ${ris}\n`);
});

test('the number of an article has its own field', async () => {
  const facts = { number: '104512', language: 'en' };
  expect(field(await fileOf('bib', facts), 'eid')).toBe('104512');
  expect(await fileOf('ris', facts)).toContain('\nC7  - 104512\n');
});
