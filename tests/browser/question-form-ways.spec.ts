import type { Page } from 'playwright/test';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { axeFindings } from './support/axe.ts';
import { readContent } from './support/content.ts';
import { QuestionFormPage, taken } from './support/question-form.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const { email, phone } = readContent<SiteData>('data/site.json');
const { feedback, feedbackFailed, askQuestionText } = readContent<FooterTexts>('ua/footer.json');

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('e-mail and phone stand where the button would be', async ({ page }) => {
    await page.goto('/about/history');
    await expect(page.getByRole('button', { name: feedback })).toBeHidden();
    const section = page.locator('footer section').filter({ hasText: askQuestionText });
    await expect(section.getByRole('link', { name: email })).toBeVisible();
    await expect(section.getByRole('link', { name: phone })).toBeVisible();
  });
});

test.describe('loading', () => {
  test('nothing of the form is fetched before somebody points at its button', async ({ page }) => {
    const form = new QuestionFormPage(page);
    const fetched: string[] = [];
    await open(page, '/about/history');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => fetched.push(request.url()));
    await page.mouse.wheel(0, 5000);
    expect(fetched.filter((url) => /modal|chunks/.test(url))).toEqual([]);
    await form.feedback.hover();
    await expect.poll(() => fetched.some((url) => url.includes('/ua/modal.'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = fetched.length;
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    expect(fetched.slice(before).filter((url) => /modal|chunks/.test(url))).toEqual([]);
  });

  test('the keyboard’s focus loads ahead too', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await open(page, '/about/history');
    const texts = page.waitForRequest(/\/ua\/modal\./);
    await form.feedback.focus();
    await texts;
  });

  test('when its script cannot be loaded, e-mail and phone are offered, and a later press succeeds', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
    const form = new QuestionFormPage(page);
    await open(page, '/about/history');
    await page.waitForLoadState('networkidle');
    const { href } = new URL(page.url());
    await page.route('**/assets/chunks/*.js', (route) => route.abort());
    await form.feedback.click();
    const alert = page.getByRole('alert').filter({ hasText: feedbackFailed });
    await expect(alert.getByRole('link', { name: email })).toBeVisible();
    await expect(alert.getByRole('link', { name: phone })).toBeVisible();
    expect(page.url()).toBe(href);
    await page.unroute('**/assets/chunks/*.js');
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    await expect(alert).toBeHidden();
    expect(page.url()).toBe(href);
    await form.closeButton.click();
    await expect(form.dialog).toBeHidden();
    await expect(form.feedback).toBeFocused();
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(form.dialog).toBeHidden();
  });

  test('without a connection every press keeps the page and offers e-mail and phone', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|Failed to fetch|Content could not be loaded/);
    const form = new QuestionFormPage(page);
    await open(page, '/about/history');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await context.setOffline(true);
    const alert = page.getByRole('alert').filter({ hasText: feedbackFailed });
    for (let press = 0; press < 3; press += 1) {
      await form.feedback.click();
      await expect(alert.getByRole('link', { name: email })).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await context.setOffline(false);
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
  });

  test('when its texts cannot be loaded in Ukrainian, they come in English', async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|Content could not be loaded: modal \(ua\)/);
    await page.clock.install();
    await page.route('**/content/ua/modal.*', (route) => route.fulfill({ status: 503 }));
    await open(page, '/about/history');
    await page.getByRole('button', { name: feedback }).click();
    const english = new QuestionFormPage(page, 'en');
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(english.dialog).toBeVisible({ timeout: 200 });
    }).toPass();
  });
});

test.describe('without barriers', () => {
  for (const [language, theme, width] of [
    ['ua', 'light', 360],
    ['ua', 'dark', 1280],
    ['en', 'light', 1280],
    ['en', 'dark', 360],
  ] as const) {
    test(`axe finds nothing: ${language}, ${theme}, ${width} px`, async ({ page, complaints }) => {
      test.slow();
      complaints.expect(/The question was not sent|Failed to load resource/);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({ width, height: 800 });
      const form = new QuestionFormPage(page, language);
      await form.open();
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      await expectNoViolations(page);
      await form.question.selectOption('other');
      await form.submit.click();
      await expect(form.field('otherQuestion')).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations(page);
      await form.answer((route) => route.abort());
      await form.fill();
      await form.submit.click();
      await expect(page.getByText(form.texts.errorNotification)).toBeVisible();
      await expectNoViolations(page);
    });
  }

  test('notices keep their time for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const form = new QuestionFormPage(page);
    await form.open();
    await form.answer(taken);
    await form.fill();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await form.submit.click();
    const notice = page.getByRole('status').filter({ hasText: form.texts.successNotification });
    await expect(notice).toBeVisible();
    await page.clock.runFor(3999);
    await expect(form.dialog).toBeHidden();
    await expect(notice).toBeVisible();
  });

  test('the notice is read out while the form hides the rest of the page', async ({ page, complaints }) => {
    complaints.expect(/The question was not sent|Failed to load resource/);
    const form = new QuestionFormPage(page);
    await form.open();
    // The place is there before the words are: only what changes is read out.
    const place = page.locator('[role=alert]:not(#root *)');
    await expect(place).toBeAttached();
    await form.answer((route) => route.abort());
    await form.fill();
    await form.submit.click();
    await expect(place).toHaveText(form.texts.errorNotification);
    expect(await place.evaluate((element) => element.closest('[aria-hidden=true]'))).toBeNull();
  });
});

/** Looks at all but the page below, which the form hides. */
async function expectNoViolations(page: Page): Promise<void> {
  expect((await axeFindings(page, { exclude: ['#root'] })).violations).toEqual([]);
}
