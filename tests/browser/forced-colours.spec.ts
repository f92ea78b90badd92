import type { Page } from 'playwright/test';
import { labels, newsOf, pageOfEachKind } from './support/content.ts';
import { peopleOf } from './support/content-items.ts';
import { expectSeen } from './support/expect-seen.ts';
import { focusStops } from './support/focus.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { expect, open, test } from './support/served-site.ts';
import { setTheme, type Theme, themes } from './support/theme.ts';

/**
 * The system's own high-contrast colours: no shadow, no gradient and no colour of the site's is left, so that lines and
 * words must say everything.
 */
async function use(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
}

test('what is current can be told from what is not, the question form has an edge, and drawings have their inks', async ({
  page,
  site,
}) => {
  await use(page, 'dark');
  await open(page, `${site.origin}/news`);
  await expectSeen(page, page.locator('main [aria-current]:visible'), 'aria-current');
  await open(page, site.origin + (pageOfEachKind().get('HistoryPage') ?? ''));
  await expectSeen(page, page.locator('#menu [aria-current]:visible'), 'aria-current');
  await page.locator('header summary').click();
  await expectSeen(page, page.locator('header details [aria-current]'), 'aria-current');

  await test.step('drawings have the inks of the system’s scheme, whichever theme a visitor has chosen', async () => {
    const drawing = page.locator('main img[src$=".svg"]').first();
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    for (const scheme of ['dark', 'light'] as const) {
      await use(page, scheme);
      const [inLight, inDark] = await inThemes(page, () => drawing.screenshot());
      expect(inDark?.equals(inLight as Buffer), scheme).toBe(true);
    }
  });

  const form = new QuestionFormPage(page);
  await expect(form.feedback).not.toHaveCSS('border-top-width', '0px');
  await form.feedback.click();
  await form.dialog.waitFor();
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(form.dialog).not.toHaveCSS(`border-${side}-width`, '0px');
  await expect(form.submit).not.toHaveCSS('border-top-width', '0px');
  // Less than that: more contrast in the site's own colours, which the form has brought once more.
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  for (const theme of themes) {
    const colours = await page.evaluate(tokensIn, theme);
    expect(colours.colorNeutralForeground2, `muted texts, ${theme}`).toBe(colours.colorNeutralForeground1);
    expect(colours.colorNeutralStroke1, `lines, ${theme}`).toBe(colours.colorNeutralStrokeAccessible);
  }
});

test('every control and drawing can be made out, and the focus on it, also in the drawer and the carousel', async ({
  page,
  site,
}) => {
  for (const [kind, scheme] of [
    ['HomePage', 'light'],
    ['MonographsPage', 'dark'],
  ] as const) {
    await use(page, scheme);
    await open(page, site.origin + (pageOfEachKind().get(kind) ?? ''));
    const found = await page.evaluate(problemsOfControls);
    for (const stop of await focusStops(page, kind === 'HomePage'))
      if (stop.problem) found.push(`${stop.name} ${stop.problem}`);
    expect(found, kind).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('aside').scrollIntoViewIfNeeded();
  await expectSeen(page, page.locator('aside [aria-current]'), 'aria-current');
  await expectSeen(page, page.locator('aside button:disabled').first(), 'disabled');
  await page.getByRole('link', { name: labels('ua').menu.open }).click();
  await expectSeen(page, page.locator('#menu [aria-current]').last(), 'aria-current');
  await expect(page.locator('#menu > div')).not.toHaveCSS('border-inline-start-width', '0px');
});

test('what stands in place of pictures is large, and keeps an edge where the system leaves no grounds', async ({
  page,
  site,
}) => {
  const item = newsOf('ua')
    .slice(0, 4)
    .find(({ imageUrl }) => !imageUrl);
  const person = peopleOf('ua').find(({ photo }) => !photo);
  test.skip(!item || !person, 'The newest items all have pictures, or everybody has a portrait.');
  const places = [
    ['/', `main li:has(a[href="/news/${item?.id}"]) time > *`, String(Number(item?.date.slice(0, 2)))],
    [`/person/${person?.id}`, 'main [aria-hidden] :not(svg *)', person?.name.replace(/(.)\S* (.).*/, '$1$2') ?? ''],
  ] as const;
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const [path, selector, text] of places) {
      await open(page, site.origin + path);
      const shown = page.locator(selector).filter({ hasText: new RegExp(`^${text}$`) });
      await expect(shown).toBeVisible();
      const { size, edge, line } = await shown.evaluate((element) => {
        const { fontSize } = getComputedStyle(element);
        const { borderBlockEndWidth } = getComputedStyle(element.closest('[aria-hidden]') ?? element);
        return { size: fontSize, edge: borderBlockEndWidth, line: getComputedStyle(document.body).fontSize };
      });
      expect(Number.parseFloat(size), text).toBeGreaterThan(3 * Number.parseFloat(line));
      expect(Number.parseFloat(edge), text).toBeGreaterThanOrEqual(4);
    }
  }
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

/** All that cannot be made out among buttons and drawings. Runs in the page. */
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
