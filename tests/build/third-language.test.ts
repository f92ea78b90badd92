import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentsTexts } from '../../content/model/documents.ts';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { mapTexts } from '../../src/content/map-texts.ts';
import { typedValues } from '../../src/content/schema/typed-values.ts';
import { furtherLanguages, inOtherLetters } from '../support/further-language.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { CopiedProject } from './support/copied-project.ts';

const line = "  { code: 'pl', tag: 'pl', locale: 'pl-PL', prefix: '/pl', quotes: ['„', '”'], dash: '–' },\n";

let project: CopiedProject;
const tool = (...args: string[]) => project.run(['scripts/tool.mjs', ...args]);
const edit = <Value>(name: string, change: (value: Value) => void) => {
  const value = JSON.parse(project.read(name)) as Value;
  change(value);
  project.write(name, value as object);
};
/** What the check finds: `code file message`. */
const found = () => {
  const { output } = tool('check', '--format', 'json');
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; file: string; message: string }[] };
  return diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`);
};

/** Makes texts in a language that is English with another letter in each word that has one, and Polish plural forms. */
function translate(): void {
  for (const file of readContent(smallInstitute).files) {
    if (file.language !== 'en') continue;
    const prose = new Set(typedValues(file).flatMap(({ pointer, isProse }) => (isProse ? [pointer] : [])));
    const value = mapTexts(file.value, (text, pointer) =>
      prose.has(pointer) ? inOtherLetters(text, polishSigns, otherLetters) : text,
    );
    addPluralForms(value as object);
    project.write(`content/pl/${file.path.slice(3)}`, value as object);
  }
  for (const code of ['ua', 'en', 'pl']) {
    edit<LangTexts>(`content/${code}/lang.json`, ({ languages }) => {
      languages.pl = 'Polski';
    });
    edit<DocumentsTexts>(`content/${code}/documents.json`, ({ languages }) => {
      languages.pl = code === 'ua' ? 'польська' : 'Polish';
    });
  }
}

const polishSigns = { group: '\u00a0', decimal: ',' };
const otherLetters = new Map([
  ['a', 'ą'],
  ['e', 'ę'],
  ['o', 'ó'],
]);

function addPluralForms(value: object): void {
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'object' && member) addPluralForms(member);
    const [, name] = /^(.+)_other$/.exec(key) ?? [];
    if (name) Object.assign(value, { [`${name}_few`]: member, [`${name}_many`]: member });
  }
}

// A site that has a further language itself shows by its own content what these show.
describe.skipIf(furtherLanguages.length > 0)('a further language', () => {
  beforeAll(() => {
    project = CopiedProject.make();
    // An institute that is adopted in the same languages needs them too.
    project.shareBundles();
    project.insert('src/language/languages.ts', line, '] as const;');
    expect(tool('schema').status).toBe(0);
  });
  beforeEach(translate);
  afterAll(() => project.remove());

  test('what a language lacks is said of it by its name', () => {
    const before = project.read('content/pl/departments.json');
    const [plural = ''] = /"\w+_few"/.exec(before) ?? [];
    rmSync(project.path('content/pl/history.json'));
    rmSync(project.path('content/pl/people/koval-olena.json'));
    project.write('content/pl/departments.json', before.replace(plural, plural.replace('_few', '_two')));
    project.write('content/pl/contacts.json', project.read('content/ua/contacts.json'));
    project.write('content/pl/viewer.json', project.read('content/en/viewer.json'));
    const all = found().join('\n');
    expect(all).toContain('file-missing content/pl/history.json');
    expect(all).toMatch(/untranslated content\/data\/people\/koval-olena\.json .*Polish/);
    expect(all).toMatch(/plural-missing content\/pl\/departments\.json .*Polish/);
    expect(all).toMatch(/same-in-both content\/pl\/contacts\.json .*Polish/);
    expect(all).toMatch(/same-in-both content\/pl\/viewer\.json .*Polish/);
  });

  test('the fonts have its letters once they were cut for its texts', () => {
    const codes = new Set(found().map((each) => each.split(' ')[0]));
    expect([...codes]).toEqual(['letter-not-in-fonts']);
    expect(tool('fonts').status).toBe(0);
    expect(found()).toEqual([]);
  });

  test('its pages stand beside those of the others', () => {
    const built = tool('build');
    expect(built.status, built.output).toBe(0);
    const checked = tool('check-site');
    expect(checked.status, checked.output).toBe(0);
    const page = (path: string) => project.read(`dist/client/${path}`);
    const { intro } = JSON.parse(project.read('content/pl/history.json')) as { intro: string };
    const polish = page('pl/about/history.html');
    expect(polish).toContain('<html lang="pl"');
    expect(polish).toContain(intro.slice(0, 20));
    expect(polish).toContain('<meta property="og:locale" content="pl_PL">');
    expect(page('about/history.html')).toMatch(/hreflang="pl" href="[^"]*\/pl\/about\/history"/);
    expect(page('sitemap.xml') + page('_redirects')).toContain('/pl');
    expect(page('pl/feed.xml')).toContain('xml:lang="pl"');
    expect(readdirSync(project.path('dist/client/pagefind'))).toContain('pl.json');
    // In the genitive, as dates have it.
    expect(page('pl/news/new-microscope.html')).toMatch(
      /\d\u00a0(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia) \d{4}/,
    );
  });
});
