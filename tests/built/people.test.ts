import { expect, test } from 'vitest';
import type { DefenceData, DefenceTexts } from '../../content/model/defences.ts';
import type { EquipmentCenterTexts, InstrumentsData } from '../../content/model/instruments.ts';
import type { DepartmentData } from '../../content/model/units.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { putNoBreakSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { idsOf, labels, readContent } from '../browser/support/content.ts';
import { peopleOf } from '../browser/support/content-items.ts';
import { fileAt, readPage } from './support/site.ts';

/** The links of a page's content to their words. */
function linksOf(path: string): Map<string, string> {
  const links = readPage(path).querySelectorAll('main a');
  return new Map(links.map((link) => [link.getAttribute('href') ?? '', link.textContent]));
}

test('a person stands among the people of the department', () => {
  for (const id of idsOf('data/departments')) {
    const { head, staff } = readContent<DepartmentData>(`data/departments/${id}.json`);
    const people = [head, ...staff];
    for (const person of people) {
      const links = linksOf(`person/${person}.html`);
      const others = people.filter((each) => each !== person);
      expect(
        others.filter((each) => !links.has(`/person/${each}`)),
        person,
      ).toEqual([]);
    }
  }
});

test('a supervisor’s page leads to the defences of the dissertations', () => {
  for (const id of idsOf('data/defences')) {
    const { supervisor } = readContent<DefenceData>(`data/defences/${id}.json`);
    const { title } = readContent<DefenceTexts>(`ua/defences/${id}.json`);
    expect(linksOf(`person/${supervisor}.html`).get(`/training/specialized/${id}`)).toBe(
      putNoBreakSpaces(title, 'ua'),
    );
  }
});

test('who is responsible for an instrument leads to its place in the equipment centre', () => {
  const { items } = readContent<EquipmentCenterTexts>('ua/equipment-center.json');
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const places = readPage('services/equipment-center.html');
  for (const { id, contact } of readContent<InstrumentsData>('data/instruments.json').items) {
    expect(linksOf(`person/${contact}.html`).get(`/services/equipment-center#${id}`)).toBe(names.get(id));
    expect(places.querySelector(`[id="${id}"]`)).not.toBeNull();
  }
});

test('what is opened and followed beside a publication names it', () => {
  for (const id of idsOf('data/people')) {
    const page = readPage(`person/${id}.html`);
    const names = page.querySelectorAll('main summary, main a[href*="#"]').map(({ textContent }) => textContent);
    expect(new Set(names).size, id).toBe(names.length);
  }
});

test.each(languages)('who has no portrait has initials, which screen readers pass over: $code', ({ code }) => {
  for (const { id, name, photo } of peopleOf(code)) {
    const main = readPage(fileAt(joinLanguagePath(code, `/person/${id}`))).querySelector('main');
    const hidden = main?.querySelectorAll('[aria-hidden]').map(({ text }) => text.trim()) ?? [];
    const [family = '', given = ''] = name.split(' ');
    expect(hidden.includes(`${family[0]}${given[0]}`), id).toBe(!photo);
  }
});

test.each(languages)('an ORCID iD is shown in full and linked, as a profile of its name, in $code', ({ code }) => {
  const known = peopleOf(code).filter(({ profiles }) => profiles.orcid);
  const { profileNames } = labels(code).person;
  for (const { id, profiles } of known) {
    const address = `https://orcid.org/${profiles.orcid}`;
    const links = linksOf(fileAt(joinLanguagePath(code, `/person/${id}`)));
    expect(links.get(address), id).toBe(`${profileNames.orcid} ${address}`);
    if (profiles.scopus) expect([...links.values()], id).toContain(profileNames.scopus);
  }
});
