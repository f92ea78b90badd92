import type { ContentTree } from '../../content/content-tree.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import type { LanguageCode } from '../../language/languages.ts';
import { closest } from '../../text/closest.ts';
import { isoDate } from '../../text/iso-date.ts';
import { toSlug } from '../../text/slug.ts';
import { type Answers, addParts, assetFolder, type Draft, draftOf } from '../draft.ts';
import { keepAsset } from '../keep-asset.ts';
import { optionIn } from '../option-in.ts';
import { readList } from '../read-list.ts';
import { addCaption } from './caption.ts';

/** A news item: an entry in the files of its year, before the older ones. */
export function draftNews(tree: ContentTree, answers: Answers): Draft {
  const { date = '', title = '', unit, image, documents } = answers;
  const draft = draftOf(answers.id || toSlug(answers['title-en'] || title));
  const year = /(?<!\d)\d{4}(?!\d)/.exec(date)?.[0] ?? String(new Date().getFullYear());
  const imageUrl =
    image &&
    keepAsset(draft, tree.dir, { option: 'image', given: image, root: 'images', folder: assetFolder('news', {}) });
  const links = documentLinks(tree, draft, readList(documents));
  const texts = (language: LanguageCode) => {
    const answer = (option: string) => answers[optionIn(option, language)];
    const content = [answer('body'), links(language)].filter(Boolean).join('\n\n');
    return {
      title: answer('title') ?? '',
      text: answer('text') ?? '',
      ...(content && { content }),
      ...(image && { imageAlt: answer('alt') ?? '' }),
    };
  };
  const day = isoDate(date) ?? '';
  addParts(
    draft,
    'news',
    { facts: { date, ...(image && { imageUrl }), ...(unit && { unit }) }, texts },
    {
      facts: { date: 'date', image: 'imageUrl', unit: 'unit' },
      texts: { title: 'title', text: 'text', body: 'content', alt: 'imageAlt' },
    },
    { fileId: year, isBefore: isBefore(tree, year, day) },
  );
  if (imageUrl) addCaption(tree, draft, imageUrl, answers);
  return draft;
}

/** An entry goes before those that are not newer: their dates are among the facts. */
function isBefore(tree: ContentTree, year: string, day: string): (other: Record<string, unknown>) => boolean {
  const items = asList(asObject(tree.file('news-data', undefined, year)?.value).items).map(asObject);
  const days = new Map(items.map(({ id, date }) => [id, isoDate(asText(date) ?? '') ?? '']));
  return ({ id }) => (days.get(id) ?? '') <= day;
}

/** The documents as a list of links, in a language. */
function documentLinks(tree: ContentTree, draft: Draft, ids: readonly string[]): (language: LanguageCode) => string {
  const facts = new Map(
    asList(asObject(tree.file('documents-data')?.value).items).map((each) => [
      asText(asObject(each).id),
      asObject(each),
    ]),
  );
  const unknown = ids.find((id) => !facts.has(id));
  if (unknown !== undefined) {
    const meant = closest(
      unknown,
      [...facts.keys()].filter((id) => id !== undefined),
    );
    draft.problems.documents = {
      en: `There is no document with the id "${unknown}".${meant ? ` Did you mean "${meant}"?` : ' Create it first: npm run new -- document'}`,
      uk: `Немає документа з id "${unknown}".${meant ? ` Можливо, "${meant}"?` : ' Спершу створіть його: npm run new -- document'}`,
    };
  }
  return (language) => {
    const texts = asList(asObject(tree.file('documents-texts', language)?.value).items).map(asObject);
    return ids
      .filter((id) => facts.has(id))
      .map((id) => `- [${asText(texts.find((each) => each.id === id)?.title) ?? id}](/files/${facts.get(id)?.file})`)
      .join('\n');
  };
}
