// Not pdfjs-dist: it opens the whole document, and repairs a broken table silently, so that what other viewers
// refuse looks valid to it.

/**
 * What keeps a PDF from being read, as far as its cross-reference table shows (ISO 32000-2, 7.5): the table is not where the
 * file says, or it says that the file is encrypted.
 * @param read gives bytes of the file, by offset and length
 */
export function pdfProblem(
  read: (from: number, length: number) => Buffer,
  size: number,
): 'encrypted' | 'broken' | undefined {
  const end = read(Math.max(0, size - 2048), 2048).toString('latin1');
  const start = Number([...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? Number.NaN);
  if (!(start > 0 && start < size)) return 'broken';
  const table = read(start, 32).toString('latin1');
  if (/^\s*xref\b/.test(table)) {
    // The trailer follows the table, whose entries have 20 bytes each.
    const part = read(start, size - start).toString('latin1');
    const trailer = part.slice(part.indexOf('trailer'), part.indexOf('trailer') + 2048);
    if (!trailer.startsWith('trailer')) return 'broken';
    return isEncrypted(trailer.slice(0, trailer.indexOf('startxref') >>> 0)) ? 'encrypted' : undefined;
  }
  if (!/^\s*\d+\s+\d+\s+obj\b/.test(table)) return 'broken';
  const dictionary = read(start, 2048).toString('latin1').split('stream')[0] ?? '';
  return isEncrypted(dictionary) ? 'encrypted' : undefined;
}

function isEncrypted(dictionary: string): boolean {
  return /\/Encrypt\s*(?:\d|<<)/.test(dictionary);
}
