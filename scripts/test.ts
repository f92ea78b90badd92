import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemChromium } from '../src/command/chromium.ts';
import { CommandError, runCommand } from '../src/command/run-command.ts';

const usage = `Runs everything that CI runs, in the order in which it fails fastest. Each step says how long it took.

npm test                 exit 0: all passed, 1: a step failed, 2: there is nothing to test with
npm test -- --content    leaves out what no change of texts, facts, pictures and documents can break: code, builds in a row,
                         and what visitors do rather than see
`;

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const node = (...args: string[]): [string, string[]] => [process.execPath, ['--import', 'tsx', ...args]];

/** The browser tests that look at pages for what is in them: their size, contrast, overflow, print, menus, and lists. */
const browserTestsOfContent = [
  'axe',
  'document-list',
  'menu',
  'no-script',
  'pages',
  'print',
  'reflow',
  'text-spacing',
  'weight',
];

const stepsOf = (content: boolean): [name: string, command: [string, string[]], of?: 'content'][] => [
  ['schemas are fresh', node('scripts/schema.ts', '--check')],
  ['content', [process.execPath, ['scripts/tool.mjs', 'check']], 'content'],
  ['types', [process.execPath, ['node_modules/typescript-native/bin/tsc']]],
  ['packages', node('scripts/supply-chain.ts')],
  ['lint and format', [bin('biome'), ['check', '--error-on-warnings']]],
  [
    'arrows between the parts',
    [bin('depcruise'), ['--config', 'dependency-cruiser.config.mjs', 'src', 'scripts', 'netlify', 'content/model']],
  ],
  ['unit tests', [bin('vitest'), ['run', '--project', 'unit']], 'content'],
  ['build', [process.execPath, ['scripts/tool.mjs', 'build']], 'content'],
  ['incremental builds', [bin('vitest'), ['run', '--project', 'builds']]],
  ['built site', [bin('vitest'), ['run', '--project', 'built']], 'content'],
  [
    'browser tests',
    [bin('playwright'), ['test', ...(content ? browserTestsOfContent.map(specFile) : [])]],
    'content',
  ],
];

await runCommand(usage, async () => {
  const { content } = parseArgs({ options: { content: { type: 'boolean', default: false } } }).values;
  installTools();
  for (const [name, [command, args], of] of stepsOf(content)) {
    if (content && of !== 'content') continue;
    console.log(`\n── ${name}`);
    const started = performance.now();
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) {
      console.error(`\n${name}: failed`);
      return 1;
    }
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return 0;
});

/** Playwright takes names of files as regular expressions. */
function specFile(name: string): string {
  return `tests/browser/${name}\\.spec\\.ts$`;
}

/** Chromium and, on CI, nginx come from Debian where that can be had; elsewhere Chromium comes from Playwright. */
function installTools(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = [
      // Of the same source as `chromium`, without what a person sees of a browser.
      ...(systemChromium?.endsWith('headless-shell') ? [] : ['chromium-headless-shell', 'fonts-liberation']),
      // Not on a person's machine, where its installation would start a server.
      ...(process.env.CI && !existsSync('/usr/sbin/nginx') ? ['nginx-light'] : []),
    ];
    if (!packages.length) return;
    try {
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    } catch (error) {
      if (!systemChromium) throw error;
      console.error(`Tests go on with ${systemChromium}: ${packages.join(', ')} cannot be installed.`);
    }
  } else if (!systemChromium) run(bin('playwright'), ['install', 'chromium']);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new CommandError(`${command} ${args.join(' ')} failed: there is nothing to test with.`);
}
