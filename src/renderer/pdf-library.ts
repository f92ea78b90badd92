import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../cache/files-below.ts';
import { libraryFolders, libraryScriptUrl, libraryUrl, workerUrl } from '../site/viewer/library-urls.ts';

/** A file of the PDF library as the site publishes it. */
export interface PdfLibraryFile {
  /** Its address on the site. */
  url: string;
  /** The files it is made of, one after the other. */
  sources: string[];
}

/** Lists what the PDF viewer fetches beside its script: the library, its worker, character maps, fonts, colour profiles, decoders. */
export function pdfLibraryFiles(root: string): PdfLibraryFile[] {
  const dir = join(root, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  const preludeOf = (name: string) => join(root, `src/site/viewer/${name}-prelude.js`);
  return [
    { url: libraryScriptUrl(version), sources: [preludeOf('library'), join(dir, 'legacy/build/pdf.min.mjs')] },
    { url: workerUrl, sources: [preludeOf('worker'), join(dir, 'legacy/build/pdf.worker.min.mjs')] },
    ...Object.values(libraryFolders).flatMap((folder) =>
      filesBelow(join(dir, folder)).map((path) => ({
        url: libraryUrl(version) + relative(dir, path),
        sources: [path],
      })),
    ),
  ];
}
