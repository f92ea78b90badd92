import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { kinds } from '../../src/content/kinds.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import type { PartName } from '../../src/desk/server/thing.ts';
import { chooseFile, deskForFile, fieldAt, labelOf, showList, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const pdf = readFileSync(join(import.meta.dirname, '../small-institute/files/charter.pdf'));
const phone = readFileSync(join(import.meta.dirname, '../unit/desk/pictures/phone.heic'));
const deskWords = { uk: ukrainian, en: english };
const desk = deskForFile();
const own = windowForFile(desk);

/** An editor who presses and writes, and counts both: a field of two languages is one. */
class Editor {
  presses = 0;
  readonly fields = new Set<string>();

  constructor(private readonly page: Page) {}

  async press(name: string, role: 'button' | 'link' = 'button', at = 0): Promise<void> {
    this.presses += 1;
    await this.page.getByRole(role, { name, exact: true }).nth(at).click();
  }

  async choose(button: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    this.presses += 1;
    await chooseFile(this.page, button, { name, mimeType, buffer });
  }

  /** Writes a field, to which the Tab key or the focus leads. */
  async write(part: PartName | 'new', pointer: string, text: string): Promise<void> {
    this.fields.add(`${part === 'new' ? 'new' : ''}${pointer.replace(/-(ua|en)$/, '')}`);
    const field = fieldAt(this.page, part, pointer);
    await field.focus();
    await field.fill(text);
  }
}

for (const language of ['uk', 'en'] as const) {
  const words = deskWords[language];

  test(`news with a phone’s photograph and a document takes at most 16 presses and 9 fields (${language})`, async () => {
    const { page } = own;
    const editor = new Editor(page);
    await showList(page, { language });
    const added = (kind: string) => kinds.find(({ name }) => name === kind)?.items?.added?.[language] ?? '';
    await editor.press(added('document'), 'link');
    editor.presses += 1;
    await fieldAt(page, 'new', '/kind').selectOption('regulation');
    editor.fields.add('kind');
    await editor.write('new', '/title', `Положення ${language}`);
    await editor.write('new', '/title-en', `Rules ${language}`);
    await page.keyboard.press('Control+s');
    const file = labelOf(language, 'documents-data', '/items/0', 'file');
    await editor.choose(`${words.files.choose}: ${file}`, `rules-${language}.pdf`, 'application/pdf', pdf);
    await expect(fieldAt(page, 'data', '/file')).toContainText('.pdf');
    await editor.press(words.save);
    await expect(page.getByRole('main').getByText(words.saved)).toBeVisible();

    await editor.press(added('news'), 'link');
    await editor.write('new', '/title', `Нова піч ${language}`);
    await editor.write('new', '/title-en', `A new furnace ${language}`);
    await page.keyboard.press('Control+s');
    const picture = labelOf(language, 'news-data', '/items/0', 'imageUrl');
    await editor.choose(`${words.files.choose}: ${picture}`, `IMG-${language}.HEIC`, 'image/heic', phone);
    for (const [part, alt, lead, text] of [
      ['ua', 'Піч', 'У нас нова піч.', 'Читайте положення.'],
      ['en', 'A furnace', 'We have a new furnace.', 'Read the rules.'],
    ] as const) {
      await editor.write(part, '/imageAlt', alt);
      await editor.write(part, '/text', lead);
      await editor.write(part, '/content', text);
      await page.keyboard.press('Control+End');
      await editor.press(words.insert.title, 'button', part === 'ua' ? 0 : 1);
      await page.keyboard.insertText(part === 'ua' ? `Положення ${language}` : `Rules ${language}`);
      editor.fields.add('search');
      editor.presses += 1;
      await page.locator('.found-list button').first().click();
    }
    await editor.press(words.save);
    await expect(page.getByRole('main').getByText(words.saved)).toBeVisible();
    // To send it takes two presses and a field more.
    expect(editor.presses).toBeLessThanOrEqual(14);
    expect(editor.fields.size).toBeLessThanOrEqual(8);
  });
}
