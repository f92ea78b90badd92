import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { kinds } from '../../src/content/kinds.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import type { PartName } from '../../src/desk/server/thing.ts';
import { secretsIn } from '../support/photo.ts';
import { chooseFile, deskForFile, fieldAt, labelOf, openForm, showList, windowForFile } from './support/desk.ts';
import { test } from './support/worker-test.ts';

const pdf = readFileSync(join(import.meta.dirname, '../small-institute/files/charter.pdf'));
const phone = readFileSync(join(import.meta.dirname, '../unit/desk/pictures/phone.heic'));
const deskWords = { uk: ukrainian, en: english };
let remote: string;
const desk = deskForFile((made) => {
  remote = made.publish();
});
const own = windowForFile(desk);

/** A file of the content as a branch of the remote has it. */
const sentFile = (branch: string, path: string): Buffer =>
  execFileSync('git', ['--git-dir', remote, 'show', `${branch}:content/${path}`]);
const sentJson = (branch: string, path: string) => JSON.parse(sentFile(branch, path).toString());

/** An editor who presses and writes, and counts both: a field of two languages is one. */
class Editor {
  presses = 0;
  readonly fields = new Set<string>();
  readonly words: typeof english;

  constructor(
    private readonly page: Page,
    private readonly language: 'uk' | 'en',
  ) {
    this.words = deskWords[language];
  }

  async press(name: string, role: 'button' | 'link' | 'radio' = 'button', at = 0, clickCount = 1): Promise<void> {
    this.presses += 1;
    await this.page.getByRole(role, { name, exact: true }).nth(at).click({ clickCount });
  }

  async choose(button: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    this.presses += 1;
    await chooseFile(this.page, button, { name, mimeType, buffer });
  }

  /** Writes a field, to which the Tab key or the focus leads. */
  async write(part: PartName | 'new' | 'document' | 'send', pointer: string, text: string): Promise<void> {
    this.fields.add(`${/^(?:ua|en)$/.test(part) ? '' : part}${pointer.replace(/-(?:ua|en)$/, '')}`);
    const field = fieldAt(this.page, part as PartName, pointer);
    await field.focus();
    await field.fill(text);
  }

  async select(part: 'document', pointer: string, value: string): Promise<void> {
    this.fields.add(part + pointer);
    await fieldAt(this.page, part as PartName, pointer).selectOption(value);
  }

  async save(): Promise<void> {
    await this.press(this.words.save);
    await expect(this.page.getByRole('main').getByText(this.words.saved)).toBeVisible();
  }

  /** Sends all that is saved. @returns the branch */
  async send(title: string): Promise<string> {
    const { sending } = this.words;
    await this.write('send', '/title', title);
    await expect(this.page.getByRole('button', { name: sending.send })).not.toHaveAttribute('aria-disabled', 'true');
    await this.press(sending.send);
    const done = this.page.getByRole('heading', { name: `${sending.sent}: ` });
    await expect(done).toBeFocused();
    return ((await done.textContent()) ?? '').slice(sending.sent.length + 2);
  }

  /** The label of a field of the facts. */
  label(schema: string, pointer: string, key: string): string {
    return labelOf(this.language, schema, pointer, key);
  }
}

