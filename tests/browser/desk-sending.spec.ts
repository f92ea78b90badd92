import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { itemKindNamed } from '../../src/content/kind-table.ts';
import english from '../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { saveWords } from '../../src/desk/save/words.ts';
import { deskForFile, expectAccessibleForm, headlineLabel, openForm, windowForFile } from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

let remote: string;
const desk = deskForFile(
  (made) => {
    remote = made.publish();
  },
  (made) => made.start(),
);
const own = windowForFile(desk);

const git = (...args: string[]) => desk.git(...args);

/** Puts a program in place that prints a text. */
function program(name: string, text: string): void {
  mkdirSync(join(desk.dir, 'bin'), { recursive: true });
  const path = join(desk.dir, 'bin', name);
  writeFileSync(path, `#!${process.execPath}\nconsole.log(${JSON.stringify(text)});\n`, { mode: 0o755 });
}

const file = 'ua/news/2026.json';
const englishFile = 'en/news/2026.json';
const firstItem = () => JSON.parse(desk.read(file)).items[0] as { id: string; title: string };

test('an editor corrects a headline and sends it: what is not saved first, then what has changed, then where it went', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 360, height: 800 });
  const { send, drafts, summary, changed, title, sent } = ukrainian.sending;
  const before = firstItem().title;
  await openForm(page, `news/${firstItem().id}`);
  await page.getByLabel(headlineLabel('uk', 'ua'), { exact: false }).fill(`${before} у роботі`);
  await expect(page.getByText(ukrainian.draft, { exact: true })).toBeVisible();
  const work = page.waitForResponse('**/api/sending');
  const checked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/ticks') && checked.push(request.postData() ?? ''));
  await page.getByRole('link', { name: send }).press('Enter');
  await expect(page.getByRole('heading', { name: send, level: 2 })).toBeFocused();
  const button = page.getByRole('button', { name: send });
  // Whatever else it waits for has come.
  await work;
  await expect(page.getByText(ukrainian.allMistakes)).toHaveText(/\d$/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('region', { name: drafts }).getByRole('link').press('Enter');
  const save = page.getByRole('button', { name: ukrainian.save });
  await expect(save).toBeEnabled();
  // The list that tells what is saved comes after the work.
  await page.route('**/api/things', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await save.press('Enter');
  await expect(page.getByText(ukrainian.saved)).toBeVisible();
  await page.getByRole('link', { name: ukrainian.sendNext }).press('Enter');
  await expect(page.getByRole('region', { name: summary }).getByRole('listitem')).toHaveText(
    `${before} у роботі ${itemKindNamed('news').label.uk} · ${changed}`,
  );
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleForm(page);
  await button.press('Enter');
  const field = page.getByLabel(title);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(ukrainian.needed));
  await page.keyboard.type('Headline of the microscope');
  await page.keyboard.press('Enter');
  // Nothing is checked before it is known what goes along; while it is not saved, nothing does.
  expect(checked.slice(1)).not.toContain('{"things":[]}');
  await page.unrouteAll({ behavior: 'wait' });
  const branch = 'headline-of-the-microscope';
  await expect(page.getByRole('heading', { name: `${sent}: ${branch}` })).toBeFocused();
  expect(git('--git-dir', remote, 'show', `${branch}:content/${file}`)).toContain(`${before} у роботі`);
  expect(git('--git-dir', remote, 'show', `main:content/${file}`)).not.toContain(`${before} у роботі`);
  expect(git('branch', '--show-current')).toBe(branch);
});

