import { writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import type { RoutesTexts } from '../../content/model/frame-texts.ts';
import type { RoutesData } from '../../content/model/routes-data.ts';
import type { TextPageTexts } from '../../content/model/text-page.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { languages } from '../../src/language/languages.ts';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const site = await SmallSite.built();
afterAll(() => site.remove());

const path = '/winter-school';

/** The texts of a page that no code knows, and its title. */
const pages: Record<'ua' | 'en', { title: string } & Omit<TextPageTexts, '$schema'>> = {
  ua: {
    title: 'Зимова школа',
    lead: 'Молоді вчені щозими тиждень працюють у лабораторіях інституту.',
    sections: [{ id: 'programme', title: 'Програма', text: 'Щодня **дослід**, а ввечері лекція.' }],
  },
  en: {
    title: 'Winter school',
    lead: 'Every winter young scientists work in the laboratories of the institute for a week.',
    sections: [{ id: 'programme', title: 'Programme', text: 'Every day an **experiment**, and a lecture at night.' }],
  },
};

/** What is wrong with the content. */
async function errors(): Promise<string[]> {
  const { diagnostics } = await checkContent(site.contentDir);
  return diagnostics.flatMap(({ severity, code, file }) => (severity === 'error' ? [`${code} ${file}`] : []));
}

test('a page of texts is a route and its texts, without any code', async () => {
  site.edit<RoutesData>('data/routes.json', ({ routes }) => {
    routes.push({ id: 'school', path, component: 'TextPage', layout: 'main', namespaces: ['winter-school'] });
  });
  expect(await errors()).toContain('reference-unknown data/routes.json');
  for (const { code } of languages) {
    const { title, ...texts } = pages[code];
    site.edit<RoutesTexts>(`${code}/routes.json`, ({ routes }) => {
      routes.school = { title, description: texts.lead };
    });
    const $schema = '../schema/text-page-texts.schema.json';
    writeFileSync(site.path(`${code}/winter-school.json`), JSON.stringify({ $schema, ...texts }));
  }

  // It is checked …
  expect(await errors()).toEqual([]);
  const { sections } = pages.en;
  site.edit<TextPageTexts>('en/winter-school.json', (texts) => {
    texts.sections = [];
  });
  expect(await errors()).toEqual(['missing-key en/winter-school.json']);
  site.edit<TextPageTexts>('en/winter-school.json', (texts) => {
    texts.sections = sections;
  });

  // … and built.
  const { status, output } = await site.build();
  expect(status, output).toBe(0);
  const files = site.files();
  for (const { code, prefix } of languages) {
    const html = Buffer.from(files.get(`${prefix}${path}.html`.slice(1)) ?? '', 'latin1').toString();
    expect(html).toContain(`<title>${pages[code].title}`);
    expect(html).toContain(pages[code].lead);
    expect(html).toContain('id="programme"');
  }
  expect(files.get('en/winter-school.html')).toContain('<strong>experiment</strong>');
  expect(files.get('sitemap.xml')).toContain(`/en${path}</loc>`);
});
