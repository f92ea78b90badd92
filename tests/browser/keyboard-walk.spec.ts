import type { Locator, Page } from 'playwright/test';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { labels, newsOf, pageTitle, readContent } from './support/content.ts';
import { focusStop } from './support/focus.ts';
import { group, label, nested } from './support/menu.ts';
import { QuestionFormPage, sample, taken } from './support/question-form.ts';
import { expect, open, test } from './support/served-site.ts';
import { ViewerOnPage, words } from './support/viewer.ts';

/** A visitor with nothing but a keyboard. That the focus is seen all along a page is tested on a page of each kind. */
const { common, menu, newsSidebar, theme, documents } = labels('ua');
const { languages } = readContent<LangTexts>('ua/lang.json');
const leaf = nested?.items?.[0];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Presses a key and expects the focus to be seen. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(page);
}

async function expectFocusSeen(page: Page): Promise<void> {
  // An element that opens may still be on its way.
  await expect.poll(async () => (await focusStop(page)).problem).toBeUndefined();
}

/** Presses a key again and again until the focus is where it should be, and is seen there. */
async function pressUntil(page: Page, key: string, goal: Locator): Promise<void> {
  const there = await goal.elementHandle();
  const isThere = () => there?.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await isThere()); step++) await page.keyboard.press(key);
  await expect(goal).toBeFocused();
  await expectFocusSeen(page);
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

test('on a wide screen: past the header, the theme, through the menu to a page, and the language', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/contacts`);
  await test.step('the first Tab offers to skip the header, and the next one is then in the content', async () => {
    await press(page, 'Tab');
    await expect(page.locator(':focus')).toHaveText(common.skipToContent);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
  await test.step('the theme: dark by Enter, light again by Space', async () => {
    await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: theme.toDark }));
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: theme.toLight })).toBeFocused();
    await press(page, 'Space');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
  await test.step('through the menu to a page on its third level', async () => {
    await walkToThirdLevel(page, site.origin);
    await press(page, 'Tab');
  });
  await test.step('the language: opened, closed by Escape, chosen', async () => {
    const current = page.locator('header summary');
    const choice = page.locator('header details').getByRole('link', { name: languages.en });
    await pressUntil(page, 'Shift+Tab', current);
    await press(page, 'Enter');
    await pressUntil(page, 'Tab', choice);
    await press(page, 'Escape');
    await expect(current).toBeFocused();
    await expect(choice).toBeHidden();
    await press(page, 'Space');
    await pressUntil(page, 'Tab', choice);
    await page.keyboard.press('Enter');
    const path = leaf?.href ?? '';
    await expect(page).toHaveURL(site.origin + joinLanguagePath('en', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTitle('en', path));
    await press(page, 'Tab');
  });
});

test('on a phone: through the drawer to a page, and through the carousel of the news without losing the focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.origin}/contacts`);
  await test.step('through the drawer to a page, and out of it by Escape', async () => {
    const opener = page.getByRole('link', { name: menu.open });
    await pressUntil(page, 'Tab', opener);
    await press(page, 'Enter');
    await press(page, 'Escape');
    await expect(opener).toBeFocused();
    await press(page, 'Enter');
    await walkToThirdLevel(page, site.origin);
  });
  await test.step('the carousel: by its links to the last, by its buttons to the first and back, by its dots', async () => {
    const aside = page.getByRole('complementary');
    const links = newsOf('ua')
      .slice(0, 4)
      .map(({ title }) => aside.getByRole('link', { name: title }));
    const [first, last] = [links[0], links.at(-1)] as [Locator, Locator];
    const [previous, next] = [newsSidebar.previous, newsSidebar.next].map((name) =>
      aside.getByRole('button', { name }),
    ) as [Locator, Locator];
    await first.focus();
    await expect(previous).toBeDisabled();
    await pressUntil(page, 'Tab', last);
    for (const [button, key, end] of [
      [previous, 'Enter', first],
      [next, 'Space', last],
    ] as const) {
      await expect(button).toBeEnabled();
      await pressUntil(page, 'Tab', button);
      for (let step = 1; step < links.length; step++) await page.keyboard.press(key);
      await expect(end).toBeInViewport({ ratio: 0.9 });
      await expect(button).toBeDisabled();
      // Its button is out of use now: the focus is on the item's dot.
      await expect(aside.locator('button[aria-current]')).toBeFocused();
      await expectFocusSeen(page);
    }
    await aside.locator('button').nth(1).focus();
    await press(page, 'Enter');
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await expect(previous).toBeDisabled();
  });
});

test('a document: opened, read to the second page, enlarged, and closed', async ({ page, site }) => {
  await open(page, `${site.origin}/about/documents`);
  const view = page.getByRole('main').getByRole('button', { name: documents.view }).first();
  await view.focus();
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
  await form.feedback.focus();
  await page.keyboard.press('Enter');
  await expect(form.field('firstName')).toBeFocused();
  await expectFocusSeen(page);
  await pressUntil(page, 'Tab', form.submit);
  await press(page, 'Enter');
  await expect(form.field('firstName')).toBeFocused();
  await page.keyboard.type(sample.firstName);
  await press(page, 'Tab');
  await page.keyboard.type(sample.phone);
  await pressUntil(page, 'Tab', form.field('email'));
  await page.keyboard.type(sample.email);
  await press(page, 'Tab');
  await page.keyboard.press('ArrowDown');
  await pressUntil(page, 'Tab', form.submit);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent[0]?.body.name).toBe(sample.firstName);
});
