import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { hasEnd } from './metadata/private-data.ts';

// Not the package file-type: it detects neither SVG nor HTML, does not notice a truncated file, and answers only
// asynchronously; its versions from 22 on want a newer Node than this project.

/** The bytes that a file must begin and end with to be of the kind that its name says. */
const forms: Record<string, (start: Buffer, end: Buffer, size: number) => boolean> = {
  pdf: (start, end) => start.includes('%PDF-') && end.includes('%%EOF'),
  png: (start, end) => start.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' && end.includes('IEND'),
  jpg: (start, end) => start[0] === 0xff && start[1] === 0xd8 && end.subarray(-2).equals(Buffer.of(0xff, 0xd9)),
  webp: (start, _end, size) =>
    start.toString('latin1', 0, 4) === 'RIFF' &&
    start.toString('latin1', 8, 12) === 'WEBP' &&
    size >= start.readUInt32LE(4) + 8,
  avif: (start) => start.toString('latin1', 4, 12).startsWith('ftypavi'),
  svg: (start, end) =>
    /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>\s*)*<svg[\s>]/.test(
      start.toString('utf8'),
    ) && /<\/svg>|<svg(?:\s[^<>]*)?\/>/.test(end.toString('utf8')),
};

const names: [name: string, test: (start: Buffer) => boolean][] = [
  [
    'HTML',
    (start) => /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body)/i.test(start.toString('utf8')),
  ],
  ['PDF', (start) => start.includes('%PDF-')],
  ['PNG', (start) => start.toString('latin1', 1, 4) === 'PNG'],
  ['JPEG', (start) => start[0] === 0xff && start[1] === 0xd8],
  ['GIF', (start) => start.toString('latin1', 0, 4) === 'GIF8'],
  ['WebP', (start) => start.toString('latin1', 8, 12) === 'WEBP'],
  ['AVIF', (start) => start.toString('latin1', 4, 11) === 'ftypavi'],
  ['HEIC', isHeic],
  ['TIFF', (start) => /^(?:II\*\0|MM\0\*)/.test(start.toString('latin1', 0, 4))],
  ['BMP', (start) => start.toString('latin1', 0, 2) === 'BM'],
  ['DOC', (start) => start.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0'],
  ['SVG', (start) => /<svg[\s>]/.test(start.toString('utf8'))],
  ['ZIP, DOCX', (start) => start.toString('latin1', 0, 4) === 'PK\x03\x04'],
];

/** True if a file begins as the photographs of an iPhone do, whatever its name says. */
export function isHeic(start: Buffer): boolean {
  return /^ftyp(?:he|mif1|msf1)/.test(start.toString('latin1', 4, 12));
}

/** The name of a file with the usual extension of JPEG instead of those that older programs and some browsers give it. */
export function withUsualExtension(name: string): string {
  return name.replace(/\.(?:jfif|jfi|jif|jpe|pjpe?g|pjp)$/i, '.jpg');
}

/** The kind of a file that is not the one of its name: `empty`, `cut-off`, the name of a format or `unknown`. */
export function wrongContent(path: string): { expected: string; found: string } | undefined {
  const expected = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const form = forms[expected === 'jpeg' ? 'jpg' : expected];
  if (!form) return undefined;
  const { start, end, size } = readEdges(path);
  if (size === 0) return { expected, found: 'empty' };
  if (size >= 16 && form(start, end, size)) return undefined;
  // A telephone puts a video behind a picture, an editor may leave the rest of a longer one.
  if (/^(?:jpe?g|png)$/.test(expected) && hasEnd(readFileSync(path))) return undefined;
  const name = names.find(([, test]) => size >= 16 && test(start))?.[0];
  const isRightFormat = name?.toLowerCase() === (expected === 'jpg' ? 'jpeg' : expected);
  return { expected, found: isRightFormat ? 'cut-off' : (name ?? 'unknown') };
}

function readEdges(path: string): { start: Buffer; end: Buffer; size: number } {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const length = Math.min(size, 2048);
    const start = Buffer.alloc(length);
    const end = Buffer.alloc(length);
    readSync(file, start, 0, length, 0);
    readSync(file, end, 0, length, size - length);
    return { start, end, size };
  } finally {
    closeSync(file);
  }
}
