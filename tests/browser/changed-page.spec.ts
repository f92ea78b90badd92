import type { Page } from 'playwright/test';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import { changes, missingSheet, translate } from './support/changed-page.ts';
import { labels, readContent } from './support/content.ts';
import { pageInGroup as entry, groupWithPages as group, label } from './support/menu.ts';
import { expect, holdScripts, hydrated, painted, test } from './support/test.ts';

// Translators and extensions change a page before its script has come: React then puts another in its place.

const documents = '/about/documents';
const { feedback } = readContent<FooterTexts>('ua/footer.json');

// React tells of it.
test.beforeEach(({ complaints }) => complaints.expect(/#418/));

/** Changes a page in one of the ways, or translates it. */
const ways = [
  ...changes.map(({ name, change }) => ({ name, change: (page: Page) => page.evaluate(change) })),
  { name: 'all words translated', change: (page: Page) => translate(page, false) },
];

/** The lists of documents that are not folded. */
const register = (page: Page) => page.locator('main details[open] table');
const rowOf = (page: Page, file: string) =>
  register(page).locator('tbody tr', { has: page.locator(`a[href="${file}"][download]`) });
const viewButton = (page: Page, file: string) => rowOf(page, file).locator('button[aria-expanded]');
const files = (page: Page) =>
  register(page)
    .locator('tbody a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens a page whose script does not come yet, in a window in which its rows are. */
async function openWaiting(page: Page, path: string): Promise<() => void> {
  await page.route(`**${missingSheet}`, () => {});
  const release = await holdScripts(page);
  // A page that asks for the script by itself is not loaded without it.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('pressed after any change, a button is', async ({ page }) => {
  for (const { name, change } of ways)
    await test.step(name, async () => {
      const release = await openWaiting(page, documents);
      const file = (await files(page))[4] ?? '';
      await change(page);
      await viewButton(page, file).click();
      release();
      await expect(viewButton(page, file)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1);
      await expect(viewButton(page, file)).toBeFocused();
    });
});

test('with any change, the focus stays on its link, and the page where it was scrolled to', async ({ page }) => {
  for (const { name, change } of ways)
    await test.step(name, async () => {
      const release = await openWaiting(page, documents);
      const file = (await files(page)).at(-2) ?? '';
      const link = rowOf(page, file).locator('a[download]');
      const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
      await change(page);
      await link.evaluate((element) => {
        element.focus({ preventScroll: true });
        element.scrollIntoView({ block: 'center' });
      });
      await painted(page);
      const before = await top();
      release();
      await hydrated(page);
      await painted(page);
      await expect(link).toBeFocused();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    });
});

test('pressed before a change, a button is, too', async ({ page }) => {
  for (const { name, change } of [ways[0], ways.at(-1)].filter((way) => way !== undefined))
    await test.step(name, async () => {
      const release = await openWaiting(page, '/about/history');
      await page.getByRole('button', { name: feedback }).click();
      await change(page);
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
});

test('what was typed, chosen and opened on a translated page is there when its script has come', async ({ page }) => {
  await test.step('words of a search, with the caret, and the open menu of languages', async () => {
    const release = await openWaiting(page, '/search');
    await page.locator('header details summary').click();
    const box = page.getByRole('main').getByRole('searchbox');
    await box.evaluate((field) => field.focus());
    await page.keyboard.type('stal');
    await page.keyboard.press('ArrowLeft');
    await translate(page);
    release();
    await hydrated(page);
    await expect(page.locator('header details')).toHaveAttribute('open');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('stal');
    await page.keyboard.type('a');
    await expect(box).toHaveValue('staal');
    await expect(page).toHaveURL(/\?q=staal$/);
  });
  await test.step('the choice of a list', async () => {
    const release = await openWaiting(page, documents);
    const count = (await files(page)).length;
    const choice = page.locator('main select').first();
    await choice.selectOption({ index: 1 });
    const chosen = await choice.inputValue();
    await translate(page);
    release();
    await hydrated(page);
    await expect(choice).toHaveValue(chosen);
    expect((await files(page)).length).toBeLessThan(count);
  });
  await test.step('the drawer', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await openWaiting(page, '/about/history');
    await page.locator('[data-menu-open]').click();
    await translate(page);
    release();
    await hydrated(page);
    await expect(page.locator('#menu')).toHaveAttribute('data-open');
    await page.setViewportSize({ width: 1280, height: 720 });
  });
});

test('whatever is pressed on a translated page answers when its script has come', async ({ page }) => {
  const { newsSidebar, search, menu } = labels('ua');
  const groupButton = page.locator('#menu button', { hasText: label(group) }).first();
  await test.step('the search of the title bar, and a group of the menu by the keyboard', async () => {
    let release = await openWaiting(page, '/about/history');
    await page.getByRole('button', { name: search.open }).click({ noWaitAfter: true });
    await translate(page);
    release();
    await expect(page.locator('main input[type=search]')).toBeFocused();
    release = await openWaiting(page, '/about/history');
    await translate(page);
    await groupButton.press('ArrowDown');
    release();
    await expect(page.locator('#menu :focus')).toHaveText(`${label(group?.items?.[0])}*`);
  });
  await test.step('the carousel and a group of the drawer', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await openWaiting(page, '/about/history');
    await page.getByRole('button', { name: newsSidebar.next }).click();
    await translate(page);
    await page.getByRole('link', { name: menu.open }).click();
    await groupButton.click();
    release();
    await expect(groupButton).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`#menu a[href="${entry?.href}"]`).first()).toBeVisible();
    const carousel = page.locator('aside ul').first();
    await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  });
});

/** Changes the page before the browser has it, as a proxy does. */
async function changeOnItsWay(page: Page): Promise<void> {
  await page.route('**/about/history', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(<h1[^>]*>)/, '$1<font>Wrong</font> ')
      .replace('<header', '<button type="button">A</button><header');
    await route.fulfill({ response, body });
  });
}

test('what is pressed reaches its button where the page was changed while it came', async ({ page }) => {
  await changeOnItsWay(page);
  const release = await openWaiting(page, '/about/history');
  await page.getByRole('button', { name: feedback }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('where nothing stands in the place of what had the focus, the nearest landmark has it, and nothing is pressed', async ({
  page,
}) => {
  for (const landmark of ['header', 'footer', 'main']) {
    const release = await openWaiting(page, '/about/history');
    await page.locator(landmark).evaluate((part) => {
      part.insertAdjacentHTML('afterbegin', '<button type="button" class="theirs">Theirs</button>');
      part.querySelector<HTMLElement>('.theirs')?.focus();
    });
    await page.locator('.theirs').click();
    release();
    await hydrated(page);
    await expect(page.locator(landmark), landmark).toBeFocused();
    await expect(page.locator('.theirs')).toHaveCount(0);
    await expect(page.locator('[role=dialog], [aria-expanded=true]')).toHaveCount(0);
  }
});

test('an error of ours is told', async ({ page, complaints }) => {
  await page.route('**/about/history', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/(<h1[^>]*>)/, '$1Wrong ') });
  });
  await page.goto('/about/history');
  await hydrated(page);
  expect(complaints.all.join('\n')).toContain('#418');
});
