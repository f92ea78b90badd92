/** Where the PDF library's worker lies: at the root of the site (specification, section 7). */
export const workerUrl = '/pdf.worker.min.js';

/** The folder of what the PDF library fetches by file name, for its version: each version's files never change. */
export function libraryUrl(version: string): string {
  return `/pdfjs/${version}/`;
}

/** The library's script. Not bundled, because page and worker both run it: it is fetched once. */
export function libraryScriptUrl(version: string): string {
  return `${libraryUrl(version)}pdf.min.js`;
}

/** The folders of the library's package that are published below `libraryUrl`. */
export const libraryFolders = { cMap: 'cmaps', standardFont: 'standard_fonts', icc: 'iccs', wasm: 'wasm' } as const;
