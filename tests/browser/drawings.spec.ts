import sharp from 'sharp';
import type { PicturesData } from '../../content/model/figures.ts';
import type { DepartmentData } from '../../content/model/units.ts';
import { idsOf, readContent } from './support/content.ts';
import { expect, test } from './support/served-site.ts';
import { setTheme } from './support/theme.ts';

const records = readContent<PicturesData>('data/pictures/drawings.json').items.filter(({ parts }) => parts);
const unit = idsOf('data/departments').find((id) => {
  const { drawing, kind } = readContent<DepartmentData>(`data/departments/${id}.json`);
  return kind === 'scientific' && records.some(({ image }) => image === drawing);
});

test('a drawing is in the colours of the theme, whatever the system prefers', async ({ page, site }) => {
  await page.goto(`${site.origin}/scientific-departments/${unit}`);
  const drawing = page.locator('main figure img').first();
  for (const [theme, colorScheme] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await setTheme(page, theme);
    // Lines of the drawing differ from the ground as text does: light on dark, or dark on light.
    await expect
      .poll(async () => {
        const { data, info } = await sharp(await drawing.screenshot())
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const ground = data[3 * info.width + 3] ?? 0;
        const lines = data.filter((value) => (theme === 'dark' ? value > 190 : value < 60)).length;
        return lines > 100 && (theme === 'dark' ? ground < 30 : ground > 240);
      }, theme)
      .toBe(true);
  }
});
