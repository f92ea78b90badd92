import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../src/command/run-command.ts';
import { chooseItems, UnknownNameError } from './choose-items.ts';
import { makeDocuments } from './documents/make-documents.ts';
import { makePictures } from './pictures/make-pictures.ts';

/**
 * Generates the sample documents and pictures: `npm run sample`, with `-- documents` or `-- pictures` only those, with
 * names only the documents of those ids and the pictures whose path contains them. `--out DIR` writes below DIR as it
 * would below the project. The same sources always give the same bytes.
 */
const root = join(import.meta.dirname, '../..');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const out = resolve(values.out ?? root);
  const { documents, pictures } = chooseItems(positionals);
  const log = (path: string, size: number) => console.log(`${path}  ${(size / 1024).toFixed(0)} KB`);
  if (documents.length) await makeDocuments(documents, join(out, 'content'), log);
  if (pictures.length) await makePictures(pictures, out, log);
  return 0;
}

await runCommand(main, (error) => {
  const isExpected =
    error instanceof UnknownNameError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  return isExpected ? (error as Error).message : undefined;
});
