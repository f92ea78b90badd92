import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright/test';

/** WCAG 2.2 up to level AA, and what axe's makers hold to be good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose verdict hangs on the theme, and those for which the width of the viewport matters. */
const ruleSets = {
  colours: ['color-contrast', 'link-in-text-block'],
  width: ['target-size', 'scrollable-region-focusable'],
};

export type RuleSet = keyof typeof ruleSets;

/** The options of axe. */
export interface AxeScope {
  /** Only these sets of rules; by default all. */
  rules?: readonly RuleSet[] | undefined;
  /** The part to look into, as a selector; by default the whole page. */
  include?: string;
  /** The parts to leave out, as selectors. */
  exclude?: string[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into the page that is open, unless it is there: past the security policy, as a debugger does. */
export async function injectAxe(page: Page | Frame): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate(showAllWords);
}

/**
 * Axe gives up on words in front of a gradient: the shadows of a table that scrolls, which are 12 px wide and covered where there is
 * nothing more to see; and on words below a bar of the desk that stays in sight. Runs in the page.
 */
function showAllWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.table-scroll { background: none; } .form-bar, .saving { position: static !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** The findings of axe in the page, one line for each element. */
export interface AxeFindings {
  /** Broken rules. */
  violations: string[];
  /** The findings that it could not decide, without what lies out of view in a list or table that scrolls: in view it looks the same. */
  undecided: string[];
}

/** Waits until no colour is on its way to another one. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  );
}

/** Puts axe into the page and runs it once. */
export async function axeFindings(page: Page, scope?: AxeScope): Promise<AxeFindings> {
  await transitionsEnd(page);
  await injectAxe(page);
  return runAxe(page, scope);
}

/** Runs axe, which must have been injected, over the page, and once more if that changed meanwhile. */
export async function runAxe(
  page: Page | Frame,
  { rules, include, exclude = [] }: AxeScope = {},
): Promise<AxeFindings> {
  const options: RunOptions = {
    runOnly: rules
      ? { type: 'rule', values: rules.flatMap((name) => ruleSets[name]) }
      : { type: 'tag', values: tags },
    // It and the rules tagged with it are off unless they are asked for.
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    preload: false,
  };
  const context = { ...(include && { include: [include] }), exclude };
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Axe takes a while, and knows elements by their place: a verdict on a page that changed meanwhile is about neither state.
      let hasChanged = false;
      const changes = new MutationObserver(() => {
        hasChanged = true;
      });
      changes.observe(document, { subtree: true, childList: true });
      let results: AxeResults;
      do {
        hasChanged = false;
        results = await axe.run(context, options);
      } while (hasChanged);
      changes.disconnect();
      type Rules = AxeResults['violations'];
      const lines = (found: Rules, counts: (node: Rules[number]['nodes'][number]) => boolean) =>
        found.flatMap(({ id, nodes }) =>
          nodes.filter(counts).map(({ target, any, all, none }) => {
            const why = [...any, ...all, ...none].map(({ message }) => message);
            return `${id} at ${target.join(' ')}: ${why.join('; ')}`;
          }),
        );
      const isInView = ({ element }: { element?: HTMLElement }) => {
        const box = element?.getBoundingClientRect();
        for (let around = element?.parentElement; box && around; around = around.parentElement) {
          const { left, right } = around.getBoundingClientRect();
          if (around.scrollWidth > around.clientWidth && (box.left < left || box.right > right)) return false;
        }
        return true;
      };
      return { violations: lines(results.violations, () => true), undecided: lines(results.incomplete, isInView) };
    },
    [context, options] as const,
  );
}
