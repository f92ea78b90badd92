import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import { secretsIn } from '../support/photo.ts';
import {
  chooseFile,
  deskForFile,
  drawing,
  expectAccessibleForm,
  fieldAt,
  openForm,
  showList,
  windowForFile,
} from './support/desk.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile(({ dir }) => {
  writeFileSync(join(dir, 'content/images/news/unused.svg'), drawing('#777'));
});
const own = windowForFile(desk);
const phone = readFileSync(join(import.meta.dirname, '../unit/desk/pictures/phone.heic'));
const image = (path: string) => join(desk.dir, 'content/images', path);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const save = async (page: Page) => {
  await button(page, english.save).click();
  await expect(page.getByText(english.saved)).toBeVisible();
};

/** Drops a file on a picker, or pastes it there. */
async function give(page: Page, kind: 'drop' | 'paste', pointer: string, name: string, bytes: Buffer): Promise<void> {
  const picker = page.locator('.file-picker', { has: fieldAt(page, 'data', `${pointer}-file`) });
  await picker.evaluate(
    (element, { kind, name, base64 }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { kind, name, base64: bytes.toString('base64') },
  );
}

test('a phone’s photograph is dropped, a screenshot pasted; both stand upright, and nobody reads where they were taken', async () => {
  const { page } = own;
  await showList(page, { language: 'en' });
  await openForm(page, 'news/new-microscope');
  const picture = fieldAt(page, 'data', '/imageUrl');
  await give(page, 'drop', '/imageUrl', 'IMG_2041.HEIC', phone);
  await expect(picture).toHaveText('news/img-2041.jpg');
  const kept = readFileSync(image('news/img-2041.jpg'));
  expect(secretsIn(kept)).toEqual([]);
  expect(await sharp(kept).metadata()).toMatchObject({ width: 336, height: 480 });
  await expectAccessibleForm(page);

  await test.step('one that is too small is told of, and is in no file before that is decided', async () => {
    const small = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#26c' } })
      .png()
      .toBuffer();
    await give(page, 'paste', '/imageUrl', 'image.png', small);
    const told = page.getByRole('alert').filter({ hasText: 'too small: 200 pixels' });
    await expect(told).toBeVisible();
    expect(existsSync(image('news/new-microscope.png'))).toBe(false);
    await expectAccessibleForm(page);
    await button(page, english.files.giveUp).click();
    await expect(told).toHaveCount(0);
    await expect(button(page, `${english.files.choose}: Picture`)).toBeFocused();
    await expect(picture).toHaveText('news/img-2041.jpg');
  });
  await button(page, `${english.remove}: Picture`).click();
  await expect(picture).toHaveText(english.files.none);
  await expect(fieldAt(page, 'en', '/imageAlt')).toHaveCount(0);
  const screenshot = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#26c' } })
    .png()
    .toBuffer();
  await give(page, 'paste', '/imageUrl', 'image.png', screenshot);
  await expect(picture).toHaveText('news/new-microscope.png');
  await test.step('that it only decorates is ticked, not left empty', async () => {
    const decorates = page.getByLabel(english.pictureTexts.decorates);
    const unsaid = page.getByText('Describe it, or tick').first();
    await expect(unsaid).toBeVisible();
    await decorates.check();
    await expect(unsaid).toBeHidden();
    await expectAccessibleForm(page);
    await decorates.uncheck();
    await expect(unsaid).toBeVisible();
  });
  await test.step('what it shows and its caption are written beside it, and saved with the form', async () => {
    await fieldAt(page, 'ua', '/imageAlt').fill('Вікно програми мікроскопа');
    await fieldAt(page, 'en', '/imageAlt').fill('A window of the microscope’s program');
    await button(page, english.pictureTexts.begin).press('Enter');
    const caption = page.getByLabel(new RegExp(`^${english.pictureTexts.caption}`));
    await expect(caption.first()).toBeFocused();
    await page.keyboard.type('Знімок екрана.');
    await caption.last().fill('A screenshot.');
    await expectAccessibleForm(page);
  });
  await save(page);
  expect(desk.read('en/news/2026.json')).toContain('A window of the microscope’s program');
  const captions = () => ['ua', 'en'].map((language) => desk.read(`${language}/pictures/news.json`));
  expect(captions()).toEqual([expect.stringContaining('Знімок екрана.'), expect.stringContaining('A screenshot.')]);
  await expect(button(page, english.save)).toBeDisabled();
  await test.step('what is written in it is discarded with the form, too', async () => {
    const caption = page.getByLabel(new RegExp(`^${english.pictureTexts.caption}`)).last();
    await caption.fill('Something else.');
    page.once('dialog', (asked) => asked.accept());
    await button(page, english.discard).click();
    await expect(caption).toHaveValue('A screenshot.');
    await expect(button(page, english.save)).toBeDisabled();
  });
  expect([existsSync(image('news/new-microscope.png')), existsSync(image('news/img-2041.jpg'))]).toEqual([
    true,
    false,
  ]);
});

test('a portrait is cut by a frame, moved with the pointer or the keyboard', async () => {
  const { page } = own;
  await openForm(page, 'person/koval-olena');
  const photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#00f' } })
    .composite([{ input: { create: { width: 300, height: 500, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  await chooseFile(page, `${english.files.choose}: Photo`, {
    name: 'Олена.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  const frame = page.getByRole('slider', { name: english.crop.frame });
  await expect(frame).toHaveAttribute('aria-valuetext', '30 % from the left, 0 % from the top, 40 % wide');
  await expectAccessibleForm(page);
  await test.step('the pointer moves the frame, up to the edge of the picture', async () => {
    const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 3 * width, y + height, { steps: 4 });
    await page.mouse.up();
    await expect(frame).toHaveAttribute('aria-valuetext', '60 % from the left, 0 % from the top, 40 % wide');
  });
  await frame.focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('slider', { name: english.crop.size }).fill('300');
  await expect(frame).toHaveAttribute('aria-valuetext', '5 % from the left, 13 % from the top, 30 % wide');
  await frame.press('Shift+ArrowRight');
  await button(page, english.files.usePart).press('Enter');
  await expect(fieldAt(page, 'data', '/photo')).toHaveText('people/olena.png');
  await save(page);
  const { data, info } = await sharp(image('people/olena.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 375]);
  expect([...data.subarray(0, 3), ...data.subarray(-3)]).toEqual([255, 0, 0, 0, 0, 255]);
});

test('a picture that is there is found, and taken once more; one that nothing uses is removed', async () => {
  const { page } = own;
  await openForm(page, 'news/open-day');
  await button(page, new RegExp(`^${english.library.open}`))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: english.library.images });
  await dialog.getByRole('searchbox').fill('news microscope.svg');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: new RegExp(`^${english.library.take}`) }).press('Enter');
  await expect(fieldAt(page, 'data', '/imageUrl/0')).toHaveText('news/microscope.svg');
  await expect(dialog).toHaveCount(0);
  await test.step('what pictures show moves and goes with them', async () => {
    const texts = () => [0, 1].map((index) => fieldAt(page, 'en', `/imageAlt/${index}`));
    const before = await Promise.all(texts().map((field) => field.inputValue()));
    await button(page, `${english.down}: Picture 1`).click();
    await expect(fieldAt(page, 'data', '/imageUrl/1')).toHaveText('news/microscope.svg');
    await button(page, english.undo).click();
    await expect(fieldAt(page, 'data', '/imageUrl/0')).toHaveText('news/microscope.svg');
    expect(await Promise.all(texts().map((field) => field.inputValue())), 'one step takes all back').toEqual(before);
    await button(page, english.redo).click();
    await expect(fieldAt(page, 'data', '/imageUrl/1')).toHaveText('news/microscope.svg');
    expect(await Promise.all(texts().map((field) => field.inputValue()))).toEqual([...before].reverse());
    await button(page, `${english.remove}: Picture 1`).click();
    await expect(fieldAt(page, 'en', '/imageAlt/0')).toHaveValue(before[0] ?? '');
    await expect(fieldAt(page, 'en', '/imageAlt/1')).toHaveCount(0);
  });
  await save(page);
  const item = (language: string) =>
    JSON.parse(desk.read(`${language}/news/2026.json`)).items.find(({ id }: { id: string }) => id === 'open-day');
  expect([item('data').imageUrl, item('ua').imageAlt.length, item('en').imageAlt.length]).toEqual([
    ['news/microscope.svg'],
    1,
    1,
  ]);

  await page.getByRole('link', { name: english.library.title }).click();
  const main = page.getByRole('main');
  const entry = (path: string) => main.getByRole('listitem').filter({ hasText: path });
  await expect(entry('news/microscope.svg').getByRole('link').first()).toBeVisible();
  await expect(entry('news/microscope.svg').getByRole('button')).toHaveCount(0);
  await expectAccessibleForm(page);
  await main.getByRole('checkbox', { name: english.library.unused }).check();
  page.once('dialog', (asked) => asked.accept());
  await entry('news/unused.svg').getByRole('button').click();
  await expect(entry('news/unused.svg')).toHaveCount(0);
  expect(existsSync(image('news/unused.svg'))).toBe(false);
});
