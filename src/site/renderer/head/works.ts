import type { Book, Dataset, EducationEvent, Person, ScholarlyArticle, Thesis } from 'schema-dts';
import type { DocumentEntry, PageLink } from '../../../compile/compile-context.ts';
import type { DefenceCard } from '../../../compile/defence-namespaces.ts';
import type { Namespaces } from '../../../compile/namespaces.ts';
import { languageOf } from '../../../lib/language/languages.ts';
import { addressOf, type CslItem } from '../../../lib/namespaces/csl-item.ts';
import { citedNameText, isBody } from '../../../lib/text/cited-name.ts';
import { institute, instituteId, instituteName, reference } from './institute.ts';
import type { PageFacts } from './page-facts.ts';

/** The defence of a dissertation as an event: in the hall and on the air. */
export function defence(
  facts: PageFacts,
  { starts, place, summary, broadcast, candidate }: Namespaces['defence/{id}'],
) {
  const { manifest, url } = facts;
  return {
    ...announcedDefence(facts, { href: facts.href, title: manifest.title, starts, place }),
    description: summary,
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [hall(facts, place), { '@type': 'VirtualLocation', url: broadcast }],
    isAccessibleForFree: true,
    performer: personName(facts, candidate),
    organizer: reference(instituteId(facts)),
    workFeatured: reference(facts.id(facts.href, 'thesis')),
    inLanguage: 'uk',
    url,
    ...(facts.card && { image: facts.absolute(facts.card.url) }),
  } satisfies EducationEvent;
}

/** A defence where it is announced. */
export function announcedDefence(
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
export function thesis(
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

/** The text of the dissertation among the documents of a defence. */
export function thesisFile(documents: readonly DocumentEntry[]): DocumentEntry | undefined {
  return documents.find(({ kind }) => kind === 'thesis');
}

/** The address of its copy beside the page of the defence, where Google Scholar looks for it (`thesisFiles` of `machine-files.ts`). */
export function thesisUrl({ url }: PageFacts): string {
  return `${url}.pdf`;
}

/** A monograph in the list. */
export function monograph(facts: PageFacts, item: Namespaces['monographs']['items'][number]) {
  const { id, title, authors, people, publisher, place, year, pages, isbn, doi, language, annotation } = item;
  return {
    '@type': 'Book',
    '@id': `${facts.id(facts.href, id)}`,
    name: title,
    description: annotation,
    author: authors.map((name) => ({ '@type': 'Person' as const, name })),
    ...(people.length && { contributor: people.map((link) => reference(facts.id(link.href, 'person'))) }),
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
export function personName(facts: PageFacts, { href, label }: PageLink) {
  return {
    '@type': 'Person',
    '@id': facts.id(href, 'person'),
    name: label,
    url: facts.absolute(href),
  } satisfies Person;
}
