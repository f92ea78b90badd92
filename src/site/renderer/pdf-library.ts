import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../lib/cache/file-hashes.ts';
import { libraryFolders, libraryScriptUrl, libraryUrl, workerUrl } from '../viewer/library-urls.ts';

/** A file of the PDF library as the site publishes it. */
interface PdfLibraryFile {
  url: string;
  /** The files that decide what it holds. */
  sources: string[];
  read(): Buffer;
}

/** Lists what the PDF viewer fetches beside its script: the library, its worker, character maps, fonts, colour profiles, decoders. */
export function pdfLibraryFiles(root: string): PdfLibraryFile[] {
  const dir = join(root, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  const viewer = (name: string) => join(root, 'src/site/viewer', name);
  const copyOf = (url: string, ...sources: string[]) => ({
    url,
    sources,
    read: () => Buffer.concat(sources.map((path) => readFileSync(path))),
  });
  const worker = [viewer('worker-prelude.js'), join(dir, 'legacy/build/pdf.worker.min.mjs')] as const;
  return [
    copyOf(libraryScriptUrl(version), join(dir, 'legacy/build/pdf.min.mjs')),
    {
      url: workerUrl,
      sources: [...worker, join(root, 'src/site/renderer/pdf-library.ts')],
      read: () => Buffer.from(classicWorker(...worker)),
    },
    ...Object.values(libraryFolders).flatMap((folder) =>
      filesBelow(join(dir, folder)).map((path) => copyOf(libraryUrl(version) + relative(dir, path), path)),
    ),
  ];
}

/** Writes the worker as a script that is no module, for browsers whose workers cannot be modules, such as Firefox before 114. */
function classicWorker(prelude: string, module: string): string {
  const [text, ...more] = readFileSync(module, 'utf8').split('export{WorkerMessageHandler};');
  if (!text || more.join('').trim()) throw new Error(`The PDF library's worker exports something else: ${module}`);
  const script = readFileSync(prelude, 'utf8') + text.replaceAll('import.meta', '({ url: location.href })');
  return `(() => {\n'use strict';\n${script}\n})();\n`;
}
