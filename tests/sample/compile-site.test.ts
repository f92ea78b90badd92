import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { SpecialCouncilData } from '../../content/model/councils.ts';
import type { DefenceData, DefenceTexts } from '../../content/model/defences.ts';
import type { InstrumentData } from '../../content/model/instruments.ts';
import type { PersonTexts } from '../../content/model/people.ts';
import type { PostgraduateData } from '../../content/model/postgraduate.ts';
import type { PublicationData } from '../../content/model/publications.ts';
import type { DepartmentData } from '../../content/model/units.ts';
import { publishedFiles } from '../../src/build/publish/published-files.ts';
import { type CompiledSite, frameHashes } from '../../src/compile/compile-site.ts';
import type { DissertationEntry } from '../../src/compile/defence-namespaces.ts';
import type { NavigationEntry } from '../../src/compile/frame-namespaces.ts';
import type { Namespaces } from '../../src/compile/namespaces.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { formatDate } from '../../src/site/parts/date-text.tsx';
import { compileSample, sample } from './compile-sample.ts';

const content = join(import.meta.dirname, '../../content');
const site = compileSample({});

// Every question about an edited sample is asked of one with all the edits: a person of whom less is told,
const [plainPerson] = sample.files.filter(({ path }) => /^en\/people\//.test(path));
// more publications of the head of a department,
const [unit] = sample.filesOf('department-data');
const { head } = (unit?.value ?? {}) as DepartmentData;
const [year] = sample
  .filesOf('publications-data')
  .map(({ id }) => id ?? '')
  .sort();
const olderIds = Array.from({ length: 100 }, (_, index) => `older-${index}`);
const addTitles = ({ items }: { items: { id: string; title: string }[] }) => {
  items.push(...olderIds.map((id) => ({ id, title: id })));
};
// and the end of a defence.
const openCouncil = sample
  .filesOf('special-council-data')
  .map(({ path, value }) => ({ href: `/${basename(path, '.json')}`, ...(value as SpecialCouncilData) }))
  .find(({ href }) => listedCouncils(site).includes(href));

const edited = compileSample({
  [plainPerson?.path ?? '']: (person: PersonTexts) => void delete person.interests,
  [`data/publications/${year}.json`]: ({ items }: { items: PublicationData[] }) => {
    const [first] = items;
    if (first) items.push(...olderIds.map((id) => ({ ...first, id, authors: [head] })));
  },
  ...Object.fromEntries(languages.map(({ code }) => [`${code}/publications/${year}.json`, addTitles])),
  [`ua/defences/${openCouncil?.defence}.json`]: (texts: DefenceTexts) => {
    texts.result = 'Присуджено.';
  },
});

function listedCouncils({ namespaces }: CompiledSite): string[] {
  const { councils } = JSON.parse(namespaces.get('ua/defences')?.json ?? '') as Namespaces['defences'];
  return councils.map(({ href }) => href);
}

test('every page is there in both languages, under the same paths', () => {
  const paths = (language: string) => site.pages.filter((page) => page.language === language).map(({ path }) => path);
  expect(paths('en')).toEqual(paths('ua'));
  expect(new Set(paths('ua')).size).toBe(paths('ua').length);
});

test('a manifest names each namespace with the hash of its file, but for those of the frame', () => {
  for (const { language, namespaces } of site.pages) {
    const frame = frameHashes(site, language);
    for (const [name, own] of Object.entries(namespaces)) {
      const namespace = site.namespaces.get(`${language}/${name}`);
      const hash = own || frame[name];
      expect(own === '', name).toBe(name in frame);
      expect(namespace?.hash).toBe(hash);
      expect(namespace?.url).toBe(`/content/${language}/${name}.${hash}.json`);
    }
  }
});

test('what a page is about is told in sentences, whatever a person has no texts for', () => {
  for (const { description, language, path, route } of [...site.pages, ...edited.pages]) {
    expect(description, `${language} ${path}`).toMatch(/^[^\p{Ll}\s](.*\S)?$/u);
    if (route === 'person') expect(description, `${language} ${path}`).not.toMatch(/\.( \p{Ll}|$)/u);
  }
});

test('a page of the archive carries its own item and not the archive', () => {
  for (const page of site.pages.filter(({ route }) => route === 'news-item')) {
    const own = Object.keys(page.namespaces).filter((name) => name.startsWith('news/'));
    expect(own).toEqual([`news/${page.item}`]);
  }
});

test('every link within the site leads to a page in the same language', () => {
  const urls = new Set(
    site.pages.map(({ language, path }) => (language === 'en' ? `/en${path === '/' ? '' : path}` : path)),
  );
  const published = new Set([
    ...publishedFiles(site).map(({ path }) => `/${path}`),
    ...site.images.map(({ url }) => url),
  ]);
  for (const { language, json, name } of site.namespaces.values()) {
    // Links that the pages translate themselves are as the content has them.
    if (['home', 'not-found'].includes(name)) continue;
    for (const [, href = ''] of json.matchAll(/href(?:":|=\\)"(\/[^"\\#]*)/g)) {
      if (published.has(href)) continue;
      if (href.startsWith('/files/')) expect(existsSync(join(content, href)), `${name}: ${href}`).toBe(true);
      else
        expect(
          urls.has(href) && (href === '/en' || href.startsWith('/en/')) === (language === 'en'),
          `${name}: ${href}`,
        ).toBe(true);
    }
  }
});

test('every page knows its place in the menu and the way down to it', () => {
  const { navigation } = JSON.parse(site.namespaces.get('ua/header')?.json ?? '') as Namespaces['header'];
  const place = (entries: readonly NavigationEntry[], path: string): string[] =>
    entries.flatMap(({ id, href, items = [] }) => {
      const below = place(items, path);
      return href === path || below.length ? [id, ...below] : [];
    });
  const pages = site.pages.filter(({ language }) => language === 'ua');
  const inMenu = pages.filter(({ path }) => place(navigation, path).length);
  expect(inMenu.length).toBeGreaterThan(10);
  for (const { path, menu } of inMenu) expect(menu, path).toEqual(place(navigation, path));
  for (const route of ['news-item', 'defence', 'person', 'special-council']) {
    const some = pages.find((page) => page.route === route);
    expect(some?.menu, route).not.toEqual([]);
    expect(some?.breadcrumbs.length, route).toBeGreaterThan(1);
  }
  for (const { breadcrumbs, title, path } of pages) {
    const labels = [...breadcrumbs.map(({ label }) => label), title];
    expect(new Set(labels).size, path).toBe(labels.length);
    for (const [index, { path: above }] of breadcrumbs.entries()) {
      if (!above) continue;
      const parent = pages.find((page) => page.path === above);
      const wayToParent = parent?.breadcrumbs.map(({ label }) => label);
      expect(wayToParent, `the way to ${above} on ${path}`).toEqual(labels.slice(0, index));
    }
  }
});

test('supervised dissertations and instruments are on the pages of their people and units', () => {
  const person = (id: string): Namespaces['person/{id}'] =>
    JSON.parse(site.namespaces.get(`ua/person/${id}`)?.json ?? '');
  const facts = site.content;
  const defences = [...facts.itemsOf<DefenceData>('defence').values()];
  const students = [...facts.itemsOf<PostgraduateData>('postgraduate').values()];
  const pairs = [
    ...defences.map(({ candidate, supervisor }) => [candidate, supervisor] as const),
    ...students.map(({ id, supervisor }) => [id, supervisor] as const),
  ];
  expect(pairs.length).toBeGreaterThan(0);
  for (const [author, supervisor] of pairs) {
    const authors = person(supervisor).supervised.map(({ person: { href } }) => href);
    // Once, though a postgraduate student may have a defence.
    expect(authors.filter((href) => href === `/person/${author}`)).toHaveLength(1);
    expect(person(author).dissertation?.person.href).toBe(`/person/${supervisor}`);
  }
  const instruments = [...facts.itemsOf<InstrumentData>('instrument').values()];
  expect(instruments.length).toBeGreaterThan(0);
  for (const { id, unit, contact } of instruments) {
    const own: Namespaces['{id}'] = JSON.parse(site.namespaces.get(`ua/${unit}`)?.json ?? '');
    expect(own.instruments.map((each) => each.id)).toContain(id);
    expect(person(contact).instruments.map((each) => each.id)).toContain(id);
  }
});

test('the dissertations that a person has supervised are listed by the days of their defences, the newest first', () => {
  const defences = sample.filesOf('defence-data').map(({ path, value }) => ({ path, ...(value as DefenceData) }));
  const [{ supervisor = '' } = {}] = defences;
  const all = Object.fromEntries(
    defences.map(({ path }) => [path, (data: DefenceData) => Object.assign(data, { supervisor })]),
  );
  const { namespaces } = compileSample(all);
  const { supervised } = JSON.parse(
    namespaces.get(`ua/person/${supervisor}`)?.json ?? '',
  ) as Namespaces['person/{id}'];
  const days = supervised.flatMap(({ defence }) => defence?.date ?? []);
  expect(days).toEqual(
    defences
      .map(({ date }) => date.split('.').reverse().join('-'))
      .sort()
      .reverse(),
  );
});

test('departments show the dissertations that are not decided yet, people all', () => {
  const defences = [...site.content.itemsOf<DefenceData>('defence').keys()];
  const isDecided = (id: string) =>
    JSON.parse(site.namespaces.get(`ua/defence/${id}`)?.json ?? '').result !== undefined;
  const shown = (prefix: string, part: 'dissertations' | 'supervised') =>
    [...site.namespaces.values()]
      .filter(({ language, name }) => language === 'ua' && name.startsWith(prefix))
      .flatMap(({ json }) =>
        ((JSON.parse(json)[part] ?? []) as DissertationEntry[]).flatMap((each) => each.defence ?? []),
      )
      .map(({ href }) => href.split('/').at(-1) ?? '');
  expect(defences.some(isDecided)).toBe(true);
  expect(shown('person/', 'supervised').sort()).toEqual([...defences].sort());
  expect(shown('', 'dissertations').filter(isDecided)).toEqual([]);
});

test('a department has the newest of very many publications, and says where the older ones are', () => {
  const own = ({ namespaces }: CompiledSite, name: string) =>
    JSON.parse(namespaces.get(`ua/${name}`)?.json ?? '{}') as Namespaces['{id}'];
  const few = own(site, unit?.id ?? '');
  expect(few.hasOlderPublications).toBe(false);
  const many = own(edited, unit?.id ?? '');
  expect(many.hasOlderPublications).toBe(true);
  expect(many.publications).toHaveLength(100);
  expect(many.publications.slice(0, few.publications.length)).toEqual(few.publications);
  const { publications } = JSON.parse(
    edited.namespaces.get(`ua/person/${head}`)?.json ?? '{}',
  ) as Namespaces['person/{id}'];
  expect(publications.map(({ id }) => id)).toEqual(expect.arrayContaining(olderIds));
});

test.runIf(openCouncil)('a special council is listed until its defence is decided', () => {
  expect(listedCouncils(edited)).toEqual(listedCouncils(site).filter((href) => href !== openCouncil?.href));
});

test('the latest news are at most four, newest first', () => {
  const { items } = JSON.parse(site.namespaces.get('ua/latest-news')?.json ?? '') as Namespaces['latest-news'];
  const dates = items.map(({ date }) => date);
  const all = new Set([...site.namespaces.keys()].filter((name) => name.startsWith('ua/news/')));
  expect(dates).toHaveLength(Math.min(4, all.size));
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each([
  ['ua', 'uk'],
  ['en', 'en-GB'],
])('dates of %s are written as Intl writes them, without asking it in the browser', (language, locale) => {
  const { months } = JSON.parse(site.namespaces.get(`${language}/labels`)?.json ?? '{}') as Namespaces['labels'];
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const iso = `2026-${String(month).padStart(2, '0')}-09`;
    const written = format.format(new Date(iso)).replace(/\s*р\.$/, '');
    expect(formatDate(iso, months).replace('\u00a0', ' ')).toBe(written);
  }
});

test('Markdown has become HTML and image paths have become images', () => {
  for (const { value, path } of sample.filesOf('department-data')) {
    const { drawing } = value as DepartmentData;
    if (!drawing) continue;
    const unit = JSON.parse(site.namespaces.get(`en/${basename(path, '.json')}`)?.json ?? '') as Namespaces['{id}'];
    expect(unit.about).toMatch(/^</);
    const src = `/images/${drawing.replace(/\.\w+$/, '.hash$&')}`;
    expect(unit.drawing?.src).toMatchObject({ src, width: 1600, height: 1000 });
  }
});
