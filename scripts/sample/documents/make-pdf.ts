import type { DocumentFont, FontName } from './fonts/document-fonts.ts';
import { DocumentWriter, type PlacedHeading } from './layout/document-writer.ts';
import { writeBlocks } from './layout/write-blocks.ts';
import { writeHead, writeRunningLines } from './layout/write-frame.ts';
import type { DocumentSource } from './parse/document-source.ts';

/** The most by which the leading may be reduced to avoid a nearly empty last page. */
const densities = [1, 0.97, 0.94, 0.91, 0.88];

/** The share of its last page that a document should fill. */
const wellFilled = 0.2;

/** Typesets a document as a tagged PDF. */
export async function makePdf(fonts: Record<FontName, DocumentFont>, source: DocumentSource): Promise<Buffer> {
  const writer = bestSetting(fonts, source);
  if (writer.pageNumber > 4) addOutline(writer);
  writeRunningLines(writer, source);
  return writer.finish();
}

function bestSetting(fonts: Record<FontName, DocumentFont>, source: DocumentSource): DocumentWriter {
  const loose = setWith(fonts, source, 1);
  if (loose.fill >= wellFilled || loose.pageNumber === 1) return loose;
  for (const density of densities.slice(1)) {
    const tight = setWith(fonts, source, density);
    if (tight.pageNumber < loose.pageNumber) return tight;
  }
  return loose;
}

/** A document with a table of contents takes three passes: the first finds the headings, the second their pages. */
function setWith(fonts: Record<FontName, DocumentFont>, source: DocumentSource, density: number): DocumentWriter {
  const draft = write(fonts, source, density, []);
  if (!source.blocks.some(({ kind }) => kind === 'contents')) return draft;
  const paged = write(fonts, source, density, draft.headings);
  return write(fonts, source, density, paged.headings);
}

function write(
  fonts: Record<FontName, DocumentFont>,
  source: DocumentSource,
  density: number,
  headings: readonly PlacedHeading[],
): DocumentWriter {
  const { date, language, titles } = source;
  const writer = new DocumentWriter(fonts, { title: titles[language], date, language }, density);
  writeHead(writer, source);
  writeBlocks(writer, source.blocks, headings);
  return writer;
}

function addOutline(writer: DocumentWriter): void {
  let chapter = writer.pdf.outline;
  for (const { level, text, page } of writer.headings) {
    const destination = { pageNumber: page - 1, fit: true } as object;
    if (level === 1) chapter = writer.pdf.outline.addItem(text, destination);
    else if (level === 2) chapter.addItem(text, destination);
  }
}
