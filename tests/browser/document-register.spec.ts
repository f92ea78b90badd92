import type { Page } from 'playwright/test';
import type { DocumentsData, DocumentsPageTexts, DocumentsTexts } from '../../content/model/documents.ts';
import { labels, readContent } from './support/content.ts';
import { expect, holdScripts, hydrated, open, test } from './support/served-site.ts';
import { shown } from './support/viewer.ts';

const path = '/about/documents';
const { items } = readContent<DocumentsData>('data/documents.json');
const words = readContent<DocumentsPageTexts>('ua/institute-documents.json');
const { kinds } = readContent<DocumentsTexts>('ua/documents.json');
const yearOf = ({ date }: DocumentsData['items'][number]) => date.slice(-4);
const ofKind = items.filter(({ kind }) => kind === 'order');
const latest = ofKind.map(yearOf).sort().at(-1) ?? '';
const ofBoth = ofKind.filter((item) => yearOf(item) === latest);

const register = (page: Page) => page.getByRole('region', { name: words.registerTitle });
const rows = (page: Page) => register(page).locator('tbody tr');
const choice = (page: Page, label: string) => register(page).getByRole('combobox', { name: label, exact: true });

test('documents are narrowed by kind and year, in the address and in words, with a pointer and with the keyboard', async ({
  page,
  site,
}) => {
  await open(page, site.origin + path);
  const status = register(page).getByRole('status');
  await expect(rows(page)).toHaveCount(items.length);
  await expect(status).toContainText(String(items.length));
  await choice(page, words.kind).selectOption(kinds.order);
  await expect(rows(page)).toHaveCount(ofKind.length);
  await expect(status).toContainText(String(ofKind.length));
  await expect(page).toHaveURL(`${site.origin}${path}?kind=order`);
  // No year is offered that would leave nothing.
  const years = [...new Set(ofKind.map(yearOf))].sort().reverse();
  await expect(choice(page, words.year).getByRole('option')).toHaveText([words.allYears, ...years]);
  await choice(page, words.year).selectOption(latest);
  await expect(rows(page)).toHaveCount(ofBoth.length);
  await expect(status).toContainText(String(ofBoth.length));
  await expect(page).toHaveURL(`${site.origin}${path}?kind=order&year=${latest}`);
  await choice(page, words.kind).selectOption(words.allKinds);
  await choice(page, words.year).selectOption(words.allYears);
  await expect(rows(page)).toHaveCount(items.length);
  await expect(page).toHaveURL(site.origin + path);
  await test.step('they work with the keyboard alone', async () => {
    await choice(page, words.kind).focus();
    await page.keyboard.press('ArrowDown');
    const first = Object.keys(kinds).find((each) => items.some(({ kind }) => kind === each)) ?? '';
    await expect(choice(page, words.kind)).toHaveValue(first);
    await expect(rows(page)).toHaveCount(items.filter(({ kind }) => kind === first).length);
    await expect(choice(page, words.kind)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(choice(page, words.year)).toBeFocused();
    await choice(page, words.kind).selectOption(words.allKinds);
    await expect(rows(page)).toHaveCount(items.length);
  });
  await test.step('the document that is open stays in the address while it is listed', async () => {
    await rows(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/#document=/);
    const { hash } = new URL(page.url());
    const opened = items.find(({ id }) => hash === `#document=${id}`);
    const other = items.find(({ kind }) => kind !== opened?.kind);
    await choice(page, words.kind).selectOption(kinds[opened?.kind ?? 'order']);
    await expect(page).toHaveURL(`${site.origin}${path}?kind=${opened?.kind}${hash}`);
    await choice(page, words.kind).selectOption(kinds[other?.kind ?? 'order']);
    await expect(page).toHaveURL(`${site.origin}${path}?kind=${other?.kind}`);
  });
});

test('an address shows what it names', async ({ page, site }) => {
  const [listed] = items.filter(({ shownIn }) =>
    shownIn?.some((section) => section.startsWith('institute-documents/')),
  );
  const opened = page.locator('tr .viewer');
  await test.step('a document that the page lists twice, opened once; no document of a kind without any in that year', async () => {
    await open(page, `${site.origin}${path}?kind=order&year=1900#document=${listed?.id}`);
    await expect(opened).toHaveCount(1);
    await expect(register(page).locator('.viewer')).toHaveCount(0);
    await expect(register(page).getByRole('status')).toHaveText(words.nothing);
  });
  await test.step('the way to all documents', async () => {
    await register(page).getByRole('link', { name: words.showAll }).click();
    await expect(rows(page)).toHaveCount(items.length);
    await expect(choice(page, words.kind)).toHaveValue('');
  });
  await test.step('a document of other pages, among all documents', async () => {
    await page.evaluate((id) => {
      window.location.hash = `document=${id}`;
    }, ofKind[0]?.id);
    await expect(register(page).locator('tr .viewer')).toHaveCount(1);
  });
});

test('a choice made before the script has come is kept, beside that of the address', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.origin}${path}?year=${latest}`);
  await choice(page, words.kind).selectOption(kinds.order);
  release();
  await hydrated(page);
  await expect(rows(page)).toHaveCount(ofBoth.length);
  await expect(choice(page, words.kind)).toHaveValue('order');
  await expect(choice(page, words.year)).toHaveValue(latest);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ kind: 'order', year: latest });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all documents are shown with plain links and no choice, in tables from 1,025 px that fit, and in cards below', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    // Fonts may come late or never; tables fit in those of the system, too.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(site.origin + path);
    await expect(rows(page)).toHaveCount(items.length);
    await expect(register(page).getByRole('combobox')).toHaveCount(0);
    const row = rows(page).filter({ has: page.locator(`a[href="${shown.path}"]`) });
    const links = await row.getByRole('link').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([`/about/documents/${shown.id}`, shown.path, shown.path]);
    await expect(row.getByRole('button')).toHaveCount(0);
    await expectTablesToFit(page);
    await page.unrouteAll();
    await page.goto(`${site.origin}/en${path}`);
    await expectTablesToFit(page);
    // Where one document is shown at once, nothing says that it is being loaded.
    await page.goto(`${site.origin}/test`);
    await expect(page.getByText(labels('ua').documents.loading)).toBeHidden();
  });
});

async function expectTablesToFit(page: Page): Promise<void> {
  // On both sides of each width at which lists change.
  for (const width of [1024, 1025, 1281, 1440, 1441, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `at ${width} px`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
    const tables = await page.locator('main table').evaluateAll((all) =>
      all.map((table) => ({
        right: Math.max(...[...table.querySelectorAll('th, td')].map((cell) => cell.getBoundingClientRect().right)),
        end: (table.parentElement as Element).getBoundingClientRect().right,
        headHeight: table.querySelector('thead')?.getBoundingClientRect().height ?? 0,
      })),
    );
    for (const { right, end, headHeight } of tables) {
      expect(headHeight > 1, at).toBe(width > 1024);
      expect(right, at).toBeLessThanOrEqual(end + 0.5);
    }
  }
}
