import type { Page } from 'playwright/test';
import { labels } from './support/content.ts';
import { QuestionFormPage } from './support/question-form.ts';
import { expect, open, painted, test } from './support/served-site.ts';

const { menu, newsSidebar, search, theme } = labels('ua');

/** Acts, and expects that nothing on the page moves because of it. */
async function expectStillness(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        const target = (animation.effect as KeyframeEffect | null)?.target?.className;
        if (Number(duration) * (iterations ?? 1) > 1) moved.push(`${target}: ${duration} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  await painted(page);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
}

test('nothing that opens moves, nor does the question form, and the carousel is at the next item at once', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${site.origin}/about/history`);
  const groups = page.locator('#menu > div > ul > li > button');
  await expectStillness(page, async () => {
    await groups.first().hover();
    await groups.last().hover();
    await page.getByRole('button', { name: search.open }).click();
    await page.locator('header summary').click();
    await page.getByRole('button', { name: theme.toDark }).click();
  });
  const form = new QuestionFormPage(page);
  await expectStillness(page, async () => {
    await form.feedback.click();
    await form.field('firstName').fill('Олена');
    await form.closeButton.click();
    await expect(form.dialog).toBeHidden();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStillness(page, async () => {
    await page.getByRole('link', { name: menu.open }).click();
    await page.locator('#menu button[aria-expanded]').first().click();
    await page.getByRole('link', { name: menu.close }).click();
  });
  const next = page.getByRole('button', { name: newsSidebar.next });
  const places = await next.evaluate((button) => {
    const list = document.querySelector('aside ul');
    (button as HTMLElement).click();
    return [list?.scrollLeft, list?.clientWidth];
  });
  expect(places[0]).toBe(places[1]);

  await page.setViewportSize({ width: 1280, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(
    expectStillness(page, () => groups.first().hover()),
    'for those who do not ask for it, it is seen to move',
  ).rejects.toThrow(/200 ms/);
});
