import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { hashOfFiles, madeFolder } from '../src/lib/cache/made-folder.mjs';

/**
 * Runs a command of this folder, bundled: `node scripts/tool.mjs build …`. Loading TypeScript file by file takes longer than
 * checking the whole content. The one bundle in `.cache/tool` replaces the one before: a command loads its own code while it begins.
 * Plain JavaScript, because nothing is compiled before it.
 */
// Not `import.meta.dirname`: the Node that is told to be too old may not have it.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cacheDir = join(root, '.cache/tool');
/** Files that can be run, by name: those of the folder, and what stands elsewhere. */
const commands = Object.fromEntries(
  [...fs.readdirSync(join(root, 'scripts')), 'sample/sample.ts']
    .filter((path) => /(^|\/)[\w-]+\.ts$/.test(path) && fs.existsSync(join(root, 'scripts', path)))
    .map((path) => [basename(path, '.ts'), join(root, 'scripts', path)]),
);
/** Packages that are bundled: many files, which commands that people start often need. Others load as they are. */
const bundled = ['@fluentui/tokens', 'culori', 'image-size', 'markdown-it', 'stemmer', 'zod/mini'];

/** True if a version of Node is in a range such as `^20.19.0 || >=24`. The package for this may be what cannot be loaded. */
function isInRange([major, minor], range) {
  return range.split(' || ').some((part) => {
    const [fromMajor, fromMinor = 0] = part.match(/\d+/g).map(Number);
    return major === fromMajor ? minor >= fromMinor : major > fromMajor && part.startsWith('>=');
  });
}

const isSource = (path) => /\.(json|mjs|tsx?)$/.test(path) && !path.includes('node_modules');

async function bundle() {
  const sources = hashOfFiles(root, ['content/model', 'netlify', 'scripts', 'src', 'package-lock.json'], isSource);
  // Sources name their own places: a copy of this folder must not run those of the original.
  const key = createHash('sha256').update(`${sources} ${root}`).digest('hex');
  let isNew = false;
  const dir = await madeFolder(cacheDir, key, 1, async (outdir) => {
    isNew = true;
    const { build, stop } = await import('esbuild');
    await build({
      entryPoints: commands,
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
      plugins: [{ name: 'places', setup: keepPlaces }],
    });
    // The command would carry the compiler along.
    await stop();
  });
  // A source may have been saved meanwhile.
  return isNew ? bundle() : dir;
}

/** Leaves packages where they are, but for those that are bundled, and lets each source keep its own path. */
function keepPlaces(builder) {
  builder.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
    const isBundled = kind === 'entry-point' || bundled.includes(path) || importer.includes('node_modules');
    return isBundled ? undefined : { path, external: true };
  });
  builder.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    loader: 'ts',
    contents: fs
      .readFileSync(path, 'utf8')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  }));
}

const { engines } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
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
// Without a bundle a command ends as those do that cannot do what they say.
const dir = await bundle().catch(({ message }) => {
  console.error(`The commands cannot be bundled into ${cacheDir}: ${message}`);
  process.exit(2);
});
await import(pathToFileURL(join(dir, `${command}.mjs`)).href);
