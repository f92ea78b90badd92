import { existsSync } from 'node:fs';
import type { CampusData, CampusTexts } from '../../content/model/campus.ts';
import { contentPath, readContent } from './support/content.ts';
import { expect, test } from './support/served-site.ts';

test.skip(!existsSync(contentPath('data/campus.json')), 'The content has no plan of the way.');

test('the plan of the way', async ({ page, site }) => {
  const { buildings, rooms } = readContent<CampusData>('data/campus.json');
  const texts = readContent<CampusTexts>('ua/campus.json');
  await page.goto(`${site.origin}/contacts`);
  const plan = page.getByRole('img', { name: texts.description });
  const legend = page.getByRole('figure').getByRole('listitem');

  await test.step('every room is on its floor, those below the ground last', async () => {
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

  await test.step('where it has room, its names stay within it', async () => {
    for (const width of [2561, 1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const { seen, beyond } = await plan.evaluate(namesOf);
      expect(seen, `at ${width}`).toBeGreaterThan(0);
      expect(beyond, `at ${width}`).toEqual([]);
      await expect(legend.first()).toBeHidden();
    }
  });

  await test.step('on a phone a legend names its marks', async () => {
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(legend.first()).toBeVisible();
    await expect(page.getByText(texts.ways[0]?.steps[0] ?? '')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('on paper and in forced colours it can be read', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const media of [{ media: 'print' }, { forcedColors: 'active', colorScheme: 'dark' }] as const) {
      await page.emulateMedia(media);
      const colours = await plan.evaluate((element) => {
        const of = (selector: string) =>
          [...element.querySelectorAll(selector)].map((each) => getComputedStyle(each));
        const ground = getComputedStyle(document.body).backgroundColor;
        return { ground, names: of('text').map(({ fill }) => fill), shapes: of('polygon').map(({ fill }) => fill) };
      });
      expect(colours.names).not.toContain(colours.ground);
      expect(new Set(colours.shapes).size, 'shapes are outlines').toBe(1);
      expect(colours.names).not.toContain(colours.shapes[0]);
    }
  });
});

/** The number of names that a plan shows, and which of them reach beyond it. Runs in the page. */
function namesOf(plan: Element): { seen: number; beyond: (string | null)[] } {
  const sheet = plan.getBoundingClientRect();
  const names = [...plan.querySelectorAll('text')].filter((text) =>
    text.checkVisibility({ visibilityProperty: true }),
  );
  const beyond = names.filter((text) => {
    const { left, right } = text.getBoundingClientRect();
    return left < sheet.left || right > sheet.right;
  });
  return { seen: names.length, beyond: beyond.map((text) => text.textContent) };
}
