import { isDeepStrictEqual } from 'node:util';
import { redirectBroken } from '../../check/rules/links/redirects.ts';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { addressAbove, sitePages } from '../../content/page-list.ts';
import { validate } from '../../content/schema/schema-validators.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { linkTarget } from '../../content/views/links.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { withHint } from '../../lib/text/escape-text.ts';
import { writeValue } from './drafts.ts';
import { factsOf, type Thing, titlesOf } from './thing.ts';

/** Where the old addresses are. */
export const redirectsFile = 'data/redirects.json';

/**
 * The text of the redirects once addresses have moved or gone. What led to an old address leads to the new one, so that no
 * redirect leads to another one.
 * @param text the text of the file; undefined where there is none
 * @param moved the new address by the old one; undefined for one that is gone
 * @returns undefined if nothing changes
 */
export function redirectedText(
  text: string | undefined,
  moved: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const before = asList(
    text === undefined ? [] : asObject(JSON.parse(new SourceFile(redirectsFile, text).text)).redirects,
  );
  const used = new Set(moved.values());
  const kept = before.flatMap((redirect) => {
    const { from, to } = asObject(redirect);
    // An address that a page has now, or that is listed below, is redirected nowhere else.
    if (used.has(String(from)) || moved.has(String(from))) return [];
    if (!moved.has(String(to))) return [redirect];
    const target = moved.get(String(to));
    return target === undefined ? [] : [{ ...asObject(redirect), to: target }];
  });
  const added = [...moved].flatMap(([from, to]) => (to === undefined ? [] : [{ from, to }]));
  const redirects = [...kept, ...added];
  if (isDeepStrictEqual(redirects, before)) return undefined;
  if (text !== undefined) return writeValue(text, 'redirects-data', '/redirects', redirects);
  return newRedirects(redirects);
}

/** The text of a file with redirects alone. */
export function newRedirects(redirects: readonly unknown[]): string {
  return `${JSON.stringify({ $schema: '../schema/redirects-data.schema.json', redirects }, null, 2)}\n`;
}

/** Finds the pages to which addresses may lead that are gone, those that show no single item, and proposes the one above the first address. */
export function redirectTargets(tree: ContentTree, things: ReadonlyMap<string, Thing>, addresses: readonly string[]) {
  const pages = sitePages(tree).flatMap(({ path, routeId, item }) => {
    const route = things.get(`route/${routeId}`);
    if (!route || item !== undefined || factsOf(route).indexed === false) return [];
    return [{ path, title: titlesOf(route) }];
  });
  return { pages, proposed: addressAbove(addresses[0] ?? '/', new Set(pages.map(({ path }) => path))) };
}

/** An old address and where it is to lead. */
export interface OldAddress {
  from: string;
  to: string;
}

/** A line of a list of old addresses, as the content has it, and why it cannot be taken. */
export interface AddressLine extends OldAddress {
  problem?: string;
  /** True if the content has it already. */
  isThere?: boolean;
}

const noForm: Words = {
  en: 'An old address is everything after the domain, without “?” and what follows; a new one is that of a page, without a language: /about/history.',
  uk: 'Стара адреса — усе після домену, без «?» і того, що за ним; нова — адреса сторінки без мови: /about/history.',
};

/**
 * Reads a list of old addresses, each with the one where it leads now, and finds what is wrong with each line as the check would.
 * @param unsaved the texts of files that are not saved
 * @returns the lines, and all redirects with those of them that can be taken
 */
export function readAddresses(
  tree: ContentTree,
  unsaved: ReadonlyMap<string, string>,
  lines: readonly OldAddress[],
  language: CommandLanguage,
): { lines: AddressLine[]; redirects: unknown[] } {
  const before = asList(asObject(tree.file('redirects-data')?.value).redirects);
  const origin = asText(asObject(tree.file('site-data')?.value).origin);
  const read = lines.map(({ from, to }) => ({ from: oldPath(from), to: newPath(to, origin) }));
  const isSame = (one: unknown, other: OldAddress) =>
    asObject(one).from === other.from && asObject(one).to === other.to;
  const own = read.filter((line) => !before.some((each) => isSame(each, line)));
  const text = newRedirects([...before, ...own]);
  const problems = new Map<number, string>();
  const note = (pointer: string, problem: string) => {
    const index = Number(/^\/redirects\/(\d+)/.exec(pointer)?.[1] ?? -1) - before.length;
    if (!problems.has(index)) problems.set(index, problem);
  };
  for (const { instancePath } of validate('redirects-data', JSON.parse(text))) note(instancePath, noForm[language]);
  const drafted = readContent(tree.dir, { previous: tree, unsaved: new Map([...unsaved, [redirectsFile, text]]) });
  for (const { place, words } of redirectBroken.find(drafted)) {
    if ('pointer' in place) note(place.pointer, withHint(words(language, '')));
  }
  const told = read.map((line): AddressLine => {
    const index = own.indexOf(line);
    const problem = problems.get(index);
    return { ...line, ...(index < 0 && { isThere: true }), ...(problem !== undefined && { problem }) };
  });
  return { lines: told, redirects: [...before, ...own.filter((_, index) => !problems.has(index))] };
}

/** An address as a host sees it: no domain, no anchor, and each letter encoded. */
function oldPath(given: string): string {
  const path = given
    .trim()
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .replace(/#.*$/, '')
    .replace(/(?<=.)\/+$/, '');
  const whole = path.startsWith('/') ? path : `/${path}`;
  return whole.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function newPath(given: string, origin: string | undefined): string {
  const target = linkTarget(given.trim(), origin);
  return ('suggestion' in target && target.suggestion) || given.trim();
}
