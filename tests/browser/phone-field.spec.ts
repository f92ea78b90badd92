import type { Page } from 'playwright/test';
import type { SiteData } from '../../content/model/site-data.ts';
import { boxOf } from './support/box.ts';
import { readContent } from './support/content.ts';
import { wholePhone } from './support/phone-numbers.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { expect, test } from './support/test.ts';

// The outcome of every form, and which are refused, is tested with the mask itself: tests/unit/phone-mask.test.ts.
const [pasted, filledIn, typed] = [
  'моб.: 8 067 123 45 67 (Viber), Олена',
  '０６７１２３４５６７',
  '671234567',
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Where the caret stands in the field that has the focus. */
const caret = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);

const setCaret = (page: Page, position: number) =>
  page.evaluate((at) => (document.activeElement as HTMLInputElement).setSelectionRange(at, at), position);

test('the phone of the question form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = new QuestionFormPage(page);
  await form.open();
  const phone = form.field('phone');
  const message = form.texts.validation.phone;
  await form.question.selectOption('other');

  /** Empties the field, and puts the focus on it. */
  const clear = async () => {
    await phone.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('+38 (0');
  };

  await test.step('what is pasted becomes one form, whatever stood there', async () => {
    await clear();
    await page.keyboard.type('50');
    await paste(page, pasted);
    await expect(phone).toHaveValue(wholePhone);
    expect(await caret(page)).toBe(wholePhone.length);
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('what the browser fills in becomes the same form, and so does what is typed without a beginning', async () => {
    await fillIn(page, '+38 (0');
    await expect(phone).toHaveValue('+38 (0');
    await fillIn(page, filledIn);
    await expect(phone).toHaveValue(wholePhone);
    await clear();
    await page.keyboard.type(typed);
    await expect(phone).toHaveValue(wholePhone);
  });

  await test.step('a foreign number is refused with a message, and what was there stays', async () => {
    await clear();
    await page.keyboard.type('50123');
    for (const write of [paste, fillIn, drop]) {
      await write(page, '+48 501 234 567');
      await expect(phone).toHaveValue('+38 (050) 123');
      await expect(phone).toHaveAccessibleDescription(message);
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.type('4');
      await expect(phone).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Backspace');
      await expect(phone).toHaveValue('+38 (050) 123');
    }
  });

  await test.step('so is one that is typed, until it is deleted or the field is left; the office’s address is there', async () => {
    for (const begin of [() => page.keyboard.press('Backspace'), () => phone.blur()]) {
      await clear();
      // A number in India, with a code that operators of Ukraine have, too.
      await page.keyboard.type('0091 98765 43210');
      await expect(phone).toHaveValue('+38 (0');
      await expect(phone).toHaveAccessibleDescription(message);
      await begin();
      await phone.focus();
      await page.keyboard.type(typed);
      await expect(phone).toHaveValue(wholePhone);
    }
    const { email } = readContent<SiteData>('data/site.json');
    await expect(form.dialog.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });

  await test.step('what is dropped becomes the same form', async () => {
    await clear();
    await drop(page, pasted);
    await expect(phone).toHaveValue(wholePhone);
  });

  await test.step('a number is fixed in the middle, and the caret stays there', async () => {
    await clear();
    await paste(page, pasted);
    await setCaret(page, 12);
    await page.keyboard.press('Backspace');
    await expect(phone).toHaveValue('+38 (067) 134-56-7');
    expect(await caret(page)).toBe(11);
    await page.keyboard.type('9');
    await expect(phone).toHaveValue('+38 (067) 193-45-67');
    expect(await caret(page)).toBe(12);
    // A full number takes no more, and loses nothing.
    await page.keyboard.type('8');
    await expect(phone).toHaveValue('+38 (067) 193-45-67');
    await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('+38 (067) 194-56-7');
  });

  await test.step('the prefix stays, wherever one types or deletes', async () => {
    await clear();
    await page.keyboard.press('Home');
    await page.keyboard.type('6');
    await expect(phone).toHaveValue('+38 (06');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
    await expect(phone).toHaveValue('+38 (0');
    await page.keyboard.press('Home');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('+38 (0');
    await paste(page, pasted);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+x');
    await expect(phone).toHaveValue('+38 (0');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(phone).toHaveValue(wholePhone);
  });

  await test.step('undo and redo go back and forth', async () => {
    await clear();
    await page.keyboard.type('671');
    await paste(page, '0509876543');
    await expect(phone).toHaveValue('+38 (050) 987-65-43');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(phone).toHaveValue('+38 (067) 1');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(phone).toHaveValue('+38 (067');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(phone).toHaveValue('+38 (050) 987-65-43');
  });

  await test.step('an input method may compose digits of its own', async () => {
    await clear();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: '６７１', selectionStart: 3, selectionEnd: 3 });
    await session.send('Input.imeSetComposition', { text: '６７１２３', selectionStart: 5, selectionEnd: 5 });
    await session.send('Input.insertText', { text: '６７１２３' });
    await expect(phone).toHaveValue('+38 (067) 123');
    await page.keyboard.type('4567');
    await expect(phone).toHaveValue(wholePhone);
  });

  await test.step('what the field shows is what is sent', async () => {
    await clear();
    const sent = await form.answer((route) => route.fulfill({ json: { success: true } }));
    await form.fill('journal');
    await fillIn(page, '00380501112233', 'phone');
    await expect(phone).toHaveValue('+38 (050) 111-22-33');
    await form.submit.click();
    await expect.poll(() => sent[0]?.body.phone).toBe('+38 (050) 111-22-33');
  });
});

/** Drags a text from the visitor's own question, and drops it on the phone. */
async function drop(page: Page, text: string): Promise<void> {
  const source = page.locator('textarea[name=otherQuestion]');
  await source.fill(text);
  await source.selectText();
  const from = await boxOf(source);
  const to = await boxOf(page.locator('input[name=phone]'));
  await page.mouse.move(from.x + 30, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 20, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Does what a browser does when it fills a field in: it overwrites the value and tells of it afterwards. */
async function fillIn(page: Page, text: string, name = 'phone'): Promise<void> {
  await page.locator(`input[name=${name}]`).evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}
