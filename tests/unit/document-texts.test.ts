import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { documentFiles } from '../../src/publish/search/document-part.ts';
import { spelledLines, spelledPage } from '../browser/support/documents/made-documents.ts';
import { documentOf } from '../browser/support/documents/write-pdf.ts';
import { folderForTest } from '../support/temporary-folder.ts';

test('the search gets the letters of a document, however it spells them for printing', async () => {
  const folder = folderForTest();
  const pages = [...spelledLines.map(([printed]) => printed), 'мета-', 'лургіи\u0306на'];
  writeFileSync(join(folder, 'spelled.pdf'), documentOf(spelledPage(...pages)));
  const { textOf } = documentFiles(folder, new FileHashes(join(folder, 'cache')), join(folder, 'texts'));
  const letters = [...spelledLines.map(([, letters]) => letters), 'металургійна'];
  expect(await textOf('spelled.pdf')).toEqual([letters.join(' ')]);
});
