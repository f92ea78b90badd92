import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { digest } from '../cache/digest.ts';
import { type ContentFile, groupName } from '../content/content-tree.ts';
import { pathOfPlace } from '../content/place.ts';
import type { Finding } from './rule.ts';

/** A file's path and the hash of its bytes. */
type HashedFile = Pick<ContentFile, 'path' | 'hash'>;

/**
 * Caches, by their bytes, the groups of files without findings of the schemas and of the rules that check one group.
 */
export class VerifiedGroups {
  private readonly known: ReadonlySet<string>;

  /** @param version the hash of the checker's code and the schemas: what was verified under another version is unknown */
  constructor(
    private readonly path: string,
    private readonly version: string,
  ) {
    this.known = new Set(readChecksummed<string[]>(path, version));
  }

  /** The names of the groups that are known to be right as they are. */
  find(files: readonly HashedFile[]): Set<string> {
    const keys = [...groupKeys(files)];
    return new Set(keys.flatMap(([name, key]) => (this.known.has(key) ? [name] : [])));
  }

  /**
   * Caches the groups of this check.
   * @param findings what the schemas and the rules for groups found
   */
  store(files: readonly HashedFile[], findings: readonly Finding[]): void {
    const pathsWithFindings = new Set(
      findings.flatMap(({ place, related }) => [place, ...related.map((other) => other.place)]).map(pathOfPlace),
    );
    const groupsWithFindings = new Set([...pathsWithFindings].map(groupName));
    const verified = [...groupKeys(files)].flatMap(([name, key]) => (groupsWithFindings.has(name) ? [] : [key]));
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
