import type { Page, Route } from 'playwright/test';
import { emptyQuestion } from '../../src/site/question-form/question-values.ts';
import { ukrainianPhones } from '../support/ukrainian-phones.ts';
import { type Box, boxOf } from './support/box.ts';
import { hold } from './support/hold.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { notTaken, QuestionFormPage, sample, taken } from './support/question-form.ts';
import { expect, test } from './support/test.ts';

const notSent = /^error: (The question was not sent: |Failed to load resource)/;

/** Opens the form and stops the page's clock, which from then on moves only by `runFor`. */
async function openWithStoppedClock(page: Page): Promise<QuestionFormPage> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return form;
}

/** Waits until the form has been emptied and closed after a success, and opens it again. */
async function reopen(form: QuestionFormPage): Promise<void> {
  await expect(form.field('firstName')).toHaveValue('');
  await form.page.clock.runFor(4000);
  await expect(form.dialog).toBeHidden();
  await form.feedback.click();
  await expect(form.dialog).toBeVisible();
}

/** Whether one of two parts of the page lies over the other. */
function areOver(one: Box, other: Box): boolean {
  const meet = (a: number, length: number, b: number, another: number) => a < b + another && b < a + length;
  return meet(one.x, one.width, other.x, other.width) && meet(one.y, one.height, other.y, other.height);
}

async function expectFilledIn(form: QuestionFormPage): Promise<void> {
  await expect(form.field('firstName')).toHaveValue(sample.firstName);
  await expect(form.field('phone')).toHaveValue(wholePhone);
  await expect(form.field('email')).toHaveValue(sample.email);
  await expect(form.field('otherQuestion')).toHaveValue(sample.otherQuestion);
}

const empty = emptyQuestion(ukrainianPhones);

