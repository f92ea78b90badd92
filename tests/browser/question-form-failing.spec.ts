import type { Locator } from 'playwright/test';
import { type Box, boxOf } from './support/box.ts';
import { hold } from './support/hold.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { notSent, notTaken, openWithStoppedClock, type QuestionFormPage, sample } from './support/question-form.ts';
import { expect, test } from './support/test.ts';

/** True if one of two parts of the page lies over the other. */
function areOver(one: Box, other: Box): boolean {
  const meet = (a: number, length: number, b: number, another: number) => a < b + another && b < a + length;
  return meet(one.x, one.width, other.x, other.width) && meet(one.y, one.height, other.y, other.height);
}

/** The colours of a field's edge, on its four sides. Fluent draws it on the field or on what is around it. */
function edgeOf(field: Locator): Promise<string[]> {
  return field.evaluate((element) => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const drawn = [element, element.parentElement as Element].map((each) => getComputedStyle(each));
    const edge = drawn.find((style) => style.borderTopWidth !== '0px') as CSSStyleDeclaration;
    return sides.map((side) => edge[`border${side}Color`]);
  });
}

async function expectFilledIn(form: QuestionFormPage): Promise<void> {
  await expect(form.field('firstName')).toHaveValue(sample.firstName);
  await expect(form.field('phone')).toHaveValue(wholePhone);
  await expect(form.field('email')).toHaveValue(sample.email);
  await expect(form.field('otherQuestion')).toHaveValue(sample.otherQuestion);
}

test('a question with something wrong in it is not sent, and one that is sent and not taken stays as it is', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(notSent);
  const form = await openWithStoppedClock(page);
  const { validation } = form.texts;
  const sent = await form.answer(notTaken);

  await test.step('nothing is sent while something is wrong, and every field says so', async () => {
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
    await form.submit.click();
    await expect(form.field('firstName')).toBeFocused();
    await expect(form.field('firstName')).toHaveAccessibleDescription(validation.firstName);
    await expect(form.field('phone')).toHaveAccessibleDescription(validation.phone);
    await expect(form.field('email')).toHaveAccessibleDescription(validation.email);
    await expect(form.question).toHaveAccessibleDescription(validation.question);
    // The edge of a wrong field that has not the focus is the measure for those that have it.
    const red = await edgeOf(form.field('email'));
    for (const field of [form.field('firstName'), form.field('phone'), form.question]) {
      await field.focus();
      await expect.poll(() => edgeOf(field)).toEqual(red);
    }
    await form.question.selectOption('other');
    await expect.poll(() => edgeOf(form.question)).not.toEqual(red);
    await expect(form.question).not.toHaveAttribute('aria-invalid');
    await form.submit.click();
    await expect(form.field('otherQuestion')).toHaveAccessibleDescription(validation.otherQuestion);
    await form.field('otherQuestion').focus();
    await expect.poll(() => edgeOf(form.field('otherQuestion'))).toEqual(red);
    for (const text of [validation.firstName, validation.phone, validation.email, validation.otherQuestion]) {
      await expect(form.dialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
    }
  });

  await test.step('the first wrong field gets the focus, and its error goes when it is fixed', async () => {
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

  await test.step('a question that is too long is said to be, and nothing of it is cut off', async () => {
    await form.field('email').fill(sample.email);
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
    await form.field('otherQuestion').fill('є'.repeat(5001));
    await form.submit.click();
    await expect(form.field('otherQuestion')).toHaveAccessibleDescription(validation.otherQuestionTooLong);
    expect((await form.field('otherQuestion').inputValue()).length).toBe(5001);
  });

  await test.step('nor of a name or an address that is too long when it is pasted', async () => {
    const tooLong = { firstName: 'є'.repeat(101), email: `${'a'.repeat(64)}@${'example.'.repeat(24)}org` } as const;
    for (const name of ['firstName', 'email'] as const) {
      await form.fill();
      await form.field(name).fill('');
      await form.field(name).focus();
      await page.keyboard.insertText(tooLong[name]);
      await expect(form.field(name)).toHaveValue(tooLong[name]);
      await form.submit.click();
      await expect(form.field(name)).toBeFocused();
      await expect(form.field(name)).toHaveAccessibleDescription(validation[name]);
    }
    await form.fill();
  });

  await test.step('who types on at once in the first wrong field keeps the focus there', async () => {
    await form.field('firstName').fill('');
    await form.submit.click();
    await expect(form.field('firstName')).toBeFocused();
    // A busy phone: what was put off is done when three characters have been typed.
    await page.keyboard.type(sample.firstName);
    await page.clock.runFor(1000);
    await expect(form.field('firstName')).toBeFocused();
    await expect(form.field('firstName')).toHaveValue(sample.firstName);
  });

  expect(sent).toEqual([]);
  await form.field('otherQuestion').fill(sample.otherQuestion);
  const notice = page.getByRole('alert').filter({ hasText: form.texts.errorNotification });

  // Everything else that is no success is tested without a form: tests/questions/question-fetch.test.ts.
  await test.step('a lost connection: logged, a notice shows for 6 s and is read out, everything stays', async () => {
    // The place is there before the words are: only what changes is read out, while the form hides the rest of the page.
    const place = page.locator('[role=alert]:not(#root *)');
    await expect(place).toBeAttached();
    const before = complaints.all.length;
    const lost = await form.answer((route) => route.abort('connectionreset'));
    await form.submit.click();
    await expect(place).toHaveText(form.texts.errorNotification);
    expect(await place.evaluate((element) => element.closest('[aria-hidden=true]'))).toBeNull();
    await expect(notice).toBeVisible();
    const logged = complaints.all.slice(before);
    expect(logged.filter((line) => line.includes('The question was not sent'))).toHaveLength(1);
    expect(logged.join()).not.toMatch(/Олена|067|olena|зразки/);
    await page.clock.runFor(5999);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toBeHidden();
    await expectFilledIn(form);

    const again = await form.answer(notTaken);
    await form.submit.click();
    await expect(notice).toBeVisible();
    const keys = [...lost, ...again].map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys, 'the same question has the same key').toEqual([keys[0], keys[0]]);
  });

  await test.step('where the window is small or low, the notice leaves the head of the form free', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const text = page.getByText(form.texts.errorNotification);
    const covered: string[] = [];
    const settings = await page.context().newCDPSession(page);
    for (const [w, h, letters = 16] of [
      [360, 700],
      [844, 390],
      [1280, 600],
      [1280, 720, 32],
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
    await expect(form.field('phone')).toHaveAccessibleDescription(validation.phone);
    await expect(form.field('email')).toBeFocused();
  });
});