/** Entries of a list in a list, as Word puts them on the clipboard. */
const wordList = [
  [1, 'Сталь'],
  [2, 'Вуглецева'],
  [1, 'Чавун'],
].map(
  ([level, words]) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`,
);

async function paste(page: Page, id: string, html: string): Promise<void> {
  await page.locator(`[id="${id}"]`).evaluate((area, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

for (const language of ['uk', 'en'] as const) {
  const words = deskWords[language];
  const news = `a-new-furnace-${language}`;

  test(`news with a phone’s photograph and a document is sent in at most 16 presses and 9 fields (${language})`, async () => {
    const { page } = own;
    const editor = new Editor(page, language);
    await showList(page, { language });
    await editor.press(kinds.find(({ name }) => name === 'news')?.items?.added?.[language] ?? '', 'link');
    await editor.write('new', '/title', `Нова піч ${language}`);
    await editor.write('new', '/title-en', `A new furnace ${language}`);
    await page.keyboard.press('Control+s');
    await test.step('what nobody has come to write yet is no error', async () => {
      await expect(page.getByRole('region', { name: words.toDo }).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('region', { name: words.errors })).toHaveCount(0);
    });
    const picture = editor.label('news-data', '/items/0', 'imageUrl');
    await editor.choose(`${words.files.choose}: ${picture}`, `IMG-${language}.HEIC`, 'image/heic', phone);
    for (const [part, alt, lead, text, title] of [
      ['ua', 'Піч', 'У нас нова піч.', 'Читайте ', `Положення ${language}`],
      ['en', 'A furnace', 'We have a new furnace.', 'Read ', `Rules ${language}`],
    ] as const) {
      await editor.write(part, '/imageAlt', alt);
      await editor.write(part, '/text', lead);
      await editor.write(part, '/content', text);
      await page.keyboard.press('Control+End');
      await editor.press(words.insert.title, 'button', part === 'ua' ? 0 : 1);
      if (part === 'ua') {
        const file = `${words.files.choose}: ${words.insert.newDocument}`;
        await editor.choose(file, `rules-${language}.pdf`, 'application/pdf', pdf);
        await editor.select('document', '/kind', 'regulation');
        await editor.write('document', '/title', title);
        await editor.write('document', '/title-en', `Rules ${language}`);
        await editor.press(words.insert.put);
      } else {
        await page.keyboard.insertText(title);
        editor.fields.add('search');
        editor.presses += 1;
        await page.locator('.found-list button').first().click();
      }
      await expect(page.locator('dialog')).toHaveCount(0);
    }
    await editor.save();
    await editor.press(words.sendNext, 'link');
    const branch = await editor.send(`Нова піч ${language}`);
    expect(editor.presses).toBeLessThanOrEqual(16);
    expect(editor.fields.size).toBeLessThanOrEqual(9);

    const item = (part: string) =>
      sentJson(branch, `${part}/news/2026.json`).items.find(({ id }: { id: string }) => id === news);
    expect(item('ua').content).toBe(`Читайте [Положення ${language}](/files/regulations/rules-${language}.pdf)`);
    expect(item('en').content).toBe(`Read [Rules ${language}](/files/regulations/rules-${language}.pdf)`);
    expect(sentJson(branch, 'data/documents.json').items).toContainEqual(
      expect.objectContaining({ file: `regulations/rules-${language}.pdf`, kind: 'regulation' }),
    );
    const photo = sentFile(branch, `images/${item('data').imageUrl}`);
    expect(secretsIn(photo)).toEqual([]);
    expect(await sharp(photo).metadata()).toMatchObject({ width: 336, height: 480 });
  });

  test(`the day goes on with a list of Word, a chart, a portrait and a move (${language})`, async () => {
    const { page } = own;
    const editor = new Editor(page, language);
    await openForm(page, `news/${news}`);
    await fieldAt(page, 'ua', '/content').press('Control+End');
    await page.keyboard.press('Enter');
    await paste(page, 'field-ua-content', wordList.join(''));
    await test.step('a chart of cells of a spreadsheet', async () => {
      const chart = new Editor(page, language);
      const { insert } = words;
      await chart.press(insert.title);
      await chart.press(insert.groups.chart);
      await page.keyboard.insertText('Рік\tСталь, т\n2024\t1250,5\n2025\t1310');
      const fill = async (label: string, text: string) => {
        chart.presses += 1;
        await page.getByLabel(label, { exact: true }).fill(text);
      };
      const [ua, en] = { uk: ['Українською', 'Англійською'], en: ['In Ukrainian', 'In English'] }[language];
      await fill(`${insert.name} · ${ua}`, `Виплавка сталі ${language}`);
      await fill(`${insert.name} · ${en}`, `Steel made ${language}`);
      await fill(`${insert.horizontal} · ${en}`, 'Year');
      await fill(`${insert.vertical} · ${en}`, 'Steel');
      await chart.press(insert.put);
      await expect(page.locator('dialog')).toHaveCount(0);
      await chart.save();
      expect(chart.presses).toBeLessThanOrEqual(12);
    });
    await test.step('a portrait is cut, and its person moved', async () => {
      await openForm(page, 'person/bondar-petro');
      const { data } = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#26c' } })
        .png()
        .toBuffer({ resolveWithObject: true });
      const photo = editor.label('person-data', '', 'photo');
      await editor.choose(`${words.files.choose}: ${photo}`, `petro-${language}.png`, 'image/png', data);
      await page.getByRole('slider', { name: words.crop.frame }).press('ArrowRight');
      await editor.press(`${words.files.usePart}: ${photo}`);
      await expect(fieldAt(page, 'data', '/photo')).toHaveText(`people/petro-${language}.png`);
      const to = language === 'uk' ? 'laboratory/heat-tech' : 'department/pig-iron';
      const moved = page.waitForResponse('**/api/assign/**');
      await page.getByRole('combobox', { name: words.belongs.title }).selectOption(to);
      await moved;
      await editor.save();
    });
  });

  test(`twenty people and their publications are pasted, and all of the day is sent (${language})`, async () => {
    const { page } = own;
    const editor = new Editor(page, language);
    const given = words.import;
    const letters = [...'абвгдежзиіклмнопрсту'];
    const name = (letter: string) => `${language === 'uk' ? 'Згурськ' : 'Явір'}${letter}ч Юлія`;
    const people = letters.map((letter) => `${name(letter)}\tінженер`);
    const works = letters.map(
      (_, index) =>
        `@article{k${index}, title={Slag ${language} ${index}}, author={Bondar, Petro}, year={2020}, language={english}}`,
    );
    await openForm(page, 'import');
    for (const [kind, text] of [
      ['person', ['ПІБ\tПосада', ...people].join('\n')],
      ['publication', works.join('\n')],
    ] as const) {
      await page.getByLabel(given.what).selectOption(kind);
      await page.getByLabel(given.text).fill(text);
      await editor.press(`${given.add}: 20`);
      await expect(page.getByRole('heading', { name: given.added })).toHaveText(`${given.added}: 20`);
      await editor.press(given.saveAll);
      await expect(page.getByText(given.saved)).toBeVisible();
    }
    await page.getByRole('link', { name: words.sending.send, exact: true }).click();
    const branch = await editor.send(`Відділ ${language}`);
    const item = sentJson(branch, 'ua/news/2026.json').items.find(({ id }: { id: string }) => id === news);
    expect(item.content).toContain('- Сталь\n  - Вуглецева\n- Чавун\n\n{figure/steel-made-');
    expect(sentJson(branch, `data/figures/steel-made-${language}.json`).chart.series).toHaveLength(1);
    const portrait = sentFile(branch, `images/people/petro-${language}.png`);
    expect(await sharp(portrait).metadata()).toMatchObject({ width: 400, height: 500 });
    const staff = ['laboratories/heat-tech', 'departments/pig-iron'].map(
      (path) => sentJson(branch, `data/${path}.json`).staff,
    );
    expect(staff).toEqual(language === 'uk' ? [['bondar-petro'], []] : [[], ['bondar-petro']]);
    const files = execFileSync('git', [
      '--git-dir',
      remote,
      'ls-tree',
      '--name-only',
      branch,
      'content/data/people/',
    ]);
    const made = files
      .toString()
      .split('\n')
      .filter((path) => path.includes(language === 'uk' ? 'zghursk' : 'yavir'));
    expect(made).toHaveLength(20);
    const publications = sentJson(branch, 'en/publications/2020.json').items as { title: string }[];
    expect(publications.filter(({ title }) => title.startsWith(`Slag ${language}`))).toHaveLength(20);
  });
}
