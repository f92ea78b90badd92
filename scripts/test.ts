import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseArguments } from '../src/command/refuse-arguments.ts';
import { runCommand, UsageError } from '../src/command/run-command.ts';
import { isSample } from '../src/content/sample-mark.ts';
import { changedFiles } from '../src/git/changed-files.ts';
import { findBase } from '../src/git/find-base.ts';
import { installTools } from '../src/test-run/install-tools.ts';
import { stepsOfOwnContent } from '../src/test-run/own-content.ts';
import { runSteps } from '../src/test-run/run-steps.ts';
import { type ChosenStep, stepsOfContent, testSteps } from '../src/test-run/test-steps.ts';

const usage = `Runs everything that CI runs, in two lanes beside each other: the build with the browser tests, and all else in the order in
which it fails fastest. Each step says how long it took.

npm test                        exit 0: all passed, 1: a step failed, 2: there is nothing to test with
npm test -- --content           leaves out what no change of texts, facts, pictures and documents can break: code, builds in
                                a row, and what visitors do rather than see
npm test -- --changed [REF]     runs what the changes since REF can break (by default since the main branch), by what tests
                                import, read and look at, and names what it leaves out
npm test -- --changed --list    says so without running anything
`;

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      content: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const [ref, ...others] = positionals;
  refuseArguments(others);
  if (values.content && values.changed) throw new UsageError('--content and --changed exclude each other.');
  const ofChanged = values.list ? '--list' : ref;
  if (ofChanged !== undefined && !values.changed) throw new UsageError(`${ofChanged} goes with --changed.`);
  const steps = values.changed ? await changedSteps(ref) : values.content ? stepsOfContent() : everything();
  if (values.list) return 0;
  installTools(root);
  return (await runSteps(root, steps)) ? 0 : 1;
});

/** All steps; of an institute's own content, without the tests that need the sample's. */
function everything(): ChosenStep[] {
  if (isSample(join(root, 'content'))) return testSteps.map((step) => ({ step }));
  console.log('Left out: the tests of the built site that look for what only the sample has.');
  return stepsOfOwnContent();
}

/** The steps that a change can break; prints what is left out. */
async function changedSteps(ref: string | undefined): Promise<ChosenStep[]> {
  // Only this way of testing needs the graph of imports.
  const [{ readImportGraph }, { describeChoice, stepsOfChange }] = await Promise.all([
    import('../src/test-run/import-graph.ts'),
    import('../src/test-run/changed-steps.ts'),
  ]);
  const base = findBase(root, ref);
  const files = changedFiles(root, base);
  const choices = stepsOfChange(root, files, await readImportGraph());
  console.log(describeChoice(base.short, files, choices));
  return choices
    .filter(({ isRun }) => isRun)
    .map(({ step, tests }) => ({
      step,
      ...(tests && { files: tests.filter(({ isRun }) => isRun).map(({ path }) => path) }),
    }));
}
