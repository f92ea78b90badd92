import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citationFiles } from '../../src/build/publish/citation-files.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { formatCitations } from '../../src/compile/citations/format-citations.ts';
import { publicationReferences } from '../../src/compile/citations/publication-references.ts';
import { CompileContext } from '../../src/compile/compile-context.ts';
import { articleEntries } from '../../src/compile/publication-entries.ts';
import { SiteContent } from '../../src/compile/site-content.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { addressOf } from '../../src/lib/namespaces/csl-item.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { withFixture } from './fixture.ts';
import { publicationFiles } from './publication-files.ts';

const folder = folderForFile();
const casesDir = join(import.meta.dirname, 'reference-files');

const journals = [
  ['furnaces', 'Furnaces and Fuels'],
  ['metal', 'Метал і процес'],
];
const containers = (part: string) =>
  JSON.stringify({
    $schema: `../schema/containers-${part === 'data' ? 'data' : 'texts'}.schema.json`,
    items: journals.map(([id, title]) => (part === 'data' ? { id } : { id, title })),
  });
const content = {
  name: 'publications',
  write: {
    ...publicationFiles(),
    'data/containers.json': containers('data'),
    'ua/containers.json': containers('ua'),
    'en/containers.json': containers('en').replace('Метал і процес', 'Metal and Process'),
  },
};

interface Imported {
  id: string;
  facts: Record<string, unknown>;
  titles: [ua: string, en: string];
  said: string[];
  /** All that the site publishes of it. */
  bib: string;
  ris: string;
  csl: string;
  cited: string;
  /** The line of an author's page. */
  line?: string | undefined;
}

/** Creates the publication of a file, or of a text in a format, and publishes it. */
async function imported(from: string, given: Record<string, string>): Promise<Imported> {
  return withFixture(content, async (dir) => {
    const said: string[] = [];
    const { id } = await newItem(dir, 'publication', given, { from, say: (words) => said.push(words) });
    const year = /-(\d{4})-/.exec(`-${id}`)?.[1];
    const itemIn = (part: string) =>
      JSON.parse(readFileSync(join(dir, `${part}/publications/${year}.json`), 'utf8')).items.find(
        (item: { id: string }) => item.id === id,
      );
    const facts = itemIn('data');
    // Names that are left to write are written, so that all formats can be looked at.
    const whole = { ...facts, authors: facts.authors.map(withBothNames) };
    const path = join(dir, `data/publications/${year}.json`);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/"items": \[.*\]/s, () => `"items": [${JSON.stringify(whole)}]`),
    );
    const { diagnostics } = await checkContent(dir);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const tree = readContent(dir);
    const references = publicationReferences(new SiteContent(tree)).filter((each) => each.id === id);
    const file = async (ending: string) =>
      (await citationFiles(references, [])
        .find((each) => each.path.endsWith(`${id}.${ending}`))
        ?.write()) as string;
    const citations = await formatCitations(references, join(folder, `${id}.json`));
    const content = new SiteContent(tree, { images: new Map(), documents: new Map(), citations });
    const { dstu, apa } = content.citations(id);
    return {
      line: articleEntries(new CompileContext(content, 'ua'), 'koval-olena').find((entry) => entry.id === id)?.html,
      id,
      facts,
      titles: [itemIn('ua').title, itemIn('en').title],
      said,
      bib: await file('bib'),
      ris: await file('ris'),
      csl: await file('csl.json'),
      cited: `${dstu}\n${apa}`.replaceAll('\u00a0', ' '),
    };
  });
}

function withBothNames(author: string | { ua: string; en: string }) {
  if (typeof author === 'string') return author;
  return { ua: author.ua || 'Осика Л. Ф.', en: author.en || 'Osyka L. F.' };
}

const doi = '10.5555/1520-0493(2019)115<1606:GFIACC>2.0.CO;2';
const falk = { ua: '', en: 'Falk R. T.' };
const translated = { title: 'Назва українською' };

interface Case {
  given?: Record<string, string>;
  id?: RegExp;
  facts?: Record<string, unknown>;
  title?: string;
  /** All that every published format has. */
  everywhere?: string[];
  bib?: string[];
  ris?: string[];
  csl?: string[];
  cited?: string[];
  said?: RegExp;
}

