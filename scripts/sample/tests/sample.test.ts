import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseItems } from '../choose-items.ts';
import { makeDocuments } from '../documents/make-documents.ts';

const tool = join(import.meta.dirname, '../../tool.mjs');
const names = ['charter-extract', 'order-special-council-2026', 'drawings/quality', 'news/rail-profile', 'icon-512'];
let out: string;

/** Runs the command as `npm run sample` does. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, [tool, 'sample', ...args], { encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'sample-'));
  run(...names, '--out', out);
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the command generates what is named and nothing else', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(out, path)).isFile(),
  );
  expect(files.sort()).toEqual([
    'content/files/institute/charter-extract.pdf',
    'content/files/orders/special-council-2026.pdf',
    'content/images/drawings/quality.svg',
    'content/images/news/rail-profile.svg',
    'src/site/public/icon-512.png',
  ]);
});

test.each(chooseItems(['documents', ...names.slice(0, 2)]).documents)(
  '$file is a tagged PDF with a title',
  async ({ file, titles, scan }) => {
    const data = new Uint8Array(readFileSync(join(out, 'content/files', file)));
    const document = await getDocument({ data }).promise;
    expect((await document.getMetadata()).info).toMatchObject({ Title: titles.ua, Language: 'uk-UA' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { items } = await (await document.getPage(1)).getTextContent();
    // A scan is an image without text.
    expect(items.length > 0).toBe(!scan);
    await document.destroy();
  },
);

test.each([
  ['content/images/drawings/quality.svg', { format: 'svg', width: 1600 }],
  ['content/images/news/rail-profile.svg', { format: 'svg', width: 1600 }],
  ['src/site/public/icon-512.png', { format: 'png', width: 512, height: 512 }],
])('%s is an image', async (path, expected) => {
  const image = sharp(join(out, path));
  expect(await image.metadata()).toMatchObject(expected);
  // Decodes every pixel.
  expect((await image.raw().toBuffer()).length).toBeGreaterThan(0);
});

test('a second run gives the same bytes', async () => {
  const { documents } = chooseItems(['documents', 'charter-extract']);
  await makeDocuments(documents, join(out, 'again'), () => {});
  for (const { file } of documents) {
    const [first, second] = ['content', 'again'].map((folder) => readFileSync(join(out, folder, 'files', file)));
    expect(first?.equals(second as Buffer), file).toBe(true);
  }
});

test('a name that nothing has is refused', () => {
  expect(() => chooseItems(['documents', 'drawings/quality'])).toThrow('No document is called drawings/quality.');
  expect(() => chooseItems(['charter-extract', 'nowhere'])).toThrow('No document or picture is called nowhere.');
});

test('a kind, names or nothing choose what is generated', () => {
  const all = chooseItems([]);
  expect(all.documents.length).toBeGreaterThan(0);
  expect(all.pictures.length).toBeGreaterThan(0);
  expect(chooseItems(['documents'])).toEqual({ documents: all.documents, pictures: [] });
  expect(chooseItems(['pictures'])).toEqual({ documents: [], pictures: all.pictures });
  const { documents, pictures } = chooseItems(['charter-extract', 'news/']);
  expect(documents.map(({ id }) => id)).toEqual(['charter-extract']);
  expect(pictures).toEqual(all.pictures.filter(({ path }) => path.includes('news/')));
});
