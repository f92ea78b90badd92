import { join } from 'node:path';
import type { CompiledSite } from '../../../compile/compile-site.ts';
import { pageTexts } from '../../../content/files/document-text.ts';
import { digest } from '../../../lib/cache/file-hashes.ts';
import { Memo } from '../../../lib/cache/memo.ts';
import { type LanguageCode, languageOf, languages } from '../../../lib/language/languages.ts';
import type { PartRecords, SearchParts } from '../../../lib/namespaces/search-index.ts';
import type { OutputStage } from '../../output-stage.ts';
import { type FoundPage, pageParts } from './page-parts.ts';
import { type IndexEntry, indexEntries, knownWords, type SearchPart, type SearchRecord } from './search-record.ts';

interface SearchOptions {
  foundPages: (language: LanguageCode) => readonly FoundPage[];
  cacheDir: string;
  version: string;
  useCache: boolean;
  report: (message: string) => void;
}

/** A file of a part, its path below the part's folder. */
interface PartFile {
  path: string;
  bytes: string | Buffer;
}

/** The largest number of files with what is shown of a part: with more records, several share one. */
const maxShownFiles = 250;
/** The files of Pagefind that the browser loads: not its own copies of the texts, nor its user interfaces. */
const searched = /^index\/|\.pf_meta$|^pagefind-entry\.json$/;
const runtime = /^pagefind(-worker)?\.js$|^wasm\./;

/**
 * Writes the search index of each language, in parts: a part in which nothing changed is reused, without reading its
 * pages.
 */
export async function publishSearch(
  stage: OutputStage,
  site: CompiledSite,
  { cacheDir, version, useCache, foundPages, report }: SearchOptions,
): Promise<void> {
  let indexed = false;
  for (const { code } of languages) {
    const [pages, ...years] = pageParts(site.content, code, foundPages(code));
    // The first part also has the scripts of the search.
    const parts = [pages, documentPart(site, code), ...years];
    const folders: string[] = [];
    for (const part of parts) {
      const key = digest(version, part.key);
      const folder = `pagefind/${code}/${part.name}-${key.slice(0, 8)}/`;
      await stage.group(`search ${code} ${part.name}`, key, async (to) => {
        report(`search index: ${code}, ${part.name}`);
        indexed = true;
        const memo = new Memo(useCache ? join(cacheDir, 'search', code, `${part.name}.json`) : undefined, version);
        const records = part.records((path, own, make) => memo.keep(path, own, make));
        memo.save();
        for (const { path, bytes } of await partFiles(part, records, part === pages))
          to.put(folder + path, key, () => bytes);
      });
      // Pagefind refuses a part in which nothing is to be found, and with it the whole search.
      if (stage.has(`${folder}records.json`)) folders.push(`/${folder}`);
    }
    const json = JSON.stringify({ parts: folders } satisfies SearchParts);
    await stage.group(`search ${code}`, digest(json), (to) =>
      to.put(`pagefind/${code}.json`, digest(json), () => json),
    );
  }
  if (indexed) await (await import('pagefind')).close();
}

/** The files of a part: what Pagefind searches, what is shown of it, and the words to suggest. */
async function partFiles(
  { language }: SearchPart,
  records: readonly SearchRecord[],
  withRuntime: boolean,
): Promise<PartFile[]> {
  const entries = indexEntries(records);
  if (entries.length === 0) return [];
  const perFile = Math.ceil(entries.length / maxShownFiles);
  const shown = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, file) =>
    entries.slice(file * perFile, (file + 1) * perFile).map((entry) => entry.shown),
  );
  const json = (path: string, value: unknown) => ({ path, bytes: JSON.stringify(value) });
  return [
    ...(await pagefindFiles(entries, languageOf(language).tag)).filter(
      ({ path }) => searched.test(path) || (withRuntime && runtime.test(path)),
    ),
    json('records.json', { runs: runsOf(entries), perFile } satisfies PartRecords),
    ...shown.map((records, file) => json(`shown/${file}.json`, records)),
    json('words.json', knownWords(records)),
  ];
}

/** Makes the index of some records with Pagefind, in a process of its own. The browser tells them apart by their order. */
async function pagefindFiles(entries: readonly IndexEntry[], language: string): Promise<PartFile[]> {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  const added = await Promise.all(
    entries.map(({ stems, shown }, number) => {
      // Of records with one address, Pagefind takes the last.
      const record = { ...stems, language, url: `${number} ${shown.url}`, sort: { number: String(number) } };
      return index.addCustomRecord(record);
    }),
  );
  const { files, errors: others } = await index.getFiles();
  await index.deleteIndex();
  const refused = [...added.flatMap((record) => record.errors), ...others];
  if (refused.length) throw new Error(`The search index cannot be made: ${refused.join('; ')}`);
  return files.map(({ path, content }) => ({ path, bytes: Buffer.from(content) }));
}

function runsOf(entries: readonly IndexEntry[]): PartRecords['runs'] {
  const runs: PartRecords['runs'] = [];
  for (const [number, { kind, document }] of entries.entries()) {
    const run = runs.at(-1);
    const before = entries[number - 1];
    if (run && before?.kind === kind && before.document === document) run[1] += 1;
    else runs.push([kind, 1]);
  }
  return runs;
}

/**
 * The part of a language's index that holds the documents, page by page. Each is found in every language of the site, whichever it is
 * written in, and read as text on its own page.
 */
export function documentPart(site: CompiledSite, language: LanguageCode): SearchPart {
  const { content, contexts } = site;
  const { titles } = content.documentTexts(language);
  const context = contexts.get(language);
  const documents = content.documents.map(({ id, file, language: written }) => ({
    id,
    file: content.documentFile(file),
    url: context?.href(context.path('document', id)) ?? '',
    title: titles.get(id) ?? id,
    ...(written !== language && { language: languageOf(written as LanguageCode).tag }),
  }));
  const records = () =>
    documents.flatMap(({ id, file, url, ...about }) => {
      const texts = pageTexts(file.readText());
      const isScan = !texts.some((text) => text);
      return texts.map((text, index) => ({
        // The page of a scan has no text, and no places in it: its viewer is open at once.
        url: isScan ? url : `${url}#page-${index + 1}`,
        kind: 'documents' as const,
        ...about,
        page: String(index + 1),
        text,
        document: id,
        findByTitle: index === 0,
      }));
    });
  const key = digest(JSON.stringify(documents));
  return { language, name: 'documents', key, records };
}
