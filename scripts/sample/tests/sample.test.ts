import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocuments } from '../documents/make-documents.ts';
import { readSources } from '../documents/read-sources.ts';

const tool = join(import.meta.dirname, '../../tool.mjs');
const ids = ['charter-extract', 'order-special-council-2026'];
let out: string;

/** Runs the command as `node scripts/tool.mjs sample` does. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, [tool, 'sample', ...args], { encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'sample-'));
  run(...ids, '--out', out);
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the command generates what is named and nothing else', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(out, path)).isFile(),
  );
  expect(files.sort()).toEqual([
    'content/files/institute/charter-extract.pdf',
    'content/files/orders/special-council-2026.pdf',
  ]);
});

test.each(readSources(ids))('$file is a tagged PDF with a title', async ({ file, titles, scan }) => {
  const data = new Uint8Array(readFileSync(join(out, 'content/files', file)));
  const document = await getDocument({ data }).promise;
  expect((await document.getMetadata()).info).toMatchObject({ Title: titles.ua, Language: 'uk-UA' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { items } = await (await document.getPage(1)).getTextContent();
  // A scan is an image without text.
  expect(items.length > 0).toBe(!scan);
  await document.destroy();
});

test('a second run gives the same bytes', async () => {
  const sources = readSources(['charter-extract']);
  await makeDocuments(sources, join(out, 'again'), () => {});
  for (const { file } of sources) {
    const [first, second] = ['content', 'again'].map((folder) => readFileSync(join(out, folder, 'files', file)));
    expect(first?.equals(second as Buffer), file).toBe(true);
  }
});

test('an id that no document has is refused', () => {
  expect(() => readSources(['charter-extract', 'nowhere'])).toThrow('No document is called nowhere:');
});
