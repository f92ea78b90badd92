import type { NewsItemNamespace } from '../namespaces/item-pages.ts';
import type { CompileContext } from './compile-context.ts';

/** A news item's page; `index` is its place in the list of all news. */
export function newsItemNamespace(context: CompileContext, index: number): NewsItemNamespace {
  const { content, language } = context;
  const item = content.news[index];
  if (!item) throw new Error(`There is no news item number ${index}.`);
  const { title, text, content: body } = content.newsItem(language, item);
  const unit = context.unitById(item.unit);
  const newer = content.news[index - 1];
  const older = content.news[index + 1];
  return {
    title,
    text,
    ...(body && { content: context.html(body) }),
    date: item.isoDate,
    pictures: context.newsPictures(item),
    ...(unit && { unit: context.unitLink(unit) }),
    ...(newer && { newer: context.newsLink(newer) }),
    ...(older && { older: context.newsLink(older) }),
  };
}
