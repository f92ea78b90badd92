import type { ResearchOrganization, WebSite } from 'schema-dts';
import type { UnitLink } from '../../../compile/compile-context.ts';
import type { PageFacts } from './page-facts.ts';

/** Refers to something that is described elsewhere on the page or on its own page. */
export function reference(id: string): { '@id': string } {
  return { '@id': id };
}

/** The name of the institute itself, the same on every page. */
export function instituteId(facts: PageFacts): string {
  return facts.id('/', 'institute');
}

/** The institute in two lines, for pages that only name it. */
export function instituteName(facts: PageFacts) {
  return {
    '@type': 'ResearchOrganization',
    '@id': instituteId(facts),
    name: facts.namespace('labels').logo.text,
    url: `${facts.origin}/`,
  } satisfies ResearchOrganization;
}

/** The institute as the home page and the contacts describe it. */
export function institute(facts: PageFacts, departments: readonly UnitLink[] = []) {
  const { address, site } = facts.namespace('footer');
  const profiles = site.socials.map(({ href }) => href).filter(Boolean);
  // The address of the content is written from the building outwards: name, street, town, country.
  const [country = '', town = '', ...rest] = [...address].reverse();
  return {
    ...instituteName(facts),
    logo: `${facts.origin}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: rest[0] ?? '',
      addressLocality: town,
      addressCountry: country,
    },
    ...(profiles.length && { sameAs: profiles }),
    ...(departments.length && { department: departments.map((unit) => unitName(facts, unit)) }),
  } satisfies ResearchOrganization;
}

/** A department or laboratory where it is named. */
export function unitName(facts: PageFacts, { href, label }: Pick<UnitLink, 'href' | 'label'>) {
  return {
    '@type': 'ResearchOrganization',
    '@id': facts.id(href, 'unit'),
    name: label,
    url: facts.absolute(href),
  } satisfies ResearchOrganization;
}

/** The site, with its search. */
export function webSite(facts: PageFacts) {
  const { url, language } = facts;
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    url,
    name: instituteName(facts).name,
    inLanguage: language.tag,
    publisher: reference(instituteId(facts)),
  } satisfies WebSite;
}
