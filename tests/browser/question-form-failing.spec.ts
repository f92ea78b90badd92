import type { Route } from 'playwright/test';
import { type Box, boxOf } from './support/box.ts';
import { hold } from './support/hold.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { notSent, notTaken, openWithStoppedClock, type QuestionFormPage, sample } from './support/question-form.ts';
import { expect, test } from './support/test.ts';

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

// What else is no success is tested without a form: tests/questions/question-fetch.test.ts.
const failures: [string, (route: Route) => Promise<unknown> | unknown][] = [
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
    await form.submit.click();
    await expect(notice).toBeVisible();
    const settings = await page.context().newCDPSession(page);
    for (const [w, h, letters = 16] of [
      [360, 700],
      [360, 700, 32],
      [320, 568, 24],
      [1280, 720, 32],
      [844, 390],
      [1024, 600],
      [1024, 760],
      [1280, 600],
      [1280, 700],
      [1280, 820],
      [800, 820],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      await settings.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      const shown = await boxOf(text);
      for (const part of [form.dialog.getByRole('heading'), form.closeButton]) {
        if (areOver(shown, await boxOf(part)))
          covered.push(`${w} × ${h}, letters of ${letters} px: ${await part.textContent()}`);
      }
    }
    expect(covered).toEqual([]);
    await settings.detach();
    await page.setViewportSize({ width, height });
    await page.clock.runFor(6000);
    await expect(notice).toBeHidden();
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
