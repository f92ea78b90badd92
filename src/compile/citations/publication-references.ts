import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type {
  Author,
  BookData,
  ContainerTexts,
  PublicationData,
  PublicationTexts,
  PublisherTexts,
} from '../../../content/model/publications.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import { groupBy } from '../../lib/cache/once-per.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { type CslItem, isCyrillicLanguage } from '../../lib/namespaces/csl-item.ts';
import { type CitedName, citedNames, readCitedName } from '../../lib/text/cited-name.ts';
import { romanize } from '../../lib/text/romanize.ts';
import type { SiteContent } from '../site-content.ts';
import type { Reference } from './format-citations.ts';

/** Describes every publication, newest first. */
export function publicationReferences(content: SiteContent): Reference[] {
  return [...content.itemsOf('publication').keys()].map((id) => publicationReference(content, id));
}

/** Those that a person wrote, newest first. */
export function publicationsOf(content: SiteContent, person: string): PublicationData[] {
  const byAuthor = content.once('publications by author', () => {
    const publications = [...content.itemsOf<PublicationData>('publication').values()];
    const written = publications.flatMap((data) => [...new Set(data.authors)].map((author) => ({ author, data })));
    return groupBy(written, ({ author }) => author);
  });
  return (byAuthor.get(person) ?? []).map(({ data }) => data);
}

/** Describes a publication for bibliographies. Its authors and their departments show it: it is described once for all of them. */
export function publicationReference(content: SiteContent, id: string): Reference {
  return content.once(`publication ${id}`, () => describe(content, id));
}

function describe(content: SiteContent, id: string): Reference {
  const data = content.item<PublicationData>('publication', id);
  const [ua, en] = [publicationTexts(content, 'ua', id), publicationTexts(content, 'en', id)];
  const { language, originalTitle, authors } = data;
  const isCyrillic = isCyrillicLanguage(language);
  const ownScript = isCyrillic ? 'ua' : 'en';
  const names = authors.map((author) => namesOf(content, author));
  const title = originalTitle ?? (language === 'uk' ? ua : en).title;
  const shared = factsOf(data);
  const own: CslItem = {
    ...shared,
    title,
    author: names.map((name) => name[ownScript]),
    ...imprintOf(content, ownScript, data),
    ...genreOf(content, language, data),
  };
  const { 'container-title': container, ...imprint } = imprintOf(content, 'en', data);
  const latin: CslItem = {
    ...shared,
    // APA has a paper in published proceedings as it has a chapter: "In …".
    ...(data.type === 'paper-conference' && { type: 'chapter' as const }),
    title: latinTitle({ title, type: data.type }, en.title, isCyrillic),
    author: names.map((name) => name.en),
    ...(container && { 'container-title': capitalAfterColon(container) }),
    ...imprint,
    // APA names what is no text.
    ...(data.type === 'dataset' && genreOf(content, 'en', data)),
  };
  const people = authors.filter((author) => typeof author === 'string');
  const path = `/publishing/${isMonograph(data) ? 'monographs' : 'articles'}/${data.id}`;
  return { id, path, people, own, latin };
}

/** Tells if a publication stands in the list of monographs. */
export function isMonograph(data: PublicationData): data is BookData {
  return data.type === 'book' && data.genre === 'monograph';
}

/** A publication in one language. */
export function publicationTexts(content: SiteContent, language: LanguageCode, id: string): PublicationTexts {
  return content.itemTexts<PublicationTexts>(itemKindNamed('publication'), language, id);
}

function namesOf(content: SiteContent, author: Author): { ua: CitedName; en: CitedName } {
  if (typeof author !== 'string') return { ua: readCitedName(author.ua), en: readCitedName(author.en) };
  return citedNames(content.personName('ua', author), content.personName('en', author));
}

function factsOf(data: PublicationData): Omit<CslItem, 'title' | 'author'> {
  const { id, type, language, year, doi, url } = data;
  return {
    id,
    type,
    issued: { 'date-parts': [[year]] },
    language,
    ...('volume' in data && { volume: data.volume }),
    ...('issue' in data && { issue: data.issue }),
    ...('pages' in data && { page: data.pages }),
    ...('articleNumber' in data && { number: data.articleNumber }),
    ...('numberOfPages' in data && { 'number-of-pages': String(data.numberOfPages) }),
    ...('isbn' in data && { ISBN: data.isbn }),
    ...(doi && { DOI: doi }),
    ...(url && { URL: url }),
  };
}

/** Where it appeared, in the words of a language. */
function imprintOf(content: SiteContent, language: LanguageCode, data: PublicationData): Partial<CslItem> {
  const texts = <Texts extends { id: string }>(name: string, id: string) =>
    content.textsById<Texts>(language, name)(id);
  const publisher = 'publisher' in data && data.publisher && texts<PublisherTexts>('publishers', data.publisher);
  return {
    ...('container' in data && { 'container-title': texts<ContainerTexts>('containers', data.container).title }),
    ...(publisher && { publisher: publisher.name, 'publisher-place': publisher.place }),
  };
}

/** The word that follows the title, in Ukrainian and English: a monograph, a data set. */
function genreOf(content: SiteContent, language: string, data: PublicationData): { genre?: string } {
  const code = ({ uk: 'ua', en: 'en' } as const)[language];
  const genre = data.type === 'dataset' ? data.type : 'genre' in data && data.genre;
  return code && genre ? { genre: content.texts<LabelsTexts>(code, 'labels').citation.genres[genre] } : {};
}

/**
 * APA 7, 9.38: a title in another script is transliterated; its translation follows in brackets, not in italics. What
 * follows a colon begins with a capital (6.17). The style sets titles of books and data sets in italics, those of articles not.
 */
function latinTitle({ title, type }: Pick<CslItem, 'title' | 'type'>, translation: string, isCyrillic: boolean) {
  const own = capitalAfterColon(isCyrillic ? romanize(title) : title);
  if (title === translation) return own;
  const isItalic = type === 'book' || type === 'dataset';
  const bracketed = `[${capitalAfterColon(translation)}]`;
  // Italics within italics are set upright.
  return `${own} ${isItalic ? `<i>${bracketed}</i>` : bracketed}`;
}

/** ` : ` of DSTU is `: ` elsewhere. */
function capitalAfterColon(title: string): string {
  return title.replaceAll(' : ', ': ').replace(/: \p{Ll}/gu, (found) => found.toUpperCase());
}
