import type { Locator, Page } from 'playwright/test';
import { type Box, boxOf } from './support/box.ts';
import { items, label } from './support/menu.ts';
import { expect, open, test } from './support/test.ts';

/** A group with at least two groups next to each other: what lies in the way of a diagonal move. */
const outer = items.find(({ items: inner }) => (inner?.filter((entry) => entry.items).length ?? 0) > 1);
const [group, sibling] = outer?.items?.filter((entry) => entry.items) ?? [];

const groups = items.filter(({ items: inner }) => inner);
const opened = '#menu [aria-expanded=true]';
const entryOf = (page: Page, id = '') => page.locator(`#menu [data-group="${id}"] > button`);
const flyoutOf = (page: Page, id = '') => page.locator(`#menu [data-group="${id}"] > div`);
const isOpen = (entry: Locator) => entry.evaluate((button) => button.getAttribute('aria-expanded') === 'true');

/** Moves the pointer in a straight line, in small steps, each of which takes some time on the page's clock. */
async function glide(page: Page, from: Point, to: Point, duration: number): Promise<void> {
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const at = (start: number, end: number) => start + ((end - start) * step) / steps;
    await page.mouse.move(at(from.x, to.x), at(from.y, to.y));
    await page.clock.runFor(duration / steps);
  }
}

/** Puts the pointer on a group's entry and waits until its flyout stands still. */
async function pointAt(page: Page, id = ''): Promise<void> {
  const { x, y, width, height } = await boxOf(entryOf(page, id));
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(entryOf(page, id)).toHaveAttribute('aria-expanded', 'true');
  await flyoutOf(page, id).evaluate((flyout) => Promise.all(flyout.getAnimations().map(({ finished }) => finished)));
}

interface Point {
  x: number;
  y: number;
}

/** Opens the inner group from a closed menu, and puts the pointer on its entry; the page's clock stands still. */
async function openGroup(page: Page): Promise<{ start: Point; flyout: Box }> {
  await page.mouse.move(1270, 710);
  await page.clock.runFor(1000);
  await expect(page.locator(opened)).toHaveCount(0);
  await pointAt(page, outer?.id);
  const entry = entryOf(page, group?.id);
  const box = await boxOf(entry);
  const start = { x: box.x + 24, y: box.y + box.height / 2 };
  await pointAt(page, group?.id);
  await page.mouse.move(start.x, start.y);
  return { start, flyout: await boxOf(flyoutOf(page, group?.id)) };
}

test('what is pointed at opens, and stays open while the pointer moves towards it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contacts');
  await test.step('the header is 165 px high', async () => {
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(165);
  });

  await test.step('one entry is open at each level', async () => {
    for (const entry of groups.slice(0, 2)) {
      await entryOf(page, entry.id).hover();
      await expect(page.locator('#menu > div > ul > li > button[aria-expanded=true]')).toHaveText([label(entry)]);
    }
  });

  await test.step('pressing what pointing has opened leaves it open; pressing again closes it', async () => {
    const entry = entryOf(page, outer?.id);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(1270, 710);
  });

  await test.step('pointing opens a flyout of 220 to 260 px, and a deeper one of 240 px beside its entry', async () => {
    await pointAt(page, outer?.id);
    await pointAt(page, group?.id);
    const entry = await boxOf(entryOf(page, group?.id));
    const inner = await boxOf(flyoutOf(page, group?.id).locator('> ul > li').first());
    expect(inner.y).toBeCloseTo(entry.y, 0);
    const [first, second] = [await boxOf(flyoutOf(page, outer?.id)), await boxOf(flyoutOf(page, group?.id))];
    expect(first.width).toBeGreaterThanOrEqual(220);
    expect(first.width).toBeLessThanOrEqual(260);
    expect(second.width).toBeCloseTo(240, 1);
  });

  await test.step('Escape closes what pointing has opened, wherever the focus is', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0);
  });

  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('a flyout stays open for 250 ms after the pointer has left', async () => {
    await page.mouse.move(1270, 710);
    await pointAt(page, outer?.id);
    await page.mouse.move(1270, 710);
    await page.clock.runFor(240);
    await expect(entryOf(page, outer?.id)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(20);
    await expect(page.locator(opened)).toHaveCount(0);
  });

  await test.step('a slow diagonal move towards a deeper flyout crosses its siblings and leaves it open', async () => {
    const { start, flyout } = await openGroup(page);
    const goal = { x: flyout.x + 40, y: flyout.y + flyout.height * 0.7 };
    const other = entryOf(page, sibling?.id);
    const seen: boolean[] = [];
    // Three times the delay: pointing at the sibling for as long would open it.
    const crossed = await boxOf(other);
    const crosses = (goal.y - start.y) * ((flyout.x - start.x) / (goal.x - start.x)) + start.y > crossed.y;
    expect(crosses, 'the way leads over the sibling').toBe(true);
    await glide(page, start, goal, 750);
    seen.push(await isOpen(entryOf(page, group?.id)), await isOpen(other));
    await page.clock.runFor(1000);
    seen.push(await isOpen(entryOf(page, group?.id)), await isOpen(other));
    expect(seen).toEqual([true, false, true, false]);
  });

  await test.step('a move straight down to the sibling opens it at once', async () => {
    const { start } = await openGroup(page);
    const box = await boxOf(entryOf(page, sibling?.id));
    await glide(page, start, { x: start.x, y: box.y + box.height / 2 }, 100);
    await expect(entryOf(page, sibling?.id)).toHaveAttribute('aria-expanded', 'true');
    await expect(entryOf(page, group?.id)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('stopping on a sibling opens it after the delay', async () => {
    const { start, flyout } = await openGroup(page);
    const box = await boxOf(entryOf(page, sibling?.id));
    const y = box.y + box.height / 2;
    // On the same way.
    const goal = { x: flyout.x + 40, y: flyout.y + flyout.height * 0.7 };
    const x = start.x + ((goal.x - start.x) * (y - start.y)) / (goal.y - start.y);
    await glide(page, start, { x, y }, 100);
    await expect(entryOf(page, group?.id)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(260);
    await expect(entryOf(page, sibling?.id)).toHaveAttribute('aria-expanded', 'true');
    await expect(entryOf(page, group?.id)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1100, height: 800 } });

  test('taps open and close each level, a tap beside closes all, one on an entry leads to its page', async ({
    page,
  }) => {
    await open(page, '/contacts');
    const [first, second] = [entryOf(page, outer?.id), entryOf(page, group?.id)];
    await first.tap();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.tap();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await entryOf(page, sibling?.id).tap();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await first.tap();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await first.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await first.tap();
    await second.tap();
    await flyoutOf(page, group?.id).locator('a').first().tap();
    await expect(page).toHaveURL(group?.items?.[0]?.href ?? '');
    await expect(page.locator(opened)).toHaveCount(0);
  });
});
