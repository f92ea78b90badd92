import type { LanguageCode } from '../../language/languages.ts';
import { headingSlugs } from '../../text/heading-slug.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import type { PagePath } from '../page-paths.ts';
import { asList, asObject, asText } from '../unknown-value.ts';
import { markdownTexts } from './links.ts';

/** The slugs of the headings in a page's texts. */
export function headingsOf(tree: ContentTree, page: PagePath, language: LanguageCode): Set<string> {
  const files = new Set(page.namespaces.flatMap((name) => filesOfNamespace(tree, name, page, language)));
  const sections = [...files].flatMap(({ value }) => asList(asObject(value).sections));
  const slugs = new Set(sections.flatMap((section) => asText(asObject(section).id) ?? []));
  for (const { value, parts } of markdownTexts(tree)) {
    if (!files.has(value.file)) continue;
    const slug = headingSlugs();
    for (const { text } of parts.headings) slugs.add(slug(text));
  }
  return slugs;
}

function filesOfNamespace(
  tree: ContentTree,
  name: string,
  { itemId }: PagePath,
  language: LanguageCode,
): ContentFile[] {
  const id = name.split('/').at(-1) ?? name;
  return tree.files.filter(
    (file) =>
      file.language === language &&
      (file.kind.path === `${name}.json` ||
        file.id === id ||
        (file.kind.name === 'news-texts' && name.startsWith('news/') && itemId === id)),
  );
}
