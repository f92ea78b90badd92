import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSample } from '../src/content/published-content.ts';
import { systemChromium, systemHeadlessShell } from '../src/lib/command/chromium.ts';
import { CommandError, runCommand } from '../src/lib/command/run-command.ts';
import { runLanes, type Step } from '../src/lib/command/run-lanes.ts';

const usage = `Runs everything that CI runs, in two lanes beside each other: the build with the browser tests, and all else in the order in
which it fails fastest. Each step says how long it took.

npm test                 exit 0: all passed, 1: a step failed, 2: there is nothing to test with
npm test -- --content    leaves out what no change of texts, facts, pictures and documents can break: code, builds in
                         a row, and what visitors do rather than see
`;

const root = join(import.meta.dirname, '..');

/** Tests that hold for whatever content there is; the others look for what the sample has. */
const builtOfAny = 'cards|desk|html-valid|languages|netlify-config|outline|servers-end|site-check';
const browserOfAny = 'axe|framed-pages|reflow';
/** Browser tests that look at what is in pages: their size, contrast, overflow, print, menus and lists. */
const browserOfContent = `${browserOfAny}|document-list|menu-low-window|no-script|pages|print|weight`;

const arrows = '--config dependency-cruiser.config.mjs src scripts netlify content/model'.split(' ');

const step = (name: string, ...args: string[]): Step => ({ name, args });
const tool = (name: string, ...args: string[]) => step(name, 'scripts/tool.mjs', ...args);
const vitest = (name: string, ...args: string[]) =>
  step(name, '--import', 'tsx', 'node_modules/vitest/vitest.mjs', 'run', '--project', ...args);
/** @param names of files, as a regular expression */
const playwright = (name: string, names: string) =>
  step(name, '--import', 'tsx', 'node_modules/playwright/cli.js', 'test', `/(${names})\\.spec\\.ts$`);

await runCommand(usage, async () => {
  const { content } = parseArgs({ options: { content: { type: 'boolean', default: false } } }).values;
  const isOwn = !isSample(join(root, 'content'));
  if (isOwn) console.log('Left out: the tests of the built site that look for what only the sample has.');
  const site = [
    tool('build', 'build'),
    vitest(
      'built site',
      'built',
      ...(isOwn ? builtOfAny.split('|').map((each) => `tests/built/${each}.test.ts`) : []),
    ),
    playwright('browser tests', isOwn ? browserOfAny : content ? browserOfContent : '.+'),
  ];
  // Beside browsers on all cores: more busy programs than cores take each other's caches.
  const texts = [
    tool('content', 'check'),
    vitest('unit tests', 'unit', `--maxWorkers=${Math.ceil(availableParallelism() / 2)}`),
  ];
  const code = [
    tool('schemas are fresh', 'schema', '--check'),
    step('types', 'node_modules/typescript-native/bin/tsc'),
    step('lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
    step('arrows', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...arrows),
  ];
  const builds = vitest('incremental builds', 'builds');
  installTools(root);
  return (await runLanes(
    root,
    content
      ? [site, texts]
      : [
          [...site, builds],
          [...code, ...texts],
        ],
  ))
    ? 0
    : 1;
});

/**
 * Installs Chromium and, on CI, nginx: from Debian where that can be had, elsewhere Chromium from Playwright. With `CI` set, Debian's
 * are brought up to date, as a new machine has them. Where `CHROMIUM` names a browser, that one is used as it is.
 */
function installTools(root: string): void {
  const { CI, CHROMIUM } = process.env;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = [
      ...(!CHROMIUM && (CI || !systemChromium) ? ['chromium', 'fonts-liberation'] : []),
      ...(!CHROMIUM && (CI || !systemHeadlessShell) ? ['chromium-headless-shell'] : []),
      // Not on a person's machine, where its installation would start a server.
      ...(CI && !existsSync('/usr/sbin/nginx') ? ['nginx-light'] : []),
    ];
    if (!packages.length) return;
    run(root, 'apt-get', ['update', '-qq']);
    run(root, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } else if (!CHROMIUM && !systemChromium)
    run(root, process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
}

function run(root: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new CommandError(`${command} ${args.join(' ')} failed: there is nothing to test with.`);
}
