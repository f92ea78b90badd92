import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What npm's lockfile says of one installed package. */
export interface LockedPackage {
  /** Its own name, where it is installed by another one. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

/** npm's lockfile, version 3: packages by the folder they are installed in. */
export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>;
}

/** Reads the lockfile of a project. */
export function readLockfile(root: string): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
}

/** The packages that come from a registry, with their names. */
export function* installedPackages({ packages }: Lockfile): Generator<{ name: string; package: LockedPackage }> {
  for (const [folder, locked] of Object.entries(packages)) {
    // The project itself and its workspaces are ours.
    if (!folder.includes('node_modules/') || locked.link) continue;
    yield { name: locked.name ?? packageName(folder), package: locked };
  }
}

/** The name of the package in a folder: `node_modules/a/node_modules/@b/c` → `@b/c`. */
function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Whether a package takes part in building and testing alone, and in nothing that is served. */
export function onlyBuilds({ dev, devOptional }: LockedPackage): boolean {
  return Boolean(dev || devOptional);
}
