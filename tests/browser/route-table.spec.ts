import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import type { SiteData } from '../../content/model/site-data.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { idsOf, newsOf, pageTitle, readContent } from './support/content.ts';

type Layout = 'main' | 'header-only' | 'bare';

/** The route table of the specification (section 2), written down here and not read from the content. */
const specified: [path: string, layout?: Layout, sidebar?: boolean][] = [
  ['/', 'main', false],
  ...['developments', 'history', 'strategy', 'documents', 'procurement'].map((name): [string] => [`/about/${name}`]),
  ['/scientific-departments'],
  ...['lab-heat-tech', 'lab-flat-rolling', 'lab-structure-properties'].map((name): [string] => [
    `/scientific-departments/${name}`,
  ]),
  ...[
    'pig-iron',
    'iron-refining',
    'phys-tech',
    'phys-chem',
    'ht-machinery',
    'dto-steel',
    'pressure',
    'equipment',
  ].map((id): [string] => [`/scientific-departments/${id}`]),
  ['/technical-departments'],
  ...['organization', 'quality', 'scientific-services'].map((id): [string] => [`/technical-departments/${id}`]),
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

/** What no page of a finished site says. */
const filler = /lorem ipsum|\btodo\b|\bundefined\b|\bNaN\b|\[object |\{\{|text here|текст сторінки|тут буде/i;

const { origin } = readContent<SiteData>('data/site.json');
const alive = new Map<string, boolean>();

for (const { code, tag } of languages) {
  test(`every route of the specification is there in ${code}`, async ({ request }) => {
    test.setTimeout(120_000);
    for (const [path, layout = 'main', sidebar = layout === 'main'] of specified) {
      const url = joinLanguagePath(code, path);
      const response = await request.get(url);
      expect.soft(response.status(), url).toBe(200);
      const page = parse(await response.text());
      const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
      const title = pageTitle(code, path);
      expect.soft(attribute('html', 'lang'), url).toBe(tag);
      expect.soft(page.querySelectorAll('h1').map(textOf), url).toEqual([path === '/' ? expect.anything() : title]);
      if (path !== '/') expect.soft(textOf(page.querySelector('title')), url).toContain(title);
      expect.soft(attribute('meta[name=description]', 'content')?.length, url).toBeGreaterThan(20);
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
        const target = link.getAttribute('href')?.replace(/#.*/, '') ?? '';
        if (!alive.has(target)) alive.set(target, (await request.get(target)).ok());
        expect.soft(alive.get(target), `${url}: ${target} is alive`).toBe(true);
      }
    }
  });

  test(`the footer's site map in ${code} leads to the six pages that are flagged for it`, async ({ request }) => {
    const page = parse(await (await request.get(joinLanguagePath(code, '/contacts'))).text());
    for (const name of ['services', 'repository', 'remote-education', 'applicant', 'entrant', 'library']) {
      const link = page.querySelector(`footer a[href="${joinLanguagePath(code, `/${name}`)}"]`);
      expect(textOf(link)).toBe(pageTitle(code, `/${name}`));
    }
  });
}

test('an unknown path shows the not-found page in the header-only layout', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const page = parse(await response.text());
  expect(page.querySelectorAll('#root > header')).toHaveLength(1);
  expect(page.querySelectorAll('#root > footer, aside')).toHaveLength(0);
});

function textOf(element: HTMLElement | null): string {
  return element?.text.trim() ?? '';
}
