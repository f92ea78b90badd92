import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isSample } from './src/content/published-content.ts';
import { keepTemporaryFilesInMemory } from './src/lib/command/run-lanes.ts';

keepTemporaryFilesInMemory();

/** In ms, for each test and each hook: more than twice what the slowest took on the slowest machine so far; what hangs still fails. */
const hangLimit = 1_200_000;

/** In ms, for what is polled until it is so: many times what it takes on a slow and busy machine. */
const pollLimit = 200_000;

/** True if V8 has the budget after which it optimises a function. Where it has none, Node ends at the option. */
const hasBudget = Number.parseInt(process.versions.node, 10) < 22;

// Most functions are called too seldom to be worth optimising: that is put off, which saves a twelfth of the unit tests' CPU time.
const shared = {
  execArgv: hasBudget ? ['--interrupt-budget=300000'] : [],
  environment: 'node',
  testTimeout: hangLimit,
  hookTimeout: hangLimit,
  expect: { poll: { timeout: pollLimit } },
} as const;

/**
 * Tests that start processes come first: the memory of a worker grows with the tests, and to start a process takes 3 ms while it is
 * small and 60 when it is large.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProcesses = ({ moduleId }: TestSpecification) =>
      /child_process|made-repository|run-script|command-host/.test(readFileSync(moduleId, 'utf8'));
    const sorted = await super.sort(files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ProcessesFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Modules are loaded once a worker instead of once a file: no test changes what another one sees.
          isolate: false,
          include: [
            'tests/{unit,check,questions}/**/*.test.ts',
            // All that the sample shows, and how it is made.
            ...(isSample('content') ? ['tests/sample/*.test.ts', 'scripts/sample/tests/*.test.ts'] : []),
          ],
        },
      },
      // These build copies of the content again and again, with the bundles of the build before.
      {
        test: {
          ...shared,
          name: 'builds',
          isolate: false,
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/support/base-site.ts',
        },
      },
      // These read dist/client: build first. None changes what another one sees.
      { test: { ...shared, name: 'built', isolate: false, include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
