import { gunzipSync, gzipSync } from 'node:zlib';
import type { IndexEntry } from './search-record.ts';

/** A file of an index, its path below the index's folder. */
export interface IndexFile {
  path: string;
  bytes: Buffer;
}

/** How many fragments a part has at most: with more records, several share a file. */
const maxFragments = 250;
const signature = 'pagefind_dcd';
/** The files of Pagefind's own that the browser loads: the rest are user interfaces, which the site has its own of. */
const runtime = /^pagefind(-worker)?\.js$|^wasm\./;

interface Fragment {
  url: string;
  content: string;
  meta: object;
  filters: object;
}

/**
 * Makes the index of a part with Pagefind, in a process of its own. Fragments get the words that are shown in the place of
 * the stems that are searched.
 * @param withRuntime whether the scripts go with it
 */
export async function indexFiles(entries: readonly IndexEntry[], withRuntime: boolean): Promise<IndexFile[]> {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ maxFragments });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  const shown = new Map(entries.map(({ record, fragment }) => [record.url, fragment]));
  await Promise.all(entries.map(({ record }) => index.addCustomRecord(record)));
  const { files } = await index.getFiles();
  await index.deleteIndex();
  return files
    .filter(
      ({ path }) =>
        /^(fragment|index|filter)\/|pf_meta$|entry\.json$/.test(path) || (withRuntime && runtime.test(path)),
    )
    .map(({ path, content }) => {
      const bytes = Buffer.from(content);
      return { path, bytes: path.startsWith('fragment/') ? rewritten(bytes, shown) : bytes };
    });
}

/** Ends Pagefind's process. */
export async function closeIndexer(): Promise<void> {
  const { close } = await import('pagefind');
  await close();
}

/** Puts into a fragment file, of one fragment or of a group, what is shown of each. */
function rewritten(bytes: Buffer, shown: ReadonlyMap<string, IndexEntry['fragment']>): Buffer {
  const text = gunzipSync(bytes).toString('utf8');
  const value = JSON.parse(text.slice(signature.length)) as Fragment | Record<string, Fragment>;
  const isOne = typeof value.url === 'string';
  for (const fragment of isOne ? [value as Fragment] : Object.values(value as Record<string, Fragment>)) {
    const own = shown.get(fragment.url);
    if (!own) throw new Error(`The search index holds an unknown record ${fragment.url}.`);
    Object.assign(fragment, own, { filters: {} });
  }
  return gzipSync(signature + JSON.stringify(value));
}
