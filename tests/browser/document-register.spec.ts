import type { Locator, Page } from 'playwright/test';
import type { DocumentsData, DocumentsPageTexts, DocumentsTexts } from '../../content/model/documents.ts';
import { labels, readContent } from './support/content.ts';
import { expect, holdScripts, hydrated, open, test } from './support/served-site.ts';
import { shown } from './support/viewer.ts';

const path = '/about/documents';
const { items } = readContent<DocumentsData>('data/documents.json');
const words = readContent<DocumentsPageTexts>('ua/institute-documents.json');
const { items: titles } = readContent<DocumentsTexts>('ua/documents.json');
const yearOf = ({ date }: DocumentsData['items'][number]) => date.slice(-4);
const ofKind = items.filter(({ kind }) => kind === 'order');
const latest = ofKind.map(yearOf).sort().at(-1) ?? '';
const ofBoth = ofKind.filter((item) => yearOf(item) === latest);
const regulation = items.find(({ kind }) => kind === 'regulation');
const title = titles.find(({ id }) => id === regulation?.id)?.title ?? '';

const register = (page: Page) => page.getByRole('region', { name: words.registerTitle });
const rows = (page: Page) => register(page).locator('tbody tr');
const choice = (page: Page, label: string) => register(page).getByRole('combobox', { name: label, exact: true });
const word = (page: Page) => register(page).getByRole('searchbox', { name: words.word });

test('on a phone a regulation is read with one press, and the page has 8,000 px at most', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['/en', '']) {
    await open(page, site.origin + language + path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
  }
  await register(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.page-mark').first()).toBeVisible();
});

test('documents are narrowed by word, kind and year, in the address and in words', async ({ page, site }) => {
  await open(page, site.origin + path);
  const status = register(page).getByRole('status');
  await expect(rows(page)).toHaveCount(items.length);
  await expect(status).toContainText(String(items.length));
  await choice(page, words.kind).selectOption(words.groups.order);
  await expect(rows(page)).toHaveCount(ofKind.length);
  await expect(status).toContainText(String(ofKind.length));
  await expect(page).toHaveURL(`${site.origin}${path}?kind=order`);
  // No year is offered that would leave nothing.
  const years = [...new Set(ofKind.map(yearOf))].sort().reverse();
  await expect(choice(page, words.year).getByRole('option')).toHaveText([words.allYears, ...years]);
  await choice(page, words.year).selectOption(latest);
  await expect(rows(page)).toHaveCount(ofBoth.length);
  await expect(page).toHaveURL(`${site.origin}${path}?kind=order&year=${latest}`);
  await choice(page, words.kind).selectOption(words.allKinds);
  await choice(page, words.year).selectOption(words.allYears);
  await expect(page).toHaveURL(site.origin + path);
  await test.step('a word in any of its forms, as it is typed; what is found is not folded', async () => {
    await word(page).fill('силабусів');
    await expect(rows(page)).toHaveCount(items.filter(({ kind }) => kind === 'syllabus').length);
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}${path}?words=${encodeURIComponent('силабусів')}`);
    await page.reload();
    await expect(word(page)).toHaveValue('силабусів');
    await word(page).fill('');
    await expect(rows(page)).toHaveCount(items.length);
  });
  await test.step('the document that is open stays in the address while it is listed', async () => {
    await rows(page).first().getByRole('button').click();
    await expect(page).toHaveURL(/#document=/);
    const { hash } = new URL(page.url());
    const opened = items.find(({ id }) => hash === `#document=${id}`);
    const other = items.find(({ kind }) => kind !== opened?.kind);
    await choice(page, words.kind).selectOption(opened?.kind ?? '');
    await expect(page).toHaveURL(`${site.origin}${path}?kind=${opened?.kind}${hash}`);
    await choice(page, words.kind).selectOption('');
    await choice(page, words.kind).selectOption(other?.kind ?? '');
    await expect(page).toHaveURL(`${site.origin}${path}?kind=${other?.kind}`);
  });
});

test('an address shows what it names', async ({ page, site }) => {
  await test.step('no document of a kind without any in that year, and the way to all', async () => {
    await open(page, `${site.origin}${path}?kind=order&year=1900`);
    await expect(register(page).getByRole('status')).toHaveText(words.nothing);
    await register(page).getByRole('link', { name: words.showAll }).click();
    await expect(rows(page)).toHaveCount(items.length);
    await expect(choice(page, words.kind)).toHaveValue('');
  });
  await test.step('a document that is folded, once', async () => {
    const folded = items.find(({ kind }) => kind === 'review');
    await page.evaluate((id) => {
      window.location.hash = `document=${id}`;
    }, folded?.id);
    await expect(page.locator('tr .viewer')).toHaveCount(1);
    await expect(page.locator('tr .viewer')).toBeVisible();
    // Its line stays as wide as the viewer.
    const widthOf = (row: Locator) =>
      row.evaluate(({ lastElementChild: cell }) => cell?.getBoundingClientRect().right);
    const opened = page.locator('tr:has(.viewer)');
    expect(await widthOf(page.locator('tr:has(+ tr .viewer)'))).toBe(await widthOf(opened));
  });
});

test('a choice made before the script has come is kept, beside that of the address', async ({ page, site }) => {
  const release = await holdScripts(page);
  // The list is in view at once, which asks for the script: the page may wait for it to be loaded.
  await page.goto(`${site.origin}${path}?year=${latest}`, { waitUntil: 'domcontentloaded' });
  await choice(page, words.kind).selectOption('order');
  release();
  await hydrated(page);
  await expect(rows(page)).toHaveCount(ofBoth.length);
  await expect(choice(page, words.kind)).toHaveValue('order');
  await expect(choice(page, words.year)).toHaveValue(latest);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ kind: 'order', year: latest });
});

test('all is printed', async ({ page, site }) => {
  await open(page, site.origin + path);
  await expect(rows(page).filter({ visible: false })).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page).filter({ visible: true })).toHaveCount(items.length);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all documents are shown with plain links and no choice, in columns that stand below each other from 769 px, and in lines below', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    // Fonts may come late or never; tables fit in those of the system, too.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(site.origin + path);
    await expect(rows(page).filter({ visible: true })).toHaveCount(items.length);
    await expect(choice(page, words.kind)).toHaveCount(0);
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
  for (const width of [768, 769, 1025, 1281, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `at ${width} px`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
    const tables = await page.locator('main table').evaluateAll((all) =>
      all.map((table) => ({
        edges: [...table.querySelectorAll('thead th')].map((cell) => Math.round(cell.getBoundingClientRect().left)),
        overflow: Math.max(
          ...[...table.querySelectorAll('th, td')]
            .filter((cell) => cell.checkVisibility({ visibilityProperty: true }))
            .map((cell) => cell.scrollWidth - cell.clientWidth),
        ),
        headHeight: table.querySelector('thead')?.getBoundingClientRect().height ?? 0,
      })),
    );
    for (const { edges, overflow, headHeight } of tables) {
      expect(headHeight > 1, at).toBe(width > 768);
      if (width > 768) expect(edges, at).toEqual(tables[0]?.edges);
      if (width > 768) expect(overflow, at).toBeLessThanOrEqual(0);
    }
  }
}
