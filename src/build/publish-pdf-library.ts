import { readFileSync } from 'node:fs';
import { digest } from '../cache/digest.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import { pdfLibraryFiles } from '../renderer/pdf-library.ts';
import type { OutputStage } from './output/output-stage.ts';

/** Copies what the PDF viewer fetches into the site. */
export function publishPdfLibrary(stage: OutputStage, root: string, hashes: FileHashes): void {
  for (const { url, sources } of pdfLibraryFiles(root)) {
    const key = digest(...sources.map((path) => hashes.of(path)));
    stage.put(url.slice(1), key, () => Buffer.concat(sources.map((path) => readFileSync(path))));
  }
}
