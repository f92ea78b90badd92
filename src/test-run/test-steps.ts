import { availableParallelism } from 'node:os';
import type { LookedAt } from './affected-tests.ts';
import { closureOf, type ImportGraph } from './import-graph.ts';
import { builtBy, madeFrom } from './site-parts.ts';

/** Steps of a lane run one after another, beside those of the other: browsers wait too much to keep all cores busy. */
export type Lane = 'code' | 'site';

/** A step of the tests: a program of its own. */
export interface TestStep {
  name: string;
  lane: Lane;
  /** A step before it, of the other lane, that must have passed. */
  after?: string;
  /** Whether a change of content alone can break it. */
  ofContent?: boolean;
  /** The program and its arguments; `files` are the tests to run, all if not given. */
  command: (files?: readonly string[]) => [program: string, args: string[]];
  /** Where its tests lie, if it runs tests. */
  suite?: { folders: string[]; ending: string; lookedAt: (graph: ImportGraph) => LookedAt };
  /** Whether a changed file can break it, if it runs no tests. */
  isTouched?: (path: string, graph: ImportGraph) => boolean;
}

/** A step with the tests of it to run: all if none are named. */
export interface ChosenStep {
  step: TestStep;
  files?: readonly string[];
}

const node = (...args: string[]): [string, string[]] => [process.execPath, args];
const tool = (...args: string[]) => node('scripts/tool.mjs', ...args);
const vitest =
  (project: string, ...options: string[]) =>
  (files: readonly string[] = []) =>
    node('--import', 'tsx', 'node_modules/vitest/vitest.mjs', 'run', '--project', project, ...options, ...files);
/** Beside browsers on all cores: more busy programs than cores take each other's caches. */
const onHalfOfCores = `--maxWorkers=${Math.ceil(availableParallelism() / 2)}`;
/** Playwright takes names of files as regular expressions. */
const playwright = (files: readonly string[] = []) =>
  node(
    '--import',
    'tsx',
    'node_modules/playwright/cli.js',
    'test',
    ...files.map((path) => `${path.replaceAll('.', '\\.')}$`),
  );
const always = () => true;

/** A command of the project is touched by what it imports, and by the files that it checks. */
const commandOn = (script: string, checked: RegExp) => (path: string, graph: ImportGraph) =>
  checked.test(path) || closureOf(graph, [script]).has(path);

/** Everything that `npm test` runs, in the order in which each lane fails fastest. */
export const testSteps: readonly TestStep[] = [
  {
    name: 'build',
    lane: 'site',
    ofContent: true,
    command: () => tool('build'),
    isTouched: (path, graph) => madeFrom(graph)(path),
  },
  {
    name: 'schemas are fresh',
    lane: 'code',
    command: () => tool('schema', '--check'),
    isTouched: commandOn('scripts/schema.ts', /^content\/(model|schema)\//),
  },
  {
    name: 'content',
    lane: 'code',
    ofContent: true,
    command: () => tool('check'),
    isTouched: commandOn('scripts/check.ts', /^content\//),
  },
  {
    name: 'types',
    lane: 'code',
    command: () => node('node_modules/typescript-native/bin/tsc'),
    isTouched: (path) => /\.tsx?$|^tsconfig\.json$|^package/.test(path),
  },
  {
    name: 'lint and format',
    lane: 'code',
    command: () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
    isTouched: (path) => /\.([cm]?[jt]sx?|css|json)$/.test(path),
  },
  {
    name: 'arrows between the parts',
    lane: 'code',
    command: () => node('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...arrows),
    isTouched: (path) => /\.([cm]?[jt]sx?|css)$/.test(path),
  },
  {
    name: 'unit tests',
    lane: 'code',
    ofContent: true,
    command: vitest('unit', onHalfOfCores),
    suite: {
      folders: ['tests/unit', 'tests/check', 'tests/questions', 'tests/sample', 'scripts/sample/tests'],
      ending: '.test.ts',
      lookedAt: () => ({
        has: (path) => /^(src|scripts|netlify)\//.test(path),
        isLookedAt: (texts) => texts.some((text) => text.includes("'node:child_process'")),
      }),
    },
  },
  {
    name: 'incremental builds',
    lane: 'code',
    after: 'build',
    command: vitest('builds'),
    suite: {
      folders: ['tests/build'],
      ending: '.test.ts',
      lookedAt: (graph) => ({ has: builtBy(graph), isLookedAt: always }),
    },
  },
  {
    name: 'built site',
    lane: 'site',
    ofContent: true,
    command: vitest('built'),
    suite: {
      folders: ['tests/built'],
      ending: '.test.ts',
      lookedAt: (graph) => ({ has: madeFrom(graph), isLookedAt: always }),
    },
  },
  {
    name: 'browser tests',
    lane: 'site',
    ofContent: true,
    command: playwright,
    suite: {
      folders: ['tests/browser'],
      ending: '.spec.ts',
      lookedAt: (graph) => ({ has: madeFrom(graph), isLookedAt: always }),
    },
  },
];

const arrows = ['--config', 'dependency-cruiser.config.mjs', 'src', 'scripts', 'netlify', 'content/model'];

/** The browser tests that look at pages for what is in them: their size, contrast, overflow, print, menus, and lists. */
const browserTestsOfContent = [
  'axe',
  'document-list',
  'framed-pages',
  'menu',
  'no-script',
  'pages',
  'print',
  'reflow',
  'weight',
].map((name) => `tests/browser/${name}.spec.ts`);

/** What a change of content alone can break. */
export function stepsOfContent(): ChosenStep[] {
  return testSteps
    .filter(({ ofContent }) => ofContent)
    .map((step) => (step.command === playwright ? { step, files: browserTestsOfContent } : { step }));
}
