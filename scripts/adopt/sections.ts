import type { Words } from '../../src/lib/command/command-words.ts';

/** Parts of the starter that belong to one section; the rest belongs to every site. A section of one page needs its id alone. */
interface SectionEntry {
  id: string;
  name: { ua: string; en: string };
  needs?: readonly string[];
  routes?: readonly string[];
  /** The namespaces that it brings to the home page. */
  home?: readonly string[];
  /** The names of its files of facts and texts, if not those of its routes. */
  files?: readonly string[];
  /** The files of texts that are to be written first, if not the first of its files. */
  first?: readonly string[];
}

export type Section = Required<SectionEntry>;

const entries: readonly SectionEntry[] = [
  {
    id: 'councils',
    name: { ua: 'Учені ради', en: 'Councils' },
    needs: ['people'],
    routes: ['council-main', 'council-young'],
    files: ['maincouncil', 'youngcouncil', 'councils', 'councils/maincouncil', 'councils/youngcouncil'],
    first: ['maincouncil', 'youngcouncil'],
  },
  {
    id: 'defences',
    name: { ua: 'Захисти й разові ради', en: 'Defences and councils' },
    needs: ['people', 'documents'],
    routes: ['specialized', 'defence', 'special-council'],
    home: ['defences'],
    files: ['specializedcouncil', 'defence', 'spec-councils', 'councils'],
  },
  {
    id: 'departments',
    name: { ua: 'Наукові відділи', en: 'Scientific departments' },
    needs: ['people'],
    routes: ['scientific-departments', 'scientific-department'],
    home: ['departments/scientific'],
    files: ['departments/first-department', 'departments'],
  },
  { id: 'developments', name: { ua: 'Розробки', en: 'Developments' }, needs: ['departments'] },
  { id: 'documents', name: { ua: 'Документи', en: 'Documents' }, routes: ['institute-documents'] },
  {
    id: 'equipment',
    name: { ua: 'Прилади колективного користування', en: 'Shared equipment' },
    needs: ['departments'],
    routes: ['equipment-center'],
    files: ['equipment-center', 'instruments'],
  },
  { id: 'history', name: { ua: 'Історія', en: 'History' } },
  {
    id: 'laboratories',
    name: { ua: 'Лабораторії', en: 'Laboratories' },
    needs: ['departments'],
    routes: ['laboratory'],
    home: ['laboratories'],
    files: ['laboratories/first-laboratory'],
  },
  { id: 'library', name: { ua: 'Бібліотека', en: 'Library' } },
  { id: 'monographs', name: { ua: 'Монографії', en: 'Monographs' }, needs: ['people'] },
  {
    id: 'news',
    name: { ua: 'Новини', en: 'News' },
    routes: ['news', 'news-item', 'news-archive'],
    home: ['news', 'latest-news'],
    files: ['news/2026'],
  },
  {
    id: 'people',
    name: { ua: 'Люди й дирекція', en: 'People and directorate' },
    routes: ['person', 'directorate'],
    files: ['people/director', 'directorate', 'councils/directorate'],
  },
  {
    id: 'postgraduate',
    name: { ua: 'Аспірантура', en: 'Postgraduate training' },
    needs: ['defences'],
    routes: ['applicants', 'entrant', 'applicant'],
    files: ['entrant', 'admission', 'applicant', 'applicants', 'postgraduates'],
    first: ['entrant', 'applicant'],
  },
  { id: 'procurement', name: { ua: 'Закупівлі', en: 'Procurement' }, needs: ['documents'] },
  { id: 'services', name: { ua: 'Послуги', en: 'Services' } },
  {
    id: 'technical-departments',
    name: { ua: 'Технічні відділи', en: 'Technical departments' },
    needs: ['departments'],
    routes: ['technical-departments', 'technical-department'],
    files: ['departments/first-service'],
  },
  { id: 'testing-center', name: { ua: 'Випробувальний центр', en: 'Testing centre' } },
];

/** The sections that a site may have. */
export const sections: readonly Section[] = entries.map((entry) => {
  const { id, routes = [id], files = routes } = entry;
  return { needs: [], home: [], first: files.slice(0, 1), ...entry, routes, files };
});

function namedSections(answer: string): string[] {
  const named = answer.toLowerCase().split(/[\s,;]+/);
  const all = sections.map(({ id }) => id);
  return named.length === 1 && named[0] === 'all' ? all : named.filter((id) => id !== '' && id !== 'none');
}

/** Says of an answer which sections there are not. */
export function unknownSections(answer: string): Words | undefined {
  const known = sections.map(({ id }) => id);
  const unknown = namedSections(answer).filter((id) => !known.includes(id));
  if (unknown.length === 0) return undefined;
  return {
    en: `there is no section ${unknown.join(', ')}; there are: ${known.join(', ')}`,
    uk: `немає розділу ${unknown.join(', ')}; є такі: ${known.join(', ')}`,
  };
}

/** The sections that an answer names, with all that they need. */
export function chosenSections(answer = ''): Section[] {
  const chosen = new Set(namedSections(answer));
  // The set grows while it is walked through: what is needed may need more.
  for (const id of chosen) for (const need of sections.find((each) => each.id === id)?.needs ?? []) chosen.add(need);
  return sections.filter(({ id }) => chosen.has(id));
}

/** The sections in lines, each with its names. */
export function sectionList(): string {
  return sections.map(({ id, name }) => `  ${id.padEnd(22)}${name.ua} / ${name.en}`).join('\n');
}
