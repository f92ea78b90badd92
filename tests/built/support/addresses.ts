import { statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeOf } from '../../../src/build/local-server/site-files.ts';
import { missingFile } from '../../../src/lib/language/language-path.ts';
import { builtFiles, client } from './site.ts';

/** A file of the built site, its address, and what kind of thing it is. */
export interface BuiltAddress {
  file: string;
  address: string;
  mediaType: string;
}

/** Files that hosts read, and those that only answer for missing ones. */
const forHosts = ['_headers', '_redirects', '404.html', 'en/404.html', missingFile.path];

/** Every address of the built site that a file answers, pages without `.html`. */
export function builtAddresses(): BuiltAddress[] {
  return builtFiles('')
    .filter((file) => !forHosts.includes(file) && statSync(join(client, file)).isFile())
    .map((file) => {
      const address = `/${file.replace(/^index\.html$/, '').replace(/\.html$/, '')}`;
      return { file, address, mediaType: mediaTypeOf(file) };
    });
}
