import { join } from 'node:path';
import { FileHashes } from '../cache/file-hashes.ts';
import { VerifiedContent } from '../check/verified-content.ts';
import { codeVersion } from './fingerprint.ts';

/**
 * Opens what earlier checks verified.
 * @param cacheDir the folder of the cache
 * @param hashes knows the files of the content by their bytes
 */
export function openVerifiedContent(root: string, cacheDir: string, hashes: FileHashes): VerifiedContent {
  const codeHashes = new FileHashes(join(cacheDir, 'code-hashes.json'));
  const version = codeVersion(root, codeHashes);
  codeHashes.save();
  return verifiedContentOf(version, cacheDir, hashes);
}

/** Opens what earlier checks by a version of the code verified. */
export function verifiedContentOf(version: string, cacheDir: string, hashes: FileHashes): VerifiedContent {
  return new VerifiedContent(join(cacheDir, 'verified.json'), version, hashes);
}
