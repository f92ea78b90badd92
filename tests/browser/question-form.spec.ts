import type { Page, Route } from 'playwright/test';
import { emptyQuestion } from '../../src/site/question-form/question-values.ts';
import { newsOf } from './support/content.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { notTaken, QuestionFormPage, sample, taken } from './support/question-form.ts';
import { expect, test } from './support/test.ts';

const notSent = /^error: (The question was not sent: |Failed to load resource)/;

/** Fills the form in and sends it while the page's clock stands still; from then on it moves only by `runFor`. */
async function sendWithStoppedClock(page: Page, handle: Parameters<QuestionFormPage['answer']>[0]) {
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  await form.answer(handle);
  await form.fill();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await form.submit.click();
  return form;
}

test.describe('the dialog', () => {
  test('has a name, takes the focus, keeps it in and gives it back', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    await expect(form.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
    await expect(form.field('firstName')).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await form.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await expect(form.feedback).toBeFocused();
    await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden');
  });

  test('is closed by its icon, and not by a press beside it', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    await page.mouse.click(5, 5);
    await expect(form.dialog).toBeVisible();
    await form.closeButton.click();
    await expect(form.dialog).toBeHidden();
    await expect(form.feedback).toBeFocused();
  });

  test('keeps what was written when it is closed, on another page and in another language', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open('/contacts');
    await form.fill();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await page
      .getByRole('link', { name: newsOf('ua')[0]?.title })
      .or(page.locator('footer nav a'))
      .first()
      .click();
    await expect(page).not.toHaveURL(/contacts/);
    await form.feedback.click();
    await expect(form.field('firstName')).toHaveValue(sample.firstName);
    await expect(form.field('phone')).toHaveValue(wholePhone);
    await expect(form.field('otherQuestion')).toHaveValue(sample.otherQuestion);
    // Going back leaves the page, and with it the form.
    await page.goBack();
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const english = new QuestionFormPage(page, 'en');
    await page.locator('header summary').first().click();
    await page.locator('header [data-language=en]').first().click();
    await english.feedback.click();
    await expect(english.field('email')).toHaveValue(sample.email);
    await expect(english.field('otherQuestion')).toHaveValue(sample.otherQuestion);
  });

  test('is at most 500 px wide, and a whole sheet on a phone', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    await form.question.selectOption('technology');
    // Once the opening has come to rest.
    await form.dialog.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    for (const [width, height, expected] of [
      [2561, 1400, 500],
      [768, 900, 500],
      [360, 740, 360],
      [320, 568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await form.dialog.boundingBox();
      expect(box?.width).toBeGreaterThan(expected - 16);
      expect(box?.width).toBeLessThanOrEqual(expected);
      expect(box?.height).toBeLessThanOrEqual(height);
      if (width < 481) expect(box?.height).toBe(height);
      expect(await form.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    }
  });
});

test.describe('what is asked', () => {
  test('every field has its label, the mask, and what a browser needs to fill it in', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    await expect(form.field('firstName')).toHaveAttribute('autocomplete', 'given-name');
    await expect(form.field('phone')).toHaveAttribute('autocomplete', 'tel');
    await expect(form.field('phone')).toHaveAttribute('type', 'tel');
    await expect(form.field('phone')).toHaveValue('+38 (0');
    await expect(form.field('email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.field('otherQuestion')).toBeHidden();
    expect(await form.question.locator('option').allTextContents()).toEqual([
      form.texts.labels.chooseQuestion,
      ...form.texts.questions.map(({ text }) => text),
    ]);
    await form.question.selectOption('other');
    await expect(form.field('otherQuestion')).toHaveAttribute('rows', '3');
    await expect(form.dialog.getByText(form.texts.privacyNotice)).toBeVisible();
  });

  for (const language of ['ua', 'en'] as const) {
    test(`nothing is sent while something is wrong, and every field says so (${language})`, async ({ page }) => {
      const form = new QuestionFormPage(page, language);
      const { validation } = form.texts;
      await form.open();
      const sent = await form.answer(taken);
      await expect(form.dialog.getByRole('alert')).toHaveCount(0);
      await form.submit.click();
      await expect(form.field('firstName')).toBeFocused();
      await expect(form.field('firstName')).toHaveAccessibleDescription(validation.firstName);
      await expect(form.field('phone')).toHaveAccessibleDescription(validation.phone);
      await expect(form.field('email')).toHaveAccessibleDescription(validation.email);
      await expect(form.question).toHaveAccessibleDescription(validation.question);
      await form.question.selectOption('other');
      await expect(form.question).not.toHaveAttribute('aria-invalid');
      await form.submit.click();
      await expect(form.field('otherQuestion')).toHaveAccessibleDescription(validation.otherQuestion);
      for (const text of [validation.firstName, validation.phone, validation.email, validation.otherQuestion]) {
        await expect(form.dialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
      }
      expect(sent).toEqual([]);
    });
  }

  test('the first wrong field gets the focus, and its error goes when it is fixed', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    await form.fill();
    await form.field('phone').fill('0111234567');
    await form.field('email').fill('olena @example.org');
    await form.submit.click();
    await expect(form.field('phone')).toBeFocused();
    await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'true');
    await form.field('phone').fill(sample.phone);
    await expect(form.field('phone')).not.toHaveAttribute('aria-invalid');
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
    await form.submit.click();
    await expect(form.field('email')).toBeFocused();
  });

  test('a question that is too long is said to be, and nothing of it is cut off', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    await form.fill();
    await form.field('otherQuestion').fill('є'.repeat(5001));
    await form.submit.click();
    await expect(form.field('otherQuestion')).toHaveAccessibleDescription(form.texts.validation.otherQuestionTooLong);
    expect((await form.field('otherQuestion').inputValue()).length).toBe(5001);
  });
});

