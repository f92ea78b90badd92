import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pdfLibraryFiles } from '../../src/renderer/pdf-library.ts';

test('the PDF library begins without stacks of errors, and has them afterwards', async () => {
  const library = pdfLibraryFiles(process.cwd()).find(({ url }) => url.endsWith('/pdf.min.js'));
  const [prelude = ''] = library?.sources ?? [];
  runInThisContext(readFileSync(prelude, 'utf8'));
  expect(new Error('As it begins.').stack).not.toContain(' at ');
  await Promise.resolve();
  expect(new Error('Afterwards.').stack).toContain(' at ');
});