const cases: Record<string, Case> = {
  'doi-angle.bib': {
    facts: { doi, authors: [falk], pages: '1606–1626' },
    bib: [doi],
    ris: [`DO  - ${doi}`],
    csl: [doi],
    cited: [`https://doi.org/${doi.replace('<', '&#60;').replace('>', '&#62;')}`],
  },
  'title-less-than.bib': {
    title: 'Steels with C < 0.1 wt.% and Mn > 2 wt.% after slow cooling',
    ris: ['Steels with C < 0.1 wt.% and Mn > 2 wt.% after slow cooling'],
    cited: ['Steels with C &#60; 0.1 wt.% and Mn &#62; 2 wt.% after slow cooling'],
  },
  'superscript.json': {
    title: 'Fatigue of rail steel beyond 2 × 10⁹ cycles at 10⁻³ s⁻¹ in ⁵⁴Fe',
    facts: {
      authors: [
        { ua: '', en: 'Falk R. Jr.' },
        { ua: '', en: 'van der Berg J.' },
        { ua: '', en: 'Quill T. B.' },
        { ua: 'Юрченко-Дар’їн Ю. Є.', en: 'Yurchenko-Darin Yu. Ye.' },
      ],
    },
    everywhere: ['2 × 10⁹', '10⁻³ s⁻¹', '⁵⁴Fe'],
    bib: ['Falk, Jr., R. and van der Berg, J. and Quill, T. B.'],
    ris: ['AU  - Falk, R., Jr.', 'AU  - van der Berg, J.'],
    csl: ['"suffix": "Jr."', '"family": "van der Berg"'],
    cited: ['Falk, R., Jr., van der Berg, J., Quill, T. B.'],
  },
  'title-superscript.bib': {
    title: 'Fatigue of rail steel beyond 10⁹ cycles at a rate of 10⁻³ s⁻¹ in Al₂O₃ dust',
    everywhere: ['10⁹ cycles', '10⁻³ s⁻¹'],
  },
  ...Object.fromEntries(
    ['ua-no-comma.bib', 'ua-no-comma.ris'].map((name): [string, Case] => [
      name,
      {
        given: { 'title-en': 'Cooling rate and ingot structure' },
        id: /^hrechanyk-2019-/,
        facts: {
          language: 'uk',
          authors: [
            { ua: 'Гречаник П. О.', en: 'Hrechanyk P. O.' },
            { ua: 'Лупинос П. О.', en: 'Lupynos P. O.' },
            { ua: 'Марченко О. П.', en: 'Marchenko O. P.' },
          ],
        },
        cited: ['Гречаник П. О., Лупинос П. О., Марченко О. П. Вплив'],
      },
    ]),
  ),
  'two-letter-initials.ris': {
    facts: {
      authors: ['Lozko Yu. Ye.', 'Kharchuk Kh. Ya.', 'Quill T. B.'].map((en) => ({ ua: '', en })),
    },
    id: /^lozko-2019-/,
    bib: ['Lozko, Yu. Ye. and Kharchuk, Kh. Ya. and Quill, T. B.'],
    cited: ['Lozko Yu. Ye., Kharchuk Kh. Ya., Quill T. B. Slag', 'Lozko, Yu. Ye., Kharchuk, Kh. Ya.'],
  },
  'and-others.bib': {
    facts: {
      authors: ['Falk R. T.', 'Open Slag Collaboration', 'van der Berg J.', 'Quill T. Jr.', 'Weiss J.-P.'].map(
        (en) => ({
          ua: '',
          en,
        }),
      ),
    },
    bib: ['Falk, R. T. and {Open Slag Collaboration} and van der Berg, J. and Quill, Jr., T. and Weiss, J.-P.}'],
    ris: ['AU  - Open Slag Collaboration\n', 'AU  - Quill, T., Jr.', 'AU  - Weiss, J.-P.'],
    csl: ['"literal": "Open Slag Collaboration"'],
    cited: ['Open Slag Collaboration, van der Berg, J., Quill, T., Jr., &#38; Weiss, J.-P. (2019)'],
    said: /leaves authors out/,
  },
  'ngerman.bib': {
    given: { ...translated, 'title-en': 'Foaming of slag in a small ladle' },
    facts: { language: 'de', originalTitle: 'Schaumbildung der Schlacke in einer kleinen Pfanne' },
    ris: ['TI  - Schaumbildung der Schlacke in einer kleinen Pfanne', 'LA  - de'],
    cited: ['Schaumbildung der Schlacke in einer kleinen Pfanne [Foaming of slag in a small ladle]'],
  },
  'german-no-language.json': {
    given: { ...translated, 'title-en': 'Foaming of slag in a small ladle' },
    facts: { language: 'de', originalTitle: 'Schaumbildung der Schlacke in einer kleinen Pfanne' },
  },
  'elocator.ris': {
    facts: {
      language: 'en',
      articleNumber: '104512',
      doi: '10.5555/FF.2019.104512',
      year: 2019,
      container: 'furnaces',
    },
    bib: ['eid = {104512}'],
    ris: ['C7  - 104512'],
    csl: ['"number": "104512"'],
    cited: ['2019. Vol. 12, No. 3. Art. 104512.', '<i>12</i>(3), Article 104512.'],
  },
  'entity.json': { title: 'Iron & steel: a short history', cited: ['Iron &#38; steel'] },
};

