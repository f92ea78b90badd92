import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import {
  deskForFile,
  expectAccessibleForm,
  fieldAt,
  headlineLabel,
  labelOf,
  listedThing,
  openForm,
  windowForFile,
} from './support/desk.ts';
import { button, discard, file, itemIn, thing, title } from './support/desk-news.ts';
import { hold } from './support/hold.ts';
import { typeDuring } from './support/type-during.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile(({ dir }) => noteReviewed(join(dir, 'content')));
const own = windowForFile(desk);

const headline = (page: Page) => page.getByLabel(headlineLabel('uk', 'ua'), { exact: false });
const translatedHeadline = (page: Page) => page.getByLabel(headlineLabel('uk', 'en'), { exact: false });
const body = (page: Page) => page.getByRole('textbox', { name: 'Текст · Українською' });

/** Opens the news item in the window of all these tests. */
async function open(): Promise<Page> {
  await openForm(own.page, thing);
  await expect(headline(own.page)).toBeVisible();
  return own.page;
}

/** Stops the page's clock, though not its timers: what is typed from now on, however slowly, is typed without a pause. */
const typeWithoutPause = (page: Page) => page.clock.setFixedTime(new Date());

/** Pastes what another program has put on the clipboard. */
async function paste(field: Locator, types: Readonly<Record<string, string>>): Promise<void> {
  await field.evaluate((area, given) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(given)) data.setData(type, text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, types);
}

/** The last field of the form. */
const last = (page: Page) => page.getByRole('main').locator('textarea').last();

