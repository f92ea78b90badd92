import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { isKindSure } from '../../../content/content-tree.ts';
import { intendedIds, pagePaths, pagesByPath } from '../../../content/page-paths.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { joinLanguagePath } from '../../../language/language-path.ts';
import { languages } from '../../../language/languages.ts';
import { closest } from '../../../text/closest.ts';
import { defineRule } from '../../rule.ts';
import { settledPointers } from '../../settled-pointers.ts';
import { didYouMean } from '../../words.ts';
import { unsurePrefixes } from './unsure-prefixes.ts';

/** What can be wrong with an old address. */
type RedirectProblem = 'repeated' | 'shadows' | 'chain' | 'loop' | 'dead';

/** An entry of `data/redirects.json`. */
interface Entry {
  file: ContentFile;
  /** Where it stands. */
  pointer: string;
  from: string;
  to: string;
  /** The addresses that it redirects, with their languages. */
  addresses: string[];
}

interface RedirectParameters {
  problem: RedirectProblem;
  from: string;
  to: string;
  suggestion?: string;
}

export const redirectBroken = defineRule<RedirectParameters>({
  code: 'redirect-broken',
  severity: 'error',
  scope: 'content',
  summary: 'An old address leads straight to what stands on the site, and is not in use itself.',
  why: '`data/redirects.json` keeps links alive that others made to pages which have moved. An entry that leads to another old address costs visitors a second trip, one that leads back to itself or to nothing shows them an error. Where a page or a document stands, the entry never counts.',
  words: {
    en: ({ problem, from, to, suggestion }) => ({
      message: {
        repeated: `The old address ${from} stands here twice.`,
        shadows: `A page or a document of this site stands at ${from}.`,
        chain: `${to} is an old address itself.`,
        loop: `${from} leads back to itself.`,
        dead: `${to} leads to no page and no document.`,
      }[problem],
      hint: {
        repeated: 'Delete one of the two.',
        shadows: 'Delete this entry: nobody would ever be redirected by it.',
        chain: suggestion ? `Lead straight to "${suggestion}".` : 'Lead straight to a page.',
        loop: 'Name the page that visitors are to see.',
        dead: didYouMean.en(suggestion, 'Name a page of this site without a language, or a document: /files/….'),
      }[problem],
    }),
    uk: ({ problem, from, to, suggestion }) => ({
      message: {
        repeated: `Стара адреса ${from} стоїть тут двічі.`,
        shadows: `За адресою ${from} є сторінка або документ цього сайту.`,
        chain: `${to} — теж стара адреса.`,
        loop: `${from} веде назад до себе.`,
        dead: `${to} не веде ні на сторінку, ні на документ.`,
      }[problem],
      hint: {
        repeated: 'Видаліть один із двох записів.',
        shadows: 'Видаліть цей запис: він ніколи нікого не переспрямує.',
        chain: suggestion ? `Ведіть одразу на "${suggestion}".` : 'Ведіть одразу на сторінку.',
        loop: 'Назвіть сторінку, яку мають побачити відвідувачі.',
        dead: didYouMean.uk(suggestion, 'Назвіть сторінку цього сайту без мови або документ: /files/….'),
      }[problem],
    }),
  },
  check(tree, report) {
    const entries = entriesOf(tree);
    if (!entries.length || !isKindSure(tree, 'routes-data') || settledPointers(tree).has('data/routes.json')) return;
    const files = new Set(tree.documents.map((path) => `/files/${path}`));
    const pages = new Set([...pagesByPath(tree).keys(), ...pagePaths(tree, intendedIds).map(({ path }) => path)]);
    const unsure = unsurePrefixes(tree);
    const stands = (path: string) =>
      files.has(path) || pages.has(path) || unsure.some((prefix) => path.startsWith(prefix));
    const inUse = new Set([...files, ...[...pages].flatMap(inEachLanguage)]);
    const first = new Map<string, Entry>();
    const inLoop = new Set<string>();

    for (const entry of entries) {
      const { file, pointer, from, to, addresses } = entry;
      const place = { file, pointer: `${pointer}/from` };
      const other = addresses.map((address) => first.get(address)).find((found) => found !== undefined);
      if (other) {
        const related = { file, pointer: `${other.pointer}/from` };
        report(place, { problem: 'repeated', from, to }, [{ remark: 'first-here', place: related }]);
        continue;
      }
      for (const address of addresses) first.set(address, entry);
      if (addresses.some((address) => inUse.has(address))) {
        report(place, { problem: 'shadows', from, to });
      } else if (!stands(to) && !inLoop.has(from)) {
        const { problem, suggestion, passed } = follow(entry, entries, stands);
        if (problem === 'loop') for (const path of passed) inLoop.add(path);
        const near = problem === 'dead' ? closest(to, [...pages, ...files]) : suggestion;
        report({ file, pointer: `${pointer}/to` }, { problem, from, to, ...(near && { suggestion: near }) });
      }
    }
  },
});

function entriesOf(tree: ContentTree): Entry[] {
  const file = tree.file('redirects-data');
  if (!file) return [];
  const wrong = settledPointers(tree).get(file.path);
  return asList(asObject(file.value).redirects).flatMap((value, index): Entry[] => {
    const pointer = `/redirects/${index}`;
    const { from, to, language } = asObject(value);
    const [oldPath, newPath] = [asText(from), asText(to)];
    const isSettled = [...(wrong ?? [])].some((each) => `${each}/`.startsWith(`${pointer}/`));
    if (oldPath === undefined || newPath === undefined || isSettled) return [];
    const alone = language !== undefined || newPath.startsWith('/files/');
    const addresses = alone ? [oldPath] : inEachLanguage(oldPath);
    return [{ file, pointer, from: oldPath, to: newPath, addresses }];
  });
}

function inEachLanguage(path: string): string[] {
  return languages.map(({ code }) => joinLanguagePath(code, path));
}

/** Follows an entry through other entries, as far as they lead. */
function follow(
  entry: Entry,
  entries: readonly Entry[],
  stands: (path: string) => boolean,
): { problem: 'chain' | 'loop' | 'dead'; suggestion?: string; passed: string[] } {
  const passed = [entry.from];
  let { to } = entry;
  for (;;) {
    if (stands(to)) return { problem: 'chain', suggestion: to, passed };
    if (passed.includes(to)) return { problem: 'loop', passed };
    const next = entries.find(({ from }) => from === to);
    if (!next) return { problem: passed.length > 1 ? 'chain' : 'dead', passed };
    passed.push(to);
    to = next.to;
  }
}
