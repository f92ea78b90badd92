import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { RoutesData, RoutesTexts } from '../../content/model/routes.ts';
import { compileContent } from '../../src/build/build-site.ts';
import { builtPages, renderJob } from '../../src/build/built-pages.ts';
import { publishedGroups } from '../../src/build/publish/published-files.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import type { ContentFile, ContentTree } from '../../src/content/content-tree.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { type Fixture, SharedFixtures } from '../check/fixture.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { ownRenderer } from './support/own-renderer.ts';

/**
 * Whatever is taken from the small institute, either the check says that it is missing, or the site can be built without it: what is
 * required is required by the checker, never by the build.
 */
const fixtures = new SharedFixtures();
const cacheDir = folderForFile();
const frameParts = new Map<string, string>();
const renderPage = await ownRenderer(frameParts);
const verified = new VerifiedContent(join(cacheDir, 'verified.json'), '');
const whole = await checkContent(fixtures.dir, { verified });
// Only what was verified of the whole content is known.
Object.assign(verified, { store() {} });
afterAll(() => fixtures.remove());

/** The content without something: a file, or other text for it. */
interface Removal {
  name: string;
  path: string;
  text?: string;
}

/** Where values were taken away, in the files of each kind. */
const places = new Set<string>();

/**
 * A file, and facts without their values: at each place once, but for names in lists, such as what a page is given. Words that one language
 * alone lacks are never left out by the check.
 */
function removalsFrom({ path, document, kind }: ContentFile): Removal[] {
  const value = JSON.parse(document.source.text) as unknown;
  const found: Removal[] = [{ name: path, path }];
  const take = (part: unknown, place: string) => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Object.keys(part).reverse()) {
      const values = part as Record<string, unknown>;
      const kept = values[key];
      const own = `${place}/${Array.isArray(part) ? '' : key}`;
      const isName = Array.isArray(part) && typeof kept === 'string';
      if (isName || !places.has(own)) {
        const restore = Array.isArray(part) ? part.splice(Number(key), 1) : [];
        if (!Array.isArray(part)) delete values[key];
        found.push({
          name: `${path} without ${key} (${JSON.stringify(kept).slice(0, 60)})`,
          path,
          text: textOf(value),
        });
        if (Array.isArray(part)) part.splice(Number(key), 0, ...restore);
        else values[key] = kept;
      }
      places.add(own);
      take(kept, own);
    }
  };
  if (kind.role === 'data') take(value, kind.name);
  return found;
}

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Pages that were rendered, by all that they are rendered from. */
const rendered = new Map<string, string>();

/** A site as far as it consists of texts, by address. */
type BuiltSite = ReadonlyMap<string, string>;

/** Compiles content, renders the pages that are not as in content before, and writes what is published beside them. */
async function build(tree: ContentTree): Promise<BuiltSite> {
  const site = await compileContent(tree, cacheDir);
  const built = new Map<string, string>();
  // The frame is that of other content.
  frameParts.clear();
  for (const page of builtPages(site)) {
    const { manifest } = page;
    const job = renderJob(site, page);
    const key = JSON.stringify([manifest, page.card, job.frame]);
    const html = rendered.get(key) ?? (await renderPage(job));
    rendered.set(key, html);
    built.set(joinLanguagePath(manifest.language, manifest.path), html);
  }
  for (const file of publishedGroups(site).flatMap(({ files }) => files()))
    built.set(`/${file.path}`, String(await file.write()));
  return built;
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
});

/** Parts that an institute may lack: what goes with them, and texts that would say otherwise. */
const parts: { name: string; routes: string[]; remove: string[]; replace?: Fixture['replace']; unsaid: string[] }[] =
  [
    {
      name: 'news',
      routes: ['news-item'],
      remove: ['data/news', 'ua/news', 'en/news'],
      unsaid: ['<aside', 'feed.xml'],
    },
    {
      name: 'laboratories',
      routes: ['lab-heat-tech'],
      remove: ['data/laboratories', 'ua/laboratories', 'en/laboratories'],
      unsaid: ['id="laboratories"'],
    },
    {
      name: 'documents',
      routes: ['test'],
      remove: [
        'data/documents.json',
        'ua/documents.json',
        'en/documents.json',
        'ua/test.json',
        'en/test.json',
        'files',
      ],
      replace: [
        ['ua/news/2026.json', '/files/charter.pdf', '/contacts'],
        ['en/news/2026.json', '/files/charter.pdf', '/contacts'],
      ],
      unsaid: ['href="/files/'],
    },
  ];

/** The tables of routes without some. */
function tablesWithout(ids: readonly string[]): Record<string, string> {
  const read = <Value>(path: string) => JSON.parse(readFileSync(join(smallInstitute, path), 'utf8')) as Value;
  const data = read<RoutesData>('data/routes.json');
  const words = ['ua/routes.json', 'en/routes.json'].map((path) => [path, read<RoutesTexts>(path)] as const);
  for (const [, { routes }] of words) for (const id of ids) delete routes[id];
  return {
    'data/routes.json': textOf({ ...data, routes: data.routes.filter(({ id }) => !ids.includes(id)) }),
    ...Object.fromEntries(words.map(([path, value]) => [path, textOf(value)])),
  };
}

test.each(parts)(
  'an institute without $name has a whole site',
  async ({ name, routes, remove, replace = [], unsaid }) => {
    await fixtures.with({ name, remove, replace, write: tablesWithout(routes) }, async () => {
      const { tree, errors } = await checkContent(fixtures.dir);
      expect(errors).toBe(0);
      const site = await build(tree);
      const text = [...site.values()].join('\n');
      expect(unsaid.filter((each) => text.includes(each))).toEqual([]);
      const linked = [...text.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].map(([, href = '']) => href);
      expect(linked.filter((href) => !site.has(href) && !/^\/(files|images)\//.test(href))).toEqual([]);
    });
  },
);
