import type { CslItem } from '../citations/csl-item.ts';
import { loadCite } from '../citations/load-cite.ts';
import type { MonographReference } from '../citations/monograph-references.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/**
 * The monographs for reference managers, as BibTeX, RIS and CSL-JSON: all of them, each by itself, and those of each
 * person. The files stand under the address of the page that shows the same.
 */
export function citationFiles(references: readonly MonographReference[]): PublishedFile[] {
  const people = [...new Set(references.flatMap(({ people }) => people))].sort();
  const list = '/publishing/monographs';
  return [
    ...filesAt(list, references),
    ...references.flatMap((reference) => filesAt(`${list}/${reference.id}`, [reference])),
    ...people.flatMap((id) =>
      filesAt(
        `/person/${id}`,
        references.filter(({ people: authors }) => authors.includes(id)),
      ),
    ),
  ];
}

function filesAt(path: string, references: readonly MonographReference[]): PublishedFile[] {
  const items = references.map(({ own }) => own);
  return [
    publishedFile(`${path.slice(1)}.bib`, items, (each) => write(each, 'bibtex')),
    publishedFile(`${path.slice(1)}.ris`, items, (each) => write(each, 'ris')),
    publishedFile(`${path.slice(1)}.csl.json`, items, (each) => `${JSON.stringify(each, null, 2)}\n`),
  ];
}

async function write(items: CslItem[], format: 'bibtex' | 'ris'): Promise<string> {
  const { Cite } = await loadCite();
  // The last line of RIS ends with a space.
  return new Cite(items)
    .format(format)
    .replace(/^\n+|\n+$/g, '')
    .concat('\n');
}
