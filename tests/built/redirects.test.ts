import { expect, test } from 'vitest';
import type { RedirectsData } from '../../content/model/routes.ts';
import { readRedirects } from '../../src/build/hosts/host-rules.ts';
import { readContent as readTree } from '../../src/content/content-tree.ts';
import { isBuiltFile } from '../../src/content/machine-files.ts';
import { cleanPath } from '../../src/lib/language/language-path.ts';
import { contentPath, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readBuilt } from './support/site.ts';

const files = new Set(builtFiles(''));
const moved = readRedirects(readBuilt('_redirects')).filter(({ status }) => status === 301);
const old = readContent<RedirectsData>('data/redirects.json').redirects;

test('every old address leads straight to what stands on the site', () => {
  expect(moved.length).toBeGreaterThanOrEqual(old.length);
  for (const { from } of old) expect(moved.map((rule) => rule.from)).toContain(from);
  for (const { from, to } of moved) {
    expect(files.has(fileAt(to)), `${from} → ${to}`).toBe(true);
    expect(files.has(fileAt(from)), `${from} is in use`).toBe(false);
  }
});

test('no old address leads to another one, and each stands once', () => {
  const addresses = moved.map(({ from }) => from);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { to } of moved) expect(addresses).not.toContain(to);
});

/**
 * All that has the hash of its bytes in its address, is listed in the content, or lies where no old address may be; and what no site had
 * under the same name: schemas, citations of a publication, dates of the year.
 */
const elsewhere =
  /^(?:assets|cards|content|files|images|pagefind|pdfjs|data\/schema|publishing\/\w+)\/|^not-found\.txt$|(?:^|\/)404\.html$|\/year\.ics$/;

test('the check knows every other file as one from whose address nothing can be redirected', () => {
  const tree = readTree(contentPath(''));
  const pages = new Set(builtFiles('.html').map((path) => cleanPath(`/${path}`)));
  const own = [...files].filter((path) => /\.\w+$|^_/.test(path) && !elsewhere.test(path));
  expect(own.filter((path) => !isBuiltFile(tree, `/${path}`, (page) => pages.has(page)))).toEqual([]);
});
