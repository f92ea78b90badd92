import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileContent } from '../../src/build/compile-content.ts';
import { stagedUnits } from '../../src/build/unit-pages.ts';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import type { ContentFile, ContentTree } from '../../src/content/content-tree.ts';
import { publishedGroups } from '../../src/publish/published-files.ts';
import { ensureBundle } from '../../src/renderer/prerender/bundle.ts';
import { loadPageRenderer } from '../../src/renderer/prerender/page-renderer.ts';
import { SharedFixtures } from '../check/fixture.ts';

/**
 * Whatever is taken from the small institute, either the check says that it is missing, or the site can be built without it: what is
 * required is required by the checker, never by the build.
 */
const root = join(import.meta.dirname, '../..');
const fixtures = new SharedFixtures();
const cacheDir = mkdtempSync(join(tmpdir(), 'removals-'));
const hashes = new FileHashes(join(cacheDir, 'hashes.json'));
const bundle = ensureBundle(root, join(root, '.cache/bundles'), hashes, () => {});
const renderPage = await loadPageRenderer(bundle.dir, 'https://institute.example');
const verified = new VerifiedContent(join(cacheDir, 'verified.json'), '', hashes);
const whole = await checkContent(fixtures.dir, { verified });
// Only what was verified of the whole content is known.
Object.assign(verified, { store() {} });
afterAll(() => {
  fixtures.remove();
  rmSync(cacheDir, { recursive: true });
});

/** The content without something: a file, or other text for it. */
interface Removal {
  name: string;
  path: string;
  text?: string;
}

/** A file without each of its values: of facts all, of texts those that stand at the top. */
function removalsFrom({ path, document, kind }: ContentFile): Removal[] {
  const value = JSON.parse(document.source.text) as unknown;
  const found: Removal[] = [{ name: path, path }];
  const take = (part: unknown, depth: number) => {
    if (typeof part !== 'object' || part === null || (kind.role === 'texts' && depth > 0)) return;
    for (const key of Object.keys(part).reverse()) {
      const values = part as Record<string, unknown>;
      const kept = values[key];
      const restore = Array.isArray(part) ? part.splice(Number(key), 1) : [];
      if (!Array.isArray(part)) delete values[key];
      found.push({
        name: `${path} without ${key} (${JSON.stringify(kept).slice(0, 60)})`,
        path,
        text: textOf(value),
      });
      if (Array.isArray(part)) part.splice(Number(key), 0, ...restore);
      else values[key] = kept;
      take(kept, depth + 1);
    }
  };
  take(value, 0);
  return found;
}

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Pages that were rendered, by all that they are rendered from. */
const rendered = new Set<string>();

/** Compiles content, renders the pages that are not as in content before, and writes what is published beside them. */
async function build(tree: ContentTree): Promise<void> {
  const site = await compileContent(tree, { cacheDir, hashes });
  for (const { manifest, card } of stagedUnits(site).flatMap(({ made }) => made)) {
    const names = Object.keys(manifest.namespaces);
    const json = names.map((name) => [name, site.namespaces.get(`${manifest.language}/${name}`)?.json ?? '{}']);
    const key = JSON.stringify([manifest, card]);
    if (!rendered.has(key)) await renderPage({ manifest, card, namespaces: Object.fromEntries(json) });
    rendered.add(key);
  }
  for (const file of publishedGroups(site).flatMap(({ files }) => files())) await file.write();
}

test('the site is built without whatever the check lets one take away', async () => {
  await build(whole.tree);
  const removals = whole.tree.files.flatMap(removalsFrom);
  const built: string[] = [];
  const failed: string[] = [];
  for (const { name, path, text } of removals) {
    const fixture = { name, ...(text === undefined ? { remove: [path] } : { write: { [path]: text } }) };
    await fixtures.with(fixture, async () => {
      const { tree, errors } = await checkContent(fixtures.dir, { verified, previous: whole.tree });
      if (errors) return;
      try {
        await build(tree);
        built.push(name);
      } catch (error) {
        failed.push(`${name}: ${String(error)}`);
      }
    });
  }
  expect(failed).toEqual([]);
  expect(built).not.toEqual([]);
  expect(built.length).toBeLessThan(removals.length);
}, 300_000);
