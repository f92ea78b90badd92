import sharp from 'sharp';
import type { PicturesData, PicturesTexts } from '../../content/model/pictures.ts';
import type { DepartmentData } from '../../content/model/unit-data.ts';
import { idsOf, readContent } from './support/content.ts';
import { expect, test } from './support/served-site.ts';

const records = readContent<PicturesData>('data/pictures/drawings.json').items.filter(({ parts }) => parts);
const [{ unit, record }] = idsOf('data/departments').flatMap((id) => {
  const { drawing, kind } = readContent<DepartmentData>(`data/departments/${id}.json`);
  const record = records.find(({ image }) => image === drawing);
  return record && kind === 'scientific' ? [{ unit: id, record }] : [];
}) as [{ unit: string; record: (typeof records)[number] }];

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

test('a drawing has its caption, and its numbered parts have names', async ({ page, site }) => {
  for (const [prefix, language] of [
    ['', 'ua'],
    ['/en', 'en'],
  ]) {
    await page.goto(`${site.origin}${prefix}/scientific-departments/${unit}`);
    const figure = page.locator('main figure').first();
    const texts = readContent<PicturesTexts>(`${language}/pictures/drawings.json`).items.find(
      ({ id }) => id === record.id,
    );
    await expect(figure.locator('figcaption')).toContainText(texts?.caption ?? '?');
    await expect(figure.locator('figcaption li')).toHaveText(
      (record.parts ?? []).map(({ id }) => texts?.names?.[id] ?? '?'),
    );
    await expect(figure.locator('svg text')).toHaveText((record.parts ?? []).map((_, index) => String(index + 1)));
  }
});
