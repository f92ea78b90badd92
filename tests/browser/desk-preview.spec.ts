import { expect } from 'playwright/test';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { axeFindings } from './support/axe.ts';
import { deskForFile, headlineLabel, listedThing } from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const desk = deskForFile(undefined, (made) => made.start());

test('the page is shown with what is not saved, follows what is typed, and survives mistakes', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const file = 'ua/news/2026.json';
  const saved = desk.read(file);
  const { id, title } = JSON.parse(saved).items[0];
  await page.goto(desk.address);
  await listedThing(page, `news/${id}`).click();
  const headline = page.getByLabel(headlineLabel('uk', 'ua'), { exact: false });
  await headline.fill(`${title} у роботі`);
  const show = page.getByRole('button', { name: ukrainian.preview.show });
  await show.press('Enter');
  const shown = page.frameLocator(`iframe[title="${ukrainian.preview.title}"]`).getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(`${title} у роботі`, { timeout: 200_000 });
  // The last good page stays while there are mistakes; the form keeps its place and its focus while it is loaded again.
  await headline.fill('');
  await expect(page.getByText(ukrainian.allMistakes)).not.toHaveText(/: 0$/);
  await expect(shown).toHaveText(`${title} у роботі`);
  await headline.fill('Піч є');
  await expect(shown).toHaveText('Піч є');
  await expect(headline).toBeFocused();
  // The page of the other language is on its way when the one that is shown has to be loaded again.
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  const release = await hold(page, '**/en/news/**');
  await page.getByLabel(ukrainian.preview.language).selectOption('en');
  const old = page.frames().find((frame) => frame.url() === address);
  await old?.evaluate(() => location.reload()).catch(() => {});
  release();
  await expect(shown).toHaveText(JSON.parse(desk.read('en/news/2026.json')).items[0].title);
  await page.getByLabel(ukrainian.preview.width).selectOption('360');
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(360);
  // The page itself is looked at elsewhere.
  expect(await axeFindings(page, { exclude: ['iframe'] })).toEqual({ violations: [], undecided: [] });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(desk.read(file)).toBe(saved);
  await show.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
});
