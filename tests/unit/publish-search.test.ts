import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { OutputStage } from '../../src/build/output-stage.ts';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import type { CompiledSite } from '../../src/compile/compile-site.ts';
import { type LanguageCode, languageCodes } from '../../src/language/languages.ts';
import type { SearchParts } from '../../src/namespaces/search-index.ts';
import { publishSearch } from '../../src/publish/search/publish-search.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
});

/** A site without documents. */
const site = {
  content: { documentTexts: () => ({ titles: new Map() }), facts: { documents: [] } },
  namespaces: new Map(),
} as unknown as CompiledSite;

/** Publishes the search of two pages, one of them a news item. */
async function publish(): Promise<void> {
  const stage = new OutputStage(join(dir, 'site'), join(dir, 'state.json'));
  const unit = (language: LanguageCode, name: string) => ({
    name,
    size: 1,
    key: name,
    records: () => [
      { url: `/${name}`, language, facts: { kind: 'pages' as const, title: name }, text: 'Чавун, iron.' },
    ],
  });
  await publishSearch(stage, site, {
    unitsOf: (language) => [unit(language, 'contacts'), { ...unit(language, 'news'), file: 'news/2026' }],
    listingPages: () => [],
    filesDir: join(dir, 'files'),
    cacheDir: join(dir, 'cache'),
    hashes: new FileHashes(join(dir, 'hashes.json')),
    version: '1',
    useCache: true,
    report: () => {},
  });
  await stage.commit({ fingerprint: '', pages: 0, remarks: '' });
}

const read = (path: string) => JSON.parse(readFileSync(join(dir, 'site', path), 'utf8'));

// Pagefind refuses an index without a record, and with it the whole search.
test('every part of the search that is listed has something to be found, also when it is reused', async () => {
  for (const _ of ['a build', 'the next one, which reuses all']) {
    await publish();
    for (const language of languageCodes) {
      const { parts } = read(`pagefind/${language}.json`) as SearchParts;
      expect(
        parts.map((part) =>
          part
            .split('/')
            .at(-2)
            ?.replace(/-[\da-f]{8}$/, ''),
        ),
      ).toEqual(['pages', 'news-2026']);
      for (const part of parts) expect(Object.keys(read(`${part}pagefind-entry.json`).languages)).toHaveLength(1);
    }
  }
});
