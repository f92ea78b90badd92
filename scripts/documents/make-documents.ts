import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentsData, DocumentsTexts } from '../../content/model/documents.ts';
import { catalogueSource } from './catalogue/catalogue-source.ts';
import { loadFonts } from './fonts/document-fonts.ts';
import { makePdf } from './make-pdf.ts';
import { makeScan } from './make-scan.ts';
import { type DocumentSource, readDocumentSource } from './parse/document-source.ts';

/**
 * Makes the sample documents and the three lists that name them:
 * `npx tsx scripts/documents/make-documents.ts` makes all, with ids only those. Every run gives the same bytes.
 * Which pages list a document (`shownIn`), and the words of the lists, are decided in `documents.json` itself and kept.
 */
const texts = join(import.meta.dirname, 'texts');
const content = join(import.meta.dirname, '../../content');

const sources = [...readTexts(), catalogueSource()].sort((a, b) => (a.file < b.file ? -1 : 1));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !sources.some((source) => source.id === id));
if (unknown.length) throw new Error(`No document has the id ${unknown.join(', ')}.`);

const fonts = await loadFonts();
for (const source of sources.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const pdf = await makePdf(fonts, source);
  const file = source.scan ? await makeScan(pdf, source) : pdf;
  const path = join(content, 'files', source.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  console.log(`${source.file}  ${(file.length / 1024).toFixed(0)} KB`);
}
writeLists(sources);

function readTexts(): DocumentSource[] {
  return readdirSync(texts, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && path !== 'README.md' && !path.endsWith('steel-property-catalogue.md'))
    .map((path) => readDocumentSource(path.replaceAll('\\', '/'), readFileSync(join(texts, path), 'utf8')));
}

function writeLists(documents: DocumentSource[]): void {
  const list = 'data/documents.json';
  const before: DocumentsData = JSON.parse(readFileSync(join(content, list), 'utf8'));
  const shownIn = new Map(before.items.map((document) => [document.id, document.shownIn]));
  writeJson(list, {
    $schema: '../schema/documents-data.schema.json',
    items: documents.map(({ id, file, kind, date, language }) => ({
      id,
      file,
      kind,
      date,
      language,
      shownIn: shownIn.get(id),
    })),
  });
  for (const language of ['ua', 'en'] as const) {
    const texts = `${language}/documents.json`;
    const before: DocumentsTexts = JSON.parse(readFileSync(join(content, texts), 'utf8'));
    writeJson(texts, { ...before, items: documents.map(({ id, titles }) => ({ id, title: titles[language] })) });
  }
}

function writeJson(path: string, value: object): void {
  writeFileSync(join(content, path), `${JSON.stringify(value, null, 2)}\n`);
}
