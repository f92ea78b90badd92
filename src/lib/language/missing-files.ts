import { languages } from './languages.ts';

/** What a missing file for machines answers. HTML in its place would be run as a script or read as data. */
export const missingFile = { path: 'not-found.txt', text: 'Not found\n' };

/** The address of the page that says in a language, by the prefix of that, that nothing is at an address. */
export function missingPage(prefix: string): string {
  return `${prefix}/404.html`;
}

/** The addresses of all of them: no page or document may have one. */
export const missingAddresses: readonly string[] = [
  `/${missingFile.path}`,
  ...languages.map(({ prefix }) => missingPage(prefix)),
];
