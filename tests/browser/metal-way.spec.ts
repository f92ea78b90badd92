import type { DepartmentData } from '../../content/model/unit-data.ts';
import type { DepartmentTexts } from '../../content/model/unit-texts.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { idsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

const departments = idsOf('data/departments')
  .map((id) => ({ ...readContent<DepartmentData>(`data/departments/${id}.json`), id }))
  .filter(({ kind }) => kind === 'scientific')
  .sort((a, b) => a.order - b.order);

test('every station of the way of metal leads to its department, by keyboard and on a phone too', async ({
  page,
  site,
}) => {
  for (const language of ['ua', 'en'] as const)
    for (const path of ['/', '/scientific-departments']) {
      await open(page, site.origin + joinLanguagePath(language, path));
      const stations = page.locator('main ol:has(> li[data-colour]) > li');
      await expect(stations).toHaveCount(departments.length);
      for (const [index, { id, colour }] of departments.entries()) {
        const { shortName, station = '' } = readContent<DepartmentTexts>(`${language}/departments/${id}.json`);
        const link = stations.nth(index).getByRole('link', { name: `${station} ${shortName}`.trim() });
        await expect(link).toHaveAttribute('href', joinLanguagePath(language, `/scientific-departments/${id}`));
        await expect(stations.nth(index)).toHaveAttribute('data-colour', colour ?? 'teal');
      }
      await page.setViewportSize({ width: 360, height: 800 });
      const [first, second] = await stations.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
      expect(second, 'the way leads down').toBe(first);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  const links = page.locator('main ol:has(> li[data-colour]) a');
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/scientific-departments/${departments[1]?.id}$`));
});
