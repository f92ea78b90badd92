import { lookup } from 'mrmime';

/** Types that mrmime lacks, or names differently from hosts. */
const ownTypes: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  icc: 'application/vnd.iccprofile',
  ico: 'image/x-icon',
};
/** The extensions of the files of the site. Those in neither table are plain bytes: parts of the PDF viewer and of the search index. */
const endings = [
  'html css js json webmanifest xml txt csv ics bib ris',
  'svg png jpg webp avif ico woff2 ttf pdf wasm icc bcmap pfb',
  'pagefind pf_meta pf_index',
].flatMap((group) => group.split(' '));

/** The media type of a file, by its extension. */
export function mediaTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return ownTypes[ending] ?? lookup(ending) ?? 'application/octet-stream';
}

/** The media type of every extension that files of the site have. */
export const mediaTypes: Readonly<Record<string, string>> = Object.fromEntries(
  endings.map((ending) => [ending, mediaTypeOf(ending)]),
);

/** The types that are text: sent as UTF-8 and compressed. */
export const textTypes = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/calendar',
  'text/csv',
  'application/x-bibtex',
  'application/x-research-info-systems',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];
