import type { Browser, Locator } from 'playwright/test';
import sharp from 'sharp';
import type { PicturesData } from '../../content/model/pictures.ts';
import type { DepartmentData } from '../../content/model/unit-data.ts';
import { idsOf, readContent } from './support/content.ts';
import { expect, test } from './support/served-site.ts';
import { setTheme, type Theme, themes } from './support/theme.ts';

const records = readContent<PicturesData>('data/pictures/drawings.json').items.filter(({ parts }) => parts);
const unit = idsOf('data/departments').find((id) => {
  const { drawing, kind } = readContent<DepartmentData>(`data/departments/${id}.json`);
  return kind === 'scientific' && records.some(({ image }) => image === drawing);
});

for (const theme of themes) {
  test(`a drawing is in the colours of the theme, whatever the system prefers: ${theme}`, async ({
    browser,
    site,
  }) => {
    const address = `${site.origin}/scientific-departments/${unit}`;
    const drawings = await Promise.all(themes.map((preference) => openDrawing(browser, address, theme, preference)));
    for (const drawing of drawings) {
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
    }
    const [first, second] = await Promise.all(drawings.map((drawing) => drawing.screenshot()));
    expect(second?.equals(first as Buffer)).toBe(true);
    for (const drawing of drawings) await drawing.page().close();
  });
}

/** Opens the first drawing of a page in a system that prefers a theme, where the visitor has chosen one. */
async function openDrawing(browser: Browser, address: string, theme: Theme, preference: Theme): Promise<Locator> {
  const page = await browser.newPage({ colorScheme: preference });
  await page.goto(address);
  await setTheme(page, theme);
  const drawing = page.locator('main figure img').first();
  await expect(drawing).toHaveJSProperty('complete', true);
  return drawing;
}
