import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';

/** A news item's page, with the items before and after it. */
export function newsItemNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { item, newer, older } = content.newsBeside(id);
  const { title, text, content: body } = content.newsItem(language, item);
  const unit = context.unitById(item.unit);
  return {
    title,
    text,
    ...(body && { content: context.html(body) }),
    date: item.isoDate,
    pictures: context.newsImagesAlone(item).map(({ path, alt }) => captionedPicture(context, path, alt)),
    ...(unit && { unit: context.unitLink(unit) }),
    ...(newer && { newer: context.newsLink(newer) }),
    ...(older && { older: context.newsLink(older) }),
  };
}
