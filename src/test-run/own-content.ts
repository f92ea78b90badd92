import { type ChosenStep, testSteps } from './test-steps.ts';

/** The tests of the built site that hold for whatever content there is; the others look for what the sample has. */
const ofAnyContent: Readonly<Record<string, readonly string[]>> = {
  'tests/built': [
    'cards',
    'desk',
    'html-valid',
    'languages',
    'netlify-config',
    'outline',
    'servers-end',
    'site-check',
  ],
  'tests/browser': ['axe', 'framed-pages', 'reflow'],
};

/** Every step, of an institute's own content: without the tests that need what only the sample has. */
export function stepsOfOwnContent(): ChosenStep[] {
  return testSteps.map((step) => {
    const [folder = ''] = step.suite?.folders ?? [];
    const names = ofAnyContent[folder];
    return names && step.suite
      ? { step, files: names.map((name) => `${folder}/${name}${step.suite?.ending}`) }
      : { step };
  });
}
