import type { BreadcrumbList, Graph, NewsArticle, Person, ResearchOrganization, Thing } from 'schema-dts';
import type { UnitLink } from '../../../compile/compile-context.ts';
import type { PageName } from '../../../content/pages.ts';
import { joinLanguagePath } from '../../../lib/language/language-path.ts';
import { institute, instituteId, instituteName, reference, unitName, webSite } from './institute.ts';
import type { PageFacts } from './page-facts.ts';
import { announcedDefence, articles, defence, monograph, personName, thesis } from './works.ts';

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
    publisher: reference(instituteId(facts)),
  } satisfies NewsArticle;
}
