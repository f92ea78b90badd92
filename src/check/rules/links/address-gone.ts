import type { ContentTree } from '../../../content/content-tree.ts';
import { addressAbove, pagesByPath } from '../../../content/page-list.ts';
import { publishedTree } from '../../../content/published-tree.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { closest } from '../../../text/closest.ts';
import { defineRule } from '../../rule.ts';

const redirects = 'data/redirects.json';

export const addressGone = defineRule<{ from: string; to: string; file: string }>({
  code: 'address-gone',
  severity: 'warning',
  scope: 'content',
  waitsForErrors: true,
  summary: {
    en: 'A page or document that was published keeps its address, or has a redirect.',
    uk: 'Опублікована сторінка чи документ зберігає свою адресу або має переспрямування.',
  },
  why: {
    en: 'Other sites, search engines and bookmarks lead to the old address. The check compares with the main branch, as far as the repository has it.',
    uk: 'На стару адресу ведуть інші сайти, пошукові системи й закладки. Перевірка порівнює з головною гілкою, якщо вона є в репозиторії.',
  },
  exceptions: {
    en: 'Pages that only list items, such as those of the news archive, may come and go.',
    uk: 'Сторінки, що лише перелічують записи, наприклад сторінки архіву новин, можуть з’являтися й зникати.',
  },
  paths: ['file'],
  words: {
    en: ({ from, to, file }) => ({
      message: `The address ${from} was published, but is no longer there.`,
      hint: `Add to "redirects" in ${file}, with the address that visitors should see: { "from": "${from}", "to": "${to}" }`,
    }),
    uk: ({ from, to, file }) => ({
      message: `Адресу ${from} було опубліковано, а тепер її немає.`,
      hint: `Додайте до "redirects" у ${file}, з адресою, яку мають бачити відвідувачі: { "from": "${from}", "to": "${to}" }`,
    }),
  },
  check(tree, report) {
    const before = publishedTree(tree);
    if (!before) return;
    const [now, then] = [addresses(tree), addresses(before)];
    const redirected = new Set(
      asList(asObject(tree.file('redirects-data')?.value).redirects).map((each) => asText(asObject(each).from)),
    );
    for (const from of then) {
      if (now.has(from) || redirected.has(from)) continue;
      const added = [...now].filter((path) => !then.has(path) && isFile(path) === isFile(from));
      report(
        { path: redirects },
        { from, to: closest(from, added, from.length) ?? addressAbove(from, now), file: redirects },
      );
    }
  },
});

/** The addresses of all pages that are of one item or none, and of all documents. */
function addresses(tree: ContentTree): Set<string> {
  const pages = [...pagesByPath(tree)].flatMap(([path, { collection }]) =>
    collection === 'news-archive' ? [] : [path],
  );
  return new Set([...pages, ...tree.documents.map((path) => `/files/${path}`)]);
}

function isFile(path: string): boolean {
  return path.startsWith('/files/');
}
