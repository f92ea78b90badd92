import { isLicenceAllowed } from './licence-expression.ts';
import { installedPackages, type LockedPackage, type Lockfile, servedPackages } from './lockfile.ts';
import type { Policy } from './policy.ts';

/** The parts of `package.json` that say what is installed. */
export interface PackageFile {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** What a package file has installed. npm installs peers, too. */
export function directDependencies(file: Partial<PackageFile>): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = file;
  return [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((each) =>
    Object.entries(each ?? {}),
  );
}

/** The package files of the workspaces, by folder; one without dependencies need not have the keys. */
export type Workspaces = Readonly<Record<string, Partial<PackageFile>>>;

/** What is looked at. */
export interface SupplyChain {
  packageFile: PackageFile;
  workspaces: Workspaces;
  lockfile: Lockfile;
  policy: Policy;
  /** Why each direct dependency is there, by name. */
  reasons: Readonly<Record<string, string>>;
  /** npm's settings of the project, the text of `.npmrc`. */
  npmrc: string;
}

/** Finds what is not as the policy wants it. Each problem is one sentence. */
export function findProblems(chain: SupplyChain): string[] {
  return [...ofPackages(chain), ...ofDirectDependencies(chain), ...ofSettings(chain)];
}

function ofPackages({ lockfile, policy }: SupplyChain): string[] {
  const { licences, packagesOfOtherLicence, packagesWithInstallScript } = policy;
  const served = servedPackages(lockfile);
  const problems = new Set<string>();
  const [others, scripts] = [new Set<string>(), new Set<string>()];
  for (const { name, package: locked } of installedPackages(lockfile)) {
    const licence = locked.license ?? 'none named';
    if (!isLicenceAllowed(licence, (id) => id in licences)) {
      const other = packagesOfOtherLicence[name];
      if (other) others.add(name);
      if (other?.licence !== licence) problems.add(`${name} has the licence "${licence}", which is not allowed.`);
      else if (other.onlyBuilds && served.has(locked)) problems.add(`${name} may only be used for building.`);
    }
    if (locked.hasInstallScript) {
      scripts.add(name);
      if (!(name in packagesWithInstallScript)) problems.add(`${name} wants to run a script when it is installed.`);
    }
    // npm stores no hash of a bundled dependency.
    if (!locked.integrity && !locked.inBundle) problems.add(`${name} has no hash in the lockfile.`);
    if (locked.resolved && locked.resolved !== registryAddress(name, locked)) {
      problems.add(`${name} comes from ${locked.resolved} and not from the registry.`);
    }
  }
  for (const name of Object.keys(packagesOfOtherLicence)) {
    if (!others.has(name)) problems.add(`The policy excepts the licence of ${name}, which needs no exception.`);
  }
  for (const name of Object.keys(packagesWithInstallScript)) {
    if (!scripts.has(name)) problems.add(`The policy speaks of an install script of ${name}, which has none.`);
  }
  return [...problems];
}

/** Where the registry has a package: another one of it under this name would be installed without a word. */
function registryAddress(name: string, { version }: LockedPackage): string {
  return `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}

function ofDirectDependencies({ packageFile, workspaces, reasons }: SupplyChain): string[] {
  const files = [
    { path: 'package.json', own: packageFile },
    ...Object.entries(workspaces).map(([folder, own]) => ({ path: `${folder}/package.json`, own })),
  ];
  const all = files.flatMap(({ path, own }) =>
    directDependencies(own).map(([name, version]) => ({ path, name, version })),
  );
  const names = new Set(all.map(({ name }) => name));
  return [
    ...all.flatMap(({ path, name, version }) => {
      // A second version of a package has a name of its own: npm:typescript@7.0.2.
      if (!/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        return [`${name} has no exact version in ${path}: ${version}.`];
      // Two versions would both be installed.
      const first = all.find((each) => each.name === name);
      if (!first || first.version === version) return [];
      return [`${name} is ${first.version} in ${first.path} and ${version} in ${path}.`];
    }),
    ...[...names].flatMap((name) => (reasons[name] ? [] : [`Nothing says why ${name} is there.`])),
    ...Object.keys(reasons).flatMap((name) =>
      names.has(name) ? [] : [`There is a reason for ${name}, and no such dependency.`],
    ),
  ];
}

function ofSettings({ npmrc }: SupplyChain): string[] {
  return /^ignore-scripts=true$/m.test(npmrc)
    ? []
    : ['.npmrc does not turn install scripts off (ignore-scripts=true).'];
}
