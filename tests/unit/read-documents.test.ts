import { copyFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readDocuments } from '../../src/content/files/read-documents.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const charter = join(smallInstitute, 'files/charter.pdf');
let dir: string;
const read = (paths: string[]) => readDocuments(dir, paths, dir);

beforeEach(() => {
  dir = folderForTest();
  copyFileSync(charter, join(dir, 'charter.pdf'));
});

test('pages and bytes come from the file', async () => {
  const facts = (await read(['charter.pdf'])).get('charter.pdf');
  expect(facts?.bytes).toBe(statSync(charter).size);
  expect(facts?.pages).toBeGreaterThan(0);
});

test('a file that was replaced is read again, from whatever the cache holds', async () => {
  await read(['charter.pdf']);
  writeFileSync(join(dir, 'charter.pdf'), twoPages);
  expect((await read(['charter.pdf'])).get('charter.pdf')).toMatchObject({
    path: 'charter.pdf',
    pages: 2,
    bytes: twoPages.length,
  });
});

test('a file that is not a PDF stops the build by its name', async () => {
  writeFileSync(join(dir, 'charter.pdf'), '%PDF-1.7\nnothing\n%%EOF\n');
  await expect(read(['charter.pdf'])).rejects.toThrow('The document charter.pdf cannot be opened');
});

test.each([
  ['damaged', (file: string) => writeFileSync(file, 'no text')],
  ['gone', (file: string) => rmSync(file)],
])('a text that is %s in the cache is read again from the document', async (_, harm) => {
  const text = (await read(['charter.pdf'])).get('charter.pdf')?.readText();
  const texts = join(dir, 'document-texts');
  for (const name of readdirSync(texts)) harm(join(texts, name));
  expect(text?.length).toBeGreaterThan(0);
  expect((await read(['charter.pdf'])).get('charter.pdf')?.readText()).toEqual(text);
});

test('a month later, the text of what a document was before is gone', async () => {
  await read(['charter.pdf']);
  const texts = join(dir, 'document-texts');
  const [before = ''] = readdirSync(texts);
  const monthAgo = Date.now() / 1000 - 31 * 86_400;
  utimesSync(join(texts, before), monthAgo, monthAgo);
  writeFileSync(join(dir, 'charter.pdf'), twoPages);
  await read(['charter.pdf']);
  expect(readdirSync(texts)).toHaveLength(1);
  expect(readdirSync(texts)).not.toContain(before);
});

const twoPages = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
