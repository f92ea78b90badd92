import type { ContentTree } from '../../../content/content-tree.ts';
import { publishedTree } from '../../../content/drafts.ts';
import { isPointerWithin } from '../../../content/json/json-pointer.ts';
import { isBuiltFile } from '../../../content/machine-files.ts';
import { addressAbove, intendedPaths, pagesByPath } from '../../../content/page-list.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { joinLanguagePath, missingAddresses } from '../../../lib/language/language-path.ts';
import { languages } from '../../../lib/language/languages.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { areRoutesKnown, settledPointers } from '../../consequences.ts';
import { didYouMean } from '../../diagnostic.ts';
import { defineRule } from '../../rule.ts';

interface RedirectParameters {
  problem: 'unusable' | 'repeated' | 'shadows' | 'shadows-file' | 'chain' | 'loop' | 'dead';
  from: string;
  to: string;
  suggestion?: string;
}

export const redirectBroken = defineRule<RedirectParameters>('redirect-broken', 'error', 'content', {
  en: {
    asks: 'A redirect leads straight to a page or document, from an address that is no longer in use.',
    why: '`content/data/redirects.json` keeps links to moved pages alive. A redirect to another redirect costs visitors a second request; one that leads back to itself or to nothing shows them an error. A redirect from the address of an existing page or document, or of a file that the site has for programs (`/robots.txt`, `/sitemap.xml`), has no effect, and a host cannot redirect from what is not an address.',
    message: ({ problem, from, to }) =>
      ({
        unusable: `${from} is not an address that can be redirected.`,
        repeated: `The old address ${from} is listed twice.`,
        shadows: `${from} is the address of an existing page or document.`,
        'shadows-file': `${from} is the address of a file that the site has.`,
        chain: `The address ${to} is redirected itself.`,
        loop: `The redirect from ${from} leads back to itself.`,
        dead: `There is no page or document at ${to}.`,
      })[problem],
    hint: ({ problem, suggestion }) =>
      ({
        unusable:
          'Copy the old address from the browser. A percent sign itself is %25; encoded slashes, backslashes, quotes, dollar signs and control characters cannot be redirected.',
        repeated: 'Delete one of the two.',
        shadows: 'Delete this redirect: it has no effect.',
        'shadows-file': 'Delete this redirect: it has no effect.',
        chain: suggestion ? `Redirect straight to "${suggestion}".` : 'Redirect straight to a page or document.',
        loop: 'Name the page or document that visitors should see.',
        dead: didYouMean.en(
          suggestion,
          'Use a page of this site without the prefix of a language, or a document: /files/….',
        ),
      })[problem],
  },
  uk: {
    asks: 'Переспрямування веде просто на сторінку чи документ — з адреси, яка вже не діє.',
    why: 'Завдяки `content/data/redirects.json` посилання на переміщені сторінки діють далі. Переспрямування на інше переспрямування коштує відвідувачам зайвого запиту; те, що веде на себе саме чи нікуди, показує їм помилку. Переспрямування з адреси наявної сторінки, документа чи файлу, який сайт має для програм (`/robots.txt`, `/sitemap.xml`), не діє, а з того, що не є адресою, хост переспрямувати не може.',
    message: ({ problem, from, to }) =>
      ({
        unusable: `З адреси ${from} неможливо переспрямувати.`,
        repeated: `Стару адресу ${from} вказано двічі.`,
        shadows: `За адресою ${from} є сторінка або документ.`,
        'shadows-file': `За адресою ${from} на сайті є файл.`,
        chain: `З адреси ${to} теж переспрямовують далі.`,
        loop: `Переспрямування з ${from} повертає на ту саму адресу.`,
        dead: `За адресою ${to} немає ні сторінки, ні документа.`,
      })[problem],
    hint: ({ problem, suggestion }) =>
      ({
        unusable:
          'Скопіюйте стару адресу з браузера. Сам знак відсотка — це %25; закодовані скісні риски, лапки, знаки долара та керівні символи переспрямувати неможливо.',
        repeated: 'Видаліть один із двох записів.',
        shadows: 'Видаліть цей запис: він ніколи не спрацює.',
        'shadows-file': 'Видаліть цей запис: він ніколи не спрацює.',
        chain: suggestion
          ? `Переспрямуйте одразу на "${suggestion}".`
          : 'Переспрямуйте одразу на сторінку чи документ.',
        loop: 'Вкажіть сторінку чи документ, які мають побачити відвідувачі.',
        dead: didYouMean.uk(suggestion, 'Вкажіть сторінку цього сайту без префікса мови або документ: /files/….'),
      })[problem],
  },
  check(tree, report) {
    const entries = redirectsOf(tree);
    if (!entries.length || !areRoutesKnown(tree)) return;
    const files = new Set(tree.documents.map((path) => `/files/${path}`));
    const pages = new Set([...pagesByPath(tree).keys(), ...intendedPaths(tree)]);
    const exists = (path: string) => files.has(path) || pages.has(path);
    const inUse = new Set([...files, ...[...pages].flatMap(inEachLanguage), ...missingAddresses]);
    const first = new Map<string, Redirect>();
    const inLoop = new Set<string>();

    for (const entry of entries) {
      const { file, pointer, from, to, addresses } = entry;
      const place = { file, pointer: `${pointer}/from` };
      const other = addresses.flatMap((address) => first.get(address) ?? [])[0];
      if (!other) for (const address of addresses) first.set(address, entry);
      if (!addresses.length) report(place, { problem: 'unusable', from, to });
      else if (other)
        report(place, { problem: 'repeated', from, to }, [
          { remark: 'first-here', place: { file, pointer: `${other.pointer}/from` } },
        ]);
      else if (addresses.some((address) => inUse.has(address))) report(place, { problem: 'shadows', from, to });
      else if (addresses.some((address) => isBuiltFile(tree, address, (page) => inUse.has(page))))
        report(place, { problem: 'shadows-file', from, to });
      else if (!exists(to) && !inLoop.has(from)) {
        const { problem, suggestion, passed } = follow(entry, entries, exists);
        if (problem === 'loop') for (const path of passed) inLoop.add(path);
        const near = problem === 'dead' ? closest(to, [...pages, ...files]) : suggestion;
        report({ file, pointer: `${pointer}/to` }, { problem, from, to, ...(near && { suggestion: near }) });
      }
    }
  },
});

