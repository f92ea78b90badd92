import { readCitedName } from '../../../lib/text/cited-name.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import type { Answers } from '../needs.ts';

/** The facts that are texts, in the order of the model, each an answer of the same name. */
const plainFacts = ['container', 'publisher', 'volume', 'issue', 'pages', 'doi', 'isbn'] as const;

/** The facts of a publication, of what its entry in a reference manager answers, and the id that it gets. */
export function publicationValues(answers: Answers): { id: string; facts: Record<string, unknown> } {
  const { type = '', title = '', year = '' } = answers;
  const authors = listOf(answers.authors).map(readAuthor);
  const [first = ''] = authors;
  const lead = typeof first === 'string' ? first.split('-')[0] : toSlug(readCitedName(first.en || first.ua).family);
  const words = toSlug(title || answers['title-en'] || answers['original-title'] || '')
    .split('-')
    .slice(0, 2)
    .join('-');
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  const facts = {
    ...(authors.length > 0 && { authors }),
    ...Object.fromEntries(plainFacts.flatMap((key) => (answers[key] ? [[key, answers[key]]] : []))),
    // A keyboard has no dash.
    ...(answers.pages && { pages: answers.pages.replace(/(?<=\d[a-z]?)-(?=[A-Za-z]{0,3}\d)/, '–') }),
    ...(/^(?:article|paper)/.test(type) && !answers.pages && !answers['article-number'] && { pages: '' }),
    ...(answers['original-title'] && { originalTitle: answers['original-title'] }),
    ...(answers['article-number'] && { articleNumber: answers['article-number'] }),
    ...(answers.size && { numberOfPages: number(answers.size) }),
  };
  return { id: [lead, year, words].filter(Boolean).join('-'), facts };
}

/** Authors are separated by semicolons, or by commas where there are none. */
function listOf(answer = ''): string[] {
  return answer
    .split(answer.includes(';') ? ';' : ',')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Our people are named by their ids, others by their names in both alphabets: `Осика Л. Ф. / Osyka L. F.` */
function readAuthor(text: string): string | { ua: string; en: string } {
  // A name may have a slash of its own; the one between the alphabets then has spaces.
  const [ua = '', en] = text
    .split(/(?:^|\s)\/(?:\s|$)/.test(text) ? /(?:^|\s)\/(?:\s|$)/ : '/')
    .map((each) => each.trim());
  return en === undefined ? ua : { ua, en };
}
