import type { ContentTree } from '../../../content/content-tree.ts';
import { readCitedName } from '../../../lib/text/cited-name.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { type Answers, addParts, type Draft, draftOf } from '../draft.ts';
import { optionIn } from '../option-in.ts';
import { readList } from '../read-list.ts';

/** The facts that are texts, in the order of the model, each an option of the same name. */
const plainFacts = ['container', 'publisher', 'volume', 'issue', 'pages', 'doi', 'isbn'] as const;

/** A publication: an entry before the others of its year. */
export function draftPublication(_tree: ContentTree, answers: Answers): Draft {
  const { type = '', title = '', language = 'uk', year = '' } = answers;
  const authors = readList(answers.authors, answers.authors?.includes(';') ? /;/ : /,/).map(readAuthor);
  const [first = ''] = authors;
  const lead = typeof first === 'string' ? first.split('-')[0] : toSlug(readCitedName(first.en || first.ua).family);
  const words = toSlug(title).split('-').slice(0, 2).join('-');
  const draft = draftOf(answers.id || [lead, year, words].filter(Boolean).join('-'));
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  const facts = {
    type,
    language,
    authors,
    year: number(year),
    ...Object.fromEntries(plainFacts.flatMap((key) => (answers[key] ? [[key, answers[key]]] : []))),
    // A keyboard has no dash.
    ...(answers.pages && { pages: answers.pages.replace(/(?<=\d[a-z]?)-(?=[A-Za-z]{0,3}\d)/, '–') }),
    ...(/^(?:article|paper)/.test(type) && !answers.pages && !answers['article-number'] && { pages: '' }),
    ...(answers['original-title'] && { originalTitle: answers['original-title'] }),
    ...(answers['article-number'] && { articleNumber: answers['article-number'] }),
    ...(answers.size && { numberOfPages: number(answers.size) }),
  };
  addParts(
    draft,
    'publication',
    { facts, texts: (code) => ({ title: answers[optionIn('title', code)] ?? '' }) },
    {
      facts: {
        ...{ type: 'type', language: 'language', authors: 'authors', year: 'year', size: 'numberOfPages' },
        ...{ 'original-title': 'originalTitle', 'article-number': 'articleNumber' },
        ...Object.fromEntries(plainFacts.map((key) => [key, key])),
      },
      texts: { title: 'title' },
    },
    { fileId: /^\d{4}$/.test(year) ? year : String(new Date().getFullYear()) },
  );
  return draft;
}

/** Our people are named by their ids, others by their names in both alphabets: `Осика Л. Ф. / Osyka L. F.` */
function readAuthor(text: string): string | { ua: string; en: string } {
  // A name may have a slash of its own; the one between the alphabets then has spaces.
  const [ua = '', en] = text
    .split(/(?:^|\s)\/(?:\s|$)/.test(text) ? /(?:^|\s)\/(?:\s|$)/ : '/')
    .map((each) => each.trim());
  return en === undefined ? ua : { ua, en };
}
