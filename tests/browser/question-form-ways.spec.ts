import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { type ByLanguage, languages, ofLanguage } from '../../src/language/languages.ts';
import { injectAxe, type RuleSet, runAxe } from './support/axe.ts';
import { readContent } from './support/content.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { Traffic } from './support/traffic.ts';

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

test('the form is loaded for who points at its button or puts the focus on it, not before', async ({ page }) => {
  const form = new QuestionFormPage(page);
  const traffic = await Traffic.of(page);

  await test.step('nothing of the form is fetched before somebody points at its button', async () => {
    const fetched: string[] = [];
    await open(page, '/about/history');
    await traffic.settles();
    page.on('request', (request) => fetched.push(request.url()));
    await page.mouse.wheel(0, 5000);
    expect(fetched.filter((url) => /modal|chunks/.test(url))).toEqual([]);
    await form.feedback.hover();
    await expect.poll(() => fetched.some((url) => url.includes('/ua/modal.'))).toBe(true);
    await traffic.settles();
    const before = fetched.length;
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    expect(fetched.slice(before).filter((url) => /modal|chunks/.test(url))).toEqual([]);
  });

  await test.step('the keyboard’s focus loads ahead too', async () => {
    await open(page, '/about/history');
    const texts = page.waitForRequest(/\/ua\/modal\./);
    await form.feedback.focus();
    await texts;
  });
});

test('what the form needs cannot be loaded', async ({ page, context, complaints }) => {
  const form = new QuestionFormPage(page);
  const alert = page.getByRole('alert').filter({ hasText: feedbackFailed });
  await page.clock.install();
  const traffic = await Traffic.of(page);

  await test.step('without a connection every press keeps the page and offers e-mail and phone', async () => {
    complaints.expect(/Failed to load resource|Failed to fetch|Content could not be loaded: modal \(/);
    await open(page, '/about/history');
    await traffic.settles();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await context.setOffline(true);
    for (let press = 0; press < 3; press += 1) {
      await form.feedback.click();
      await expect(alert.getByRole('link', { name: email })).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await context.setOffline(false);
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
  });

  await test.step('without its script, e-mail and phone are offered, and a later press succeeds', async () => {
    await open(page, '/about/history');
    await traffic.settles();
    const { href } = new URL(page.url());
    await page.route('**/assets/chunks/*.js', (route) => route.abort());
    await form.feedback.click();
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
  });

  await page.route('**/content/ua/modal.*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await hydrated(page);

  await test.step('it opens once, and not again after the next reload', async () => {
    await traffic.settles();
    await expect(form.dialog).toBeHidden();
  });

  await test.step('without its texts in Ukrainian, they come in English', async () => {
    await form.feedback.click();
    const english = new QuestionFormPage(page, 'en');
    const shown = async () => {
      await page.clock.runFor(10_000);
      return english.dialog.isVisible();
    };
    await expect.poll(shown, { intervals: [100] }).toBe(true);
  });
});

/** What hangs on theme and width is looked at in two of their combinations, all else in the first of them. */
const combinations: ByLanguage<{ theme: string; width: number; rules?: RuleSet[] }[]> = {
  ua: [
    { theme: 'light', width: 360 },
    { theme: 'dark', width: 1280, rules: ['colours', 'width'] },
  ],
  en: [
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 360, rules: ['colours', 'width'] },
  ],
};

for (const { code } of languages) {
  test(`axe finds nothing in the form: ${code}`, async ({ page, complaints }) => {
    complaints.expect(/The question was not sent|Failed to load resource/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = new QuestionFormPage(page, code);
    await form.open();
    await injectAxe(page);
    const look = async (state: string, prepare = async () => {}) => {
      for (const { theme, width, rules } of ofLanguage(combinations, code)) {
        await page.setViewportSize({ width, height: 800 });
        // As the switch does, which the form hides.
        await page.evaluate((value) => Object.assign(document.documentElement.dataset, { theme: value }), theme);
        await prepare();
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        // The page below is hidden by the form.
        const { violations } = await runAxe(page, { rules, exclude: ['#root'] });
        expect(violations, `${state}, ${theme}, ${width} px`).toEqual([]);
      }
    };
    await look('as it opens');
    await form.question.selectOption('other');
    await form.submit.click();
    await expect(form.field('otherQuestion')).toHaveAttribute('aria-invalid', 'true');
    await look('with every field wrong');
    await form.answer((route) => route.abort());
    await form.fill();
    await look('with a notice', async () => {
      await form.submit.click();
      await expect(page.getByText(form.texts.errorNotification).last()).toBeVisible();
    });
  });
}
