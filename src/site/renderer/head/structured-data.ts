import type {
  Book,
  BreadcrumbList,
  Dataset,
  EducationEvent,
  Graph,
  NewsArticle,
  Person,
  ResearchOrganization,
  ScholarlyArticle,
  Thesis,
  Thing,
  WebSite,
} from 'schema-dts';
import type { PageLink, UnitLink } from '../../../compile/compile-context.ts';
import type { DefenceCard } from '../../../compile/defence-namespaces.ts';
import type { Namespaces } from '../../../compile/namespaces.ts';
import type { PageName } from '../../../content/pages.ts';
import { joinLanguagePath } from '../../../lib/language/language-path.ts';
import { languageOf } from '../../../lib/language/languages.ts';
import { addressOf, type CslItem } from '../../../lib/namespaces/csl-item.ts';
import { citedNameText, isBody } from '../../../lib/text/cited-name.ts';
import { type PageFacts, thesisFile, thesisUrl } from './page-tags.ts';

/** The types that the pages of each component describe, in the vocabulary of schema.org. */
const things: Partial<Record<PageName, (facts: PageFacts) => Thing[]>> = {
  HomePage: (facts) => {
    const departments = facts.departmentLists().flatMap(({ units }) => units);
    return [webSite(facts), institute(facts, [...departments, ...laboratories(facts)])];
  },
  ContactsPage: (facts) => [institute(facts)],
  DepartmentListPage: (facts) => {
    const units = [...facts.own<'departments/{kind}'>().units, ...laboratories(facts)];
    return [{ ...instituteName(facts), department: units.map((each) => unitName(facts, each)) }];
  },
  DepartmentPage: (facts) => [unit(facts)],
  LaboratoryPage: (facts) => [unit(facts)],
  PersonPage: (facts) => [person(facts), ...articles(facts, facts.own<'person/{id}'>())],
  NewsItemPage: (facts) => [newsArticle(facts)],
  DefencePage: (facts) => {
    const namespace = facts.own<'defence/{id}'>();
    return [defence(facts, namespace), thesis(facts, namespace)];
  },
  SpecializedCouncilPage: (facts) => facts.namespace('defences').items.map((item) => announcedDefence(facts, item)),
  MonographsPage: (facts) => facts.own<'monographs'>().items.map((item) => monograph(facts, item)),
};

