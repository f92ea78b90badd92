import type { FooterTexts } from '../../content/model/frame-texts.ts';
import { translate } from './support/changed-page.ts';
import { labels, readContent } from './support/content.ts';
import { numberedPages } from './support/documents/made-documents.ts';
import { notSent, QuestionFormPage } from './support/question-form.ts';
import { ask, box, results, word } from './support/search-page.ts';
import { expect, open, painted, test } from './support/served-site.ts';
import { openDocument, ViewerOnPage, words as viewerWords } from './support/viewer.ts';

// A translator takes the texts out that React has made, and puts others in their place. Each of its words ends in an asterisk.

test('the button of a document says what it does next', async ({ page, site }) => {
  await open(page, `${site.origin}/about/documents`);
  await translate(page);
  const { view, hide } = labels('ua').documents;
  const button = page.locator('main tbody button[aria-expanded]').first();
  for (const [before, after] of [
    [view, hide],
    [hide, view],
  ] as const) {
    await expect(button).toContainText(`${before}*`);
    await button.click();
    await expect(button).toContainText(`${after}*`);
    await expect(button).not.toContainText(before);
    await expect(button).toBeFocused();
  }
});

test('the question form tells of each error and of sending, and its labels are those of the language it is opened in', async ({
  page,
  complaints,
}) => {
  complaints.expect(notSent);
  const form = new QuestionFormPage(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await form.answer(async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { success: false, message: 'no' } });
  });
  await open(page, '/about/history');
  await translate(page);
  await page.locator('footer button[aria-haspopup=dialog]').click();
  const { validation, submit, submitting, errorNotification } = form.texts;
  const dialog = page.getByRole('dialog');
  const button = dialog.locator('button[type=submit]');
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  await expect(button).toHaveText(`${submit}*`);
  await button.click();
  await expect(dialog).toContainText(`${validation.email}*`);
  await expect(dialog).toContainText(`${validation.question}*`);
  await field('question').selectOption('other');
  await button.click();
  await expect(dialog).not.toContainText(validation.question);
  await expect(dialog).toContainText(`${validation.otherQuestion}*`);
  await field('otherQuestion').fill('я'.repeat(5001));
  await expect(dialog).toContainText(`${validation.otherQuestionTooLong}*`);
  await expect(dialog).not.toContainText(validation.otherQuestion);
  await field('firstName').fill('Олена');
  await field('phone').fill('0671234567');
  await field('email').fill('olena@example.org');
  await field('otherQuestion').fill('Чи приймаєте ви зразки сталі?');
  await button.click();
  await expect(button).toHaveText(`${submitting}*`);
  release();
  await expect(button).toHaveText(`${submit}*`);
  await expect(page.getByRole('alert').filter({ hasText: `${errorNotification}*` })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.locator('[data-language=en]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator('footer button[aria-haspopup=dialog]').click();
  const english = new QuestionFormPage(page, 'en').texts;
  await expect(button).toHaveText(`${english.submit}*`);
  for (const label of [english.labels.firstName, english.labels.email, english.title]) {
    await expect(dialog).toContainText(`${label}*`);
  }
  await expect(dialog).not.toContainText(form.texts.labels.firstName);
});

test('the frame has the words of the language that is chosen', async ({ page }) => {
  await open(page, '/contacts');
  await translate(page);
  await page.locator('[data-language=en]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await painted(page);
  const textOf = (part: string) =>
    page.locator(part).evaluateAll((parts) => parts.map(({ textContent }) => textContent?.replaceAll('*', '')));
  const translated = await Promise.all(['header', 'footer'].map(textOf));
  await open(page, '/en/contacts');
  expect(translated).toEqual(await Promise.all(['header', 'footer'].map(textOf)));
});

test('a search shows what is found for each word', async ({ page }) => {
  await open(page, '/search');
  await translate(page);
  for (const query of [word, word.slice(0, -1), `${word} ${word}`, 'ствль', 'чавну', 'щщщщщ', word]) {
    await ask(page, query);
    await painted(page);
  }
  await results(page).locator('nav a').nth(1).click();
  await expect(results(page).locator('mark').first()).toBeVisible();
  const heading = results(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveCount(1);
  await box(page).fill('');
  await expect(heading).toHaveCount(0);
});

test('a viewer tells of its size, its page, and of printing as long as it lasts', async ({ page, site }) => {
  const viewer = new ViewerOnPage(page);
  await openDocument(page, site, numberedPages(5));
  await translate(page);
  const zoom = viewer.root.locator('.viewer-zoom');
  await expect(zoom).toHaveText(/^100\s%\*$/);
  await viewer.root.getByTitle(viewerWords.zoomIn).click();
  await expect(zoom).toHaveText(/^125\s%\*$/);
  await page.evaluate(() => {
    const notices: string[] = [];
    Object.assign(window, { notices, print: () => window.dispatchEvent(new Event('afterprint')) });
    const status = document.querySelector('.viewer [role=status]') as Element;
    const note = () => notices.push(status.textContent ?? '');
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await viewer.root.getByTitle(viewerWords.print).click();
  const notices = () => page.evaluate(() => (Reflect.get(window, 'notices') as string[]).join('\n'));
  await expect.poll(notices).toContain('*');
  await expect(viewer.root.getByRole('status')).toBeEmpty();
  for (const number of [1, 2, 3]) expect(await notices()).toMatch(new RegExp(`\\D${number}\\D`));
  // Its name is a text, so it is translated, too.
  await viewer.button(`${viewerWords.next}*`).click();
  await expect(page.locator('.viewer > [aria-live]')).toContainText('2');
});

test('a citation says that it is copied', async ({ page, context, site, complaints }) => {
  // Of what the translator has put into the copied text.
  complaints.expect(/style-src/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${site.origin}/publishing/monographs`);
  await translate(page);
  const { copied } = labels('ua').citation;
  await page.locator('main summary').first().click();
  await page.locator('main details details summary').first().click();
  const copy = page.locator('main details[open] dd button').first();
  await copy.click();
  await expect(page.locator('main details[open] [role=status]').first()).toHaveText(` ${copied}*`);
});

test('a document that cannot be shown, and a question form that cannot be loaded, say so and lead on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed|ERR_|Error|preload/);
  const { feedbackFailed } = readContent<FooterTexts>('ua/footer.json');
  await open(page, '/about/documents');
  await translate(page);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.locator('main tbody button[aria-expanded]').first().click();
  const { failed } = labels('ua').documents;
  await expect(page.getByRole('alert').filter({ hasText: `${failed}*` })).toBeVisible();
  await page.locator('footer button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('alert').filter({ hasText: `${feedbackFailed}*` })).toBeVisible();
  await page.unroute('**/assets/**/*.js');
  expect(complaints.all.filter((complaint) => /NotFoundError|removeChild|insertBefore|#\d/.test(complaint))).toEqual(
    [],
  );
});
