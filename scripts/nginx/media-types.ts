/** The media type of every ending that files of the site have. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  ics: 'text/calendar',
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  icc: 'application/vnd.iccprofile',
  bcmap: 'application/octet-stream',
  pfb: 'application/octet-stream',
};

/** The types that are text: sent as UTF-8 and compressed. */
export const textTypes = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/calendar',
  'application/x-bibtex',
  'application/x-research-info-systems',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];
