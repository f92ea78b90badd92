import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

/** The age in ms at which a folder that is being made will not be finished: its process was killed. */
const unfinishedMs = 3_600_000;
/** The file of a folder that has the hash of all others: it shows what is damaged. */
const hashName = '.hash';

/**
 * Returns a folder of files that take long to make: as it was made from the same before, or made now, beside its place. Plain
 * JavaScript, because the commands themselves are bundled into such a folder.
 * @param {string} cacheDir the folder of such folders
 * @param {string} key the hash of all that it is made from
 * @param {number} keptCount how many are kept, those used last: for other branches, and for processes that still read one
 * @param {(dir: string) => unknown} make makes a folder with the files
 * @returns {Promise<string>}
 */
export async function madeFolder(cacheDir, key, keptCount, make) {
  const dir = join(cacheDir, key);
  if (!isWhole(dir)) {
    const aside = join(cacheDir, `.making-${process.pid}`);
    try {
      // A killed process of the same id may have left some: in containers ids are few.
      fs.rmSync(aside, { recursive: true, force: true });
      await make(aside);
      fs.writeFileSync(join(aside, hashName), hashOfFiles(aside));
      putInPlace(aside, dir);
    } finally {
      fs.rmSync(aside, { recursive: true, force: true });
    }
    removeOthers(cacheDir, key, keptCount - 1);
  }
  const now = new Date();
  fs.utimesSync(dir, now, now);
  return dir;
}

/** Puts a folder in its place, unless another process was as fast: it may be using what it made. */
function putInPlace(aside, dir) {
  try {
    fs.renameSync(aside, dir);
  } catch {
    if (isWhole(dir)) return;
    fs.rmSync(dir, { recursive: true, force: true });
    fs.renameSync(aside, dir);
  }
}

function isWhole(dir) {
  try {
    const hash = fs.readFileSync(join(dir, hashName), 'latin1');
    return hash === hashOfFiles(dir, [''], (path) => path !== `/${hashName}`);
  } catch {
    return false;
  }
}

/** Removes what was made from anything else, but for what was used last, and what killed processes left. */
function removeOthers(cacheDir, key, count) {
  const usedAt = (name) => fs.statSync(join(cacheDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = fs.readdirSync(cacheDir).filter((name) => name !== 'node_modules' && name !== key);
  const finished = others.filter((name) => !name.startsWith('.')).sort((a, b) => usedAt(b) - usedAt(a));
  const left = others.filter((name) => name.startsWith('.') && Date.now() - usedAt(name) > unfinishedMs);
  for (const name of [...finished.slice(count), ...left])
    fs.rmSync(join(cacheDir, name), { recursive: true, force: true });
}

/**
 * The hash of files and their paths.
 * @param {string} dir
 * @param {readonly string[]} names files and folders in it, all by default
 * @param {(path: string) => boolean} isPart false for files that do not count, by the path in the folder
 */
export function hashOfFiles(dir, names = [''], isPart = () => true) {
  const files = names
    .flatMap((name) => filesAt(join(dir, name)))
    .map((path) => path.slice(dir.length).replaceAll('\\', '/'));
  const hash = createHash('sha256');
  for (const path of files.filter(isPart).sort()) hash.update(`\0${path}\0`).update(fs.readFileSync(join(dir, path)));
  return hash.digest('hex').slice(0, 24);
}

function filesAt(path) {
  if (fs.statSync(path).isFile()) return [path];
  const entries = fs.readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
