import { expect, test } from 'vitest';
import type { NewsTexts } from '../../content/model/news.ts';
import type { RoutesData } from '../../content/model/routes.ts';
import { publishedFiles } from '../../src/build/publish/published-files.ts';
import type { CompiledSite } from '../../src/compile/compile-site.ts';
import type { Namespaces } from '../../src/compile/namespaces.ts';
import { isBuiltFile, thesisFiles } from '../../src/content/machine-files.ts';
import { sitePages } from '../../src/content/page-list.ts';
import { compileSample, sample } from './compile-sample.ts';

const moved: Record<string, string> = {
  schedule: '/training/timetable',
  defence: '/defences/{id}',
  person: '/people/{id}',
};
const newsTexts = sample.filesOf('news-texts').map(({ path }) => path);
const before = compileSample({});
const after = compileSample({
  'data/routes.json': ({ routes }: RoutesData) => {
    for (const route of routes) route.path = moved[route.id] ?? route.path;
  },
  ...Object.fromEntries(
    newsTexts.map((path) => [
      path,
      ({ items }: NewsTexts) => {
        for (const item of items) if (item.content) item.content = item.content.replaceAll('(/person/', '(/people/');
      },
    ]),
  ),
});
const newPath = (path: string) =>
  path
    .replace('training/postgraduate/schedule', 'training/timetable')
    .replace(/training\/specialized\/(?=.)/, 'defences/')
    .replace(/^person\//, 'people/');

test('calendars and citations are at the addresses of their pages', () => {
  const paths = (site: CompiledSite) =>
    publishedFiles(site).flatMap(({ path }) => (/\.(ics|bib|ris|csl\.json)$/.test(path) ? [path] : []));
  expect(paths(after).sort()).toEqual(paths(before).map(newPath).sort());
  expect(paths(after)).toEqual(
    expect.arrayContaining(['training/timetable.ics', 'en/training/timetable.ics', 'training/timetable/year.ics']),
  );
});

test('theses are beside the pages of their defences, where no redirect can begin', () => {
  const [old, now] = [before, after].map((site) => thesisFiles(site.content.tree));
  expect(now?.size).toBeGreaterThan(0);
  expect([...(now ?? [])]).toEqual([...(old ?? [])].map(([path, file]) => [`/${newPath(path.slice(1))}`, file]));
  const { tree } = after.content;
  const isBuilt = (address: string) => isBuiltFile(tree, address, () => true);
  const defences = sitePages(tree).filter(({ collection }) => collection === 'defences');
  for (const { path } of defences)
    for (const prefix of ['', '/en']) expect(isBuilt(`${prefix}${path}.pdf`), path).toBe(now?.has(path));
});

test('events lead to their pages', async () => {
  const calendar = publishedFiles(after).find(({ path }) => path === 'calendar.ics');
  const text = String(await calendar?.write()).replace(/\r\n[ \t]/g, '');
  const pages = new Set(after.pages.map(({ path }) => path));
  const urls = [...text.matchAll(/^URL;VALUE=URI:(.*)\r$/gm)].map(([, url = '']) => new URL(url).pathname);
  expect(urls.length).toBeGreaterThan(1);
  for (const url of urls.slice(1)) expect(pages).toContain(url);
});

test('pages of people show the news that link to them', () => {
  const newsOf = (site: CompiledSite) =>
    [...site.namespaces.values()].flatMap(({ name, json }) =>
      name.startsWith('person/')
        ? [[name, (JSON.parse(json) as Namespaces['person/{id}']).news.map(({ id }) => id)]]
        : [],
    );
  expect(newsOf(before).some(([, news]) => news?.length)).toBe(true);
  expect(newsOf(after)).toEqual(newsOf(before));
});
