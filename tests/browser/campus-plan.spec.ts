import { existsSync } from 'node:fs';
import type { CampusData, CampusTexts } from '../../content/model/campus.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { languages } from '../../src/language/languages.ts';
import { contentPath, readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

test.skip(!existsSync(contentPath('data/campus.json')), 'The content has no plan of the way.');

for (const { code } of languages)
  test(`names on the plan stay within it where it has room; on a phone a legend names its marks, in ${code}`, async ({
    page,
    site,
  }) => {
    const { description, ways } = readContent<CampusTexts>(`${code}/campus.json`);
    await open(page, site.origin + joinLanguagePath(code, '/contacts'));
    const plan = page.getByRole('img', { name: description });
    const legend = page.getByRole('figure').getByRole('listitem');
    for (const width of [2561, 1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const sheet = await plan.boundingBox();
      for (const text of await plan.locator('text:visible').all()) {
        const box = await text.boundingBox();
        const name = `${await text.textContent()} at ${width}`;
        expect(box?.x ?? 0, name).toBeGreaterThanOrEqual(sheet?.x ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
      }
      await expect(legend.first()).toBeHidden();
    }
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(legend.first()).toBeVisible();
    await expect(page.getByText(ways[0]?.steps[0] ?? '')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('every room is on its floor, those below the ground last', async ({ page, site }) => {
  const { buildings, rooms } = readContent<CampusData>('data/campus.json');
  const texts = readContent<CampusTexts>('ua/campus.json');
  await open(page, `${site.origin}/contacts`);
  for (const { id, floors = [] } of buildings.filter((building) =>
    rooms.some((room) => room.building === building.id),
  )) {
    const house = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: texts.names[id ?? ''], exact: true }) });
    const levels = house.locator('ol > li');
    await expect(levels).toHaveCount(floors.length);
    const fromTop = floors.toReversed();
    for (const room of rooms.filter(({ building }) => building === id)) {
      const name = texts.rooms.find((each) => each.id === room.id)?.name ?? '';
      await expect(levels.nth(fromTop.indexOf(room.floor))).toContainText(name);
    }
  }
});

test('on paper and in forced colours, the plan can be read', async ({ page, site }) => {
  await open(page, `${site.origin}/contacts`);
  const plan = page.getByRole('img', { name: readContent<CampusTexts>('ua/campus.json').description });
  for (const media of [{ media: 'print' }, { forcedColors: 'active', colorScheme: 'dark' }] as const) {
    await page.emulateMedia(media);
    const colours = await plan.evaluate((element) => {
      const of = (selector: string) => [...element.querySelectorAll(selector)].map((each) => getComputedStyle(each));
      const ground = getComputedStyle(document.body).backgroundColor;
      return { ground, names: of('text').map(({ fill }) => fill), shapes: of('polygon').map(({ fill }) => fill) };
    });
    expect(colours.names).not.toContain(colours.ground);
    expect(new Set(colours.shapes).size, 'shapes are outlines').toBe(1);
    expect(colours.names).not.toContain(colours.shapes[0]);
  }
});
