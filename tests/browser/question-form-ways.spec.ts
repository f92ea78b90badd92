import type { Page } from 'playwright/test';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { injectAxe, type RuleSet, runAxe } from './support/axe.ts';
import { readContent } from './support/content.ts';
import { notSent, QuestionFormPage } from './support/question-form.ts';
import { expect, open, test } from './support/test.ts';
import { setTheme, type Theme } from './support/theme.ts';
import { Traffic } from './support/traffic.ts';

const { email, phone } = readContent<SiteData>('data/site.json');
const { feedbackFailed } = readContent<FooterTexts>('ua/footer.json');

/** All rules in one theme and width, and in the other of each those that hang on them. */
async function expectAccessible(page: Page, looks: [Theme, number, RuleSet[]?][], prepare = async () => {}) {
  await injectAxe(page);
  for (const [theme, width, rules] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await setTheme(page, theme);
    await prepare();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    // The page below is hidden by the form.
    const { violations } = await runAxe(page, { rules, exclude: ['#root'] });
    expect(violations, `${theme}, ${width} px`).toEqual([]);
  }
}

test('what the form needs cannot be loaded, and axe finds nothing in the form that comes in the end', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|Failed to fetch|Content could not be loaded: modal \(/);
  const form = new QuestionFormPage(page);
  const alert = page.getByRole('alert').filter({ hasText: feedbackFailed });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const traffic = await Traffic.of(page);
  await open(page, '/about/history');
  await traffic.settles();
  const { href } = new URL(page.url());
  // From the first press on: some versions of Chromium fetch a failed script again, others need a reload, which asks for the texts again.
  await page.route('**/content/ua/modal.*', (route) => route.fulfill({ status: 503 }));

  await test.step('without its script, or without a connection, every press keeps the page and offers e-mail and phone', async () => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route('**/assets/chunks/*.js', (route) => route.abort());
    await form.feedback.click();
    await expect(alert.getByRole('link', { name: email })).toBeVisible();
    await expect(alert.getByRole('link', { name: phone })).toBeVisible();
    await page.unroute('**/assets/chunks/*.js');
    await context.setOffline(true);
    for (let press = 0; press < 2; press += 1) {
      await form.feedback.click();
      await expect(form.feedback).toHaveAttribute('aria-busy', 'false');
      await expect(alert.getByRole('link', { name: email })).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await context.setOffline(false);
  });

  const english = new QuestionFormPage(page, 'en');
  await test.step('a later press opens it once, without its texts in Ukrainian in English', async () => {
    await form.feedback.click();
    const shown = async () => {
      await page.clock.runFor(10_000);
      return english.dialog.isVisible();
    };
    await expect.poll(shown, { intervals: [100] }).toBe(true);
    await expect(alert).toBeHidden();
    expect(page.url()).toBe(href);
    await expectAccessible(page, [
      ['light', 1280],
      ['dark', 360, ['colours', 'width']],
    ]);
  });

  await test.step('axe finds nothing in it with a notice and with fields that are wrong', async () => {
    complaints.expect(notSent);
    const fields = { name: 'invalid', phone: 'invalid', email: 'invalid', message: 'required' };
    await english.answer((route) => route.fulfill({ status: 400, json: { success: false, fields } }));
    await expectAccessible(
      page,
      [
        ['light', 360],
        ['dark', 1280, ['colours', 'width']],
      ],
      async () => {
        await english.fill();
        await english.submit.click();
        await expect(page.getByText(english.texts.errorNotification).last()).toBeVisible();
        await expect(english.field('otherQuestion')).toHaveAttribute('aria-invalid', 'true');
      },
    );
  });

  await english.closeButton.click();
  await expect(english.dialog).toBeHidden();
  await expect(form.feedback).toBeFocused();
});
