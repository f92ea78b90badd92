import { basename, join } from 'node:path';
import { readChecksummedBytes, writeChecksummedBytes } from '../../cache/checksummed-file.ts';
import { digest } from '../../cache/digest.ts';
import type { KeepList } from '../../text/spelling/dictionary.ts';

/**
 * Keeps word lists in a folder in the form in which they are opened at once, as long as the lists have the same bytes.
 * @param version of what opens them: in the form of another version they are made again
 */
export function keptWordLists(dir: string, version: () => string): KeepList {
  return (path, list, make) => {
    const [kept, ofList] = [join(dir, basename(path)), `${digest(list)} ${version()}`];
    const known = readChecksummedBytes(kept, ofList);
    if (known) return known;
    const made = Buffer.from(make());
    writeChecksummedBytes(kept, ofList, made);
    return made;
  };
}
