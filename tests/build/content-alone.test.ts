import { afterAll, expect, test } from 'vitest';
import type { RoutesData, RoutesTexts } from '../../content/model/routes.ts';
import type { TextPageTexts } from '../../content/model/text-page.ts';
import type { DepartmentData, DepartmentTexts } from '../../content/model/units.ts';
import { type ByLanguage, languages, ofLanguage } from '../../src/lib/language/languages.ts';
import { SmallSite } from './small-site.ts';

/** All that an institute adds to its site without any code. */
const site = await SmallSite.built();
afterAll(() => site.remove());

const path = '/winter-school';

/** The texts of a page that no code knows, and its title. */
const pages: ByLanguage<{ title: string } & Omit<TextPageTexts, '$schema'>> = {
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

/** A page of texts is a route and its texts. */
function addPage(): void {
  site.edit<RoutesData>('data/routes.json', ({ routes }) => {
    routes.push({ id: 'school', path, component: 'TextPage', layout: 'main', namespaces: ['winter-school'] });
  });
  for (const { code } of languages) {
    const { title, ...texts } = ofLanguage(pages, code);
    site.edit<RoutesTexts>(`${code}/routes.json`, ({ routes }) => {
      routes.school = { title, description: texts.lead };
    });
    const $schema = '../schema/text-page-texts.schema.json';
    site.write<TextPageTexts>(`${code}/winter-school.json`, { $schema, ...texts });
  }
}

/** A kind of departments that no code knows, and the one department of it. */
const services = {
  ua: {
    title: 'Майстерні',
    description: 'Майстерні інституту: що роблять і хто в них працює.',
    name: 'Механічна майстерня',
    shortName: 'Майстерня',
    lead: 'Майстерня виготовляє зразки для дослідів.',
    about: 'Зразки виточують і шліфують.',
    activities: ['Виготовлення зразків'],
  },
  en: {
    title: 'Workshops',
    description: 'The workshops of the institute: what they do and who works there.',
    name: 'Mechanical workshop',
    shortName: 'Workshop',
    lead: 'The workshop makes specimens for experiments.',
    about: 'Specimens are turned and ground.',
    activities: ['Making of specimens'],
  },
};

/** A kind of departments is its routes with their titles, and its departments. */
function addKind(): void {
  const shown = { layout: 'main', component: 'DepartmentListPage' } as const;
  site.edit<RoutesData>('data/routes.json', ({ routes }) => {
    routes.push(
      { ...shown, id: 'workshops', path: '/workshops', namespaces: ['departments/workshop', 'departments'] },
      {
        ...shown,
        id: 'workshop',
        path: '/workshops/{id}',
        component: 'DepartmentPage',
        collection: 'departments',
        kind: 'workshop',
        namespaces: ['{id}', 'departments'],
      },
    );
    routes.find(({ id }) => id === 'home')?.namespaces.push('departments/workshop');
  });
  site.write<DepartmentData>('data/departments/mechanical.json', {
    $schema: '../../schema/department-data.schema.json',
    kind: 'workshop',
    order: 2,
    head: 'koval-olena',
    staff: [],
  });
  for (const { code } of languages) {
    const { title, description, ...texts } = ofLanguage(services, code);
    site.edit<RoutesTexts>(`${code}/routes.json`, ({ routes }) => {
      Object.assign(routes, { workshops: { title, description }, workshop: { title: texts.name, description } });
    });
    const $schema = '../../schema/department-texts.schema.json';
    site.write<DepartmentTexts>(`${code}/departments/mechanical.json`, {
      $schema,
      ...texts,
      results: [],
      projects: [],
    });
  }
}

test('a page of texts and a kind of departments need no code', async () => {
  addPage();
  addKind();
  const { status, output } = await site.build();
  expect(status, output).toBe(0);
  const files = site.files();
  for (const { code, prefix } of languages) {
    const html = Buffer.from(files.get(`${prefix}${path}.html`.slice(1)) ?? '', 'latin1').toString();
    expect(html).toContain(`<title>${ofLanguage(pages, code).title}`);
    expect(html).toContain(ofLanguage(pages, code).lead);
    expect(html).toContain('id="programme"');
  }
  expect(files.get('en/winter-school.html')).toContain('<strong>experiment</strong>');
  expect(files.get('sitemap.xml')).toContain(`/en${path}</loc>`);

  expect(files.get('en/workshops.html')).toContain(`<title>${services.en.title}`);
  expect(files.get('en/workshops.html')).toContain('href="/en/workshops/mechanical"');
  expect(files.get('en/workshops.html')).not.toContain('href="/en/scientific-departments/pig-iron"');
  expect(files.get('en/workshops/mechanical.html')).toContain(services.en.lead);
  expect(files.has('en/scientific-departments/mechanical.html')).toBe(false);
  expect(files.get('en.html')).toContain('href="/en/workshops/mechanical"');
});
