import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * Runs a command of this folder, compiled: `node scripts/tool.mjs build …`. Loading TypeScript file by file takes longer
 * than checking the whole content. The compiled commands are in `.cache/tool`, beside the hash of every file that went into
 * them and the sizes and times of all of them, so they are never older than their sources. Plain JavaScript, because nothing
 * is compiled before it.
 */
// Not `import.meta.dirname`: the Node that is told to be too old may not have it.
const scripts = dirname(fileURLToPath(import.meta.url));
const root = join(scripts, '..');
const cacheDir = join(root, '.cache/tool');
/** What can be run, by name: each file of this folder, `NAME/NAME.ts` of a folder in it, and what stands elsewhere. */
const commands = {
  ...Object.fromEntries(
    readdirSync(scripts)
      .map((name) => (name.includes('.') ? name : `${name}/${name}.ts`))
      .filter((path) => path.endsWith('.ts') && existsSync(join(scripts, path)))
      .map((path) => [basename(path, '.ts'), `scripts/${path}`]),
  ),
  'render-worker': 'src/renderer/prerender/render-worker.ts',
};
/** Packages that are compiled into the commands: many files, which commands that people start often need. Others load as they are. */
const compiledIn = ['@fluentui/tokens', 'culori', 'image-size', 'markdown-it', 'stemmer', 'zod/mini'];
/** How many versions are kept for processes that still run them. */
const keptVersions = 3;
/** How old a further one must be to be removed, in ms: a younger one may be on its way to the process that compiles it. */
const oldAge = 3_600_000;

/** Whether a version of Node is in a range such as `^20.19.0 || >=24`. The package for this may be what cannot be loaded. */
function isInRange([major, minor], range) {
  return range.split(' || ').some((part) => {
    const [fromMajor, fromMinor = 0] = part.match(/\d+/g).map(Number);
    return major === fromMajor ? minor >= fromMinor : major > fromMajor && part.startsWith('>=');
  });
}

/** The folder of the compiled commands if it matches the sources and is complete. */
function upToDate() {
  try {
    const current = JSON.parse(readFileSync(join(cacheDir, 'current.json'), 'utf8'));
    const { name, sources, key, outputs } = current;
    const dir = join(cacheDir, name);
    // Before any byte is read: what is written meanwhile is seen by the next command.
    const stamp = stampOf(sources, dir);
    if (stamp === current.stamp) return dir;
    if (keyOf(sources) !== key || hashOf(dir) !== outputs) return undefined;
    try {
      keepCurrent({ ...current, stamp });
    } catch {
      // Where nothing can be written, each command reads the bytes.
    }
    return dir;
  } catch {
    return undefined;
  }
}

async function compile() {
  const { build } = await import('esbuild');
  const aside = join(cacheDir, `.${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: Object.entries(commands).map(([out, path]) => ({ in: path, out })),
      outdir: aside,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      metafile: true,
      logLevel: 'error',
      plugins: [ownPlaces, packagesAsTheyAre],
    });
    writeFileSync(join(aside, 'package.json'), '{"type":"module"}');
    const sources = Object.keys(metafile.inputs).sort();
    const key = keyOf(sources);
    // A folder of its own: another process may be running what is there.
    const name = `${key}-${process.pid}-${Date.now()}`;
    const dir = join(cacheDir, name);
    renameSync(aside, dir);
    keepCurrent({ name, sources, key, outputs: hashOf(dir) });
    removeOldVersions();
    return dir;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Lets each source keep its own path: compiled, all of them are elsewhere. */
const ownPlaces = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

/** Leaves packages where they are, but for those that are compiled in, with what they import themselves. */
const packagesAsTheyAre = {
  name: 'packages-as-they-are',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isCompiledIn = compiledIn.includes(path) || importer.includes('node_modules');
      return kind === 'entry-point' || isCompiledIn ? undefined : { path, external: true };
    });
  },
};

function keepCurrent(current) {
  const aside = join(cacheDir, `.${process.pid}.json`);
  writeFileSync(aside, JSON.stringify(current));
  renameSync(aside, join(cacheDir, 'current.json'));
}

/** Where and what is compiled: a new command is no source of what was compiled before. */
const begunHash = () => createHash('sha256').update(`${root}\0${Object.keys(commands)}`);

function keyOf(sources) {
  const hash = begunHash();
  for (const name of ['scripts/tool.mjs', ...sources]) {
    hash.update(`\0${name}\0`).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Sizes and times of the sources and of what they were compiled to: while these are the same, so are the bytes, and nothing is read. */
function stampOf(sources, dir) {
  const hash = begunHash();
  const outputs = readdirSync(dir).map((name) => join(dir, name));
  for (const path of ['scripts/tool.mjs', ...sources].map((name) => join(root, name)).concat(outputs)) {
    const { size, mtimeMs, ctimeMs } = statSync(path);
    hash.update(`\0${path}\0${size}\0${mtimeMs}\0${ctimeMs}`);
  }
  return hash.digest('hex');
}

function hashOf(dir) {
  const hash = createHash('sha256');
  for (const name of readdirSync(dir).sort()) hash.update(`\0${name}\0`).update(readFileSync(join(dir, name)));
  return hash.digest('hex');
}

function removeOldVersions() {
  const now = Date.now();
  const versions = readdirSync(cacheDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(cacheDir, name))
    // Another process may be removing them, too.
    .map((path) => ({ path, age: now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) }));
  for (const { path, age } of versions.sort((a, b) => a.age - b.age).slice(keptVersions)) {
    if (age > oldAge) rmSync(path, { recursive: true, force: true });
  }
}

/** The folder of the compiled commands. Without one the process ends, as commands do that cannot do what they say. */
async function ready() {
  try {
    return upToDate() ?? (await compile());
  } catch ({ message }) {
    console.error(`The commands cannot be compiled into ${cacheDir}: ${message}`);
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
await import(pathToFileURL(join(await ready(), `${command}.js`)).href);
