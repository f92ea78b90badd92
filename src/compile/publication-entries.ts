import type { BookData, PublicationData, PublisherTexts } from '../../content/model/publications.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';
import { addressOf, citationLanguage } from '../lib/namespaces/csl-item.ts';
import { type CitedName, citedNameText } from '../lib/text/cited-name.ts';
import { escapeXml } from '../lib/text/escape-text.ts';
import type { Reference } from './citations/format-citations.ts';
import {
  isMonograph,
  publicationReference,
  publicationsOf,
  publicationTexts,
} from './citations/publication-references.ts';
import type { CompileContext } from './compile-context.ts';
import type { Unit } from './site-content.ts';

/** The works of a person beside monographs, newest first, each with its citations. */
export function articleEntries(context: CompileContext, person: string) {
  return publicationsOf(context.content, person)
    .filter((data) => !isMonograph(data))
    .map(({ id }) => publicationReference(context.content.asWritten, id))
    .map((reference) => ({
      ...namedLineOf(context, reference),
      citation: { path: reference.path, ...context.content.citations(reference.id) },
      work: reference.own,
    }));
}

/** A person's books, newest first. */
export function monographLines(context: CompileContext, person: string) {
  return publicationsOf(context.content, person)
    .filter(isMonograph)
    .map(({ id }) => namedLineOf(context, publicationReference(context.content.asWritten, id)));
}

/** The number of publications a department's page has at most: its weight must not grow with the staff. All are on their pages. */
const mostOfUnit = 100;

/** The works of the staff of a department or laboratory, newest first: each work once, however many of them wrote it. */
export function unitPublications(context: CompileContext, { head, staff }: Unit) {
  const own = new Set(
    [head, ...staff].flatMap((person) => publicationsOf(context.content, person).map(({ id }) => id)),
  );
  const newest = [...context.content.itemsOf('publication').keys()].filter((id) => own.has(id)).slice(0, mostOfUnit);
  return {
    publications: newest.map((id) => lineOf(context, publicationReference(context.content.asWritten, id))),
    hasOlderPublications: own.size > newest.length,
  };
}

/** All monographs, newest first. */
export function monographEntries(context: CompileContext) {
  return [...context.content.itemsOf<PublicationData>('publication').values()]
    .filter(isMonograph)
    .map((book) => monographEntry(context, book));
}

function monographEntry(context: CompileContext, book: BookData) {
  const { content, language } = context;
  const { id, year, numberOfPages, isbn, doi, language: written } = book;
  const { own, latin, people } = publicationReference(content, id);
  const { title, annotation = '' } = publicationTexts(content, language, id);
  // Ukrainian pages name a book by its own title, English ones translate it.
  const isForeign = language === 'ua' && written !== 'uk';
  const { name, place } = content.textsById<PublisherTexts>(language, 'publishers')(book.publisher);
  return {
    id,
    title: isForeign ? putNoBreakSpaces(own.title, language) : title,
    ...(isForeign && { titleLanguage: written, translation: title }),
    authors: (language === 'ua' ? own : latin).author.map((author) =>
      putNoBreakSpaces(citedNameText(author), language),
    ),
    publisher: name,
    place,
    year,
    pages: numberOfPages,
    ...(isbn && { isbn }),
    ...(doi && { doi }),
    language: written,
    annotation,
    people: people.map((each) => context.personLink(each)),
  };
}

/** A publication with its title: that of the line, which Ukrainian pages do not translate. */
function namedLineOf(context: CompileContext, reference: Reference) {
  const { content, language } = context;
  const { id, own } = reference;
  const title =
    language === 'ua' ? putNoBreakSpaces(own.title, language) : publicationTexts(content, language, id).title;
  const isForeign = language === 'ua' && own.language !== 'uk';
  return { ...lineOf(context, reference), title, ...(isForeign && { titleLanguage: own.language }) };
}

/** A publication as the style of the page's language cites it: DSTU 8302:2015 or APA 7. */
function lineOf(context: CompileContext, { id, own }: Pick<Reference, 'id' | 'own'>) {
  const { dstu, apa } = context.content.citations(id);
  const html = keepNames(putNoBreakSpaces(context.language === 'ua' ? dstu : apa, context.language), own.author);
  const address = addressOf(own);
  // As the processor writes it, for readers; the address of the link has it encoded.
  const shown = escaped(own.DOI ? `https://doi.org/${own.DOI}` : address);
  // Paper does not repeat an address behind its link.
  const link = `<a href="${escaped(address)}" rel="noopener" data-address>${shown}</a>`;
  return {
    id,
    html: shown ? html.replace(shown, () => link) : html,
    language: citationLanguage(html, own.language),
  };
}

function escaped(text = ''): string {
  return text.replace(/[&<>]/g, escapeXml);
}

/** Keeps the names of authors on their lines where the title follows, whose first word looks like the surname of the initials. */
function keepNames(html: string, authors: readonly CitedName[]): string {
  return authors.reduce((text, { family, given }) => {
    const initials = given.replaceAll(' ', '\u00a0');
    return text.replace(`${family} ${initials}\u00a0`, `${family}\u00a0${initials} `);
  }, html);
}
