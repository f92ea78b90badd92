import { redirectBroken } from '../../check/rules/links/redirects.ts';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { validate } from '../../content/schema/schema-validators.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { linkTarget } from '../../content/views/links.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { withHint } from '../../lib/text/escape-text.ts';
import { redirectsFile } from './redirects.ts';

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
  const value = { $schema: '../schema/redirects-data.schema.json', redirects: [...before, ...own] };
  const problems = new Map<number, string>();
  const note = (pointer: string, problem: string) => {
    const index = Number(/^\/redirects\/(\d+)/.exec(pointer)?.[1] ?? -1) - before.length;
    if (!problems.has(index)) problems.set(index, problem);
  };
  for (const { instancePath } of validate('redirects-data', value)) note(instancePath, noForm[language]);
  const text = `${JSON.stringify(value, null, 2)}\n`;
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
