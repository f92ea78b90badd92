import type { ScheduleData, ScheduleTexts } from '../../content/model/postgraduate.ts';
import { readContent } from './support/content.ts';
import { expect, test } from './support/served-site.ts';

const { year } = readContent<ScheduleData>('data/schedule.json');
const { year: words } = readContent<ScheduleTexts>('ua/schedule.json');
const path = '/training/postgraduate/schedule';

test.skip(!year || !words, 'The content has no academic year.');

test('the year is drawn where it has room for letters of its size, and its kinds of periods differ without colours', async ({
  page,
  site,
}) => {
  await page.goto(site.origin + path);
  const section = page.locator('section', { has: page.locator('#year') });
  const drawing = section.getByRole('img');
  for (const width of [2561, 1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawing).toBeVisible();
    // Nothing that is written there reaches beyond the drawing.
    const beyond = await drawing.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      const texts = [...element.querySelectorAll('text')].filter((text) =>
        text.checkVisibility({ visibilityProperty: true }),
      );
      return {
        seen: texts.length,
        names: texts.filter((text) => text.getBoundingClientRect().right > right).map((text) => text.textContent),
      };
    });
    expect(beyond.seen).toBeGreaterThan(0);
    expect(beyond.names, `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(drawing, 'letters twice as large').toBeHidden();
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(drawing).toBeHidden();
  await expect(section.getByText(words?.kinds.assessment ?? '', { exact: true })).toBeVisible();
  await section.locator('summary').first().click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // On paper and in forced colours.
  await page.setViewportSize({ width: 1280, height: 740 });
  const fills = () =>
    drawing.locator('rect').evaluateAll((all) => {
      const ofKind = new Map<string, Set<string>>();
      for (const each of all) {
        const kind = each.parentElement?.dataset.kind ?? '';
        ofKind.set(kind, (ofKind.get(kind) ?? new Set()).add(getComputedStyle(each).fill));
      }
      return [...ofKind.values()].map((looks) => [...looks].join(' '));
    });
  for (const media of [{ media: 'print' }, { forcedColors: 'active', colorScheme: 'dark' }] as const) {
    await page.emulateMedia(media);
    const looks = await fills();
    expect(new Set(looks).size, JSON.stringify(media)).toBe(looks.length);
    const text = drawing.locator('text:visible').first();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(text, 'words can be read').not.toHaveCSS('fill', ground);
    if ('forcedColors' in media) {
      const plain = await drawing
        .locator('p')
        .first()
        .evaluate((each) => getComputedStyle(each).color);
      await expect(text).toHaveCSS('fill', plain);
    }
  }
});
