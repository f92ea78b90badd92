import { newsOf } from './support/content.ts';
import { documentsOf } from './support/content-items.ts';
import {
  address,
  ask,
  beginning,
  box,
  common,
  group,
  noTitles,
  results,
  word,
  words,
} from './support/search-page.ts';
import { single } from './support/search-words.ts';
import { expect, holdScripts, hydrated, open, painted, test } from './support/test.ts';
import { Traffic } from './support/traffic.ts';

test('the search page', async ({ page }) => {
  const wide = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 360, height: 300 });
  const traffic = await Traffic.of(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/search');
  await traffic.settles();
  expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  const bare = await page.evaluate(() => document.documentElement.scrollHeight);

  await test.step('results come as one types, by kind, and the address follows', async (step) => {
    step.skip(!common, noTitles);
    await box(page).pressSequentially(word, { delay: 30 });
    for (const kind of common?.kinds ?? []) {
      await expect(group(page, kind).getByRole('listitem').first()).toBeVisible();
    }
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
    await expect(results(page).locator('mark').first()).toHaveText(beginning(word));
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(word);
    await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', word));
  });

  await test.step('a reload far down comes back to the place among the results', async (step) => {
    step.skip(!common, noTitles);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 900));
    await painted(page);
    const place = await page.evaluate(() => window.scrollY);
    await page.reload();
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ /);
    // The site map, which stands there first, may be longer than a few results.
    if (place > bare) await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
  await page.setViewportSize(wide);

  await test.step('results can be narrowed to a kind, which has an address, and more of it shown', async (step) => {
    step.skip(!common, noTitles);
    const { kinds, kindsTitle, more, allKinds } = words('ua');
    const links = results(page).getByRole('navigation', { name: kindsTitle }).getByRole('link');
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ /);
    const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));
    const counts = (Object.keys(kinds) as (keyof typeof kinds)[]).map(async (kind) => {
      const link = links.filter({ hasText: kinds[kind] });
      return { kind, link, total: (await link.count()) ? numberIn(await link.textContent()) : 0 };
    });
    const [most, other] = (await Promise.all(counts)).sort((a, b) => b.total - a.total);
    step.skip(!most || !other || most.total <= 10 || !other.total, 'The content has too few things with one word.');
    if (!most || !other) return;
    const { kind, link, total } = most;
    const shown = group(page, kind).getByRole('heading', { level: 3 });
    await expect(shown).not.toHaveCount(0);
    expect(await shown.count()).toBeLessThan(6);
    await link.click();
    await expect(shown).toHaveCount(10);
    await expect(group(page, other.kind)).toBeHidden();
    expect(new URL(page.url()).searchParams.get('kind')).toBe(kind);
    await group(page, kind).getByRole('button', { name: more }).click();
    await expect(shown).toHaveCount(Math.min(total, 20));
    // Going back from one of them shows as many again, and where the visitor was.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await painted(page);
    const place = await page.evaluate(() => window.scrollY);
    await page.locator('header a[href="/"]').first().dispatchEvent('click');
    await expect(results(page)).toHaveCount(0);
    await page.goBack();
    await expect(shown).toHaveCount(Math.min(total, 20));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.reload();
    await expect(shown).toHaveCount(10);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await results(page).getByRole('link', { name: allKinds }).click();
    await expect(group(page, other.kind)).toBeVisible();
  });

  await test.step('what stands in a box elsewhere on the page is searched for too', async (step) => {
    step.skip(!common, noTitles);
    await ask(page, 'щзхї');
    await expect(results(page).getByRole('status')).toContainText(words('ua').nothingHelp);
    await page.evaluate((text) => {
      const other = document.querySelector<HTMLInputElement>('header input[type=search]');
      if (other) other.value = ` ${text} `;
      other?.form?.requestSubmit();
    }, word);
    await expect(box(page)).toHaveValue(word);
    await expect(results(page).locator('mark').first()).toHaveText(beginning(word));
  });

  await test.step('with the keyboard alone from the box to the page that was found', async (step) => {
    const [item] = newsOf('ua');
    step.skip(!item, 'The content has no news.');
    await box(page).fill(item?.title ?? '');
    const link = group(page, 'news').getByRole('link', { name: item?.title }).first();
    await expect(link).toBeVisible();
    await box(page).focus();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
    await page.goBack();
    await expect(box(page)).toHaveValue(item?.title ?? '');
    await expect(link).toBeVisible();
  });

  await test.step('a hit in a document opens it at the page', async (step) => {
    const [document] = single(documentsOf('ua'));
    step.skip(!document, 'The content has no document.');
    const title = document?.title ?? '';
    await box(page).fill(title);
    const hit = group(page, 'documents').getByRole('link', { name: title }).last();
    const href = (await hit.getAttribute('href')) ?? '';
    const asked = /page=(\d+)$/.exec(href)?.[1];
    expect(asked).toBeTruthy();
    await hit.click();
    await expect(page.locator('.viewer')).toBeVisible();
    expect(page.url()).toContain(`page=${asked}`);
  });
});

test('what is typed before the script has come is kept and searched for, whatever the address asks', async ({
  page,
}) => {
  test.skip(!common, noTitles);
  for (const before of ['/search', address('щзхї')]) {
    await test.step(before, async () => {
      const release = await holdScripts(page);
      // Its scripts are asked for at once, and are part of what a load waits for.
      await page.goto(before, { waitUntil: 'domcontentloaded' });
      await box(page).pressSequentially(word);
      release();
      await hydrated(page);
      await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', word));
      await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
      await expect(box(page)).toHaveValue(word);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(word);
      await page.unrouteAll();
    });
  }
});

test('without its index or its script the page says so, still has its site map, and can be tried again', async ({
  page,
  complaints,
}) => {
  test.skip(!common, noTitles);
  complaints.expect(/Failed to (load|fetch)/);
  // Data is fetched again at once; a script that failed is had by a reload only.
  for (const [missing, pattern] of [
    ['index', '**/pagefind/**'],
    ['script', '**/pagefind/**/pagefind.js'],
  ] as const) {
    await test.step(`without the ${missing}`, async () => {
      await page.route(pattern, (route) => route.abort());
      await open(page, address(word));
      await expect(results(page).getByRole('status')).toHaveText(words('ua').failed);
      const siteMap = page.getByRole('main').getByRole('heading', { name: words('ua').siteMapTitle });
      await expect(siteMap).toBeVisible();
      await page.unroute(pattern);
      await results(page).getByRole('button').click();
      await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
      await expect(siteMap).toBeHidden();
    });
  }
});
