import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectAxe, type RuleSet, runAxe } from './support/axe.ts';
import { resizer } from './support/resizer.ts';
import { expect, open, test } from './support/served-site.ts';
import { siteDir } from './support/site-server.ts';

/**
 * Every page that was built, in both languages, is looked at by axe. No rule is left out.
 *
 * - Light and wide: all rules.
 * - In the other combinations of two themes and three widths, the rules whose verdict hangs on them: colours (contrast,
 *   links in text) in each theme at two widths, because a narrower viewport shows other elements but paints none of them
 *   differently; width (targets, scrolling) at each width.
 *
 * What is true of the colours of an element is true of all that have its style and stand in the same: colours are looked
 * at on pages with an element whose style no page before had. Widths hang on the words, too: they are looked at on every
 * page in the combination that is farthest off, narrow, and on pages with a new style in those between.
 *
 * The first page of a group is opened; those that follow take its place in the open window, because all have one style
 * sheet: opening 300 pages and loading axe into each takes longer than looking at them. That hydration changes nothing in
 * a page is tested elsewhere. Header and footer, which are the same on all pages, are there with the first page of each group.
 */
const first: Combination = { theme: 'light', width: 1280 };
const others: Combination[] = [
  { theme: 'dark', width: 1280, rules: ['colours'] },
  { theme: 'dark', width: 768, rules: ['width'] },
  { theme: 'light', width: 768, rules: ['colours'] },
  { theme: 'dark', width: 360, rules: ['colours'] },
];
const farthest: Combination = { theme: 'light', width: 360, rules: ['width'] };

const height = 800;

interface Combination {
  theme: 'light' | 'dark';
  width: number;
  /** By default all; those of colours only on pages with a new style. */
  rules?: RuleSet[];
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
  /^color-contrast at (\._activities_\S+ > )?li\S*: .*background gradient$/,
  // The name of a series in a chart, beside whose line it stands.
  /^color-contrast at (\S* > )*\.chart-name\S*: .*overlapped by another element$/,
  // One digit in a cell: its colours are those of the cells beside it.
  /^color-contrast at .*too short to determine if it is actual text content$/,
];

for (const [group, pages] of groupsOf(builtPages())) {
  test(`axe finds nothing: ${group} (${pages.length})`, async ({ page, site }) => {
    test.setTimeout(30_000 + pages.length * 5_000);
    const violations = new Places();
    const undecided = new Places();
    const resize = await resizer(page);
    await resize(first.width, height);
    await open(page, site.origin + pages[0]?.url);
    await injectAxe(page);
    const styles = new Set<string>();
    const withNewStyle: BuiltPage[] = [];
    await look(pages, first);
    for (const combination of others) await look(withNewStyle, combination);
    await look(pages, farthest);
    expect(violations.list()).toEqual([]);
    expect(undecided.list()).toEqual([]);

    async function look(looked: readonly BuiltPage[], { theme, width, rules }: Combination): Promise<void> {
      await resize(width, height);
      for (const built of looked) {
        await page.evaluate(showInstead, { html: built.html, theme, withFrame: built === pages[0] });
        const withoutRules: RuleSet[] = rules || (await hasNewStyle(built)) ? [] : ['colours'];
        const findings = await runAxe(page, { rules, withoutRules });
        const where = `${built.url} (${theme}, ${width} px)`;
        violations.add(findings.violations, where);
        undecided.add(
          findings.undecided.filter((line) => !decidedOtherwise.some((known) => known.test(line))),
          where,
        );
      }
    }

    async function hasNewStyle(built: BuiltPage): Promise<boolean> {
      const newStyles = (await page.evaluate(stylesOfElements)).filter((style) => !styles.has(style));
      for (const style of newStyles) styles.add(style);
      if (newStyles.length) withNewStyle.push(built);
      return newStyles.length > 0;
    }
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

/** Puts a page in the place of one of the same kind: its content, title, language and theme. Runs in the page. */
function showInstead({ html, theme, withFrame }: { html: string; theme: string; withFrame: boolean }): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dataset.theme = theme;
  const root = next.getElementById('root') as HTMLElement;
  if (!withFrame)
    for (const part of root.querySelectorAll(':scope > header, :scope > footer')) part.replaceChildren();
  document.getElementById('root')?.replaceWith(root);
  window.scrollTo(0, 0);
}

/** What decides on the style of each element of the page: itself and what it stands in. Runs in the page. */
function stylesOfElements(): string[] {
  const styles = new Set<string>();
  const walk = (element: Element, path: string) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => /^(class|style|data-.*|lang|aria-current|disabled|open|hidden)$/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const own = `${path}>${element.localName}[${attributes}]`;
    styles.add(own);
    for (const child of element.children) walk(child, own);
  };
  walk(document.getElementById('root') as Element, '');
  return [...styles];
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

/** The pages by language; news and people, of which there are many alike, apart from the others. */
function groupsOf(pages: BuiltPage[]): Map<string, BuiltPage[]> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = ['NewsItemPage', 'PersonPage'].includes(page.component) ? page.component : 'other pages';
    const group = `${kind}, ${page.language}`;
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return groups;
}
