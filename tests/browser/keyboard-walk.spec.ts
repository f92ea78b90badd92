import type { Locator, Page } from 'playwright/test';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { focusStop } from './support/focus.ts';
import { group, label, nested } from './support/menu.ts';
import { QuestionFormPage, sample, taken } from './support/question-form.ts';
import { expect, open, test } from './support/served-site.ts';
import { ViewerOnPage, words } from './support/viewer.ts';

/** A visitor with nothing but a keyboard, who must see at every step where the focus is. */
const { menu, newsSidebar, theme, documents } = labels('ua');
const { languages } = readContent<LangTexts>('ua/lang.json');
const leaf = nested?.items?.[0];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Presses a key and expects the focus to be seen. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(page);
}

async function expectFocusSeen(page: Page): Promise<void> {
  // What opens may still be on its way.
  await expect.poll(async () => (await focusStop(page)).problem).toBeUndefined();
}

/** Presses a key again and again until the focus is where it should be, and is seen on the way. */
async function pressUntil(page: Page, key: string, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluateAll(([element]) => !!element && element === document.activeElement);
  for (let step = 0; step < 80 && !(await isThere()); step++) await press(page, key);
  await expect(goal).toBeFocused();
}

/** Opens two groups of the menu, whichever form it has, and follows a link of the third level. */
async function walkToThirdLevel(page: Page, origin: string): Promise<void> {
  const within = page.locator('#menu');
  await pressUntil(page, 'Tab', within.getByRole('button', { name: label(group), exact: true }));
  await press(page, 'Enter');
  await pressUntil(page, 'Tab', within.getByRole('button', { name: label(nested), exact: true }));
  await press(page, 'Space');
  await pressUntil(page, 'Tab', within.getByRole('link', { name: label(leaf), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(origin + leaf?.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('on a wide screen: the theme, through the menu to a page, and the language', async ({ page, site }) => {
  await test.step('the theme: dark by Enter, light again by Space', async () => {
    await open(page, `${site.origin}/contacts`);
    await pressUntil(page, 'Tab', page.getByRole('button', { name: theme.toDark }));
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: theme.toLight })).toBeFocused();
    await press(page, 'Space');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
  await test.step('through the menu to a page on its third level', async () => {
    await open(page, `${site.origin}/contacts`);
    await walkToThirdLevel(page, site.origin);
    await press(page, 'Tab');
  });
  await test.step('the language: opened, closed by Escape, chosen', async () => {
    await open(page, `${site.origin}/about/history`);
    const current = page.locator('header summary');
    const choice = page.locator('header details').getByRole('link', { name: languages.en });
    await pressUntil(page, 'Tab', current);
    await press(page, 'Enter');
    await pressUntil(page, 'Tab', choice);
    await press(page, 'Escape');
    await expect(current).toBeFocused();
    await expect(choice).toBeHidden();
    await press(page, 'Space');
    await pressUntil(page, 'Tab', choice);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/en/about/history`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en', 'history'));
    await press(page, 'Tab');
  });
});

test('through the drawer to a page, and out of it by Escape', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.origin}/contacts`);
  const opener = page.getByRole('link', { name: menu.open });
  await pressUntil(page, 'Tab', opener);
  await press(page, 'Enter');
  await press(page, 'Escape');
  await expect(opener).toBeFocused();
  await press(page, 'Enter');
  await walkToThirdLevel(page, site.origin);
});

test('the carousel: through its links to the last, to the first and to the last again, without losing the focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.origin}/about/history`);
  const aside = page.getByRole('complementary');
  const titles = newsOf('ua')
    .slice(0, 4)
    .map(({ title }) => title);
  const inView = (title = '') => expect(aside.getByRole('link', { name: title })).toBeInViewport({ ratio: 0.9 });
  for (const title of titles) {
    await pressUntil(page, 'Tab', aside.getByRole('link', { name: title }));
    await inView(title);
  }
  const [previous, next] = [newsSidebar.previous, newsSidebar.next].map((name) =>
    aside.getByRole('button', { name }),
  );
  for (const [button, key, way] of [
    [previous, 'Enter', titles.slice(0, -1).reverse()],
    [next, 'Space', titles.slice(1)],
  ] as const) {
    await pressUntil(page, 'Tab', button as Locator);
    for (const title of way) {
      await press(page, key);
      await inView(title);
    }
    // Its button is out of use now: the focus is on the item's dot.
    await expect(aside.locator('button[aria-current]')).toBeFocused();
  }
});

test('a document: opened, read to the second page, enlarged, and closed', async ({ page, site }) => {
  await open(page, `${site.origin}/about/documents`);
  const view = page.getByRole('main').getByRole('button', { name: documents.view }).first();
  await pressUntil(page, 'Tab', view);
  await press(page, 'Enter');
  const viewer = new ViewerOnPage(page);
  await viewer.canvas.waitFor();
  const total = await viewer.progress.getAttribute('aria-valuemax');
  for (const name of [words.zoomIn, words.next]) {
    await pressUntil(page, 'Tab', viewer.button(name));
    await press(page, 'Enter');
  }
  await expect(viewer.progress).toHaveAttribute('aria-valuenow', total === '1' ? '1' : '2');
  await pressUntil(page, 'Tab', viewer.field);
  await page.keyboard.type('1');
  await press(page, 'Enter');
  await expect(viewer.progress).toHaveAttribute('aria-valuenow', '1');
  await pressUntil(page, 'Tab', viewer.button(words.fullscreen));
  await pressUntil(page, 'Shift+Tab', page.getByRole('main').getByRole('button', { name: documents.hide }));
  await press(page, 'Enter');
  await expect(viewer.root).toHaveCount(0);
});

test('the question form: opened, corrected, sent', async ({ page, site }) => {
  const form = new QuestionFormPage(page);
  const sent = await form.answer(taken);
  await open(page, `${site.origin}/contacts`);
  await pressUntil(page, 'Tab', form.feedback);
  await page.keyboard.press('Enter');
  await expect(form.field('firstName')).toBeFocused();
  await expectFocusSeen(page);
  await pressUntil(page, 'Tab', form.submit);
  await press(page, 'Enter');
  await expect(form.field('firstName')).toBeFocused();
  await page.keyboard.type(sample.firstName);
  await press(page, 'Tab');
  await page.keyboard.type(sample.phone);
  await press(page, 'Tab');
  await page.keyboard.type(sample.email);
  await press(page, 'Tab');
  await page.keyboard.press('ArrowDown');
  await pressUntil(page, 'Tab', form.submit);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent[0]?.body.name).toBe(sample.firstName);
});
