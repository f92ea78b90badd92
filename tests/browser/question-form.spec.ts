import { newsOf } from './support/content.ts';
import { hold } from './support/hold.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { QuestionFormPage, sample, taken } from './support/question-form.ts';
import { placeLinks } from './support/scrolling.ts';
import { expect, open, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the dialog: its focus, its ways out, its pages, its fields, its width, and a question asked with the keyboard alone', async ({
  page,
}) => {
  const form = new QuestionFormPage(page);

  await test.step('the keyboard’s focus on its button loads it ahead', async () => {
    await open(page, '/about/history');
    const texts = page.waitForRequest(/\/ua\/modal\./);
    await form.feedback.focus();
    await texts;
    await page.keyboard.press('Enter');
    await expect(form.dialog).toBeVisible();
  });

  await test.step('has a name, takes the focus, keeps it in and gives it back', async () => {
    await expect(form.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
    await expect(form.field('firstName')).toBeFocused();
    // Another page and back to this one, which the browser had kept: it comes without the focus, and then hears no Escape.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
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

  await test.step('is closed by its icon, and not by a press beside it', async () => {
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(form.dialog).toBeVisible();
    await form.closeButton.click();
    await expect(form.dialog).toBeHidden();
    await expect(form.feedback).toBeFocused();
  });

  const [first, second] = newsOf('ua');
  /** Asks for the form after leaving for a page that does not come yet. @returns what lets it come */
  const ask = async (item: typeof first) => {
    const path = `/news/${item?.id}`;
    const release = await hold(page, `**/content/pages${path}.json*`);
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await form.feedback.click();
    return release;
  };

  await test.step('asked for while a page is on its way, it closes when the visitor goes back before that page has come', async () => {
    await ask(second);
    await expect(form.field('firstName')).toBeFocused();
    await page.goBack();
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('or opens on that page', async () => {
    const release = await ask(first);
    release();
    await expect(page).toHaveTitle(new RegExp(first?.title ?? ''));
    await expect(form.field('firstName')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('every field has its label, the mask, and what a browser needs to fill it in', async () => {
    await form.feedback.click();
    await expect(form.field('firstName')).toHaveAttribute('autocomplete', 'given-name');
    await expect(form.field('phone')).toHaveAttribute('autocomplete', 'tel');
    await expect(form.field('phone')).toHaveAttribute('type', 'tel');
    await expect(form.field('phone')).toHaveValue('+38 (0');
    await expect(form.field('email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.field('otherQuestion')).toBeHidden();
    await expect(form.question.locator('option')).toHaveText([
      form.texts.labels.chooseQuestion,
      ...form.texts.questions.map(({ text }) => text),
    ]);
    await form.question.selectOption('other');
    await expect(form.field('otherQuestion')).toHaveAttribute('rows', '3');
    await expect(form.dialog.getByText(form.texts.privacyNotice)).toBeVisible();
  });

  await test.step('is at most 500 px wide, and a whole sheet on a phone', async () => {
    await form.question.selectOption('technology');
    const window = page.viewportSize();
    for (const [width, height, expected] of [
      [2561, 1400, 500],
      [768, 900, 500],
      [360, 740, 360],
      [320, 568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await form.dialog.boundingBox();
      expect(box?.width, `at ${width} px`).toBeGreaterThan(expected - 16);
      expect(box?.width, `at ${width} px`).toBeLessThanOrEqual(expected);
      expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(height);
      if (width < 481) expect(box?.height, `at ${width} px`).toBe(height);
      const hidden = await form.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(hidden, `at ${width} px`).toBe(0);
    }
    const settings = await page.context().newCDPSession(page);
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const title = form.dialog.getByRole('heading').first();
    expect(await title.evaluate(cutWords), 'words of the title, letters twice as large').toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const hidden = await form.dialog.evaluate(hiddenByHead);
      expect(hidden, `labels under the head, letters twice as large, ${width} px`).toEqual([]);
    }
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await settings.detach();
    if (window) await page.setViewportSize(window);
  });

  await test.step('a question is asked with the keyboard alone', async () => {
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
});

test('keeps what was written when it is closed, by a step within the page, on another page and in another language', async ({
  page,
}) => {
  const form = new QuestionFormPage(page);
  await open(page, '/about/history');
  await placeLinks(page).last().click();
  await expect(page).toHaveURL(/#/);

  await test.step('a step within the page closes it', async () => {
    for (const [step, address] of [
      ['goBack', /history$/],
      ['goForward', /history#/],
    ] as const) {
      await form.feedback.click();
      await expect(form.dialog).toBeVisible();
      if (step === 'goBack') await form.fill();
      await expect(form.field('firstName')).toHaveValue(sample.firstName);
      await page[step]();
      await expect(page).toHaveURL(address);
      await expect(form.dialog).toBeHidden();
      await expect(form.feedback).toBeFocused();
    }
  });

  await test.step('it has the same words on another page, and going back from there closes it', async () => {
    await form.feedback.click();
    await expect(form.field('firstName')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await page
      .getByRole('link', { name: newsOf('ua')[0]?.title })
      .or(page.locator('footer nav a'))
      .first()
      .click();
    await expect(page).not.toHaveURL(/history/);
    await form.feedback.click();
    await expect(form.field('firstName')).toHaveValue(sample.firstName);
    await expect(form.field('phone')).toHaveValue(wholePhone);
    await expect(form.field('otherQuestion')).toHaveValue(sample.otherQuestion);
    // Going back leaves the page, and with it the form.
    await page.goBack();
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('and in another language', async () => {
    const english = new QuestionFormPage(page, 'en');
    await page.locator('header summary').first().click();
    await page.locator('header [data-language=en]').first().click();
    await english.feedback.click();
    await expect(english.field('email')).toHaveValue(sample.email);
    await expect(english.field('otherQuestion')).toHaveValue(sample.otherQuestion);
  });
});

test('what is wrong is said, and nothing is sent', async ({ page }) => {
  await page.clock.install();
  const form = new QuestionFormPage(page);

  for (const each of [new QuestionFormPage(page, 'en'), form]) {
    await test.step(`nothing is sent while something is wrong, and every field says so (${each.language})`, async () => {
      const { validation } = each.texts;
      await each.open();
      const sent = await each.answer(taken);
      await expect(each.dialog.getByRole('alert')).toHaveCount(0);
      await each.submit.click();
      await expect(each.field('firstName')).toBeFocused();
      await expect(each.field('firstName')).toHaveAccessibleDescription(validation.firstName);
      await expect(each.field('phone')).toHaveAccessibleDescription(validation.phone);
      await expect(each.field('email')).toHaveAccessibleDescription(validation.email);
      await expect(each.question).toHaveAccessibleDescription(validation.question);
      await each.question.selectOption('other');
      await expect(each.question).not.toHaveAttribute('aria-invalid');
      await each.submit.click();
      await expect(each.field('otherQuestion')).toHaveAccessibleDescription(validation.otherQuestion);
      for (const text of [validation.firstName, validation.phone, validation.email, validation.otherQuestion]) {
        await expect(each.dialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
      }
      expect(sent).toEqual([]);
    });
  }

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
    await expect(form.field('otherQuestion')).toHaveAccessibleDescription(form.texts.validation.otherQuestionTooLong);
    expect((await form.field('otherQuestion').inputValue()).length).toBe(5001);
  });

  await test.step('who types on at once in the first wrong field keeps the focus there', async () => {
    await form.field('firstName').fill('');
    // A busy phone: what was put off is done when three characters have been typed.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await form.submit.click();
    await expect(form.field('firstName')).toBeFocused();
    await page.keyboard.type(sample.firstName);
    await page.clock.runFor(1000);
    await expect(form.field('firstName')).toBeFocused();
    await expect(form.field('firstName')).toHaveValue(sample.firstName);
  });
});

/** Which fields are under the head of the form, or their labels are, for who goes back through them. Runs in the page. */
function hiddenByHead(dialog: Element): string[] {
  const head = dialog.querySelector('h2')?.parentElement as Element;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea):not([tabindex])')];
  return fields.toReversed().flatMap((field) => {
    field.focus();
    const label = field.labels?.[0] as Element;
    const covered = head.getBoundingClientRect().bottom - label.getBoundingClientRect().top;
    return covered > 0.5 ? [`${label.textContent} by ${covered} px`] : [];
  });
}

/** Which words of a heading stand on two lines. Runs in the page. */
function cutWords({ firstChild: text }: HTMLElement): string[] {
  const range = document.createRange();
  return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    range.setStart(text as Node, index);
    range.setEnd(text as Node, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
