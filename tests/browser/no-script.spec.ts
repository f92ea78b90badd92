import type { FooterTexts, LangTexts } from '../../content/model/frame-texts.ts';
import type { SearchTexts } from '../../content/model/search-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { labels, newsOf, readContent } from './support/content.ts';
import { group, items, label, nested } from './support/menu.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const { languages } = readContent<LangTexts>('ua/lang.json');

test('without a script the site is read, and its menu, drawer and languages lead on', async ({ page }) => {
  const item = newsOf('ua').find(({ imageUrl }) => imageUrl);
  await page.goto(`/news/${item?.id}`);

  await test.step('texts and pictures are there', async () => {
    await expect(page.getByText(item?.text ?? '', { exact: true })).toBeVisible();
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('e-mail and phone stand where the button of the question form would be', async () => {
    const { email, phone } = readContent<SiteData>('data/site.json');
    const { feedback, askQuestionText } = readContent<FooterTexts>('ua/footer.json');
    await expect(page.getByRole('button', { name: feedback })).toBeHidden();
    const section = page.locator('footer section').filter({ hasText: askQuestionText });
    await expect(section.getByRole('link', { name: email })).toBeVisible();
    await expect(section.getByRole('link', { name: phone })).toBeVisible();
    await expect(page.locator('[data-theme-switch]'), 'nothing would answer it').toBeHidden();
  });

  const leaf = nested?.items?.[0];
  await test.step('the menu opens by pointing, on every level', async () => {
    await page.getByRole('button', { name: label(group), exact: true }).hover();
    await page.getByRole('button', { name: label(nested), exact: true }).hover();
    await page.getByRole('link', { name: label(leaf), exact: true }).click();
    await expect(page).toHaveURL(leaf?.href ?? '');
  });

  await test.step('the other language is a link away', async () => {
    await page.locator('header summary').click();
    await page.getByRole('link', { name: languages.en }).first().click();
    await expect(page).toHaveURL(`/en${leaf?.href}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await test.step('the search page says that nothing is searched, and has its site map', async () => {
    const { failed, siteMapTitle } = readContent<SearchTexts>('ua/search.json');
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: siteMapTitle })).toBeVisible();
  });

  await test.step('on a phone the drawer opens and closes, and the latest news stand below each other', async () => {
    const { menu } = labels('ua');
    const home = page.locator('#menu').getByRole('link', { name: label(items[0]), exact: true });
    await expect(home).toBeHidden();
    await page.getByRole('link', { name: menu.open }).click();
    await expect(home).toBeVisible();
    await page.getByRole('link', { name: menu.close }).click();
    await expect(home).toBeHidden();
    const list = page.getByRole('complementary').getByRole('list');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('without a script and on paper what is folded is shown, and no sign says that it could be opened', async ({
  page,
}) => {
  for (const [path, fold] of [
    ['/training/postgraduate/schedule', 'details:not([open])'],
    ['/about/documents', 'details[open]'],
  ]) {
    await page.goto(path ?? '');
    const folded = page.locator(`main ${fold}`).filter({ has: page.locator('> summary h2, > summary h3') });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(folded.first().locator('> div')).toBeVisible();
      const signs = await folded.locator('> summary').evaluateAll((each) => {
        return each.map((summary) => getComputedStyle(summary, '::after').content);
      });
      expect(new Set(signs), `${path} on ${media}`).toEqual(new Set(['none']));
    }
  }
});