test('a question that is taken', async ({ page, complaints }) => {
  test.slow();
  const form = await openWithStoppedClock(page);

  await test.step('the payload is what the function expects, for a question of the list and for one’s own', async () => {
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
    await reopen(form);
  });

  await test.step('the button is out of use meanwhile, says so, and a second press sends nothing', async () => {
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
    await reopen(form);
  });

  await test.step('what is written while a question is on its way stays, and can be sent', async () => {
    let held: Route | undefined;
    const sent = await form.answer(async (route, count) => {
      if (count === 1) held = route;
      else await taken(route);
    });
    await form.fill();
    await form.submit.click();
    await expect.poll(() => held).toBeDefined();
    await form.field('otherQuestion').press('Control+End');
    await page.keyboard.type(' А чавуну?');
    const more = `${sample.otherQuestion} А чавуну?`;
    if (held) await taken(held);
    await expect(page.getByText(form.texts.successNotification)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(form.field('otherQuestion')).toHaveValue(more);
    await form.submit.click();
    await expect.poll(() => sent.map(({ body }) => body.message)).toEqual([sample.otherQuestion, more]);
    expect(sent[1]?.headers['idempotency-key']).not.toBe(sent[0]?.headers['idempotency-key']);
    await reopen(form);
  });

  await test.step('the honeypot is hidden from people, and is sent only when filled in', async () => {
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
    await reopen(form);
  });

  await test.step('the key stays the same for a retry, and is new for the next question', async () => {
    complaints.expect(notSent);
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
    await reopen(form);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await test.step(`the form is empty, a notice shows for 4 s, the form closes after 3 s (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await form.answer(taken);
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
  }

  await test.step('closed by hand after success, the form is not closed again when it was reopened', async () => {
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

const failures: [string, (route: Route) => Promise<unknown> | unknown][] = [
  ['status 500', notTaken],
  ['status 429', (route) => route.fulfill({ status: 429, body: 'slow down' })],
  ['success false', (route) => route.fulfill({ json: { success: false, message: 'no' } })],
  ['an answer that is no JSON', (route) => route.fulfill({ body: '<html></html>' })],
  ['success that is not true', (route) => route.fulfill({ json: { success: 'true' } })],
  ['true with a bad status', (route) => route.fulfill({ status: 503, json: { success: true } })],
  ['a lost connection', (route) => route.abort('connectionreset')],
];

test('a question that is not taken', async ({ page, context, complaints }) => {
  complaints.expect(notSent);
  const form = await openWithStoppedClock(page);
  await form.fill();
  const notice = page.getByRole('alert').filter({ hasText: form.texts.errorNotification });

  await test.step('the notice is read out while the form hides the rest of the page', async () => {
    // The place is there before the words are: only what changes is read out.
    const place = page.locator('[role=alert]:not(#root *)');
    await expect(place).toBeAttached();
    await form.answer((route) => route.abort());
    await form.submit.click();
    await expect(place).toHaveText(form.texts.errorNotification);
    expect(await place.evaluate((element) => element.closest('[aria-hidden=true]'))).toBeNull();
    await page.clock.runFor(6000);
    await expect(notice).toBeHidden();
  });

  for (const [name, handle] of failures) {
    await test.step(`failure by ${name}: logged, a notice shows for 6 s, everything stays`, async () => {
      const before = complaints.all.length;
      await form.answer(handle);
      await form.submit.click();
      await expect(notice).toBeVisible();
      await expectFilledIn(form);
      const logged = complaints.all.slice(before);
      expect(logged.filter((line) => line.includes('The question was not sent'))).toHaveLength(1);
      expect(logged.join()).not.toMatch(/Олена|067|olena|зразки/);
      await page.clock.runFor(5999);
      await expect(notice).toBeVisible();
      await page.clock.runFor(1);
      await expect(notice).toBeHidden();
      await expectFilledIn(form);
    });
  }

  await test.step('where the window is small or low, the notice leaves the head of the form free', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await form.answer(notTaken);
    const text = page.getByText(form.texts.errorNotification);
    const covered: string[] = [];
    for (const [w, h] of [
      [360, 700],
      [844, 390],
      [1024, 600],
      [1024, 760],
      [1280, 600],
      [1280, 700],
      [1280, 820],
      [800, 820],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      await form.submit.click();
      await expect(notice).toBeVisible();
      const shown = await boxOf(text);
      for (const part of [form.dialog.getByRole('heading'), form.closeButton]) {
        if (areOver(shown, await boxOf(part))) covered.push(`${w} × ${h}: ${await part.textContent()}`);
      }
      await page.clock.runFor(6000);
      await expect(notice).toBeHidden();
    }
    expect(covered).toEqual([]);
    await page.setViewportSize({ width, height });
  });

  await test.step('no answer at all ends as a failure', async () => {
    await form.answer(() => {});
    await form.submit.click();
    await expect(form.submit).toBeDisabled();
    await page.clock.runFor(40_000);
    await expect(notice).toBeVisible();
    await expect(form.submit).toBeEnabled();
    await page.clock.runFor(6000);
    await expect(notice).toBeHidden();
  });

  await test.step('without a connection that is said plainly', async () => {
    await page.unroute('**/api/send');
    await context.setOffline(true);
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: form.texts.offlineNotification })).toBeVisible();
    await expectFilledIn(form);
    await context.setOffline(false);
  });

  await test.step('what the function finds wrong is shown at the fields, and the first of them has the focus', async () => {
    const fields = { name: 'invalid', phone: 'invalid', email: 'invalid', message: 'required' };
    await form.answer((route) => route.fulfill({ status: 400, json: { success: false, fields } }));
    await form.submit.click();
    const { validation } = form.texts;
    for (const name of ['firstName', 'phone', 'email', 'otherQuestion'] as const) {
      await expect(form.field(name)).toHaveAccessibleDescription(validation[name]);
    }
    await expect(form.field('firstName')).toBeFocused();
  });

  await test.step('who has gone on to a field meanwhile keeps the focus there', async () => {
    const answer = await hold(page, '**/api/send', (route) =>
      route.fulfill({ status: 400, json: { success: false, fields: { phone: 'invalid' } } }),
    );
    await form.submit.click();
    await form.field('email').focus();
    answer();
    await expect(form.field('phone')).toHaveAccessibleDescription(form.texts.validation.phone);
    await expect(form.field('email')).toBeFocused();
  });
});
