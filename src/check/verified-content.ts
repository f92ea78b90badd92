import { groupName } from '../content/content-path.ts';
import type { ContentTree, HashedFile, Keep, KnownFiles } from '../content/content-tree.ts';
import { pathOfPlace } from '../content/place.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { Memo } from '../lib/cache/memo.ts';
import { groupBy } from '../lib/cache/once-per.ts';
import { compareText } from '../lib/text/compare-text.ts';
import type { Finding } from './rule.ts';
import { termsPath } from './site-dictionaries.ts';

/**
 * Remembers from check to check which groups of files are right, for the schemas and the rules that look at one group, and what
 * the rules that look at everything see of each file: unchanged files then need not even be read.
 */
export class VerifiedContent implements KnownFiles {
  private readonly memo: Memo;

  /** @param version the hash of the checker's code and the schemas: what was verified under another version is unknown */
  constructor(path: string, version: string) {
    this.memo = new Memo(path, version);
  }

  keep: Keep = (name, of, make) => this.memo.keep(name, of, make);

  verifiedGroups(files: readonly HashedFile[]): Set<string> {
    return new Set(
      [...groupKeys(files)].flatMap(([name, key]) => (this.memo.isKept(right(name), key) ? [name] : [])),
    );
  }

  /**
   * Remembers this check.
   * @param found what the schemas and the rules for groups found
   */
  store(tree: ContentTree, found: readonly Finding[]): void {
    const places = found.flatMap(({ place, related }) => [place, ...related.map((other) => other.place)]);
    const wrong = new Set(places.map((place) => groupName(pathOfPlace(place))));
    for (const [name, key] of groupKeys(tree.files)) if (!wrong.has(name)) this.keep(right(name), key, () => true);
    this.memo.save();
  }
}

const right = (group: string) => `right ${group}`;

/** A key for each group, made from its files, what is recorded of their translations, and the terms that its texts have to use. */
function groupKeys(files: readonly HashedFile[]): Map<string, string> {
  const terms = files.find(({ path }) => path === termsPath)?.hash ?? '';
  const groups = groupBy(files, ({ path }) => groupName(path));
  const keyOf = (group: readonly HashedFile[]) => {
    const sorted = [...group].sort((a, b) => compareText(a.path, b.path));
    return digest([...sorted.map(({ path, hash, record }) => `${path} ${hash} ${record?.hash}`), terms].join('\n'));
  };
  return new Map([...groups].map(([name, group]) => [name, keyOf(group)]));
}
