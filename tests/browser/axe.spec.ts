import { type AxeScope, injectAxe, runAxe } from './support/axe.ts';
import { builtPages } from './support/built-pages.ts';
import { FramedPage } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';
import type { Theme } from './support/theme.ts';

/**
 * Every page that was built, in both languages, is looked at by axe. No rule is left out.
 *
 * - Light and wide: all rules. Dark and wide: those of colours (contrast, links in text).
 * - At two narrower widths: those of colours for what a wide window hides, because nothing else is painted differently in a narrow
 *   one. How large targets are and what scrolls there is looked at on every page by `every-page`, more strictly than axe does.
 *
 * The facts about an element are true of all that have its attributes, stand in the same and follow the same: all this is
 * looked at on the fewest pages that have each of these elements, and but for the first page at those elements alone; what is known
 * is emptied first. A unit's colour is not looked at: `contrast.test.ts` computes all of them. What hangs on words is looked at on
 * every page: widths by `every-page`; names, headings and ids by the tests of the built HTML (`html-valid`, `outline`).
 *
 * One page is shown in a hidden frame, where nothing is painted; the others take its place: showing 300 pages and loading
 * axe into each takes longer than looking at them. That hydration changes nothing in a page is tested elsewhere. Header, news and
 * footer are nearly the same on all pages: they are there where one of their elements is in a state in which no page before had one.
 */
