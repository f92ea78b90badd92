import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VerifiedContent } from '../check/verified-content.ts';
import { digest, fileHash, filesBelow } from '../lib/cache/file-hashes.ts';
import { isTimeZone, todayIn } from '../lib/text/days.ts';
import type { BuildPaths } from './build-paths.ts';

const code = [
  'src',
  'scripts/build.ts',
  'scripts/tool.mjs',
  'content/schema',
  'content/model',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** The hash of the code, the tools and the facts of the day: results cached under another hash are not used. */
export function codeVersion(root: string): string {
  const paths = code.flatMap((name) => filesBelow(join(root, name)));
  return digest(process.version, String(new Date().getUTCFullYear()), treeHash(root, paths));
}

/**
 * Opens what earlier checks verified.
 * @param version the hash of the code
 */
export function openVerifiedContent(root: string, cacheDir: string, version = codeVersion(root)): VerifiedContent {
  return new VerifiedContent(join(cacheDir, 'verified.json'), version);
}

/** The hash of everything that a build reads. */
export function buildFingerprint({ contentDir }: BuildPaths, version: string): string {
  const names = readdirSync(contentDir).filter((name) => name !== 'node_modules' && !name.startsWith('.'));
  const paths = names.sort().flatMap((name) => filesBelow(join(contentDir, name)));
  return digest(version, contentDir, dayOf(contentDir), JSON.stringify(names), treeHash(contentDir, paths));
}

/** The day that it is where the site is: entries appear and go by it. */
function dayOf(contentDir: string): string {
  const path = join(contentDir, 'data/site.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, zone = ''] = /"timeZone":\s*"([^"]*)"/.exec(text) ?? [];
  return todayIn(isTimeZone(zone) ? zone : 'UTC');
}

function treeHash(dir: string, paths: readonly string[]): string {
  return digest(paths.map((path) => `${path.slice(dir.length)}\0${fileHash(path)}\0`).join(''));
}
