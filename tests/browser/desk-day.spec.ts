import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { noteReviewed } from '../../src/check/command/note-reviewed.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { newItem } from '../../src/new-item/new-item.ts';
import { newKinds } from '../../src/new-item/questions.ts';
import { filesOf } from '../support/files-of.ts';
import { chooseFile, Desk, drawing, fieldAt, labelOf } from './support/desk.ts';
import { test } from './support/worker-test.ts';

// What cannot be done fails long before the day is over.
test.use({ actionTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const deskWords = { uk: ukrainian, en: english as typeof ukrainian };

const order = {
  kind: 'order',
  date: '19.11.2026',
  title: 'Наказ про введення печі в експлуатацію',
  'title-en': 'Order on commissioning the furnace',
};
const orderFile = { name: 'Наказ №5.pdf', mimeType: 'application/pdf' };
const news = {
  date: '20.11.2026',
  title: 'Пуск нової печі',
  'title-en': 'A new furnace is started',
  text: 'У лабораторії запрацювала піч на 60 кг.',
  'text-en': 'A 60 kg furnace has been commissioned in the laboratory.',
  body: 'Піч працює з вівторка.',
  'body-en': 'The furnace has been running since Tuesday.',
  alt: 'Піч у цеху',
  'alt-en': 'The furnace in its hall',
  caption: 'Піч у день пуску.',
  'caption-en': 'The furnace on the day of its start.',
};
const picture = { name: 'Нова піч.svg', mimeType: 'image/svg+xml', buffer: drawing('#345') };
const correctedHeadline = 'Стара піч, яку зупинено';

const leavingId = 'hnatiuk-iryna';
const leaving = { name: 'Гнатюк Ірина Петрівна', position: 'інженер', 'position-en': 'engineer', unit: 'pig-iron' };

/** What an editor's computer has before the day: published content with a record of its translations. */
async function morning(): Promise<Desk> {
  const desk = new Desk();
  const content = join(desk.dir, 'content');
  const { id } = await newItem(content, 'person', leaving, { language: 'en' });
  expect(id).toBe(leavingId);
  fixContent(content);
  noteReviewed(content);
  desk.publish();
  return desk;
}

/** The same day with the commands and an editor for text. @returns the files of the content in the evening */
async function dayOfCommands(): Promise<Record<string, string>> {
  const desk = await morning();
  const content = join(desk.dir, 'content');
  const command = (name: string, ...args: string[]) => {
    const options = ['scripts/tool.mjs', name, ...args, '--content', content];
    const env = { ...process.env, FORCE_COLOR: undefined, CACHE_DIR: join(desk.dir, 'cache') };
    const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: root, env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  };
  const given = (name: string, bytes: Buffer) => {
    const path = join(desk.dir, name);
    writeFileSync(path, bytes);
    return path;
  };
  const change = (path: string, from: string, to: string) => {
    const text = desk.read(path);
    expect(text).toContain(from);
    writeFileSync(join(content, path), text.replace(from, to));
  };
  try {
    const pdf = readFileSync(join(content, 'files/charter.pdf'));
    const answers = Object.entries({ ...order, file: given(orderFile.name, pdf) });
    command('new', 'document', ...answers.flatMap(([option, answer]) => [`--${option}`, answer]));
    const { id } = JSON.parse(desk.read('data/documents.json')).items.find(
      (each: { file: string }) => each.file !== 'charter.pdf',
    );
    const image = given(picture.name, picture.buffer);
    // What the command calls.
    await newItem(content, 'news', { ...news, image, documents: id });
    change('data/departments/pig-iron.json', `[\n    "bondar-petro",\n    "${leavingId}"\n  ]`, '[]');
    change('data/laboratories/heat-tech.json', '"staff": []', '"staff": [\n    "bondar-petro"\n  ]');
    change('data/news/2026.json', '28.02.2026', '27.02.2026');
    change('ua/news/2025.json', '"title": "Стара піч"', `"title": "${correctedHeadline}"`);
    for (const folder of ['data', 'ua', 'en']) rmSync(join(content, folder, `people/${leavingId}.json`));
    const redirects = [{ from: `/person/${leavingId}`, to: '/contacts' }];
    const $schema = '../schema/redirects-data.schema.json';
    writeFileSync(join(content, 'data/redirects.json'), JSON.stringify({ $schema, redirects }));
    command('check', '--fix');
    return filesOf(content);
  } finally {
    await desk.end();
  }
}

let desk: Desk | undefined;
test.afterEach(() => desk?.end());

test("an editor's day at the desk, begun in Ukrainian and gone on with in English, leaves what the commands leave", async ({
  page,
}) => {
  const expected = await dayOfCommands();
  desk = await morning();
  await desk.serve();
  await playDay(page, desk);
  const sent = join(desk.dir, 'sent');
  desk.git('clone', '--quiet', '--branch', branch, join(desk.dir, 'remote.git'), sent);
  expect(filesOf(join(sent, 'content'))).toEqual(expected);
});

const branch = 'news-of-the-furnace';

async function playDay(page: Page, desk: Desk): Promise<void> {
  let language: 'uk' | 'en' = 'uk';
  let words = deskWords[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (part: 'data' | 'ua' | 'en', pointer: string) => fieldAt(page, part, pointer);
  const open = async (name: string) => {
    await page.evaluate((each) => {
      // The form of what was open before has texts, too.
      document.querySelector('main h2')?.setAttribute('data-left', '');
      location.replace(`#/${each}`);
    }, name);
    await expect(page.locator('[data-left]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: words.texts })).toBeVisible();
  };
  const save = async () => {
    await button(words.save).click();
    await expect(page.getByText(words.saved)).toBeVisible();
  };
  /** Types texts, and waits until the server has kept the last of each part. */
  const type = async (part: 'ua' | 'en', texts: Readonly<Record<string, string>>) => {
    const isLast = Object.values(texts).at(-1) ?? '';
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && !!response.request().postData()?.includes(isLast),
    );
    for (const [key, text] of Object.entries(texts)) await field(part, `/${key}`).fill(text);
    await kept;
  };

  await page.goto(desk.address);

  // A document, and in the other language of the desk news with it and a picture.
  await create('document', order, {
    file: { ...orderFile, buffer: readFileSync(join(desk.dir, 'content/files/charter.pdf')) },
  });
  await page.getByLabel(words.language, { exact: true }).first().selectOption('en');
  language = 'en';
  words = deskWords[language];
  const { text, 'text-en': textInEnglish, body, 'body-en': bodyInEnglish, ...first } = news;
  await create('news', first, { image: picture });

  // Texts are typed in the form, and the computer fails before they are saved.
  const texts = {
    ua: { content: `${body}\n\n${linkIn('ua')}`, text },
    en: { content: `${bodyInEnglish}\n\n${linkIn('en')}`, text: textInEnglish },
  };
  await type('ua', texts.ua);
  await type('en', texts.en);
  const { hash } = new URL(page.url());
  await desk.crash();
  await desk.serve();
  await page.goto(desk.address);
  await open(hash.slice(2));
  for (const part of ['ua', 'en'] as const) {
    for (const [key, text] of Object.entries(texts[part])) await expect(field(part, `/${key}`)).toHaveValue(text);
  }
  await save();

  // A person goes to another department.
  await open('department/pig-iron');
  await button(`${words.remove}: ${labelOf(language, 'department-data', '', 'staff')} 1`).click();
  await save();
  await open('laboratory/heat-tech');
  await button(`${words.add}: ${labelOf(language, 'laboratory-data', '', 'staff')}`).click();
  await field('data', '/staff/0').selectOption('bondar-petro');
  await save();

  // A date is corrected.
  await open('news/open-day');
  await field('data', '/date').fill('2026-02-27');
  await save();

  // Somebody else changes the same headline meanwhile.
  await open('news/old-furnace');
  await type('ua', { title: correctedHeadline });
  const path = 'ua/news/2025.json';
  const theirs = desk.read(path).replace('"title": "Стара піч"', '"title": "Чужа назва"');
  writeFileSync(join(desk.dir, 'content', path), theirs);
  await button(words.save).click();
  await expect(page.getByText(words.conflict).first()).toBeVisible();
  await page.getByRole('button', { name: words.keepMine }).first().press('Enter');
  await expect(page.getByRole('region', { name: words.conflictTitle })).toHaveCount(0);
  await save();

  // Somebody to whom others refer leaves.
  await page.evaluate((id) => location.replace(`#/delete/person/${id}`), leavingId);
  await page.getByLabel(words.deletion.removeReferences).check();
  await page.getByLabel(words.deletion.redirect).selectOption('/contacts');
  await button(words.deletion.delete).click();
  await expect(page.getByText(`${words.deletion.deleted}: `)).toBeVisible();

  await page.getByRole('link', { name: words.sending.send }).click();
  await page.getByLabel(words.sending.title).fill('News of the furnace');
  const send = page.getByRole('button', { name: words.sending.send });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
  await expect(page.getByRole('heading', { name: `${words.sending.sent}: ${branch}` })).toBeVisible();

  /** Fills in the form for a new thing, and waits for the form to write on. */
  async function create(
    kind: 'document' | 'news',
    answers: Readonly<Record<string, string>>,
    files: Readonly<Record<string, Parameters<typeof chooseFile>[2]>>,
  ): Promise<void> {
    await page.locator(`a[href="#/new/${kind}"]`).click();
    for (const [option, file] of Object.entries(files)) {
      const label = newKinds[kind]?.questions.find((question) => question.option === option)?.words[language];
      await chooseFile(page, `${words.files.choose}: ${label}`, file);
      await expect(button(`${words.remove}: ${file.name}`)).toBeVisible();
    }
    for (const [option, answer] of Object.entries(answers)) {
      const input = fieldAt(page, 'new', `/${option}`);
      if (option === 'date') await input.fill(answer.split('.').reverse().join('-'));
      else if (option === 'kind') await input.selectOption(answer);
      else await input.fill(answer);
    }
    if (kind === 'news') await fieldAt(page, 'new', '/documents').selectOption(order['title-en']);
    await button(words.create).click();
    await expect(page).toHaveURL(new RegExp(`#/${kind}/`));
    await expect(page.getByRole('region', { name: words.texts })).toBeVisible();
  }

  function linkIn(part: 'ua' | 'en'): string {
    const { items } = JSON.parse(desk.read(`${part}/news/2026.json`)) as {
      items: { title: string; content?: string }[];
    };
    const own = part === 'ua' ? news.title : news['title-en'];
    const found = items.find(({ title }) => title === own)?.content;
    expect(found).toContain('/files/');
    return found ?? '';
  }
}