const wide = 1280;
const narrow = [
  { width: 768, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;

const height = 800;

/** The findings that axe cannot decide. */
const decidedOtherwise = [
  // On the picture of the home page: measured by the test at the end. On the plan of the way, whose names have an edge in the
  // colour of the page's ground: `contrast.test.ts` computes theirs.
  /^color-contrast at .*contains an image node$/,
  // The marks of profiles such as “iD”: drawings, whose words stand beside them.
  // So are the words on the periods of the academic year: `contrast.test.ts` computes theirs.
  /^color-contrast at (\._(narrow|wide)_\S+|.*\btext(\[\S+)?): .*(overlapped by another element|too short to determine.*)$/,
  // A square of colour stands before the words, drawn by a gradient.
  /^color-contrast at (\._activities_\S+ > )?li\S*: .*background gradient$/,
  // The name of a series in a chart, beside whose line it stands.
  /^color-contrast at (\S* > )*\.chart-name\S*: .*overlapped by another element$/,
  // One digit in a cell: its colours are those of the cells beside it.
  /^color-contrast at .*too short to determine if it is actual text content$/,
  // The cells of a table like those of other pages, which are emptied.
  /^th-has-data-cells at .*Table data cells are missing or empty$/,
];

// Pages may not be framed otherwise.
test.use({ bypassCSP: true });

test('axe finds nothing on any page', async ({ page, site }) => {
  const pages = builtPages();
  const violations = new Places();
  const undecided = new Places();
  const framed = await FramedPage.open(page, site);
  const frame = framed.frame;
  await framed.show(pages[0]?.url ?? '');
  await framed.resize(wide, height);
  await injectAxe(frame);
  await frame.evaluate(prepare);
  for (const { html } of pages) await frame.evaluate(keepPage, html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ''));
  const [first, ...others] = await frame.evaluate(pagesThatCover);
  for (const index of [first as number, ...others]) {
    const isHiding = await frame.evaluate(showKept, index);
    // The first is looked at as a whole.
    if (index !== first) await frame.evaluate(emptyKnown);
    const scope = index === first ? {} : { include: '[data-new]' };
    await lookAt(index, 'light', wide, scope);
    await lookAt(index, 'dark', wide, { ...scope, rules: ['colours'] });
    for (const { width, theme } of isHiding ? narrow : []) {
      await framed.resize(width, height);
      await lookAt(index, theme, width, { rules: ['colours'], include: '[data-hidden]' });
    }
    await framed.resize(wide, height);
  }
  expect.soft(violations.list()).toEqual([]);
  expect(undecided.list()).toEqual([]);

  async function lookAt(index: number, theme: Theme, width: number, scope: AxeScope) {
    await framed.setTheme(theme);
    const findings = await runAxe(frame, scope);
    const where = `${pages[index]?.url} (${theme}, ${width} px)`;
    violations.add(findings.violations, where);
    undecided.add(
      findings.undecided.filter((line) => !decidedOtherwise.some((known) => known.test(line))),
      where,
    );
  }
});

/** The findings and their places: the frame of a page is on hundreds of them. */
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

/** A page that the open one keeps. */
interface KeptPage {
  html: string;
  /** Its elements, but for those that pages have that were looked at before. */
  elements: Set<string>;
}

/** All that the open page keeps: the others, and what was hidden on those that were shown, by name and class. */
interface Kept {
  pages: KeptPage[];
  hidden: Set<string>;
  elementsOf: (root: Element) => Map<string, Element>;
}

/** Makes room for the pages, which are at once as a theme has them, laid out as a whole. Runs in the page. */
function prepare(): void {
  const kept: Kept = { pages: [], hidden: new Set(), elementsOf };
  Object.assign(window, { kept });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);

  /**
   * The first element of each kind in a page. Its kind are its attributes, but for words and addresses; in the content also what it
   * stands in, and what it follows.
   */
  function elementsOf(root: Element): Map<string, Element> {
    const found = new Map<string, Element>();
    const add = (kind: string, element: Element) => {
      if (!found.has(kind)) found.set(kind, element);
    };
    const walk = (element: Element, path: string, before: string) => {
      const own = `${path}>${nameOf(element)}`;
      add(`${before}+${own}`, element);
      let previous = '';
      for (const child of element.children) {
        if (child.matches('#root > header, #root > footer, [data-columns] > aside'))
          for (const part of [child, ...child.querySelectorAll('*')]) add(`in the frame: ${nameOf(part)}`, part);
        else walk(child, own, previous);
        previous = child.localName;
      }
    };
    walk(root, '', '');
    return found;
  }

  function nameOf(element: Element): string {
    const attributes = [...element.attributes].map(({ name, value }) =>
      isValueOfKind(name) ? `${name}=${value}` : name,
    );
    return `${element.localName}[${attributes}]`;
  }

  function isValueOfKind(name: string): boolean {
    return /^(class|style|data-(?!colour|group|label|pad|until).*|lang|role|type|scope|aria-(?!label|controls|describedby).*)$/.test(
      name,
    );
  }
}

/** Keeps a page, and what each of its elements is. Runs in the page. */
function keepPage(html: string): void {
  const { pages, elementsOf } = Reflect.get(window, 'kept') as Kept;
  const root = new DOMParser().parseFromString(html, 'text/html').getElementById('root') as HTMLElement;
  pages.push({ html, elements: new Set(elementsOf(root).keys()) });
}

/**
 * Few pages that have, together, each element of all: the next is always the one with most that no other before has. Each keeps
 * what it has first. Runs in the page.
 */
function pagesThatCover(): number[] {
  const { pages } = Reflect.get(window, 'kept') as Kept;
  const found: number[] = [];
  for (;;) {
    const counts = pages.map(({ elements }, index) => (found.includes(index) ? 0 : elements.size));
    const most = Math.max(...counts);
    if (most === 0) return found;
    const next = counts.indexOf(most);
    for (const [index, { elements }] of pages.entries())
      if (index !== next && !found.includes(index))
        for (const known of pages[next]?.elements ?? []) elements.delete(known);
    found.push(next);
  }
}

/**
 * Puts a page in the place of the one before: its content, title and language. What is new in it is marked, and what a wide window
 * hides, by name and class, that it hid on no page before. Runs in the page.
 * @returns whether it hides such
 */
function showKept(index: number): boolean {
  const { pages, hidden, elementsOf } = Reflect.get(window, 'kept') as Kept;
  const { html, elements } = pages[index] as KeptPage;
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  const root = next.getElementById('root') as HTMLElement;
  for (const [kind, element] of elementsOf(root)) if (elements.has(kind)) element.setAttribute('data-new', '');
  document.getElementById('root')?.replaceWith(root);
  window.scrollTo(0, 0);
  for (const element of root.querySelectorAll('*')) {
    const kind = `${element.localName}.${element.getAttribute('class')}`;
    if (hidden.has(kind) || element.checkVisibility()) continue;
    hidden.add(kind);
    element.setAttribute('data-hidden', '');
  }
  return root.querySelector('[data-hidden]') !== null;
}

/** Empties what has nothing new in it, but for what names or is pressed: what stays is where it was. Runs in the page. */
function emptyKnown(): void {
  const walk = (element: Element) => {
    if (element.matches('a, button, caption, h1, h2, h3, h4, label, select, summary, svg, th, [data-hidden]')) return;
    // A section is named by a heading within.
    if (element.matches(':has([data-new], [data-hidden]), [data-new], [aria-labelledby]'))
      [...element.children].forEach(walk);
    else element.replaceChildren();
  };
  walk(document.getElementById('root') as HTMLElement);
}
