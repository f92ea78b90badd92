import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { folderForFile } from '../support/temporary-folder.ts';

const folder = join(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { validate } = await loadReader();
let documents = 0;

/** GitHub's reader of workflows, in one file: its modules import JSON in a way that Node refuses. */
async function loadReader(): Promise<typeof import('@actions/languageservice/validate')> {
  const outfile = join(folderForFile(), 'reader.cjs');
  const contents = `export { validate } from '@actions/languageservice/validate'`;
  const stdin = { contents, resolveDir: import.meta.dirname };
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' });
  return createRequire(import.meta.url)(outfile);
}

/** The complaints of GitHub about a workflow: keys and values that it does not know, expressions that name what is not there. */
async function mistakesOf(text: string): Promise<string[]> {
  // Facts of a document are kept by its address.
  const document = TextDocument.create(`file:///${++documents}.yml`, 'yaml', 1, text);
  return (await validate(document)).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

test.each(workflows)('GitHub understands every line of $name', async ({ text }) => {
  expect(await mistakesOf(text)).toEqual([]);
  expect(await mistakesOf(text.replace(/^permissions:/m, 'permision:'))).toHaveLength(1);
  expect(await mistakesOf(text.replace(/(?<=runs-on: )\S+/, `\${{ runer.os }}`))).toHaveLength(1);
});