/** The JSON-LD of a page: the thing that it is about, and the way to it. Empty for pages that are about nothing else. */
export function structuredData(facts: PageFacts): Graph | undefined {
  const { component, breadcrumbs } = facts.manifest;
  const graph: Thing[] = [
    ...(things[component]?.(facts) ?? []),
    ...(breadcrumbs.length ? [breadcrumbList(facts)] : []),
  ];
  return graph.length ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

function laboratories(facts: PageFacts): UnitLink[] {
  return facts.optional('laboratories')?.units ?? [];
}

function breadcrumbList({ manifest, origin, url }: PageFacts) {
  const { breadcrumbs, language, title } = manifest;
  const steps = [
    ...breadcrumbs.flatMap(({ path, label }) =>
      path ? [{ name: label, item: origin + joinLanguagePath(language, path) }] : [],
    ),
    { name: title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  } satisfies BreadcrumbList;
}

function unit(facts: PageFacts) {
  const { href, url } = facts;
  const { name, shortName, lead, phone, email, head, staff } = facts.own<'{id}'>();
  return {
    ...unitName(facts, { href, label: name }),
    alternateName: shortName,
    description: lead,
    url,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    parentOrganization: instituteName(facts),
    employee: [head, ...staff].map((member) => personName(facts, member)),
  } satisfies ResearchOrganization;
}

function person(facts: PageFacts) {
  const { name, position, degree, interests, photo, email, profiles, units } = facts.own<'person/{id}'>();
  const orcid = profiles.find(({ id }) => id === 'orcid')?.href;
  return {
    ...personName(facts, { href: facts.href, label: name }),
    jobTitle: position,
    ...(degree && { honorificSuffix: degree }),
    ...(interests && { knowsAbout: interests }),
    ...(photo && { image: facts.absolute(photo.src) }),
    ...(email && { email }),
    ...(orcid && { identifier: orcid }),
    ...(profiles.length && { sameAs: profiles.map(({ href }) => href) }),
    worksFor: instituteName(facts),
    ...(units.length && { affiliation: units.map((each) => unitName(facts, each)) }),
  } satisfies Person;
}

function newsArticle(facts: PageFacts) {
  const { title, text, date, pictures } = facts.own<'news/{id}'>();
  const images = [...(facts.card ? [facts.card.url] : []), ...pictures.map(({ src }) => src.src)];
  const publisher = instituteName(facts);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: text,
    datePublished: date,
    inLanguage: facts.language.tag,
    mainEntityOfPage: facts.url,
    ...(images.length && { image: images.map((image) => facts.absolute(image)) }),
    author: publisher,
    publisher: { '@id': instituteId(facts) },
  } satisfies NewsArticle;
}

/** The name of the institute itself, the same on every page. */
function instituteId(facts: PageFacts): string {
  return facts.id('/', 'institute');
}

/** The institute in two lines, for pages that only name it. */
function instituteName(facts: PageFacts) {
  return {
    '@type': 'ResearchOrganization',
    '@id': instituteId(facts),
    name: facts.namespace('labels').logo.text,
    url: `${facts.origin}/`,
  } satisfies ResearchOrganization;
}

/** The institute as the home page and the contacts describe it. */
function institute(facts: PageFacts, departments: readonly UnitLink[] = []) {
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
function unitName(facts: PageFacts, { href, label }: Pick<UnitLink, 'href' | 'label'>) {
  return {
    '@type': 'ResearchOrganization',
    '@id': facts.id(href, 'unit'),
    name: label,
    url: facts.absolute(href),
  } satisfies ResearchOrganization;
}

/** The site, with its search. */
function webSite(facts: PageFacts) {
  const { url, language } = facts;
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    url,
    name: instituteName(facts).name,
    inLanguage: language.tag,
    publisher: { '@id': instituteId(facts) },
  } satisfies WebSite;
}

/** The defence of a dissertation as an event: in the hall and on the air. */
function defence(facts: PageFacts, { starts, place, summary, broadcast, candidate }: Namespaces['defence/{id}']) {
  const { manifest, url } = facts;
  return {
    ...announcedDefence(facts, { href: facts.href, title: manifest.title, starts, place }),
    description: summary,
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [hall(facts, place), { '@type': 'VirtualLocation', url: broadcast }],
    isAccessibleForFree: true,
    performer: personName(facts, candidate),
    organizer: { '@id': instituteId(facts) },
    workFeatured: { '@id': facts.id(facts.href, 'thesis') },
    inLanguage: 'uk',
    url,
    ...(facts.card && { image: facts.absolute(facts.card.url) }),
  } satisfies EducationEvent;
}

/** A defence where it is announced. */
function announcedDefence(
  facts: PageFacts,
  { href, title, starts, place }: Pick<DefenceCard, 'href' | 'title' | 'starts' | 'place'>,
) {
  return {
    '@type': 'EducationEvent',
    '@id': facts.id(href, 'defence'),
    name: title,
    startDate: starts,
    eventStatus: 'https://schema.org/EventScheduled',
    location: hall(facts, place),
    url: facts.absolute(href),
  } satisfies EducationEvent;
}

function hall(facts: PageFacts, place: string) {
  return { '@type': 'Place' as const, name: place, address: institute(facts).address };
}

/** The dissertation that is defended. */
function thesis(
  facts: PageFacts,
  { summary, specialty, candidate, documents, supervisor }: Namespaces['defence/{id}'],
) {
  const file = thesisFile(documents);
  return {
    '@type': 'Thesis',
    '@id': facts.id(facts.href, 'thesis'),
    name: facts.manifest.title,
    abstract: summary,
    author: personName(facts, candidate),
    contributor: personName(facts, supervisor),
    about: specialty,
    publisher: instituteName(facts),
    url: facts.url,
    ...(file && {
      datePublished: file.date,
      inLanguage: languageOf(file.language).tag,
      encoding: { '@type': 'MediaObject', contentUrl: thesisUrl(facts), encodingFormat: 'application/pdf' },
    }),
  } satisfies Thesis;
}

/** A monograph in the list. */
function monograph(facts: PageFacts, item: Namespaces['monographs']['items'][number]) {
  const { id, title, authors, people, publisher, place, year, pages, isbn, doi, language, annotation } = item;
  return {
    '@type': 'Book',
    '@id': `${facts.id(facts.href, id)}`,
    name: title,
    description: annotation,
    author: authors.map((name) => ({ '@type': 'Person' as const, name })),
    ...(people.length && { contributor: people.map((link) => ({ '@id': facts.id(link.href, 'person') })) }),
    publisher: { '@type': 'Organization', name: publisher, location: place },
    datePublished: String(year),
    numberOfPages: pages,
    ...(isbn && { isbn }),
    ...(doi && { identifier: doiOf(doi) }),
    inLanguage: language,
    url: `${facts.url}#${id}`,
  } satisfies Book;
}

/** The articles and data sets of a person. Authors of the institute are known by the person's own page alone. */
export function articles(facts: PageFacts, { publications }: Namespaces['person/{id}']) {
  return publications.map(({ work }) => (work.type === 'dataset' ? dataset(facts, work) : article(facts, work)));
}

function article(facts: PageFacts, work: CslItem) {
  const { title: name, volume, issue, page, number } = work;
  const container = work['container-title'] ?? '';
  const isPaper = work.type === 'paper-conference';
  const periodical = { '@type': 'Periodical' as const, name: container };
  const within = volume
    ? { '@type': 'PublicationVolume' as const, volumeNumber: volume, isPartOf: periodical }
    : periodical;
  return {
    '@type': 'ScholarlyArticle',
    ...workFacts(facts, work),
    headline: name,
    ...((page || number) && { pagination: page ?? number }),
    isPartOf: isPaper
      ? { '@type': 'Book' as const, name: container }
      : issue
        ? { '@type': 'PublicationIssue' as const, issueNumber: issue, isPartOf: within }
        : within,
  } satisfies ScholarlyArticle;
}

function dataset(facts: PageFacts, work: CslItem) {
  return {
    '@type': 'Dataset',
    ...workFacts(facts, work),
  } satisfies Dataset;
}

function workFacts({ origin }: PageFacts, work: CslItem) {
  const { id, title, author, issued, language, DOI } = work;
  const address = addressOf(work);
  return {
    '@id': `${origin}/publishing/articles/${id}`,
    name: title,
    author: author.map((each) => ({
      '@type': isBody(each) ? ('Organization' as const) : ('Person' as const),
      name: citedNameText(each),
    })),
    datePublished: String(issued['date-parts'][0][0]),
    inLanguage: language,
    ...(address && { url: address }),
    ...(DOI && { identifier: doiOf(DOI) }),
  };
}

function doiOf(value: string) {
  return { '@type': 'PropertyValue' as const, propertyID: 'DOI', value };
}

/** A person where they are named. */
function personName(facts: PageFacts, { href, label }: PageLink) {
  return {
    '@type': 'Person',
    '@id': facts.id(href, 'person'),
    name: label,
    url: facts.absolute(href),
  } satisfies Person;
}