type Redirect = ReturnType<typeof redirectsOf>[number];

/** The entries of `data/redirects.json`, with the addresses that each redirects, in their languages, as hosts compare them. */
function redirectsOf(tree: ContentTree) {
  const file = tree.file('redirects-data');
  if (!file) return [];
  const wrong = settledPointers(tree).get(file.path);
  return asList(asObject(file.value).redirects).flatMap((value, index) => {
    const pointer = `/redirects/${index}`;
    const { from, to, language } = asObject(value);
    const [oldPath, newPath] = [asText(from), asText(to)];
    const isSettled = [...(wrong ?? [])].some((each) => isPointerWithin(each, pointer));
    if (oldPath === undefined || newPath === undefined || isSettled) return [];
    const alone = language !== undefined || newPath.startsWith('/files/');
    const decoded = decodedPath(oldPath);
    const addresses = decoded === undefined ? [] : alone ? [decoded] : inEachLanguage(decoded);
    return [{ file, pointer, from: oldPath, to: newPath, addresses }];
  });
}

/** A path as hosts compare it; nothing when it stands for no characters, or for some that a host takes for something else. */
function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[$"'\\\p{Cc}]/u.test(decoded) || /%2f/i.test(path) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function inEachLanguage(path: string): string[] {
  return languages.map(({ code }) => joinLanguagePath(code, path));
}

/** Follows an entry through other entries, as far as they lead. */
function follow(
  entry: Redirect,
  entries: readonly Redirect[],
  exists: (path: string) => boolean,
): { problem: 'chain' | 'loop' | 'dead'; suggestion?: string; passed: string[] } {
  const passed = [entry.from];
  let { to } = entry;
  for (;;) {
    if (exists(to)) return { problem: 'chain', suggestion: to, passed };
    if (passed.includes(to)) return { problem: 'loop', passed };
    const next = entries.find(({ from }) => from === to);
    if (!next) return { problem: passed.length > 1 ? 'chain' : 'dead', passed };
    passed.push(to);
    to = next.to;
  }
}

const redirectsPath = 'data/redirects.json';

type AddressGoneParameters = { from: string; to: string; file: string };

export const addressGone = defineRule<AddressGoneParameters>('address-gone', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'A page or document that was published keeps its address, or has a redirect.',
    why: 'Other sites, search engines and bookmarks lead to the old address. The check compares with the main branch, as far as the repository has it.',
    note: 'Pages that only list items, such as those of the news archive, may come and go.',
    message: ({ from }) => `The address ${from} was published, but is no longer there.`,
    hint: ({ from, to, file }) =>
      `Add to "redirects" in ${file}, with the address that visitors should see: { "from": "${from}", "to": "${to}" }`,
  },
  uk: {
    asks: 'Опублікована сторінка чи документ зберігає свою адресу або має переспрямування.',
    why: 'На стару адресу ведуть інші сайти, пошукові системи й закладки. Перевірка порівнює з головною гілкою, якщо вона є в репозиторії.',
    note: 'Сторінки, що лише перелічують записи, наприклад сторінки архіву новин, можуть з’являтися й зникати.',
    message: ({ from }) => `Адресу ${from} було опубліковано, а тепер її немає.`,
    hint: ({ from, to, file }) =>
      `Додайте до "redirects" у ${file}, з адресою, яку мають бачити відвідувачі: { "from": "${from}", "to": "${to}" }`,
  },
  paths: ['file'],
  check(tree, report) {
    const before = publishedTree(tree);
    if (!before) return;
    const [now, then] = [publishedAddresses(tree), publishedAddresses(before)];
    const redirected = new Set(
      asList(asObject(tree.file('redirects-data')?.value).redirects).map((each) => asText(asObject(each).from)),
    );
    for (const from of then) {
      if (now.has(from) || redirected.has(from)) continue;
      const added = [...now].filter((path) => !then.has(path) && isFile(path) === isFile(from));
      report(
        { path: redirectsPath },
        { from, to: closest(from, added, from.length) ?? addressAbove(from, now), file: redirectsPath },
      );
    }
  },
});

/** The addresses of all pages that are of one item or none, and of all documents. */
function publishedAddresses(tree: ContentTree): Set<string> {
  const pages = [...pagesByPath(tree)].flatMap(([path, { collection }]) =>
    collection === 'news-archive' ? [] : [path],
  );
  return new Set([...pages, ...tree.documents.map((path) => `/files/${path}`)]);
}

function isFile(path: string): boolean {
  return path.startsWith('/files/');
}
