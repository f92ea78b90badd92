import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * Runs a command of this folder, bundled: `node scripts/tool.mjs build …`. Loading TypeScript file by file takes longer than
 * checking the whole content. The one bundle in `.cache/tool` is named by the hash of its sources and by that of its own
 * files. It replaces the one before: a command loads its own code while it begins, and later only packages. Plain
 * JavaScript, because nothing is compiled before it.
 */
// Not `import.meta.dirname`: the Node that is told to be too old may not have it.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cacheDir = join(root, '.cache/tool');
const sources = ['content/model', 'netlify', 'package-lock.json', 'scripts', 'src'];
/** Files that can be run, by name: those of the folder, and what stands elsewhere. */
const commands = Object.fromEntries(
  [...readdirSync(join(root, 'scripts')), 'sample/sample.ts', '../src/renderer/prerender/render-worker.ts']
    .filter((path) => /(^|\/)[\w-]+\.ts$/.test(path) && existsSync(join(root, 'scripts', path)))
    .map((path) => [basename(path, '.ts'), join(root, 'scripts', path)]),
);
/** Packages that are bundled: many files, which commands that people start often need. Others load as they are. */
const bundled = ['@fluentui/tokens', 'culori', 'image-size', 'markdown-it', 'stemmer', 'zod/mini'];
/** Age at which the folder of a process that was killed while it bundled is removed, in ms. */
const abandoned = 3_600_000;

/** True if a version of Node is in a range such as `^20.19.0 || >=24`. The package for this may be what cannot be loaded. */
function isInRange([major, minor], range) {
  return range.split(' || ').some((part) => {
    const [fromMajor, fromMinor = 0] = part.match(/\d+/g).map(Number);
    return major === fromMajor ? minor >= fromMinor : major > fromMajor && part.startsWith('>=');
  });
}

/** The hash of the code in folders and files, with their names. */
function hashOf(dir, paths) {
  const hash = createHash('sha256').update(root);
  for (const path of paths.map((each) => join(dir, each)).filter((each) => existsSync(each))) {
    const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).sort() : [''];
    for (const file of names.map((name) => join(path, name))) {
      if (!/\.(json|mjs|tsx?)$/.test(file) || file.includes('node_modules', dir.length)) continue;
      hash.update(`\0${file.slice(dir.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The bundle of sources with a hash, unless its files are damaged. */
function bundleOf(key) {
  const name = readdirSync(cacheDir).find((each) => each.startsWith(key));
  return name === `${key}-${name && hashOf(join(cacheDir, name), ['.'])}` ? join(cacheDir, name) : undefined;
}

async function bundle() {
  const { build } = await import('esbuild');
  const key = hashOf(root, sources);
  const aside = mkdtempSync(join(cacheDir, '.'));
  try {
    await build({
      absWorkingDir: root,
      entryPoints: commands,
      outdir: aside,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
      plugins: [{ name: 'places', setup: keepPlaces }],
    });
    // A source was saved meanwhile.
    if (hashOf(root, sources) !== key) return await bundle();
    return put(aside, key);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Leaves packages where they are, but for those that are bundled, and lets each source keep its own path. */
function keepPlaces(builder) {
  builder.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
    const isBundled = kind === 'entry-point' || bundled.includes(path) || importer.includes('node_modules');
    return isBundled ? undefined : { path, external: true };
  });
  builder.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    loader: 'ts',
    contents: readFileSync(path, 'utf8')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  }));
}

/** Puts a bundle in the place of all others, unless another process was as fast with the same. */
function put(aside, key) {
  const dir = join(cacheDir, `${key}-${hashOf(aside, ['.'])}`);
  // Listed first: what another process puts there from now on stays.
  const others = readdirSync(cacheDir).map((name) => join(cacheDir, name));
  const same = bundleOf(key);
  for (const path of others.filter((each) => each !== same)) {
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (!basename(path).startsWith('.') || age > abandoned) rmSync(path, { recursive: true, force: true });
  }
  try {
    renameSync(aside, dir);
  } catch (error) {
    if (!bundleOf(key)) throw error;
  }
  return bundleOf(key);
}

/** The folder of the bundle. Without one the process ends, as commands do that cannot do what they say. */
async function ready() {
  try {
    mkdirSync(cacheDir, { recursive: true });
    return bundleOf(hashOf(root, sources)) ?? (await bundle());
  } catch ({ message }) {
    console.error(`The commands cannot be bundled into ${cacheDir}: ${message}`);
    process.exit(2);
  }
}

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = process.versions.node.split('.').map(Number);
if (!isInRange(version, engines.node)) {
  console.error(`Node ${process.version} is not one of the versions needed: ${engines.node}.`);
  process.exit(2);
}

// A command is over before most of its functions have earned what optimising them costs: one that is optimised later saves a
// fifth of a build's CPU time (docs/performance.md). Later versions of V8 have no such budget, and complain.
if (version[0] < 22) setFlagsFromString('--interrupt-budget=500000');

const [command] = process.argv.splice(2, 1);
if (!command || !(command in commands)) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`);
await import(pathToFileURL(join(await ready(), `${command}.mjs`)).href);
