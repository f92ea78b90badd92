import { expect, painted, test } from './support/served-site.ts';

const heading = 'footer h2 >> nth=0';

test('on a phone the footer is laid out once it comes near, and nothing moves then', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Time stands still: it is not laid out for being there long enough.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(`${site.origin}/about/history`);
  const isLaidOut = () => page.locator(heading).evaluate((e) => e.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  // The site's own fonts may move a line when they come.
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  await page.evaluate(() => {
    Reflect.get(window, 'shifts').length = 0;
  });
  await page.mouse.move(180, 400);
  // A footer of another height than was said makes the page longer: it is gone on until the end.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1)).toBe(true);
    expect(await isLaidOut()).toBe(true);
  }).toPass();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});
