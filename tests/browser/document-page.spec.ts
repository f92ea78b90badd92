import { builtPages } from './support/built-pages.ts';
import { labels } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { ViewerOnPage } from './support/viewer.ts';

const { readAsText, view, hide } = labels('ua').documents;
/** The page of a document that has two pages at least, on the site of its language, and the last of them. */
const documentPage = builtPages().find(
  ({ component, html, url }) =>
    component === 'DocumentPage' && html.includes('id="page-2"') && !url.startsWith('/en/'),
);
const last = [...(documentPage?.html.matchAll(/id="page-(\d+)"/g) ?? [])].length;

test.use({ viewport: { width: 360, height: 740 } });
test.skip(!documentPage, 'no document has two pages');

test('the mark of a page leads to it in the viewer, and the viewer back to its text', async ({ page }) => {
  await page.goto(documentPage?.url ?? '');
  const mark = page.locator(`#page-${last}`);
  const shown = new ViewerOnPage(page);
  await mark.getByRole('link').click();
  await expect(shown.field).toHaveValue(String(last));
  await expect(shown.root).toBeInViewport();
  await page.getByRole('button', { name: readAsText }).click();
  await expect(mark).toBeInViewport();

  await test.step('the same mark again', async () => {
    await mark.getByRole('link').click();
    await expect(shown.root).toBeInViewport();
  });
  await test.step('a page that was turned to has its text', async () => {
    await shown.field.fill(String(last - 1));
    await shown.field.press('Enter');
    await expect(shown.field).toHaveValue(String(last - 1));
    await page.getByRole('button', { name: readAsText }).click();
    await expect(page.locator(`#page-${last - 1}`)).toBeInViewport();
  });
  await test.step('a viewer that is closed is not opened again by a reload, and is by an address', async () => {
    await page.getByRole('button', { name: hide, exact: true }).click();
    await expect(shown.root).toBeHidden();
    await page.reload();
    await expect(shown.root).toBeHidden();
    await page.goto(`${documentPage?.url}#page=2`);
    await expect(shown.field).toHaveValue('2');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('marks lead into the file', async ({ page }) => {
    await page.goto(documentPage?.url ?? '');
    const links = page.locator(`#page-${last}`).getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', new RegExp(`^/files/.*#page=${last}$`));
    await expect(page.getByRole('button', { name: view })).toBeHidden();
  });
});
