import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadFonts } from './fonts/document-fonts.ts';
import { makePdf } from './make-pdf.ts';
import { makeScan } from './make-scan.ts';
import type { DocumentSource } from './parse/document-source.ts';
import { updateLists } from './update-lists.ts';

/** Generates documents into a content folder, and their entries in its lists. Logs each file with its size in bytes. */
export async function makeDocuments(
  sources: readonly DocumentSource[],
  content: string,
  log: (file: string, size: number) => void,
): Promise<void> {
  const fonts = await loadFonts();
  for (const source of sources) {
    const pdf = await makePdf(fonts, source);
    const file = source.scan ? await makeScan(pdf, source) : pdf;
    const path = join(content, 'files', source.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
    log(source.file, file.length);
  }
  updateLists(content, sources);
}
