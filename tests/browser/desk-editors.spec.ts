import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { saveWords } from '../../src/desk/save/words.ts';
import {
  deskForFile,
  expectAccessibleForm,
  headlineLabel,
  openForm,
  showList,
  windowForFile,
} from './support/desk.ts';
import { test } from './support/worker-test.ts';

const file = 'ua/news/2026.json';
const words = { uk: ukrainian, en: english };
let remote: string;
let theirs: string;
/** The desk of one editor; the other one has a clone of the same repository and works by hand. */
const desk = deskForFile((made) => {
  remote = made.publish();
  theirs = join(made.dir, 'theirs');
  execFileSync('git', ['clone', '--quiet', remote, theirs]);
});
const own = windowForFile(desk);

/** All that the other editor changes and publishes. */
function publishElsewhere(...changes: [from: string, to: string][]): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Other', '-c', 'user.email=other@institute.example', ...args], {
      cwd: theirs,
    });
  git('pull', '--quiet', 'origin', 'main');
  const path = join(theirs, 'content', file);
  const text = changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(path, 'utf8'));
  writeFileSync(path, text);
  git('commit', '--quiet', '--all', '--message', 'Theirs');
  git('push', '--quiet', 'origin', 'HEAD:main');
}

const texts = (name: string) => JSON.parse(desk.read(file)).items.find(({ id }: { id: string }) => id === name);

async function write(page: Page, thing: string, headline: string, language: 'uk' | 'en'): Promise<void> {
  await openForm(page, thing);
  await page.getByLabel(headlineLabel(language, 'ua'), { exact: false }).fill(headline);
  const save = page.getByRole('button', { name: words[language].save, exact: true });
  await expect(save).toBeEnabled();
  await save.press('Enter');
  await expect(page.getByText(words[language].saved)).toBeVisible();
}

const getNewest = (page: Page, language: 'uk' | 'en') =>
  page.getByRole('button', { name: words[language].sending.newest, exact: true }).press('Enter');

for (const language of ['uk', 'en'] as const) {
  const { newest, merged, undecided, noNewer, send, title, sent, summary } = words[language].sending;

  test(`different fields of one year meet nobody (${language})`, async () => {
    const { page } = own;
    await showList(page, { language });
    publishElsewhere(['"text": "Відділ', '"text": "Наш відділ']);
    await write(page, 'news/open-day', `Наш день (${language})`, language);
    await openForm(page, 'send');
    await getNewest(page, language);
    await expect(page.getByText(merged)).toBeVisible();
    expect(texts('new-microscope').text).toMatch(/^Наш /);
    expect(texts('open-day').title).toBe(`Наш день (${language})`);
    await getNewest(page, language);
    await expect(page.getByText(noNewer)).toBeVisible();
    await expectAccessibleForm(page);
    publishElsewhere(['"text": "Наш відділ', '"text": "Відділ']);
  });

  test(`of the same headline both versions are shown, and the decision is sent alone (${language})`, async () => {
    const { page } = own;
    await page.setViewportSize({ width: 360, height: 800 });
    const before = texts('new-microscope').title;
    await write(page, 'news/new-microscope', `Мій мікроскоп (${language})`, language);
    publishElsewhere([before, `Їхній мікроскоп (${language})`]);
    await openForm(page, 'send');
    await getNewest(page, language);
    await expect(page.getByText(undecided)).toBeVisible();
    await expectAccessibleForm(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('region', { name: newest }).getByRole('link').press('Enter');
    const conflict = page.getByRole('region', { name: words[language].conflictTitle });
    await expect(conflict.getByRole('group')).toHaveCount(1);
    await expect(conflict).toContainText(`Їхній мікроскоп (${language})`);
    await expect(conflict).toContainText(`Мій мікроскоп (${language})`);
    await expect(page.getByRole('main')).not.toContainText('<<<<');
    await page.getByRole('button', { name: words[language].keepMine }).press('Enter');
    await page.getByRole('button', { name: words[language].save, exact: true }).press('Enter');
    await expect(page.getByText(words[language].saved)).toBeVisible();

    await openForm(page, 'send');
    const list = page.getByRole('region', { name: summary });
    const other = list
      .getByRole('listitem')
      .filter({ hasText: /день|day/i })
      .getByRole('checkbox');
    await other.uncheck();
    await page.getByLabel(title).fill(`Microscope ${language}`);
    const button = page.getByRole('button', { name: send, exact: true });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(page.getByRole('heading', { name: sent })).toBeFocused();
    const inRemote = execFileSync('git', ['--git-dir', remote, 'show', `microscope-${language}:content/${file}`], {
      encoding: 'utf8',
    });
    expect(inRemote).toContain(`Мій мікроскоп (${language})`);
    expect(inRemote).not.toContain(`Наш день (${language})`);
    expect(desk.read(file)).toContain(`Наш день (${language})`);
    // It is published, and the work goes on from there.
    execFileSync('git', ['--git-dir', remote, 'update-ref', 'refs/heads/main', `microscope-${language}`]);
  });
}

test('nobody answers, or late: what is typed stays, and nothing has changed', async () => {
  const { page } = own;
  const { noNewer, title } = english.sending;
  const address = desk.git('remote', 'get-url', 'origin');
  desk.git('remote', 'set-url', 'origin', join(desk.dir, 'nowhere.git'));
  await openForm(page, 'send');
  const before = desk.git('rev-parse', 'HEAD');
  await getNewest(page, 'en');
  const [told = ''] = saveWords.en.notFetched('').split(':');
  await expect(page.getByRole('alert')).toContainText(told);
  expect(desk.git('rev-parse', 'HEAD')).toBe(before);
  desk.git('remote', 'set-url', 'origin', address);

  await page.route('**/api/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await getNewest(page, 'en');
  await page.getByLabel(title).fill('Набрано тим часом');
  await expect(page.getByText(noNewer)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel(title)).toHaveValue('Набрано тим часом');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a rebase that was left half done in a terminal is finished at the desk', async () => {
  const { page } = own;
  const { finish, unfinished, undecided, newest } = english.sending;
  desk.git('switch', '--quiet', '--create', 'left');
  desk.git('commit', '--quiet', '--all', '--message', 'Left');
  const text = desk.read(file);
  const headline = texts('new-microscope').title;
  writeFileSync(join(desk.dir, 'content', file), text.replace(headline, 'Мій рядок'));
  desk.git('commit', '--quiet', '--all', '--message', 'Mine');
  publishElsewhere([headline, 'Їхній рядок']);
  expect(() => desk.git('pull', '--quiet', '--rebase', 'origin', 'main')).toThrow();
  expect(desk.read(file)).toContain('<<<<<<<');
  await page.reload();
  await openForm(page, 'send');
  await expect(page.getByRole('alert').filter({ hasText: unfinished })).toBeVisible();
  await expectAccessibleForm(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: finish }).press('Enter');
  await expect(page.getByText(undecided)).toBeVisible();
  expect(desk.read(file)).not.toContain('<<<<<<<');
  expect(desk.git('branch', '--show-current')).toBe('left');
  await page.getByRole('region', { name: newest }).getByRole('link').press('Enter');
  const conflict = page.getByRole('region', { name: english.conflictTitle });
  await expect(conflict).toContainText('Мій рядок');
  await expect(conflict).toContainText('Їхній рядок');
});
