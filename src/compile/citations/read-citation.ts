import type { CslItem } from '../../namespaces/csl-item.ts';
import { cslName } from './csl-name.ts';

/** A publication without the id by which the site knows it. */
export type ReadCitation = Omit<CslItem, 'id'>;

/** `Калинчак О. Л., Ґудзик О. Д. ` at the beginning; initials may have two letters: `Yu.` */
const authorsForm = /^((?:\p{Lu}[\p{L}’ʼ'-]+(?: \p{Lu}\p{Ll}?\.){1,2}(?:, | ))+)(.+)$/u;
const journalForm =
  /^(?<title>.+)\. (?<container>[^.]+)\. (?<year>\d{4})\. (?:(?:(?:Т|Vol)\. (?<volume>\d+), )?(?:№|No\.) (?<issue>\d+)|(?:Вип|Iss)\. (?<number>\d+))\. [СP]\. (?<page>\d+(?:–\d+)?)\.$/;
const proceedingsForm =
  /^(?<title>[^.]+(?:\.\d[^.]*)?)\. (?<container>.+ \d{4}(?: р)?\.) (?<place>[^.,:]+?)(?: ?: (?<publisher>[^.,]+))?, (?<year>\d{4})\. [СP]\. (?<page>\d+(?:–\d+)?)\.$/;
const datasetForm = /^(?<title>.+?) ?: (?<genre>набір даних|data set)\. (?<place>[^.,]+), (?<year>\d{4})\.$/;
const bookForm =
  /^(?<title>.+?) ?: (?<genre>монографія|a monograph)\. (?<place>[^.:]+?) ?: (?<publisher>[^.]+), (?<year>\d{4})\. (?<pages>\d+) [сp]\.$/;

/** Where it can be had: `DOI: https://doi.org/10.5555/x`, `URL: https://… (дата звернення: 05.06.2026).` */
const accessForm =
  / (?:(?:DOI: |URL: )?(?:https?:\/\/(?:dx\.)?doi\.org\/|(?<=DOI: ))(?<doi>10\.\d{4,9}\/\S+?)|URL: (?<url>\S+?))(?: \((?:дата звернення|Last accessed): (?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})\))?\.?$/;

/**
 * Reads a publication as people cite it by DSTU 8302:2015: an article in a journal or a collection, a paper in proceedings, a
 * data set, a monograph. Undefined for what has another form.
 */
export function readCitation(text: string): ReadCitation | undefined {
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replace(/ \(In Ukrainian\)$/, '')
    .trim();
  const found = accessForm.exec(plain);
  const [, names = '', rest = ''] = authorsForm.exec(found ? plain.slice(0, found.index) : plain) ?? [];
  const author = names
    .trim()
    .split(', ')
    .map((name) => cslName(name));
  const work = rest && (journal(rest) ?? dataset(rest) ?? book(rest) ?? proceedings(rest));
  if (!work) return undefined;
  const language = /[\u0400-\u04ff]/.test(plain) ? 'uk' : 'en';
  return { ...work, author, language, ...access(found?.groups) };
}

type Work = Omit<ReadCitation, 'author' | 'language'>;

function access({ doi, url, day, month, year }: Record<string, string | undefined> = {}): Partial<Work> {
  return {
    ...(doi && { DOI: doi }),
    ...(url && { URL: url }),
    ...(url && year && { accessed: { 'date-parts': [[Number(year), Number(month), Number(day)]] } }),
  };
}

function journal(text: string): Work | undefined {
  const found = journalForm.exec(text)?.groups;
  if (!found) return undefined;
  const { title = '', container = '', year, volume, issue, number, page = '' } = found;
  return {
    type: 'article-journal',
    title,
    'container-title': container,
    ...issued(year),
    // A collection is counted by its volumes alone.
    ...((volume ?? number) && { volume: volume ?? number }),
    ...(issue && { issue }),
    page,
  };
}

function proceedings(text: string): Work | undefined {
  const found = proceedingsForm.exec(text)?.groups;
  if (!found) return undefined;
  const { title = '', container = '', place = '', publisher, year, page = '' } = found;
  // The stop after the year ends the title of the proceedings, unless it is that of `2026 р.`
  const name = container.endsWith(' р.') ? container : container.slice(0, -1);
  const imprint = { 'publisher-place': place, ...(publisher && { publisher }) };
  return { type: 'paper-conference', title, 'container-title': name, ...imprint, ...issued(year), page };
}

function dataset(text: string): Work | undefined {
  const found = datasetForm.exec(text)?.groups;
  if (!found) return undefined;
  const { title = '', genre = '', place = '', year } = found;
  return { type: 'dataset', title, genre, 'publisher-place': place, ...issued(year) };
}

function book(text: string): Work | undefined {
  const found = bookForm.exec(text)?.groups;
  if (!found) return undefined;
  const { title = '', genre = '', place = '', publisher = '', year, pages = '' } = found;
  const imprint = { publisher, 'publisher-place': place, 'number-of-pages': pages };
  return { type: 'book', title, genre, ...imprint, ...issued(year) };
}

function issued(year: string | undefined): Pick<CslItem, 'issued'> {
  return { issued: { 'date-parts': [[Number(year)]] } };
}
