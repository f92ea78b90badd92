import type { Locator, Page } from 'playwright/test';
import { labels, pageOfEachKind } from './support/content.ts';
import { focusStops } from './support/focus.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { expect, open, test } from './support/served-site.ts';
import { setTheme, themes } from './support/theme.ts';

/**
 * The system's own high-contrast colours: no shadow, no gradient and no colour of the site's is left, so that lines and
 * words must say everything.
 */
const schemes = ['light', 'dark'] as const;

/** Does something in each of the system's own colours. */
async function inEachScheme(page: Page, act: (name: string) => Promise<void>): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    await act(`in the system's ${colorScheme} colours`);
  }
}

test('what is current can be told from what is not, and the question form has an edge all around', async ({
  page,
  site,
}) => {
  for (const [path, place] of [
    ['/news', 'main'],
    ['/search?q=сталь', 'main'],
    ['/contacts', '#menu'],
  ]) {
    await open(page, site.origin + path);
    const current = page.locator(`${place} [aria-current]:visible`);
    await inEachScheme(page, (name) => expectSeen(page, current, 'aria-current', name));
  }
  await page.locator('header summary').click();
  const language = page.locator('header details [aria-current]');
  await inEachScheme(page, (name) => expectSeen(page, language, 'aria-current', name));
  const form = new QuestionFormPage(page);
  await inEachScheme(page, async (name) => {
    await expect(form.feedback, name).not.toHaveCSS('border-top-width', '0px');
  });
  await form.feedback.click();
  await form.dialog.waitFor();
  await inEachScheme(page, async (name) => {
    for (const side of ['top', 'right', 'bottom', 'left'])
      await expect(form.dialog, name).not.toHaveCSS(`border-${side}-width`, '0px');
    await expect(form.submit, name).not.toHaveCSS('border-top-width', '0px');
  });
  // Less than that: more contrast in the site's own colours, which the form has brought once more.
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  for (const theme of themes) {
    const colours = await page.evaluate(tokensIn, theme);
    expect(colours.colorNeutralForeground2, `muted texts, ${theme}`).toBe(colours.colorNeutralForeground1);
    expect(colours.colorNeutralStroke1, `lines, ${theme}`).toBe(colours.colorNeutralStrokeAccessible);
  }
});

test('so it can in the drawer and the carousel', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.origin}/publishing/monographs`);
  await page.locator('aside').scrollIntoViewIfNeeded();
  await inEachScheme(page, async (name) => {
    await expectSeen(page, page.locator('aside [aria-current]'), 'aria-current', name);
    await expectSeen(page, page.locator('aside button:disabled').first(), 'disabled', name);
  });
  await page.getByRole('link', { name: labels('ua').menu.open }).click();
  await inEachScheme(page, async (name) => {
    await expectSeen(page, page.locator('#menu [aria-current]').last(), 'aria-current', name);
    await expect(page.locator('#menu > div'), name).not.toHaveCSS('border-inline-start-width', '0px');
  });
});

test('every control and drawing can be made out, and the focus on it', async ({ page, site }) => {
  test.setTimeout(60_000);
  const problems: string[] = [];
  for (const kind of ['HomePage', 'MonographsPage']) {
    await open(page, site.origin + (pageOfEachKind().get(kind) ?? ''));
    await inEachScheme(page, async (name) => {
      const found = await page.evaluate(problemsOfControls);
      for (const stop of await focusStops(page, true)) if (stop.problem) found.push(`${stop.name} ${stop.problem}`);
      problems.push(...found.map((problem) => `${kind}, ${name}: ${problem}`));
    });
  }
  expect(problems).toEqual([]);
});

test('drawings have the inks of the system’s scheme, whichever theme a visitor has chosen', async ({
  page,
  site,
}) => {
  const kind = pageOfEachKind().get('HistoryPage') ?? '';
  await open(page, site.origin + kind);
  const drawing = page.locator('main img[src$=".svg"]').first();
  await drawing.scrollIntoViewIfNeeded();
  await inEachScheme(page, async (name) => {
    const [inLight, inDark] = await inThemes(page, () => drawing.screenshot());
    expect(inDark?.equals(inLight as Buffer), name).toBe(true);
  });
});

/** Does something in the light theme, then in the dark one. */
async function inThemes<Found>(page: Page, act: () => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  for (const theme of themes) {
    await setTheme(page, theme);
    found.push(await act());
  }
  return found;
}

/** Expects that an attribute which tells a state changes what is seen, by more than a shade. */
async function expectSeen(page: Page, element: Locator, attribute: string, where: string): Promise<void> {
  const handle = await element.elementHandle();
  const box = await handle?.boundingBox();
  if (!handle || !box) throw new Error(`Nothing is ${attribute} ${where}`);
  const shot = () => page.screenshot({ clip: box, animations: 'disabled' });
  const [withIt, value] = [await shot(), await handle.getAttribute(attribute)];
  await handle.evaluate((node, name) => (node as Element).removeAttribute(name), attribute);
  const without = await shot();
  await handle.evaluate((node, [name, was]) => (node as Element).setAttribute(name ?? '', was ?? ''), [
    attribute,
    value,
  ] as const);
  expect(withIt.equals(without), `${attribute} is seen on ${await element.textContent()}, ${where}`).toBe(false);
}

/** The colours of texts and lines in a theme. Runs in the page. */
function tokensIn(theme: string) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const colourOf = (name: string) => getComputedStyle(root).getPropertyValue(`--${name}`);
  return {
    colorNeutralForeground1: colourOf('colorNeutralForeground1'),
    colorNeutralForeground2: colourOf('colorNeutralForeground2'),
    colorNeutralStroke1: colourOf('colorNeutralStroke1'),
    colorNeutralStrokeAccessible: colourOf('colorNeutralStrokeAccessible'),
  };
}

/** What cannot be made out among buttons and drawings. Runs in the page. */
function problemsOfControls(): string[] {
  const problems: string[] = [];
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  for (const svg of document.querySelectorAll('a > svg, button > svg')) {
    const { stroke } = getComputedStyle(svg);
    if (stroke === canvas) problems.push(`a drawing in the colour of the ground in ${svg.parentElement?.className}`);
  }
  const controls = document.querySelectorAll<HTMLElement>('button, .button, summary, input, select, textarea');
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const hasEdge = [control, control.parentElement as HTMLElement].some((around) => {
      const { borderBlockEndWidth, borderBlockEndColor, borderBlockEndStyle } = getComputedStyle(around);
      return borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px' && borderBlockEndColor !== canvas;
    });
    const hasContent = control.textContent?.trim() || control.querySelector('svg');
    if (!hasEdge && !hasContent) problems.push(`${control.outerHTML.slice(0, 100)} shows nothing`);
  }
  return problems;
}
