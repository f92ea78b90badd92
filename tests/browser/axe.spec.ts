import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type AxeScope, injectAxe, runAxe } from './support/axe.ts';
import { expect, open, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';

/**
 * Every page that was built, in both languages, is looked at by axe. No rule is left out.
 *
 * - All rules once on every page: light, wide, from header to footer.
 * - In both themes and at three widths, the rules whose verdict hangs on them: colours (contrast, links in text) in each
 *   theme at two widths, because a narrower viewport shows other elements but paints none of them differently; width
 *   (targets, scrolling) at each width. Header and footer, which are the same on all pages, are looked at with the first page of each kind.
 * - News and people differ by their words and their department's colour: some of them are looked at in all six combinations,
 *   the others also in the one that is farthest off, dark and narrow.
 *
 * The first page of a kind is opened; those that follow take its place in the open window, because they have its style
 * sheets: opening 300 pages and loading axe into each takes longer than looking at them. That hydration changes nothing in
 * a page is tested elsewhere.
 */
const combinations: Combination[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280, rules: ['colours'] },
  { theme: 'dark', width: 768, rules: ['width'] },
  { theme: 'light', width: 768, rules: ['colours'] },
  { theme: 'light', width: 360, rules: ['width'] },
  { theme: 'dark', width: 360, rules: ['colours', 'width'] },
];
const [first, farthest] = [combinations[0], combinations.at(-1)];
/** Pages of which only so many are looked at in all combinations. */
const alike = { components: ['NewsItemPage', 'PersonPage'], inFull: 6 };
const frame = ['#root > header', '#root > footer'];

interface Combination {
  theme: 'light' | 'dark';
  width: number;
  /** By default all. */
  rules?: AxeScope['rules'];
}

interface BuiltPage {
  url: string;
  language: string;
  component: string;
  html: string;
}

/** What axe cannot decide. */
const decidedOtherwise = [
  // On the picture of the home page: measured by the test at the end.
  /^color-contrast at .*contains an image node$/,
  // The initials on a person's picture, and the marks of profiles such as “iD”: drawings, whose words stand beside them.
  /^color-contrast at (\._initials_\S+|.*\btext(\[\S+)?): .*(overlapped by another element|too short to determine.*)$/,
  // A square of colour stands before the words, drawn by a gradient.
  /^color-contrast at \._activities_\S+ > li\S*: .*background gradient$/,
  // One digit in a cell: its colours are those of the cells beside it.
  /^color-contrast at .*too short to determine if it is actual text content$/,
];

for (const [kind, pages] of kindsOf(builtPages())) {
  test(`axe finds nothing: ${kind} (${pages.length})`, async ({ page, site }) => {
    test.setTimeout(30_000 + pages.length * 5_000);
    const violations = new Places();
    const undecided = new Places();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [index, built] of pages.entries()) {
      if (index === 0) {
        await open(page, site.origin + built.url);
        await injectAxe(page);
      } else await showInstead(page, built);
      const isShort = index >= alike.inFull && alike.components.includes(built.component);
      for (const combination of combinations) {
        const isFirst = combination === first;
        if (isShort && !isFirst && combination !== farthest) continue;
        await choose(page, combination);
        const findings = await runAxe(page, {
          rules: combination.rules,
          exclude: isFirst || index === 0 ? [] : frame,
        });
        const where = `${built.url} (${combination.theme}, ${combination.width} px)`;
        violations.add(findings.violations, where);
        undecided.add(
          findings.undecided.filter((line) => !decidedOtherwise.some((known) => known.test(line))),
          where,
        );
      }
      await choose(page, combinations[0] as Combination);
    }
    expect(violations.list()).toEqual([]);
    expect(undecided.list()).toEqual([]);
  });
}

/** What was found, and where: the frame of a page is on hundreds of them. */
class Places {
  private readonly byFinding = new Map<string, string[]>();

  add(findings: string[], where: string): void {
    for (const finding of findings) this.byFinding.set(finding, [...(this.byFinding.get(finding) ?? []), where]);
  }

  list(): string[] {
    return [...this.byFinding].map(
      ([finding, [first, ...others]]) =>
        `${finding}\n  on ${first}${others.length ? ` and ${others.length} more` : ''}`,
    );
  }
}

async function choose(page: Page, { theme, width }: Combination): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/** Puts a page in the place of one of the same kind: its content, title and language. */
async function showInstead(page: Page, { html }: BuiltPage): Promise<void> {
  await page.evaluate((source) => {
    const next = new DOMParser().parseFromString(source, 'text/html');
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    document.getElementById('root')?.replaceWith(next.getElementById('root') as HTMLElement);
    window.scrollTo(0, 0);
  }, html);
}

/** All pages that were built, in a stable order. */
function builtPages(): BuiltPage[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => {
      const html = readFileSync(join(siteDir, path), 'utf8');
      const [, component = ''] = /"component":"(\w+)"/.exec(html) ?? [];
      const [, language = ''] = /<html lang="(\w+)"/.exec(html) ?? [];
      return { url: `/${path}`.replace(/(\/?index)?\.html$/, '') || '/', language, component, html };
    });
}

/** The pages by language and component. */
function kindsOf(pages: BuiltPage[]): Map<string, BuiltPage[]> {
  const kinds = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = `${page.component}, ${page.language}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return kinds;
}
