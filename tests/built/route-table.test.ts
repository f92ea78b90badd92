import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { RoutesTexts } from '../../content/model/routes.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { idsOf, itemsOf, newsOf, pageTitle, readContent } from '../browser/support/content.ts';
import { client, fileAt, readPage } from './support/site.ts';

type Layout = 'main' | 'header-only' | 'bare';

/** The route table of the specification (section 2), written down here; the items of collections are those of the content. */
const specified: [path: string, layout?: Layout, sidebar?: boolean][] = [
  ['/', 'main', false],
  ...['developments', 'history', 'strategy', 'documents', 'procurement'].map((name): [string] => [`/about/${name}`]),
  ['/scientific-departments'],
  ...['lab-heat-tech', 'lab-flat-rolling', 'lab-structure-properties'].map((name): [string] => [
    `/scientific-departments/${name}`,
  ]),
  ...itemsOf('departments', 'scientific').map((id): [string] => [`/scientific-departments/${id}`]),
  ['/technical-departments'],
  ...itemsOf('departments', 'technical').map((id): [string] => [`/technical-departments/${id}`]),
  ...['services', 'repository', 'remote-education', 'applicant', 'entrant', 'library'].map((name): [string] => [
    `/${name}`,
  ]),
  ['/structure/directorate'],
  ['/structure/councils/main'],
  ['/structure/councils/young'],
  ['/training/specialized'],
  ...idsOf('data/defences').map((id): [string] => [`/training/specialized/${id}`]),
  ...idsOf('data/special-councils').map((id): [string] => [`/${id}`]),
  ...[
    'applicants',
    'schedule',
    'plans',
    'programs',
    'orders',
    'regulations',
    'license',
    'antiplagiat',
    'accreditation',
    'syllabus-136',
    'syllabus-132',
    'stakeholders',
  ].map((name): [string] => [`/training/postgraduate/${name}`]),
  ...['testing-center', 'technical-committee', 'equipment-center', 'technical-services'].map((name): [string] => [
    `/services/${name}`,
  ]),
  ['/contacts', 'main', false],
  ['/publishing/monographs'],
  ...idsOf('data/people').map((id): [string] => [`/person/${id}`]),
  ...newsOf('ua').map(({ id }): [string] => [`/news/${id}`]),
  ['/test', 'bare', false],
];

/** Words that no page of a finished site says. */
const filler = /lorem ipsum|\btodo\b|\bundefined\b|\bNaN\b|\[object |\{\{|text here|текст сторінки|тут буде/i;

/** The English titles that the specification (section 2) names; it gives no path for the second. */
const specifiedTitles = [
  'Home',
  'Dashboard',
  'Services',
  'Repository',
  'Remote Education',
  'For Applicants',
  'For Entrants',
  'Library',
  'Procurement',
];

test('the English route titles of the specification are there', () => {
  const { routes, titlesWithoutPath } = readContent<RoutesTexts>('en/routes.json');
  const titles = [...Object.values(routes).map(({ title }) => title), ...Object.values(titlesWithoutPath ?? {})];
  expect(titles).toEqual(expect.arrayContaining(specifiedTitles));
});

const { origin } = readContent<SiteData>('data/site.json');
for (const { code, tag } of languages) {
  test(`every route of the specification is there in ${code}`, () => {
    for (const [path, layout = 'main', sidebar = layout === 'main'] of specified) {
      const url = joinLanguagePath(code, path);
      const page = pageAt(url);
      const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
      const title = withPlainSpaces(pageTitle(code, path));
      expect.soft(attribute('html', 'lang'), url).toBe(tag);
      expect.soft(page.querySelectorAll('h1').map(textOf), url).toEqual([path === '/' ? expect.anything() : title]);
      if (path !== '/') expect.soft(textOf(page.querySelector('title')), url).toContain(title);
      expect.soft(attribute('meta[name=description]', 'content')?.length, url).toBeGreaterThan(0);
      const alternates = page
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      if (path === '/test') expect.soft(attribute('meta[name=robots]', 'content'), url).toContain('noindex');
      else {
        expect.soft(attribute('link[rel=canonical]', 'href'), url).toBe(origin + url);
        const expected = languages.map((each) => [each.tag, origin + joinLanguagePath(each.code, path)]);
        expect
          .soft(Object.fromEntries(alternates), url)
          .toMatchObject(Object.fromEntries([...expected, ['x-default', origin + path]]));
      }
      const count = (selector: string) => page.querySelectorAll(selector).length;
      expect.soft(count('#root > header'), url).toBe(layout === 'bare' ? 0 : 1);
      expect.soft(count('#root > footer'), url).toBe(layout === 'main' ? 1 : 0);
      expect.soft(count('aside'), url).toBe(sidebar ? 1 : 0);
      expect.soft(textOf(page.querySelector('main')), url).not.toMatch(filler);
      for (const link of page.querySelectorAll('a[href^="/"]')) {
        const target = link.getAttribute('href')?.replace(/[#?].*/, '') ?? '';
        expect.soft(existsSync(fileOf(target)), `${url}: ${target} is alive`).toBe(true);
      }
    }
  });

  test(`the footer's site map in ${code} leads to the six pages that are flagged for it`, () => {
    const page = pageAt(joinLanguagePath(code, '/contacts'));
    for (const name of ['services', 'repository', 'remote-education', 'applicant', 'entrant', 'library']) {
      const link = page.querySelector(`footer a[href="${joinLanguagePath(code, `/${name}`)}"]`);
      expect(textOf(link)).toBe(withPlainSpaces(pageTitle(code, `/${name}`)));
    }
  });
}

test('the not-found page has the header-only layout', () => {
  const page = pageAt('/404');
  expect(page.querySelectorAll('#root > header')).toHaveLength(1);
  expect(page.querySelectorAll('#root > footer, aside')).toHaveLength(0);
});

/** The file that is served at an address. */
function fileOf(url: string): string {
  const path = join(client, url === '/' ? 'index' : url);
  return /\.\w+$/.test(url) ? path : `${path}.html`;
}

function pageAt(url: string): HTMLElement {
  return readPage(fileAt(url));
}

function textOf(element: HTMLElement | null): string {
  return withPlainSpaces(element?.text.trim() ?? '');
}
