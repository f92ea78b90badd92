import type { LanguageCode } from '../../src/lib/language/languages.ts';
import { newsOf } from './support/content.ts';
import { hold } from './support/hold.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { QuestionFormPage, sample } from './support/question-form.ts';
import { placeLinks } from './support/scrolling.ts';
import { expect, open, painted, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the dialog: its focus, its ways out, its pages, its fields, and its width', async ({ page }) => {
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

  await test.step('asked for while a page is on its way, it opens on that page', async () => {
    const [item] = newsOf('ua');
    const path = `/news/${item?.id}`;
    const release = await hold(page, `**/content/pages${path}.json*`);
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await form.feedback.click();
    release();
    await expect(page).toHaveTitle(new RegExp(item?.title ?? ''));
    // A form that goes with the page before is still there as the title comes.
    await painted(page);
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
    for (const [width, height, expected] of [
      [2561, 1400, 500],
      [360, 740, 360],
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
    await page.setViewportSize({ width: 320, height: 720 });
    const title = form.dialog.getByRole('heading').first();
    expect(await title.evaluate(cutWords), 'words of the title, letters twice as large').toEqual([]);
    const hidden = await form.dialog.evaluate(hiddenByHead);
    expect(hidden, 'labels under the head, letters twice as large').toEqual([]);
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
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    await form.fill();
    await page.goBack();
    await expect(page).toHaveURL(/history$/);
    await expect(form.dialog).toBeHidden();
    await expect(form.feedback).toBeFocused();
  });

  await test.step('it has the same words on another page, and going back from there closes it', async () => {
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

  const english = new QuestionFormPage(page, 'en');
  const choose = async (language: LanguageCode) => {
    await page.locator('header summary').first().click();
    await page.locator(`header [data-language=${language}]`).first().click();
  };
  await test.step('what comes late for a press before a change of language does not turn it into that language', async () => {
    const release = await hold(page, '**/content/en/modal.*');
    await choose('en');
    const asked = page.waitForRequest('**/content/en/modal.*');
    await english.feedback.click();
    await choose('ua');
    await form.feedback.click();
    await expect(form.dialog).toBeVisible();
    const response = (await asked).response();
    release();
    await (await response)?.finished();
    await painted(page);
    await expect(form.dialog).toBeVisible();
    await form.closeButton.click();
  });

  await test.step('and in another language', async () => {
    await choose('en');
    await english.feedback.click();
    await expect(english.field('email')).toHaveValue(sample.email);
    await expect(english.field('otherQuestion')).toHaveValue(sample.otherQuestion);
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
