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
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
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
    if (isOurs(folder) || locked.link) continue;
    yield { name: locked.name ?? packageName(folder), package: locked };
  }
}

/** The name of the package in a folder: `node_modules/a/node_modules/@b/c` → `@b/c`. */
function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The project itself and its workspaces. */
function isOurs(folder: string): boolean {
  return !folder.includes('node_modules/');
}

/**
 * The packages that are served, or could be: what the project and its workspaces depend on, but for building and testing. The mark
 * "devOptional" of npm does not tell an optional dependency of what is served from a peer that only a tool needs.
 */
export function servedPackages({ packages }: Lockfile): ReadonlySet<LockedPackage> {
  const served = new Set<LockedPackage>();
  const waiting = Object.keys(packages).filter(isOurs);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of neededBy(packages[folder] ?? {})) {
      const found = foldersAbove(folder)
        .map((above) => `${above}node_modules/${name}`)
        .find((each) => each in packages);
      const locked = found && packages[found];
      if (!locked || locked.link || served.has(locked)) continue;
      served.add(locked);
      waiting.push(found);
    }
  }
  return served;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, ...locked }: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !locked.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The folders in which Node looks for what is needed in one, the nearest first: `a/`, and the empty string for the project. */
function foldersAbove(folder: string): string[] {
  const parts = folder.split('/');
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`).concat('');
}
