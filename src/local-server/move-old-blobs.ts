import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localBlobFolder, localSiteId } from './local-blobs.ts';

/** What became of the blobs of an earlier version. */
export interface MovedBlobs {
  /** How many records were moved. */
  moved: number;
  /** Files that were left in place, because there is another one of that name where they belong. */
  left: readonly string[];
}

/** What the CLI makes again whenever it starts. */
const generated = ['functions', 'functions-internal', 'functions-serve', 'netlify.toml'];

/**
 * Moves the blobs that earlier versions kept inside the content package, visitors' questions among them, to where the
 * local server looks for them now. Moves the link to the site too, which says under which id that is.
 */
export function moveOldBlobs(root: string): MovedBlobs {
  const old = join(root, 'content/.netlify');
  if (!existsSync(old)) return { moved: 0, left: [] };
  const [oldState, state] = [join(old, 'state.json'), join(root, '.netlify/state.json')];
  if (existsSync(oldState) && !existsSync(state)) move(oldState, state);
  const siteId = localSiteId(root);
  const left: string[] = [];
  let moved = 0;
  for (const kind of ['entries', 'metadata']) {
    const from = join(old, 'blobs-serve', kind);
    for (const site of existsSync(from) ? readdirSync(from) : []) {
      for (const key of filesIn(join(from, site))) {
        const [source, target] = [join(from, site, key), join(localBlobFolder(root), kind, siteId, key)];
        if (!existsSync(target)) {
          move(source, target);
          moved += kind === 'entries' ? 1 : 0;
        } else if (!isMark(key) && !readFileSync(source).equals(readFileSync(target))) left.push(source);
      }
    }
  }
  if (!left.length) removeOld(old);
  return { moved, left };
}

/** Says what became of them; nothing when there were none. */
export function describeMove({ moved, left }: MovedBlobs): string[] {
  return [
    ...(moved ? [`Records of questions moved from content/.netlify to .netlify: ${moved}`] : []),
    ...left.map((path) => `Not moved, because .netlify has another file of that name; delete one of them: ${path}`),
  ];
}

/** Leases and marks of the daily duties: those of the newer version count. */
function isMark(key: string): boolean {
  return /^[^/\\]+[/\\](?:lease|daily)[/\\]/.test(key);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function move(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  renameSync(source, target);
}

/** Removes what is known to be the CLI's, and then the folder, if nothing else is in it. */
function removeOld(old: string): void {
  for (const name of ['blobs-serve', ...generated]) rmSync(join(old, name), { recursive: true, force: true });
  if (!readdirSync(old).length) rmdirSync(old);
}