test.describe('sending', () => {
  test('the payload is what the function expects, for a question of the list and for one’s own', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    const sent = await form.answer(taken);
    const { firstName: name, email } = sample;
    const [chosen] = form.texts.questions;
    await form.fill(chosen?.id);
    await form.field('firstName').fill(`  ${name} `);
    await form.submit.click();
    await expect(form.field('firstName')).toHaveValue('');
    await form.fill();
    await form.submit.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ body }) => body)).toEqual([
      { name, phone: wholePhone, email, message: chosen?.text },
      { name, phone: wholePhone, email, message: sample.otherQuestion },
    ]);
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    expect(Number(sent[0]?.headers['x-form-age'])).toBeGreaterThan(0);
  });

  test('the button is out of use meanwhile, says so, and a second press sends nothing', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    let held: Route | undefined;
    const sent = await form.answer((route) => {
      held = route;
    });
    await form.fill();
    await form.submit.dblclick();
    await expect(form.submit).toHaveText(form.texts.submitting);
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toBeFocused();
    await expect(form.submit.getByRole('progressbar')).toBeVisible();
    await expect(form.dialog.getByRole('status').filter({ hasText: form.texts.submitting })).toBeAttached();
    await page.keyboard.press('Enter');
    await form.field('email').press('Enter');
    expect(sent).toHaveLength(1);
    if (held) await taken(held);
    await expect(form.submit).toHaveText(form.texts.submit);
    await expect(form.submit).toBeEnabled();
  });

  test('success: the form is empty, a notice shows for 4 s, the form closes after 3 s', async ({ page }) => {
    const form = await sendWithStoppedClock(page, taken);
    const notice = page.getByRole('status').filter({ hasText: form.texts.successNotification });
    await expect(notice).toBeVisible();
    await expect(form.field('firstName')).toHaveValue(emptyQuestion.firstName);
    await expect(form.field('phone')).toHaveValue(emptyQuestion.phone);
    await expect(form.field('email')).toHaveValue(emptyQuestion.email);
    await expect(form.question).toHaveValue(emptyQuestion.question);
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(2999);
    await expect(form.dialog).toBeVisible();
    await page.clock.runFor(1);
    await expect(form.dialog).toBeHidden();
    await expect(form.feedback).toBeFocused();
    await page.clock.runFor(999);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toBeHidden();
  });

  test('closed by hand after success, the form is not closed again when it was reopened', async ({ page }) => {
    const form = await sendWithStoppedClock(page, taken);
    await expect(form.field('firstName')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    await page.clock.runFor(5000);
    await expect(form.dialog).toBeVisible();
  });

  const failures: [string, (route: Route) => Promise<unknown> | unknown][] = [
    ['status 500', notTaken],
    ['status 429', (route) => route.fulfill({ status: 429, body: 'slow down' })],
    ['success false', (route) => route.fulfill({ json: { success: false, message: 'no' } })],
    ['an answer that is no JSON', (route) => route.fulfill({ body: '<html></html>' })],
    ['success that is not true', (route) => route.fulfill({ json: { success: 'true' } })],
    ['true with a bad status', (route) => route.fulfill({ status: 503, json: { success: true } })],
    ['a lost connection', (route) => route.abort('connectionreset')],
  ];
  for (const [name, handle] of failures) {
    test(`failure by ${name}: logged, a notice shows for 6 s, everything stays`, async ({ page, complaints }) => {
      complaints.expect(notSent);
      const form = await sendWithStoppedClock(page, handle);
      const notice = page.getByRole('alert').filter({ hasText: form.texts.errorNotification });
      await expect(notice).toBeVisible();
      await expectFilledIn(form);
      expect(complaints.all.filter((line) => line.includes('The question was not sent'))).toHaveLength(1);
      expect(complaints.all.join()).not.toMatch(/Олена|067|olena|зразки/);
      await page.clock.runFor(5999);
      await expect(notice).toBeVisible();
      await page.clock.runFor(1);
      await expect(notice).toBeHidden();
      await expectFilledIn(form);
    });
  }

  test('on a phone the notice leaves the way out of the form free', async ({ page, complaints }) => {
    complaints.expect(notSent);
    await page.setViewportSize({ width: 360, height: 700 });
    const form = await sendWithStoppedClock(page, notTaken);
    const notice = page.getByText(form.texts.errorNotification);
    await expect(notice).toBeVisible();
    const close = await page.getByRole('button', { name: form.texts.close, exact: true }).boundingBox();
    expect((await notice.boundingBox())?.y).toBeGreaterThan((close?.y ?? 0) + (close?.height ?? 0));
  });

  test('no answer at all ends as a failure', async ({ page, complaints }) => {
    complaints.expect(notSent);
    const form = await sendWithStoppedClock(page, () => {});
    await expect(form.submit).toBeDisabled();
    await page.clock.runFor(40_000);
    await expect(page.getByRole('alert').filter({ hasText: form.texts.errorNotification })).toBeVisible();
    await expect(form.submit).toBeEnabled();
  });

  test('without a connection that is said plainly', async ({ page, context, complaints }) => {
    complaints.expect(notSent);
    const form = new QuestionFormPage(page);
    await form.open();
    await form.fill();
    await context.setOffline(true);
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: form.texts.offlineNotification })).toBeVisible();
    await expectFilledIn(form);
  });

  test('what the function finds wrong is shown at the fields', async ({ page, complaints }) => {
    complaints.expect(notSent);
    const form = new QuestionFormPage(page);
    await form.open();
    const fields = { name: 'invalid', phone: 'invalid', email: 'invalid', message: 'required' };
    await form.answer((route) => route.fulfill({ status: 400, json: { success: false, fields } }));
    await form.fill();
    await form.submit.click();
    const { validation } = form.texts;
    for (const name of ['firstName', 'phone', 'email', 'otherQuestion'] as const) {
      await expect(form.field(name)).toHaveAccessibleDescription(validation[name]);
    }
  });

  test('the key stays the same for a retry, and is new for the next question', async ({ page, complaints }) => {
    complaints.expect(notSent);
    const form = new QuestionFormPage(page);
    await form.open();
    const sent = await form.answer((route, count) => (count < 3 ? notTaken(route) : taken(route)));
    await form.fill();
    for (const count of [1, 2, 3]) {
      await form.submit.click();
      await expect.poll(() => sent.length).toBe(count);
      await expect(form.submit).toBeEnabled();
    }
    await form.fill();
    await form.submit.click();
    await expect.poll(() => sent.length).toBe(4);
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('the honeypot is hidden from people, and is sent only when filled in', async ({ page }) => {
    const form = new QuestionFormPage(page);
    await form.open();
    const sent = await form.answer(taken);
    const honeypot = form.dialog.locator('input[name=website]');
    await expect(form.dialog.getByRole('textbox')).toHaveCount(3);
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await form.fill();
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await form.submit.click();
    await expect.poll(() => sent[0]?.body.website).toBe('https://spam.example');
  });
});

test('a question is asked with the keyboard alone', async ({ page }) => {
  const form = new QuestionFormPage(page);
  await form.open();
  await form.closeButton.click();
  await expect(form.dialog).toBeHidden();
  const sent = await form.answer(taken);
  await page.keyboard.press('Enter');
  await expect(form.field('firstName')).toBeFocused();
  await page.keyboard.type(sample.firstName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(sample.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(sample.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(form.field('otherQuestion')).toBeFocused();
  await page.keyboard.type(sample.otherQuestion);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      name: sample.firstName,
      phone: wholePhone,
      email: sample.email,
      message: sample.otherQuestion,
    });
});

async function expectFilledIn(form: QuestionFormPage): Promise<void> {
  await expect(form.field('firstName')).toHaveValue(sample.firstName);
  await expect(form.field('phone')).toHaveValue(wholePhone);
  await expect(form.field('email')).toHaveValue(sample.email);
  await expect(form.field('otherQuestion')).toHaveValue(sample.otherQuestion);
}
