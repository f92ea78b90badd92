import { injectAxe, type RuleSet, runAxe } from './support/axe.ts';
import { type BuiltPage, builtPages } from './support/built-pages.ts';
import { resizer } from './support/resizer.ts';
import { expect, open, test } from './support/served-site.ts';

/**
 * Every page that was built, in both languages, is looked at by axe. No rule is left out.
 *
 * - Light and wide: all rules. Dark and wide: those of colours (contrast, links in text).
 * - At two narrower widths: the rules of width (targets, scrolling); those of colours for what a wide window hides, because
 *   nothing else is painted differently in a narrow one.
 *
 * What is true of an element is true of all that have its attributes, stand in the same and follow the same: all this is
 * looked at on pages with an element that no page before had. What hangs on words is looked at on every page: widths here, on a
 * phone; names, headings and ids by the tests of the built HTML (`html-valid`, `outline`).
 *
 * One page of a group is opened; the others take its place in the open window: opening 300 pages and loading axe into each takes
 * longer than looking at them. The opened one has the styles of figures, and so all that the others have. That hydration changes
 * nothing in a page is tested elsewhere. Header and footer are nearly the same on all pages: they are there where one of their
 * elements is in a state in which none was before.
 */
const wide: Combination[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280, rules: ['colours'] },
];
const phone: Combination = { theme: 'dark', width: 360, rules: ['width'] };
const narrow: Combination[] = [{ theme: 'light', width: 768, rules: ['width'] }, phone];

const height = 800;

interface Combination {
  theme: 'light' | 'dark';
  width: number;
  /** By default all. */
  rules?: RuleSet[];
}

interface LookedPage extends BuiltPage {
  /** Whether its header and footer are looked at. */
  withFrame?: boolean;
  /** Whether it hides an element from a wide window that no page before did. */
  hidesWhenWide?: boolean;
}

/** What axe cannot decide. */
const decidedOtherwise = [
  // On the picture of the home page: measured by the test at the end. On the plan of the way, whose names have an edge in the
  // colour of the page's ground: `contrast.test.ts` computes theirs.
  /^color-contrast at .*contains an image node$/,
  // The initials on a person's picture, and the marks of profiles such as “iD”: drawings, whose words stand beside them.
  // So are the words on the periods of the academic year: `contrast.test.ts` computes theirs.
  /^color-contrast at (\._(initials|narrow|wide)_\S+|.*\btext(\[\S+)?): .*(overlapped by another element|too short to determine.*)$/,
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
    const knownAsHidden = new Set<string>();
    const resize = await resizer(page);
    await resize(1280, height);
    const opened = pages.find(({ html }) => html.includes('chart-figure')) ?? pages[0];
    await open(page, site.origin + opened?.url);
    await injectAxe(page);
    const unlike = await pagesUnlikeOthers();
    for (const combination of wide) await look(unlike, combination);
    const others = pages.filter(({ url }) => !unlike.some((each) => each.url === url));
    for (const combination of narrow) {
      await look(combination === phone ? [...unlike, ...others] : unlike, combination);
      await look(
        unlike.filter(({ hidesWhenWide }) => hidesWhenWide),
        { ...combination, rules: ['colours'] },
      );
    }
    expect(violations.list()).toEqual([]);
    expect(undecided.list()).toEqual([]);

    /** The pages with an element that no page before had. */
    async function pagesUnlikeOthers(): Promise<LookedPage[]> {
      const known = new Set<string>();
      const found: LookedPage[] = [];
      for (const built of pages) {
        const { ofContent, ofFrame } = await page.evaluate(elementsOf, built.html);
        const isNew = (element: string) => !known.has(element);
        const withFrame = ofFrame.some(isNew);
        if (withFrame || ofContent.some(isNew)) found.push({ ...built, withFrame });
        for (const element of [...ofContent, ...ofFrame]) known.add(element);
      }
      return found;
    }

    async function look(looked: readonly LookedPage[], { theme, width, rules }: Combination): Promise<void> {
      await resize(width, height);
      for (const built of looked) {
        const hidden = await page.evaluate(showInstead, { ...built, theme });
        if (!rules) built.hidesWhenWide = hidden.some((element) => !knownAsHidden.has(element));
        for (const element of hidden) knownAsHidden.add(element);
        const findings = await runAxe(page, { rules });
        const where = `${built.url} (${theme}, ${width} px)`;
        violations.add(findings.violations, where);
        undecided.add(
          findings.undecided.filter((line) => !decidedOtherwise.some((known) => known.test(line))),
          where,
        );
      }
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

/**
 * Puts a page in the place of one of the same kind: its content, title, language and theme. Runs in the page.
 * @returns its elements that are hidden, by name and class
 */
function showInstead({ html, theme, withFrame }: LookedPage & { theme: string }): string[] {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dataset.theme = theme;
  const root = next.getElementById('root') as HTMLElement;
  if (!withFrame)
    for (const part of root.querySelectorAll(':scope > header, :scope > footer')) part.replaceChildren();
  document.getElementById('root')?.replaceWith(root);
  window.scrollTo(0, 0);
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.checkVisibility())
    .map((element) => `${element.localName}.${element.getAttribute('class')}`);
}

/**
 * What each element of a page is: its attributes, but for words and addresses; in the content also what it stands in, and what it
 * follows. Runs in the page.
 */
function elementsOf(html: string): { ofContent: string[]; ofFrame: string[] } {
  const content = new Set<string>();
  const frame = new Set<string>();
  const isValueOfKind = (name: string) =>
    /^(class|style|data-(?!group|label|pad|until).*|lang|role|type|scope|aria-(?!label|controls|describedby).*)$/.test(
      name,
    );
  const nameOf = (element: Element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      isValueOfKind(name) ? `${name}=${value}` : name,
    );
    return `${element.localName}[${attributes}]`;
  };
  const walk = (element: Element, path: string, before: string) => {
    const own = `${path}>${nameOf(element)}`;
    content.add(`${before}+${own}`);
    let previous = '';
    for (const child of element.children) {
      if (child.matches('#root > header, #root > footer'))
        for (const part of child.querySelectorAll('*')) frame.add(nameOf(part));
      else walk(child, own, previous);
      previous = child.localName;
    }
  };
  walk(new DOMParser().parseFromString(html, 'text/html').getElementById('root') as Element, '', '');
  return { ofContent: [...content], ofFrame: [...frame] };
}

/** News and people, of which there are many alike, apart from the other pages. */
function groupsOf(pages: BuiltPage[]): Map<string, BuiltPage[]> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const group = ['NewsItemPage', 'PersonPage'].includes(page.component) ? page.component : 'other pages';
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return groups;
}
