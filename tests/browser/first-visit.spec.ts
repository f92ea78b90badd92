import { idsOf, newsOf } from './support/content.ts';
import { fontsOfTexts } from './support/fonts-of-texts.ts';
import { hold } from './support/hold.ts';
import { linesOfTexts } from './support/lines.ts';
import { expect, painted, test, waitForFonts } from './support/test.ts';

const [newest, second] = newsOf('ua');
const pages = [
  '/',
  '/news',
  `/news/${newest?.id}`,
  `/en/news/${second?.id}`,
  `/person/${idsOf('data/people')[0]}`,
  '/training/postgraduate/orders',
  '/about/history',
  '/en/services',
  '/contacts',
  '/scientific-departments',
];

/** The layout shift that the budget allows (docs/performance.md). */
const mostShift = 0.02;

// Before its fonts have come, a page stands in fonts of the system; docs/design.md says how they are made as wide.
for (const width of [360, 1280])
  test(`fonts that come after the first paint are shown, and break no line elsewhere, at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages)
      await test.step(path, async () => {
        await session.send('Network.clearBrowserCache');
        const release = await hold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.waitForLoadState('domcontentloaded');
        await painted(page);
        const before = await page.evaluate(linesOfTexts);
        expect(before.length).toBeGreaterThan(5);
        release();
        await waitForFonts(page);
        await painted(page);
        const fonts = await fontsOfTexts(page);
        const strange = fonts.filter((each) => each.fonts.some((font) => !/^(Golos|Geologica)/.test(font)));
        expect.soft(strange, path).toEqual([]);
        const after = await page.evaluate(linesOfTexts);
        const changed = before.flatMap(({ name, lines, isInView }, index) =>
          isInView && lines !== after[index]?.lines ? `${name}: ${lines} → ${after[index]?.lines}` : [],
        );
        expect.soft(changed, path).toEqual([]);
        expect.soft(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBeLessThanOrEqual(mostShift);
        await page.unrouteAll();
      });
  });