describe('a publication from elsewhere keeps what its entry says:', () => {
  test.each(Object.entries(cases))('%s', async (name, expected) => {
    const made = await imported(join(casesDir, name), expected.given ?? translated);
    expect(made.facts).toMatchObject(expected.facts ?? {});
    if (expected.id) expect(made.id).toMatch(expected.id);
    if (expected.title) expect(made.titles[1]).toBe(expected.title);
    for (const format of ['bib', 'ris', 'csl', 'cited'] as const) {
      for (const part of [...(expected.everywhere ?? []), ...(expected[format] ?? [])])
        expect(made[format], format).toContain(part);
      expect(made[format]).not.toMatch(/\bothers\b/);
    }
    if (expected.said) expect(made.said.join('\n')).toMatch(expected.said);
    else expect(made.said).toEqual([]);
  });
});

test('the link of a page has the DOI encoded, and readers see it whole', async () => {
  const given = { ...translated, authors: 'koval-olena' };
  const { line } = await imported(join(casesDir, 'doi-angle.bib'), given);
  const shown = `https://doi.org/${doi.replace('<', '&#60;').replace('>', '&#62;')}`;
  const address = 'https://doi.org/10.5555/1520-0493(2019)115%3C1606:GFIACC%3E2.0.CO;2';
  expect(line).toContain(`<a href="${address}" rel="noopener" data-address>${shown}</a>`);
  expect(addressOf({ DOI: '10.5555/a#b?c%d_(e);f' })).toBe('https://doi.org/10.5555/a%23b%3Fc%25d_(e);f');
});

/** Works in further languages. */
test.each<[language: string, title: string, dstu: RegExp, authors?: string]>([
  ['polish', 'Pienienie się żużla w małej kadzi', /\. T\. 12, Nr 3\. S\. 5–9\./],
  ['french', 'Moussage du laitier dans une petite poche', /\. Vol\. 12, No 3\. P\. 5–9\./],
  ['ngerman', 'Schaumbildung der Schlacke', /\. Bd\. 12, Nr\. 3\. S\. 5–9\./],
  ['russian', 'Вспенивание шлака в малом ковше', /\. Т\. 12, № 3\. С\. 5–9\./, 'Осика, Л. Ф.'],
])('a work in %s', async (language, title, dstu, authors = 'Falk, Ruben T.') => {
  const from = join(folder, `${language}.bib`);
  const fields = 'journal = {Furnaces and Fuels}, year = {2019}, volume = {12}, number = {3}, pages = {5--9}';
  writeFileSync(
    from,
    `@article{a, title = {${title}}, author = {${authors}}, language = {${language}}, ${fields}}\n`,
  );
  const given = { title: 'Спінення шлаку в малому ковші', 'title-en': 'Foaming of slag in a small ladle' };
  const { facts, cited, titles } = await imported(from, given);
  expect(facts.originalTitle).toBe(title);
  expect(titles).toEqual([given.title, given['title-en']]);
  expect(cited).toMatch(dstu);
  expect(cited).toContain(`${title}.`);
});

test('a foreign work needs its own title, and has none in the field of a translation', async () => {
  const from = join(casesDir, 'ngerman.bib');
  const other = join(folder, 'unknown.bib');
  writeFileSync(other, readFileSync(from, 'utf8').replace('langid = {ngerman},', ''));
  await expect(imported(other, translated)).rejects.toThrow('--language: The entry does not say');
  const { facts } = await imported(other, { ...translated, 'title-en': 'Foaming of slag', language: 'de' });
  expect(facts).toMatchObject({
    language: 'de',
    originalTitle: 'Schaumbildung der Schlacke in einer kleinen Pfanne',
  });
});

test('a terminal is asked for the language first, and the title goes where it belongs', async () => {
  const from = join(folder, 'asked.bib');
  writeFileSync(from, readFileSync(join(casesDir, 'ngerman.bib'), 'utf8').replace('langid = {ngerman},', ''));
  await withFixture(content, async (dir) => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return /^Language/.test(question)
        ? asked.length > 1
          ? 'de'
          : 'xx'
        : /Ukrainian/.test(question)
          ? 'Назва'
          : '';
    };
    const { id } = await newItem(dir, 'publication', {}, { from, ask });
    expect(asked.slice(0, 3)).toEqual([
      expect.stringMatching(/^Language/),
      expect.stringMatching(/^Language/),
      expect.stringMatching(/^Title in Ukrainian/),
    ]);
    const { items } = JSON.parse(readFileSync(join(dir, 'data/publications/2019.json'), 'utf8'));
    expect(items[0]).toMatchObject({ id, originalTitle: 'Schaumbildung der Schlacke in einer kleinen Pfanne' });
  });
});
