import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writableFolder } from '../../src/command/folders.ts';
import { runCommand } from '../../src/command/run-command.ts';

const usage = `Generates the sample's documents and pictures. The same sources always give the same bytes.

npm run sample [-- NAMES] [--out DIR]   NAMES: documents, pictures, ids of documents, parts of paths of pictures
                                        DIR: is written below as the project would be
`;

const root = join(import.meta.dirname, '../..');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const out = writableFolder('--out', resolve(values.out ?? root));
  // Slow to load: wrong usage is answered before.
  const { chooseItems } = await import('./choose-items.ts');
  const { documents, pictures } = chooseItems(positionals);
  const log = (path: string, size: number) => console.log(`${path}  ${(size / 1024).toFixed(0)} KB`);
  if (documents.length) {
    const { makeDocuments } = await import('./documents/make-documents.ts');
    await makeDocuments(documents, join(out, 'content'), log);
  }
  if (pictures.length) {
    const { makePictures } = await import('./pictures/make-pictures.ts');
    await makePictures(pictures, out, log);
  }
  return 0;
}

await runCommand(usage, main);
