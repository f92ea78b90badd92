import type { ContentFile } from '../../content/content-tree.ts';
import { intendedIds, pagePaths } from '../../content/page-paths.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { joinLanguagePath } from '../../language/language-path.ts';
import { languages } from '../../language/languages.ts';
import { closest } from '../../text/closest.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { unsurePrefixes } from '../unsure-prefixes.ts';

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

/** An old address leads straight to what stands on the site, and is not in use itself. */
export const rule: Rule<'redirect-broken'> = {
  code: 'redirect-broken',
  severity: 'error',
  check(context, report) {
    const { tree, index, settled } = context;
    const entries = entriesOf(context);
    if (!entries.length || !index.isSure('routes-data') || settled.has('data/routes.json')) return;
    const files = new Set(tree.documents.map((path) => `/files/${path}`));
    const pages = new Set([...index.pages().keys(), ...pagePaths(tree, intendedIds).map(({ path }) => path)]);
    const unsure = unsurePrefixes(context);
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
};

function entriesOf({ tree, settled }: RuleContext): Entry[] {
  const file = tree.file('redirects-data');
  if (!file) return [];
  const wrong = settled.get(file.path);
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
