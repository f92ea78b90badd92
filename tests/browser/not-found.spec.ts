import type { NotFoundTexts } from '../../content/model/page-texts.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { readContent } from './support/content.ts';
import { expect, hydrated, test } from './support/test.ts';

for (const { code, tag } of languages) {
  test(`an unknown ${code} address answers 404 in its language, with the header only`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    const texts = readContent<NotFoundTexts>(`${code}/not-found.json`);
    const response = await page.goto(joinLanguagePath(code, '/nowhere/at/all'));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(texts.title);
    if (texts.titleLanguage) await expect(heading).toHaveAttribute('lang', texts.titleLanguage);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const robots = page.locator('meta[name=robots]');
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: texts.backHome }).click();
    await expect(page).toHaveURL(joinLanguagePath(code, '/'));
    await expect(robots, 'the home page may be found').toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText(texts.title);
    await expect(robots).toHaveAttribute('content', 'noindex');
  });
}

test('the specification fixes the titles', () => {
  expect(readContent<NotFoundTexts>('ua/not-found.json').title).toBe('Страница не найдена');
  expect(readContent<NotFoundTexts>('en/not-found.json').title).toBe('Page not found');
});