/** True if the middle of an element is to be seen. */
const isSeen = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('changes are taken back and made again, also what was discarded', async () => {
  const page = await open();
  const before = await headline(page).inputValue();
  await expect(button(page, ukrainian.undo)).toHaveAttribute('aria-disabled', 'true');
  await typeWithoutPause(page);
  await headline(page).fill('Перша назва');
  const text = await body(page).textContent();
  await body(page).fill('Інший текст');
  await button(page, ukrainian.undo).press('Enter');
  expect(await body(page).textContent()).toBe(text);
  await expect(headline(page)).toHaveValue(before);
  await expect(button(page, ukrainian.undo)).toHaveAttribute('aria-disabled', 'true');
  await button(page, ukrainian.redo).press('Enter');
  await expect(body(page)).toHaveText('Інший текст');
  await expect(headline(page)).toHaveValue('Перша назва');
  await test.step('nobody answers just after it is discarded: it is shown once somebody does, and the fault is gone', async () => {
    await page.route('**/api/things/**', (route) => route.abort(), { times: 1 });
    page.once('dialog', (dialog) => dialog.accept());
    await button(page, ukrainian.discard).click();
    await expect(page.getByRole('alert').first()).toContainText(ukrainian.noAnswer);
    await expect(headline(page)).toHaveValue(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await button(page, ukrainian.undo).press('Enter');
  await expect(headline(page)).toHaveValue('Перша назва');
  await button(page, ukrainian.undo).press('Enter');
  await expect(headline(page)).toHaveValue(before);
  await expect(page.getByText(ukrainian.draft, { exact: true })).toHaveCount(0);
});

for (const [place, address] of [
  ['while what was typed before is on its way', '**/api/parts/**'],
  ['while it is discarded', '**/api/drafts/**'],
] as const) {
  test(`what is typed after "discard" stays, ${place}`, async () => {
    const page = await open();
    const before = await headline(page).inputValue();
    const translated = await translatedHeadline(page).inputValue();
    const release = await hold(page, address);
    const asked = page.waitForRequest(address);
    await headline(page).fill('Буде відкинуто');
    await translatedHeadline(page).fill('To be discarded');
    if (address.includes('parts')) await asked;
    page.once('dialog', (dialog) => dialog.accept());
    await button(page, ukrainian.discard).click();
    await asked;
    await body(page).fill('Набрано потім');
    const written = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.request().postData()?.includes('Набрано потім') === true,
    );
    release();
    await expect(headline(page)).toHaveValue(before);
    await expect(translatedHeadline(page)).toHaveValue(translated);
    await expect(body(page)).toHaveText('Набрано потім');
    await written;
    await page.unroute(address);
    await page.reload();
    await expect(body(page)).toHaveText('Набрано потім');
    await expect(headline(page)).toHaveValue(before);
    await discard(page, ukrainian);
  });
}

test('errors that are gone leave the list of all errors, also where files have the same one at the same place', async () => {
  const page = await open();
  const all = page.locator('details', { hasText: ukrainian.allMistakes });
  await all.locator('summary').click();
  const errors = all.locator('li.error');
  await button(page, ukrainian.writing.source).first().click();
  const lead = await body(page).inputValue();
  await body(page).fill('');
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await headline(page).fill('');
  await translatedHeadline(page).fill('');
  await expect(all.locator('summary')).toHaveText(/: 3$/);
  await expect(errors).toHaveCount(3);
  await discard(page, ukrainian);
  await expect(all.locator('summary')).toHaveText(/: 1$/);
  await expect(errors).toHaveCount(1);
  await body(page).fill(lead);
  await expect(errors).toHaveCount(0);
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await all.locator('summary').click();
});

test('a preview that errors stop names the things that have them, with links to their fields', async () => {
  const other = 'news/open-day';
  const page = await open();
  await button(page, ukrainian.preview.show).click();
  const preview = page.getByRole('region', { name: ukrainian.preview.title });
  await expect(preview).toBeVisible();
  await expect(preview.getByText(ukrainian.preview.stopped)).toHaveCount(0);
  await openForm(page, other);
  const before = await headline(page).inputValue();
  const translated = await translatedHeadline(page).inputValue();
  await headline(page).fill('');
  await expect(page.getByText(ukrainian.draft, { exact: true })).toBeVisible();
  await openForm(page, thing);
  const link = preview.locator(`a[href^="#/${other}"]`);
  await expect(preview.getByText(ukrainian.preview.stopped)).toBeVisible();
  await expect(link).toBeVisible();
  await expectAccessibleForm(page);
  await link.press('Enter');
  await expect(translatedHeadline(page)).toHaveValue(translated);
  await expect(headline(page)).toBeFocused();
  await headline(page).fill(before);
  await expect(preview.getByText(ukrainian.preview.stopped)).toHaveCount(0);
  await button(page, ukrainian.preview.show).click();
});

test('a text is written as visitors see it, by keyboard; its source is one press away, and pastes and mistakes are in both', async () => {
  const page = await open();
  const words = ukrainian.writing;
  const source = page.locator('textarea#field-ua-content');
  const expectSource = async (text: string) => {
    await button(page, words.source).first().click();
    await expect(source).toHaveValue(text);
    await button(page, words.source).first().click();
  };
  await body(page).getByRole('img').click();
  await button(page, words.pictureWords).press('Enter');
  await page.getByRole('textbox', { name: words.pictureWords, exact: true }).fill('Зерна цементиту');
  await page.keyboard.press('Enter');
  await expect(body(page).getByRole('img', { name: 'Зерна цементиту' })).toBeVisible();
  await expect(body(page)).toBeFocused();

  await body(page).fill('Склад сталі');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(':');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- вуглець, ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/contacts');
  await page.getByLabel(words.linkWords).fill('марганець');
  await page.getByLabel(words.linkAddress).press('Enter');
  await expect(body(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('сірка');
  const list = 'Склад **сталі**:\n\n- вуглець, [марганець](/contacts)\n- сірка';
  await expectSource(list);

  // The tools are one stop of the Tab key, and the arrow keys lead on.
  await body(page).press('Control+End');
  await page.keyboard.press('Alt+F10');
  await expect(button(page, words.bold).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, words.italic).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(body(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('toolbar', { name: 'Текст · Англійською' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(body(page)).toBeFocused();

  // An empty entry ends the list.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(body(page), { 'text/plain': 'Марка\tC, %\nСт3\t0,18' });
  await body(page).getByRole('cell', { name: 'Ст3' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('сп');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ст5');
  await expectSource(`${list}\n\n| Марка | C, % |\n|---|---|\n| Ст3сп | 0,18 |\n| Ст5 |  |`);

  await body(page).fill('Піч');
  await paste(body(page), { 'text/plain': 'м', 'text/html': '<p class="MsoNormal"> <b>міцна</b><o:p></o:p></p>' });
  await expect(body(page).getByText('міцна')).toHaveCSS('font-weight', '700');
  await page.keyboard.press('Control+z');
  await expect(body(page)).toHaveText('Піч');
  await discard(page, ukrainian);
});

test('what is copied keeps its form in Word, in the other language and in its source; the caret is where the keys have put it', async () => {
  const page = await open();
  const source = page.locator('textarea#field-ua-content');
  const showSource = () => button(page, ukrainian.writing.source).first().click();
  const other = page.getByRole('textbox', { name: 'Текст · Англійською' });
  const text = [
    '## Піч',
    '* **Сталь**, {phone}\n  1. [статут](/files/charter.pdf "PDF")',
    '| Марка | C |\n|---|---:|\n| Ст3 | 0,18 |',
    '```sh\nls\n```',
  ].join('\n\n');
  await showSource();
  await source.fill(text);
  await showSource();
  await body(page).press('Control+Home');
  await page.keyboard.insertText('Нова ');
  await page.keyboard.press('Control+Shift+End');
  const copied = async (type: 'copy' | 'cut') => {
    // With this key copying begins: the selection is read then.
    await page.keyboard.press('Control');
    return body(page).evaluate((area, type) => {
      const data = new DataTransfer();
      area.dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }));
      return Object.fromEntries([...data.types].map((each) => [each, data.getData(each)]));
    }, type);
  };
  await page.keyboard.press('Control+a');
  const data = await copied('copy');
  for (const html of ['<h2', '<ul', '<ol', '<strong>', 'href="/files/charter.pdf"', '<td', '>+38 (044) 000-00-00<'])
    expect(data['text/html']).toContain(html);
  expect(data['text/plain']).toContain('Сталь, +38 (044) 000-00-00');
  const whole = text.replace('Піч', 'Нова Піч');
  expect(data['text/markdown']).toBe(whole);
  await other.press('Control+a');
  await paste(other, data);
  await button(page, ukrainian.writing.source).last().click();
  await expect(page.locator('textarea#field-en-content')).toHaveValue(whole);
  await button(page, ukrainian.writing.source).last().click();
  await test.step('words of one paragraph are no paragraph, and a source takes them as they are written', async () => {
    await body(page).press('Control+Home');
    await page.keyboard.press('Shift+End');
    const words = await copied('cut');
    expect(words).toMatchObject({ 'text/plain': 'Нова Піч', 'text/markdown': 'Нова Піч' });
    await showSource();
    await source.press('Control+a');
    await paste(source, data);
    await expect(source).toHaveValue(whole);
    await showSource();
  });
  await discard(page, ukrainian);
});

test('a mistake is fixed at its field, nothing else is, and what is typed meanwhile stays', async () => {
  const page = await open();
  await headline(page).fill('Новий "великий" мікроскоп');
  await body(page).fill('Прилад "для всіх".');
  const fix = page.getByRole('button', { name: new RegExp(`^${ukrainian.fixOne}:`) });
  // Each mistake is told in the list above the fields, and at its field.
  await expect(fix).toHaveCount(4);
  await expectAccessibleForm(page);
  await typeDuring(page, '**/api/fix/**', () => fix.first().press('Enter'), body(page), 'Прилад "для двох".');
  await expect(headline(page)).toHaveValue('Новий «великий» мікроскоп');
  await expect(body(page)).toHaveText('Прилад "для двох".');
  await expect(body(page)).toBeFocused();
  await expect(fix).toHaveCount(2);
  // It is underlined where it is, and the line below leads there.
  await expect(body(page).locator('.mistake')).toHaveText('"для двох"');
  await page
    .locator('.field-mistake')
    .getByRole('button', { name: /«для двох»/ })
    .first()
    .press('Enter');
  await expect(body(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('"для двох"');
  await fix.last().press('Enter');
  await expect(body(page)).toHaveText('Прилад «для двох».');
  await discard(page, ukrainian);
});

test('a translation whose text has changed is found in the list, and confirmed', async () => {
  const page = await open();
  await headline(page).fill('Найновіший мікроскоп');
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await page.getByLabel(ukrainian.onlyStale).check();
  const found = page.getByRole('navigation', { name: ukrainian.things }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await found.getByRole('link').click();
  const confirm = page.getByRole('button', { name: new RegExp(`^${ukrainian.confirm}:`) });
  await expect(confirm).toHaveCount(2);
  await confirm.first().press('Enter');
  await expect(page.getByText(ukrainian.confirmed)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.getByLabel(ukrainian.onlyStale).uncheck();
});

test('what is typed while saving stays in the field, with the focus, and is kept', async () => {
  const page = await open();
  await headline(page).fill('Збережена назва');
  await expect(listedThing(page, thing)).toContainText(ukrainian.draft);
  const written = page.waitForResponse((response) => !!response.request().postData()?.includes('Написано, поки'));
  const save = () => button(page, ukrainian.save).click();
  await typeDuring(page, '**/api/save/**', save, body(page), 'Написано, поки зберігалося');
  expect((await written).status()).toBe(200);
  await expect(page.getByText(ukrainian.draft, { exact: true })).toBeVisible();
  await expect(body(page)).toHaveText('Написано, поки зберігалося');
  await expect(body(page)).toBeFocused();
  expect(itemIn(desk.read(file)).title).toBe('Збережена назва');
});

test('what could not be sent in several languages, and what is typed just before the page is loaded again, is kept', async () => {
  const page = await open();
  const refusal = page.getByRole('alert').filter({ hasText: ukrainian.failed });
  const parts = '**/api/parts/**';
  await page.route(parts, (route) => route.abort());
  await headline(page).fill('Назва без зв’язку');
  await translatedHeadline(page).fill('A headline without a connection');
  await expect(refusal).toBeVisible();
  await page.unroute(parts);
  await headline(page).fill('Назва зі зв’язком');
  await expect(refusal).toHaveCount(0);
  const loaded = page.waitForEvent('load');
  await headline(page).evaluate((field: HTMLTextAreaElement) => {
    field.select();
    document.execCommand('insertText', false, 'Набрано востаннє');
    location.reload();
  });
  await loaded;
  await expect(headline(page)).toHaveValue('Набрано востаннє');
  await expect(translatedHeadline(page)).toHaveValue('A headline without a connection');
});

test('a field that the form does not know can be read, and removed', async () => {
  const path = join(desk.dir, 'content/ua/news/2026.json');
  const value = JSON.parse(desk.read('ua/news/2026.json'));
  value.items.find(({ id }: { id: string }) => id === 'open-day').notes = { hall: 1 };
  writeFileSync(path, JSON.stringify(value, null, 2));
  const { page } = own;
  await openForm(own.page, 'news/open-day');
  const notes = page.locator('#field-ua-notes');
  await expect(notes).toContainText('1');
  await expect(page.getByText(ukrainian.unknownField)).toBeVisible();
  await page.getByRole('button', { name: `${ukrainian.remove}: notes` }).press('Enter');
  await expect(notes).toHaveCount(0);
  await expect(listedThing(page, 'news/open-day')).toContainText(ukrainian.draft);
});

test('the last person of a list that a laboratory needs is taken out, and the list stays', async () => {
  const staff = labelOf('uk', 'laboratory-data', '', 'staff');
  const { page } = own;
  await openForm(own.page, 'laboratory/heat-tech');
  await button(page, `${ukrainian.add}: ${staff}`).click();
  await fieldAt(page, 'data', '/staff/0').selectOption('koval-olena');
  // Otherwise the list would soon be that of the file again, and there would be nothing to save.
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await button(page, `${ukrainian.remove}: ${staff} 1`).press('Enter');
  await expect(fieldAt(page, 'data', '/staff/0')).toHaveCount(0);
  await button(page, ukrainian.save).click();
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(JSON.parse(desk.read('data/laboratories/heat-tech.json')).staff).toEqual([]);
});

test('a form is saved from its end at 400 %, with Ctrl+S in any layout of the keyboard, too; the bar covers nothing with the focus', async () => {
  const page = await open();
  await page.setViewportSize({ width: 320, height: 256 });
  await title(page).fill('Назва з кінця форми');
  await last(page).focus();
  await expect.poll(() => isSeen(button(page, ukrainian.save))).toBe(true);
  // Whatever is focused on the way back to the top is scrolled to.
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const place = await page.evaluate((save) => {
      const focused = document.activeElement as HTMLElement;
      const saveButton = [...document.querySelectorAll('button')].find((each) => each.textContent === save);
      let bar = saveButton as HTMLElement;
      while (bar.parentElement && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
      const { top, height } = focused.getBoundingClientRect();
      return {
        id: focused.id,
        isOfBar: bar.contains(focused),
        top,
        isTaller: height > innerHeight - bar.getBoundingClientRect().bottom,
        bar: bar.getBoundingClientRect().bottom,
      };
    }, ukrainian.save);
    if (place.isOfBar) break;
    // A pixel of its frame may be lost to rounding.
    expect(place.isTaller || place.top + 1 >= place.bar, `${place.id} at ${place.top}, bar to ${place.bar}`).toBe(
      true,
    );
  }
  await title(page).dispatchEvent('keydown', { key: 'і', code: 'KeyS', ctrlKey: true, bubbles: true });
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  expect(itemIn(desk.read(file)).title).toBe('Назва з кінця форми');
});
