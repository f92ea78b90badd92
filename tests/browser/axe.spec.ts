import { groupBy } from '../../src/cache/group-by.ts';
import { type AxeScope, injectAxe, runAxe } from './support/axe.ts';
import { type BuiltPage, builtPages } from './support/built-pages.ts';
import { FramedPage } from './support/framed-page.ts';
import { expect, test } from './support/served-site.ts';
import type { Theme } from './support/theme.ts';

/**
 * Every page that was built, in both languages, is looked at by axe. No rule is left out.
 *
 * - Light and wide: all rules. Dark and wide: those of colours (contrast, links in text).
 * - At two narrower widths: the rules of width (targets, scrolling); those of colours for what a wide window hides, because
 *   nothing else is painted differently in a narrow one.
 *
 * What is true of an element is true of all that have its attributes, stand in the same and follow the same: all this is
 * looked at on the fewest pages that have each of these elements, and but for the first page at those elements alone.
 * `data-colour` changes nothing but colours: what differs by it alone is looked at for them only. What hangs on words is
 * looked at on every page: widths by `every-page`; names, headings and ids by the tests of the built HTML (`html-valid`, `outline`).
 *
 * One page of a group is shown in a hidden frame, where nothing is painted; the others take its place: showing 300 pages and loading
 * axe into each takes longer than looking at them. The first has the styles of figures, and so all that the others have. That hydration
 * changes nothing in a page is tested elsewhere. Header, news and footer are nearly the same on all pages: they are there where one of their elements is in a state in which no page before had
 * one. Targets in them are looked at in each language by `framed-pages`, too.
 */
