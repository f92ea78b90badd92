import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageComponentOf } from '../site/pages/page-file-name.ts';

/** The names of all page components, which routes choose from. */
export function pageComponentNames(root: string): string[] {
  return readdirSync(join(root, 'src/site/pages')).flatMap((name) => pageComponentOf(name) ?? []);
}
