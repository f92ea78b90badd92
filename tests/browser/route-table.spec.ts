import type { SiteData } from '../../content/model/site-data.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { idsOf, newsOf, pageTitle, readContent } from './support/content.ts';
import { expect, test } from './support/test.ts';

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

test.use({ javaScriptEnabled: false });

for (const { code, tag } of languages) {
  test.describe(`the route table in ${code}`, () => {
    test.describe.configure({ mode: 'default' });

    for (const [path, layout = 'main', sidebar = layout === 'main'] of specified) {
      const url = joinLanguagePath(code, path);
      test(url, async ({ page, request }) => {
        const response = await page.goto(url, { waitUntil: 'commit' });
        expect(response?.status()).toBe(200);
        const facts = await page.evaluate(() => {
          const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
          return {
            lang: document.documentElement.lang,
            title: document.title,
            headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
            canonical: attribute('link[rel=canonical]', 'href'),
            description: attribute('meta[name=description]', 'content'),
            robots: attribute('meta[name=robots]', 'content'),
            alternates: Object.fromEntries(
              [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
                link.getAttribute('hreflang'),
                link.getAttribute('href'),
              ]),
            ),
            header: document.querySelectorAll('body header').length,
            footer: document.querySelectorAll('#root > footer, #root footer[class]').length,
            sidebar: document.querySelectorAll('aside').length,
            text: document.querySelector('main')?.textContent ?? '',
            links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
          };
        });
        expect(facts.lang).toBe(tag);
        const title = pageTitle(code, path);
        expect(facts.title).toContain(path === '/' ? '' : title);
        expect(facts.headings).toHaveLength(1);
        if (path !== '/') expect(facts.headings[0]).toBe(title);
        expect(facts.description?.length).toBeGreaterThan(20);
        if (path === '/test') expect(facts.robots).toContain('noindex');
        else {
          expect(facts.canonical).toBe(origin + url);
          const expected = Object.fromEntries(
            languages.map((each) => [each.tag, origin + joinLanguagePath(each.code, path)]),
          );
          expect(facts.alternates).toMatchObject({ ...expected, 'x-default': origin + path });
        }
        expect(facts.header).toBe(layout === 'bare' ? 0 : 1);
        expect(facts.footer).toBe(layout === 'main' ? 1 : 0);
        expect(facts.sidebar).toBe(sidebar ? 1 : 0);
        expect(facts.text).not.toMatch(filler);
        for (const link of new Set(facts.links)) {
          if (!link.startsWith('/')) continue;
          const target = link.replace(/#.*/, '');
          if (!alive.has(target)) alive.set(target, (await request.get(target)).ok());
          expect(alive.get(target), `${target} is alive`).toBe(true);
        }
      });
    }
  });
}

for (const { code } of languages) {
  test(`the footer's site map in ${code} leads to the six pages that are flagged for it`, async ({ page }) => {
    await page.goto(joinLanguagePath(code, '/contacts'));
    const flagged = ['services', 'repository', 'remote-education', 'applicant', 'entrant', 'library'];
    for (const name of flagged) {
      const link = page.locator(`footer a[href="${joinLanguagePath(code, `/${name}`)}"]`);
      await expect(link).toHaveText(pageTitle(code, `/${name}`));
    }
  });
}