test('a version of before is put into the form, word by word', async () => {
  const { page } = own;
  const { title: history, return: goBack, isShown } = ukrainian.history;
  const after = firstItem().title;
  const before = after.replace(' у роботі', '');
  await openForm(page, `news/${firstItem().id}`);
  await page.getByText(history, { exact: true }).press('Enter');
  const versions = page.locator('.history').getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Headline of the microscope');
  await expect(versions.first().locator('.version')).toHaveText([before, after]);
  await expect(versions.first().getByRole('button')).toHaveText(isShown);
  await expectAccessibleForm(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await versions.last().getByRole('button', { name: goBack }).press('Enter');
  const field = page.getByLabel(headlineLabel('uk', 'ua'), { exact: false });
  await expect(field).toHaveValue(before);
  await expect(versions.last().getByRole('button')).toHaveText(isShown);
  // It is a change as any other: nothing is written before it is saved, and it can be taken back.
  expect(firstItem().title).toBe(after);
  await page.getByRole('button', { name: ukrainian.undo }).press('Enter');
  await expect(field).toHaveValue(after);
  await expect(page.getByText(ukrainian.draft, { exact: true })).toBeHidden();
});

test('mistakes are fixed first, and what keeps the work here is told', async () => {
  const { page } = own;
  await page.emulateMedia({ colorScheme: 'dark' });
  const { send, errors, title, checks, summary } = english.sending;
  const text = desk.read(file);
  const write = (title: string) =>
    writeFileSync(join(desk.dir, 'content', file), text.replace(JSON.parse(text).items[0].title, title));
  write('');
  const request = 'https://github.com/institute/site/pull/7';
  program(
    'gh',
    JSON.stringify({ url: request, state: 'OPEN', headRefOid: '', statusCheckRollup: [{ conclusion: '' }] }),
  );
  await page.getByLabel(ukrainian.language, { exact: true }).first().selectOption('en');
  await openForm(page, 'send');
  await expect(page.getByText(checks.running)).toBeVisible();
  await expect(page.locator(`a[href="${request}"]`)).toBeVisible();
  const list = page.getByRole('region', { name: errors });
  const first = list.getByRole('link').first();
  await expect(first).toHaveAttribute('href', `#/news/${firstItem().id}`);
  await expect(first).toHaveText(JSON.parse(desk.read(englishFile)).items[0].title);
  await list.getByRole('listitem').getByRole('link').press('Enter');
  await expect(page.getByLabel(headlineLabel('en', 'ua'), { exact: false })).toBeFocused();
  await page.goBack();
  const button = page.getByRole('button', { name: send });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const headline = JSON.parse(desk.read(englishFile)).items[0].title;
  await expect(button).toHaveAccessibleDescription(`${errors}: ${headline}`);
  const obstacle = page.getByRole('paragraph').filter({ hasText: errors });
  await expect(obstacle.getByRole('link')).toHaveAttribute('href', new RegExp(`^#/news/${firstItem().id}.*title`));
  await expectAccessibleForm(page);

  write('Заголовок');
  git('remote', 'set-url', 'origin', join(desk.dir, 'nowhere.git'));
  await page.reload();
  await page.getByLabel(title).fill('Another headline');
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  /** Sends, and looks at a thing meanwhile. @returns what lets the answer come */
  const sendAndLookAway = async () => {
    const address = '**/api/send';
    const release = await hold(page, address);
    const asked = page.waitForRequest(address);
    await button.click();
    await asked;
    await openForm(page, `news/${firstItem().id}`);
    await expect(page.getByLabel(headlineLabel('en', 'ua'), { exact: false })).toBeVisible();
    return release;
  };
  await test.step('what keeps it here is told, also to somebody who was elsewhere when it was known', async () => {
    const release = await sendAndLookAway();
    const answered = page.waitForResponse('**/api/send');
    release();
    await answered;
    await openForm(page, 'send');
    await expect(page.getByRole('alert')).toContainText(saveWords.en.unsent('').split(':')[0] ?? '');
    await expect(page.getByLabel(title)).toHaveValue('Another headline');
  });
  git('remote', 'set-url', 'origin', remote);
  await test.step('that is told no more once something else has worked', async () => {
    await page.getByRole('button', { name: english.sending.newest, exact: true }).press('Enter');
    await expect(page.getByText(english.sending.noNewer)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('it is not sent twice by somebody who comes back before it is known where it went', async () => {
    const release = await sendAndLookAway();
    await openForm(page, 'send');
    await expect(page.getByLabel(title)).toHaveValue('Another headline');
    await expect(page.getByText(summary)).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(page.getByRole('heading', { name: /headline-of-the-microscope/ })).toBeFocused();
  });
});

test('a conflict of git is told with what to do, and the form goes on once somebody has done it and comes back', async () => {
  const { page } = own;
  const { send, comeBack, title, sent } = english.sending;
  const before = desk.read(file);
  const commit = (title: string) => {
    writeFileSync(join(desk.dir, 'content', file), before.replace(firstItem().title, title));
    git('commit', '--quiet', '--all', '--message', title);
  };
  git('switch', '--quiet', '--create', 'theirs');
  commit('Їхній заголовок');
  git('push', '--quiet', 'origin', 'theirs:main');
  git('switch', '--quiet', '--create', 'mine', 'theirs~1');
  commit('Мій заголовок');
  expect(() => git('pull', '--quiet', '--rebase', 'origin', 'main')).toThrow();
  await page.reload();
  await openForm(page, 'send');
  const told = page.getByRole('alert').filter({ hasText: comeBack });
  await expect(told).toContainText(`content/${file}`);
  await expect(told).toContainText('git rebase --continue');
  await expect(told).toContainText('git rebase --abort');
  await expect(page.getByRole('region', { name: english.sending.errors })).toContainText(
    `${english.inFile}: ${file}, `,
  );
  await page.getByLabel(title).fill('Our headline');
  const button = page.getByRole('button', { name: send });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleForm(page);

  writeFileSync(join(desk.dir, 'content', file), before.replace('заголовок', 'спільний заголовок'));
  git('add', '-u');
  git('-c', 'core.editor=true', 'rebase', '--continue');
  // As a browser tells a window to which somebody comes back.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(told).toHaveCount(0);
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: `${sent}: mine` })).toBeFocused();
});
