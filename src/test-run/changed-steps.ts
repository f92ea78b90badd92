import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countOf } from '../command/count-of.ts';
import { affectedTests, type TestChoice } from './affected-tests.ts';
import type { ImportGraph } from './import-graph.ts';
import { touchedPart } from './site-parts.ts';
import { type TestStep, testSteps } from './test-steps.ts';

/** What a step is to do after a change. */
export interface StepChoice {
  step: TestStep;
  /** The tests to run; undefined where the step runs none. */
  tests?: TestChoice[];
  isRun: boolean;
}

/**
 * What a change can break, and what it cannot.
 *
 * @param changed paths from the project's root
 */
export function stepsOfChange(root: string, changed: readonly string[], graph: ImportGraph): StepChoice[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const part = touchedPart(changed, graph);
  const choices = testSteps.map((step): StepChoice => {
    if (!step.suite) return { step, isRun: changed.some((path) => step.isTouched?.(path, graph)) };
    const files = step.suite.folders.flatMap((folder) => testsIn(root, folder, step.suite?.ending ?? ''));
    const lookedAt = step.suite.lookedAt(graph);
    const ofPart = step.name === 'browser tests' ? part : undefined;
    // Only one part of the site has changed: tests that never speak of it do not look at it.
    const isLookedAt = ofPart
      ? (texts: readonly string[]) => texts.some((text) => ofPart.test(text))
      : lookedAt.isLookedAt;
    const tests = affectedTests(files, changed, { graph, read }, { has: lookedAt.has, isLookedAt });
    return { step, tests, isRun: tests.some(({ isRun }) => isRun) };
  });
  // Tests of the built site need one that is not older than the content.
  const needsSite = choices.some(
    ({ step, isRun }) => isRun && /^tests\/(built|browser)/.test(step.suite?.folders[0] ?? ''),
  );
  return choices.map((choice) =>
    choice.step.name === 'build' ? { ...choice, isRun: choice.isRun || needsSite } : choice,
  );
}

function testsIn(root: string, folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Says in words what is run and left out, and why. */
export function describeChoice(base: string, changed: readonly string[], choices: readonly StepChoice[]): string {
  const lines = choices.flatMap(({ step, tests, isRun }) => {
    if (!tests)
      return [
        `${isRun ? 'run     ' : 'left out'} ${step.name}${isRun ? '' : ': no file that it looks at has changed'}`,
      ];
    const names = (run: boolean) =>
      tests.filter((test) => test.isRun === run).map(({ path }) => basename(path).split('.')[0]);
    const [run, left] = [names(true), names(false)];
    return [
      `${isRun ? 'run     ' : 'left out'} ${step.name}: ${run.length} of ${countOf(tests.length, 'file', 'files')}`,
      ...(left.length && run.length ? [`         without ${left.join(', ')}:`] : []),
      ...(left.length ? [`         ${tests.find((test) => !test.isRun)?.reason}`] : []),
    ];
  });
  return [`${countOf(changed.length, 'file differs', 'files differ')} from ${base}.`, '', ...lines].join('\n');
}
