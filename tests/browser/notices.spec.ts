import type { Page } from 'playwright/test';
import { todayIn } from '../../src/lib/text/days.ts';
import { SmallSite } from '../build/small-site.ts';
import { axeFindings } from './support/axe.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, hydrated, test } from './support/test.ts';
import { setTheme } from './support/theme.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });

/** A day of the institute, DD.MM.YYYY. */
function dayIn(days: number): string {
  const day = todayIn('Europe/Kyiv', new Date(Date.now() + days * 86_400_000));
  return day.split('-').reverse().join('.');
}

const facts = [
  { id: 'admission', publishFrom: dayIn(-1), publishUntil: dayIn(1) },
  { id: 'alarm', urgent: true, publishUntil: dayIn(0) },
  { id: 'over', publishUntil: dayIn(-1) },
  { id: 'next', publishFrom: dayIn(1) },
  { id: 'unready', draft: true },
];
const words = {
  ua: {
    admission: { title: 'Прийом триває', text: 'Як подати документи: [наші контакти](/contacts).' },
    alarm: { title: 'Тривога', text: 'Укриття — у підвалі.' },
    over: { title: 'Минулося' },
    next: { title: 'Ще попереду' },
    unready: { title: 'Недописане' },
  },
  en: {
    admission: { title: 'Admission is open', text: 'Where to apply: [our contacts](/contacts).' },
    alarm: { title: 'Air raid alarm', text: 'The shelter is in the basement.' },
    over: { title: 'It is over' },
    next: { title: 'Not yet' },
    unready: { title: 'Not written' },
  },
};

let site: SmallSite;
let server: SiteServer;

async function build(): Promise<void> {
  const { status, output } = await site.build();
  expect(status, output).toBe(0);
}

test.beforeAll(async () => {
  site = await SmallSite.make();
  site.write('data/notices.json', { $schema: '../schema/notices-data.schema.json', items: facts });
  for (const language of ['ua', 'en'] as const) {
    const items = facts.map(({ id }) => ({ id, ...words[language][id as keyof typeof words.ua] }));
    site.write(`${language}/notices.json`, { $schema: '../schema/notices-texts.schema.json', items });
  }
  await build();
  server = new SiteServer(site.outDir);
  await server.start();
});
test.afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const noticesOn = (page: Page) => page.getByRole('region', { name: /^(Оголошення|Notices)$/ });
const hideOn = (page: Page) => page.getByRole('checkbox', { name: /^(Сховати оголошення|Hide the notices)$/ });

test('notices are on every page on their days, in its language, the urgent ones first', async ({ page }) => {
  for (const [path, titles, link] of [
    ['/', ['Терміново: Тривога', 'Прийом триває'], '/contacts'],
    ['/en/about/history', ['Urgent: Air raid alarm', 'Admission is open'], '/en/contacts'],
    ['/404', ['Терміново: Тривога', 'Прийом триває'], '/contacts'],
  ] as const) {
    await page.goto(server.origin + path);
    await expect(noticesOn(page).locator('strong')).toHaveText([...titles]);
    await expect(noticesOn(page).getByRole('link')).toHaveAttribute('href', link);
  }
});

test('without a script they are hidden by a key or a press, and nothing is left in their place', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/about/history`);
  await hideOn(page).focus();
  await page.keyboard.press('Space');
  await expect(noticesOn(page)).toBeHidden();
  await page.goto(`${server.origin}/contacts`);
  await page.locator('label', { has: page.locator('[name=notices]') }).click();
  await expect(noticesOn(page)).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await context.close();
});

test('what is hidden stays hidden from the first paint on, in both languages, until it changes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as { shift?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift = (seen.shift ?? 0) + Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => (window as { shift?: number }).shift ?? 0);
  await page.goto(`${server.origin}/about/history`);
  await hideOn(page).check({ force: true });
  await expect(page.getByRole('heading', { level: 1 }), 'the focus goes on to what is read next').toBeFocused();
  // It needs no script of the page.
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-script'))).toBe(false);
  for (const path of ['/about/history', '/en/contacts']) {
    await page.goto(server.origin + path);
    await expect(noticesOn(page)).toBeHidden();
    expect(await shift()).toBe(0);
    await hydrated(page);
    await expect(noticesOn(page)).toBeHidden();
  }
  site.edit<{ items: { id: string; title: string }[] }>('ua/notices.json', ({ items }) => {
    for (const item of items) if (item.id === 'alarm') item.title = 'Відбій';
  });
  await build();
  await page.goto(`${server.origin}/en/contacts`);
  await expect(noticesOn(page)).toBeVisible();
  await hydrated(page);
  await hideOn(page).check({ force: true });
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(noticesOn(page)).toBeHidden();
});

test('a stored key that is none changes nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('notices', '"],main,[a="'));
  await page.goto(server.origin);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(noticesOn(page)).toBeVisible();
});

test('notices can be read in both themes, at 320 px, on paper and in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${server.origin}/contacts`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect(await axeFindings(page, { include: '[data-notices]' })).toEqual({ violations: [], undecided: [] });
  }
  await page.emulateMedia({ media: 'print' });
  const urgent = noticesOn(page).getByText('Тривога').or(noticesOn(page).getByText('Відбій'));
  await expect(urgent).toBeVisible();
  await expect(urgent).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(hideOn(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(noticesOn(page).getByRole('listitem').first()).toHaveCSS('border-bottom-style', 'solid');
});
