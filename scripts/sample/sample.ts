import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writableFolder } from '../../src/command/folders.ts';
import { runCommand } from '../../src/command/run-command.ts';
import { chooseItems } from './choose-items.ts';
import { makeDocuments } from './documents/make-documents.ts';
import { makePictures } from './pictures/make-pictures.ts';

const usage = `Generates the sample's documents and pictures. The same sources always give the same bytes.

npm run sample [-- NAMES] [--out DIR]   NAMES: documents, pictures, ids of documents, parts of paths of pictures
                                        DIR: is written below as the project would be
`;

const root = join(import.meta.dirname, '../..');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const out = writableFolder('--out', resolve(values.out ?? root));
  const { documents, pictures } = chooseItems(positionals);
  const log = (path: string, size: number) => console.log(`${path}  ${(size / 1024).toFixed(0)} KB`);
  if (documents.length) await makeDocuments(documents, join(out, 'content'), log);
  if (pictures.length) await makePictures(pictures, out, log);
  return 0;
}

await runCommand(usage, main);
