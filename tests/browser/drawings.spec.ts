import sharp from 'sharp';
import type { PicturesData } from '../../content/model/pictures.ts';
import type { DepartmentData } from '../../content/model/unit-data.ts';
import { idsOf, readContent } from './support/content.ts';
import { expect, test } from './support/served-site.ts';

const records = readContent<PicturesData>('data/pictures/drawings.json').items.filter(({ parts }) => parts);
const unit = idsOf('data/departments').find((id) => {
  const { drawing, kind } = readContent<DepartmentData>(`data/departments/${id}.json`);
  return kind === 'scientific' && records.some(({ image }) => image === drawing);
});

for (const theme of ['light', 'dark'] as const) {
  for (const preference of ['light', 'dark'] as const) {
    test(`a drawing is in the colours of the theme: ${theme}, where the system is ${preference}`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ colorScheme: preference });
      const page = await context.newPage();
      await page.goto(`${site.origin}/scientific-departments/${unit}`);
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      const drawing = page.locator('main figure img').first();
      await expect(drawing).toHaveJSProperty('complete', true);
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
        })
        .toBe(true);
      await context.close();
    });
  }
}
