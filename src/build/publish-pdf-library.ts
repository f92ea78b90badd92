import { digest } from '../lib/cache/digest.ts';
import type { FileHashes } from '../lib/cache/file-hashes.ts';
import { pdfLibraryFiles } from '../site/renderer/pdf-library.ts';
import type { OutputStage } from './output-stage.ts';

/** Copies what the PDF viewer fetches into the site. */
export async function publishPdfLibrary(stage: OutputStage, root: string, hashes: FileHashes): Promise<void> {
  const files = pdfLibraryFiles(root).map((file) => ({
    ...file,
    key: digest(...file.sources.map((path) => hashes.of(path))),
  }));
  await stage.group('pdf-library', digest(...files.map(({ url, key }) => `${url}\0${key}\0`)), (to) => {
    for (const { url, key, read } of files) to.put(url.slice(1), key, read);
  });
}
