import type { Locator, Page, Route } from 'playwright/test';
import type { FooterTexts } from '../../../content/model/frame-texts.ts';
import type { ModalTexts } from '../../../content/model/modal-texts.ts';
import type { LanguageCode } from '../../../src/lib/language/languages.ts';
import { readContent } from './content.ts';
import { open } from './test.ts';

/** The form of a question on its way. */
export interface SentQuestion {
  headers: Record<string, string>;
  body: Record<string, string>;
}

/** A question that nothing is wrong with, as people write it. */
export const sample = {
  firstName: 'Олена',
  phone: '0671234567',
  email: 'olena@example.org',
  otherQuestion: 'Чи приймаєте ви зразки сталі?',
};

/** The question form on a page, found by the names and roles that visitors know it by. */
export class QuestionFormPage {
  readonly texts: ModalTexts;
  readonly footer: FooterTexts;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    readonly language: LanguageCode = 'ua',
  ) {
    this.texts = readContent(`${language}/modal.json`);
    this.footer = readContent(`${language}/footer.json`);
    this.dialog = page.getByRole('dialog', { name: this.texts.title });
  }

  get feedback(): Locator {
    return this.page.getByRole('button', { name: this.footer.feedback });
  }

  get closeButton(): Locator {
    return this.dialog.getByRole('button', { name: this.texts.close });
  }

  /** The button that sends, whatever it says at the moment. */
  get submit(): Locator {
    return this.dialog.locator('button[type=submit]');
  }

  get question(): Locator {
    return this.dialog.getByRole('combobox', { name: this.texts.labels.question });
  }

  field(name: 'firstName' | 'phone' | 'email' | 'otherQuestion'): Locator {
    return this.dialog.getByRole('textbox', { name: this.texts.labels[name] });
  }

  /** Opens a page, and the form on it. */
  async open(path = '/about/history'): Promise<void> {
    await open(this.page, (this.language === 'en' ? '/en' : '') + path);
    await this.feedback.click();
    await this.dialog.waitFor();
  }

  /** Fills the form in; the question is the visitor's own unless one is named. */
  async fill(question = 'other'): Promise<void> {
    await this.field('firstName').fill(sample.firstName);
    await this.field('phone').fill(sample.phone);
    await this.field('email').fill(sample.email);
    await this.question.selectOption(question);
    if (question === 'other') await this.field('otherQuestion').fill(sample.otherQuestion);
  }

  /** Answers instead of the function, and keeps what was sent. */
  async answer(handle: (route: Route, count: number) => Promise<unknown> | unknown): Promise<SentQuestion[]> {
    const sent: SentQuestion[] = [];
    await this.page.route('**/api/send', async (route) => {
      const request = route.request();
      sent.push({ headers: await request.allHeaders(), body: request.postDataJSON() });
      await handle(route, sent.length);
    });
    return sent;
  }
}

/** The question was taken. */
export const taken = (route: Route) => route.fulfill({ json: { success: true, message: 'ok' } });

/** It was not. */
export const notTaken = (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'no' } });

/** All that the page complains of then. */
export const notSent = /^error: (The question was not sent: |Failed to load resource)/;

/** Opens the form and stops the page's clock, which from then on moves only by `runFor`. */
export async function openWithStoppedClock(page: Page): Promise<QuestionFormPage> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const form = new QuestionFormPage(page);
  await form.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return form;
}
