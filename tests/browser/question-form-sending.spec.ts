import type { Route } from 'playwright/test';
import { emptyQuestion } from '../../src/site/question-form/question-values.ts';
import { ukrainianPhones } from '../support/ukrainian-phones.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { openWithStoppedClock, type QuestionFormPage, sample, taken } from './support/question-form.ts';
import { expect, test } from './support/test.ts';

/** Waits until the form has been emptied and closed after a success, and opens it again. */
async function reopen(form: QuestionFormPage): Promise<void> {
  await expect(form.field('firstName')).toHaveValue('');
  await form.page.clock.runFor(4000);
  await expect(form.dialog).toBeHidden();
  await form.feedback.click();
  await expect(form.dialog).toBeVisible();
}

const empty = emptyQuestion(ukrainianPhones);

test('a question that is taken', async ({ page }) => {
  const form = await openWithStoppedClock(page);

  await test.step('the payload is what the function expects, for a question of the list and for one’s own', async () => {
    const sent = await form.answer(taken);
    const { firstName: name, email } = sample;
    const [chosen] = form.texts.questions;
    // Hidden from people, and sent only when filled in.
    const honeypot = form.dialog.locator('input[name=website]');
    await form.fill(chosen?.id);
    await expect(form.dialog.getByRole('textbox')).toHaveCount(3);
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await form.field('firstName').fill(`  ${name} `);
    await form.submit.click();
    await expect(form.field('firstName')).toHaveValue('');
    await form.fill();
    const website = 'https://spam.example';
    await honeypot.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, website);
    await form.submit.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ body }) => body)).toEqual([
      { name, phone: wholePhone, email, message: chosen?.text },
      { name, phone: wholePhone, email, message: sample.otherQuestion, website },
    ]);
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    expect(Number(sent[0]?.headers['x-form-age'])).toBeGreaterThan(0);
    expect(sent[1]?.headers['idempotency-key']).not.toBe(sent[0]?.headers['idempotency-key']);
    await reopen(form);
  });

  let held: Route | undefined;
  const sent = await form.answer(async (route, count) => {
    if (count === 1) held = route;
    else await taken(route);
  });

  await test.step('the button is out of use meanwhile, says so, and a second press sends nothing', async () => {
    await form.fill();
    await form.submit.dblclick();
    await expect(form.submit).toHaveText(form.texts.submitting);
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toBeFocused();
    await expect(form.submit.getByRole('progressbar', { includeHidden: true })).toBeVisible();
    await expect(form.submit.getByRole('progressbar'), 'is no second name of the button').toHaveCount(0);
    await expect(form.dialog.getByRole('status').filter({ hasText: form.texts.submitting })).toBeAttached();
    await page.keyboard.press('Enter');
    await form.field('email').press('Enter');
    await expect.poll(() => sent.length).toBe(1);
  });

  await test.step('what is written while a question is on its way stays, and can be sent', async () => {
    await expect.poll(() => held).toBeDefined();
    await form.field('otherQuestion').press('Control+End');
    await page.keyboard.type(' А чавуну?');
    const more = `${sample.otherQuestion} А чавуну?`;
    if (held) await taken(held);
    await expect(page.getByText(form.texts.successNotification)).toBeVisible();
    await expect(form.submit).toHaveText(form.texts.submit);
    await expect(form.submit).toBeEnabled();
    await page.clock.runFor(4000);
    await expect(form.field('otherQuestion')).toHaveValue(more);
    await form.submit.click();
    await expect.poll(() => sent.map(({ body }) => body.message)).toEqual([sample.otherQuestion, more]);
    expect(sent[1]?.headers['idempotency-key']).not.toBe(sent[0]?.headers['idempotency-key']);
    await reopen(form);
  });

  await test.step('the form is empty, a notice shows for 4 s, the form closes after 3 s', async () => {
    const notice = page.getByRole('status').filter({ hasText: form.texts.successNotification });
    await expect(notice).toHaveCount(0);
    await form.fill();
    await form.submit.click();
    await expect(notice).toBeVisible();
    await expect(form.field('firstName')).toHaveValue(empty.firstName);
    await expect(form.field('phone')).toHaveValue(empty.phone);
    await expect(form.field('email')).toHaveValue(empty.email);
    await expect(form.question).toHaveValue(empty.question);
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
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
  });

  await test.step('closed by hand after success, the form is not closed again when it was reopened', async () => {
    // With motion: what closes has to go in the end.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await form.fill();
    await form.submit.click();
    await expect(form.field('firstName')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    await page.clock.runFor(5000);
    await expect(form.dialog).toBeVisible();
  });
});
