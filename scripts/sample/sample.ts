import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writableFolder } from '../../src/lib/command/folders.ts';
import { runCommand } from '../../src/lib/command/run-command.ts';

const usage = `Generates the sample's documents. The same sources always give the same bytes.

node scripts/tool.mjs sample [IDS] [--out DIR]   IDS: ids of documents, by default all
                                                 DIR: is written below as the project would be
`;

const root = join(import.meta.dirname, '../..');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const out = writableFolder('--out', resolve(values.out ?? root));
  // Slow to load: wrong usage is answered before.
  const { readSources } = await import('./documents/read-sources.ts');
  const sources = readSources(positionals);
  const { makeDocuments } = await import('./documents/make-documents.ts');
  await makeDocuments(sources, join(out, 'content'), (file, size) =>
    console.log(`${file}  ${(size / 1024).toFixed(0)} KB`),
  );
  return 0;
}

await runCommand(usage, main);