const wide = 1280;
const light: Look = { width: wide, theme: 'light' };
const dark: Look = { width: wide, theme: 'dark' };
const narrow = [
  { width: 768, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;

const height = 800;

interface Look {
  theme: Theme;
  width: number;
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

// Pages may not be framed otherwise.
test.use({ bypassCSP: true });

for (const [group, pages] of groupsOf(builtPages())) {
  test(`axe finds nothing: ${group} (${pages.length})`, async ({ page, site }) => {
    test.setTimeout(30_000 + pages.length * 5_000);
    const violations = new Places();
    const undecided = new Places();
    const framed = await FramedPage.open(page, site);
    const frame = framed.frame;
    const first = pages.find(({ html }) => html.includes('chart-figure')) ?? pages[0];
    await framed.show(first?.url ?? '');
    await framed.resize(wide, height);
    await injectAxe(frame);
    await frame.evaluate(prepare);
    // The styles stay those of the first.
    for (const { html } of pages) await frame.evaluate(keepPage, html.replaceAll(/<style>.*?<\/style>/gs, ''));
    const unlike = await frame.evaluate(pagesThatCover, 'elements' as const);
    const otherwiseColoured = await frame.evaluate(pagesThatCover, 'coloured' as const);
    for (const index of [...unlike, ...otherwiseColoured]) {
      await frame.evaluate(showKept, index);
      const isUnlike = unlike.includes(index);
      const isHiding = await frame.evaluate(hidesMore, index);
      // The first is looked at as a whole.
      if (isUnlike) await lookAt(index, light, index === unlike[0] ? {} : { include: '[data-new]' });
      for (const look of isUnlike || isHiding ? narrow : []) {
        await framed.resize(look.width, height);
        await lookAt(index, look, { rules: ['width'], include: '[data-new]' });
        if (isHiding && (await frame.evaluate(markShown, index)))
          await lookAt(index, look, { rules: ['colours'], include: '[data-shown]' });
      }
      await framed.resize(wide, height);
      await frame.evaluate(emptyKnown);
      for (const look of isUnlike ? [dark] : [light, dark])
        await lookAt(index, look, { rules: ['colours'], include: '[data-new]' });
    }
    expect.soft(violations.list()).toEqual([]);
    expect(undecided.list()).toEqual([]);

    async function lookAt(index: number, { theme, width }: Look, scope: AxeScope) {
      await frame.evaluate(setTheme, theme);
      const findings = await runAxe(frame, scope);
      const where = `${pages[index]?.url} (${theme}, ${width} px)`;
      violations.add(findings.violations, where);
      undecided.add(
        findings.undecided.filter((line) => !decidedOtherwise.some((known) => known.test(line))),
        where,
      );
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

/** A page that the open one keeps. */
interface KeptPage {
  html: string;
  /** What each of its elements is, and the same whatever its colour. */
  coloured: Set<string>;
  elements: Set<string>;
  /** What no page had that was looked at before. */
  isNew: Set<string>;
  /** What a wide window hides that it hid on no page before, by name and class. */
  hidden: Set<string>;
}

/** What the open page keeps: the others, and what of them was looked at and hidden. */
interface Kept {
  pages: KeptPage[];
  covered: Set<string>;
  hidden: Set<string>;
  elementsOf: (root: Element) => Map<string, Element>;
}

/** Makes room for the pages, which are at once as a theme has them, laid out as a whole. Runs in the page. */
function prepare(): void {
  const kept: Kept = { pages: [], covered: new Set(), hidden: new Set(), elementsOf };
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
    return /^(class|style|data-(?!group|label|pad|until).*|lang|role|type|scope|aria-(?!label|controls|describedby).*)$/.test(
      name,
    );
  }
}

/** Keeps a page, and what each of its elements is. Runs in the page. */
function keepPage(html: string): void {
  const { pages, elementsOf } = Reflect.get(window, 'kept') as Kept;
  const root = new DOMParser().parseFromString(html, 'text/html').getElementById('root') as HTMLElement;
  const coloured = new Set(elementsOf(root).keys());
  const elements = new Set([...coloured].map((element) => element.replaceAll(/data-colour=[\w-]+/g, 'data-colour')));
  pages.push({ html, coloured, elements, isNew: new Set(), hidden: new Set() });
}

/**
 * Few pages that have, together with those that were found before, each element of all: the next is always the one with most that
 * no other has. Runs in the page.
 */
function pagesThatCover(of: 'elements' | 'coloured'): number[] {
  const { pages, covered } = Reflect.get(window, 'kept') as Kept;
  const found: number[] = [];
  const isNew = (element: string) => !covered.has(element);
  for (;;) {
    const counts = pages.map((page) => [...page[of]].filter(isNew).length);
    const most = Math.max(...counts);
    if (most === 0) return found;
    const index = counts.indexOf(most);
    const next = pages[index] as KeptPage;
    next.isNew = new Set([...next.coloured].filter(isNew));
    for (const element of [...next.elements, ...next.coloured]) covered.add(element);
    found.push(index);
  }
}

/** Puts a page in the place of one of the same kind: its content, title and language; what is new in it is marked. Runs in the page. */
function showKept(index: number): void {
  const { pages, elementsOf } = Reflect.get(window, 'kept') as Kept;
  const { html, isNew } = pages[index] as KeptPage;
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  const root = next.getElementById('root') as HTMLElement;
  for (const [kind, element] of elementsOf(root)) if (isNew.has(kind)) element.setAttribute('data-new', '');
  if (![...isNew].some((kind) => kind.startsWith('in the frame'))) {
    for (const part of root.querySelectorAll(':scope > header, :scope > footer')) part.replaceChildren();
    // The news' heading is their name.
    const news = root.querySelector('[data-columns] > aside');
    news?.replaceChildren(...news.querySelectorAll('h2'));
  }
  document.getElementById('root')?.replaceWith(root);
}

/** Gives the page a theme. Runs in the page. */
function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  window.scrollTo(0, 0);
}

/** Whether the page that is shown hides an element, by name and class, that none before did. Runs in the page. */
function hidesMore(index: number): boolean {
  const { pages, hidden } = Reflect.get(window, 'kept') as Kept;
  const here = (pages[index] as KeptPage).hidden;
  for (const element of document.querySelectorAll('#root *')) {
    const kind = `${element.localName}.${element.getAttribute('class')}`;
    if (hidden.has(kind) || element.checkVisibility()) continue;
    hidden.add(kind);
    here.add(kind);
  }
  return here.size > 0;
}

/** Empties what has nothing new in it: what stays is where it was. Runs in the page. */
function emptyKnown(): void {
  const walk = (element: Element) => {
    if (element.matches('[data-new], :has([data-new])')) [...element.children].forEach(walk);
    else element.replaceChildren();
  };
  walk(document.getElementById('root') as HTMLElement);
}

/** Marks what the page shows of what it had hidden: whether there is something. Runs in the page. */
function markShown(index: number): boolean {
  const { pages } = Reflect.get(window, 'kept') as Kept;
  const shown = [...document.querySelectorAll('#root *')].filter(
    (element) =>
      pages[index]?.hidden.has(`${element.localName}.${element.getAttribute('class')}`) && element.checkVisibility(),
  );
  for (const element of shown) element.setAttribute('data-shown', '');
  return shown.length > 0;
}

/** News and people, of which there are many alike, apart from the other pages. */
function groupsOf(pages: BuiltPage[]): Map<string, BuiltPage[]> {
  return groupBy(pages, ({ component }) =>
    ['NewsItemPage', 'PersonPage'].includes(component) ? component : 'other pages',
  );
}
