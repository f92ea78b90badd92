import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { digest } from '../cache/digest.ts';
import { type ContentFile, groupName } from '../content/content-tree.ts';
import { pathOfPlace } from '../content/place.ts';
import type { Finding } from './rule.ts';

/** A file's path and the hash of its bytes. */
type HashedFile = Pick<ContentFile, 'path' | 'hash'>;

/**
 * Remembers groups of files in which nothing was found wrong, by their bytes: neither by the schemas nor by the rules
 * that look at one group.
 */
export class VerifiedGroups {
  private readonly known: ReadonlySet<string>;

  /** @param version the hash of the checker's code and the schemas: what was verified under another is not known */
  constructor(
    private readonly path: string,
    private readonly version: string,
  ) {
    this.known = new Set(readChecksummed<string[]>(path, version));
  }

  /** The names of the groups that are known to be right as they stand. */
  find(files: readonly HashedFile[]): Set<string> {
    const keys = [...groupKeys(files)];
    return new Set(keys.flatMap(([name, key]) => (this.known.has(key) ? [name] : [])));
  }

  /**
   * Remembers the groups of this check.
   * @param findings what the schemas and the rules for groups found
   */
  remember(files: readonly HashedFile[], findings: readonly Finding[]): void {
    const spoiled = new Set(
      findings.flatMap(({ place, related }) => [place, ...related.map((other) => other.place)]).map(pathOfPlace),
    );
    const spoiledGroups = new Set([...spoiled].map(groupName));
    const verified = [...groupKeys(files)].flatMap(([name, key]) => (spoiledGroups.has(name) ? [] : [key]));
    if (verified.length !== this.known.size || verified.some((key) => !this.known.has(key))) {
      writeChecksummed(this.path, this.version, verified);
    }
  }
}

/** A key for each group, made from its files. */
function groupKeys(files: readonly HashedFile[]): Map<string, string> {
  const groups = new Map<string, string[]>();
  for (const { path, hash } of files) {
    const name = groupName(path);
    groups.set(name, [...(groups.get(name) ?? []), `${path} ${hash}`]);
  }
  return new Map([...groups].map(([name, parts]) => [name, digest(parts.sort().join('\n'))]));
}
