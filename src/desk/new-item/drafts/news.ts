import type { ContentTree } from '../../../content/content-tree.ts';
import { type Item, itemsOfKind, itemTexts, itemValue } from '../../../content/items.ts';
import { itemKindNamed } from '../../../content/kind-table.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import type { LanguageCode } from '../../../lib/language/languages.ts';
import { isoDate } from '../../../lib/text/iso-date.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { type Answers, addParts, assetFolder, type Draft, draftOf } from '../draft.ts';
import { keepAsset } from '../keep-asset.ts';
import { optionIn } from '../option-in.ts';
import { readList } from '../read-list.ts';
import { unknownId } from '../unknown-id.ts';
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
  const kind = itemKindNamed('document');
  const facts = byId(itemsOfKind(tree, kind));
  const unknown = ids.find((id) => !facts.has(id));
  if (unknown !== undefined) draft.problems.documents = unknownId(tree, 'document', unknown, createDocument);
  return (language) => {
    const texts = byId(itemTexts(tree, kind, language).flatMap(({ items }) => items));
    return ids
      .flatMap((id) => facts.get(id) ?? [])
      .map((document) => {
        const text = texts.get(document.id);
        return `- [${(text && asText(itemValue(text).title)) ?? document.id}](/files/${itemValue(document).file})`;
      })
      .join('\n');
  };
}

function byId(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

const createDocument = {
  en: 'Create it first: npm run new -- document',
  uk: 'Спершу створіть його: npm run new -- document',
};
