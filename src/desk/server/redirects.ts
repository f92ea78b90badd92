import { SourceFile } from '../../content/json/source-file.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { writeValue } from './write-value.ts';

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
  if (added.length === 0 && kept.every((redirect, index) => redirect === before[index])) {
    if (kept.length === before.length) return undefined;
  }
  if (text !== undefined) return writeValue(text, 'redirects-data', '/redirects', redirects);
  return `${JSON.stringify({ $schema: '../schema/redirects-data.schema.json', redirects }, null, 2)}\n`;
}
