import { type LanguageCode, languageOf } from '../../src/lib/language/languages.ts';
import { newsOf } from './support/content.ts';
import { documentsOf } from './support/content-items.ts';
import { expectSeen } from './support/expect-seen.ts';
import { hold } from './support/hold.ts';
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
import { contentSays } from './support/search-words.ts';
import { expect, holdScripts, hydrated, open, painted, test } from './support/test.ts';
import { Traffic } from './support/traffic.ts';

// The pages found by words, and what is quoted of them, are tested on the index: tests/built/search.test.ts.

test('the search page', async ({ page }) => {
  const traffic = await Traffic.of(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/search');
  await traffic.settles();
  expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);

  await test.step('results come as one types, by kind, and the address follows', async (step) => {
    step.skip(!common, noTitles);
    await box(page).pressSequentially(word);
    for (const kind of common?.kinds ?? []) {
      await expect(group(page, kind).getByRole('listitem').first()).toBeVisible();
    }
    await expect(results(page).getByRole('status')).toHaveText(/^\d+ результат/);
    await expect(results(page).locator('mark').first()).toHaveText(beginning(word));
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(word);
    await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', word));
  });

  await test.step('an address in an excerpt does not widen a narrow page', async (step) => {
    step.skip(!common, noTitles);
    const wide = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 700 });
    const excerpt = results(page).locator('li > p').first();
    await excerpt.evaluate((paragraph) => paragraph.append(`https://${'data'.repeat(30)}.example`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize(wide);
  });

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
    const scrollY = () => page.evaluate(() => window.scrollY);
    const leaveFromFoot = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await painted(page);
      const place = await scrollY();
      await page.locator('header a[href="/"]').first().dispatchEvent('click');
      await expect(results(page)).toHaveCount(0);
      return place;
    };
    // Going back shows where the visitor was, also when they go on and back again before the results have come.
    const among = await leaveFromFoot();
    await page.reload();
    await hydrated(page);
    const release = await hold(page, '**/pagefind/**');
    for (const step of ['goBack', 'goForward', 'goBack'] as const) {
      await page[step]();
      await expect(results(page)).toHaveCount(step === 'goBack' ? 1 : 0);
      // The page is told that it scrolled with the next picture.
      await painted(page);
    }
    release();
    await expect(shown).toHaveCount(10);
    await expect.poll(scrollY).toBe(among);
    await page.unrouteAll();
    await group(page, kind).getByRole('button', { name: more }).click();
    await expect(shown).toHaveCount(Math.min(total, 20));
    // Going back from one of them shows as many again, too.
    const place = await leaveFromFoot();
    await page.goBack();
    await expect(shown).toHaveCount(Math.min(total, 20));
    await expect.poll(scrollY).toBe(place);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.emulateMedia({ forcedColors: 'active' });
    await expectSeen(page, link, 'aria-current');
    await page.emulateMedia({ forcedColors: 'none' });
    await results(page).getByRole('link', { name: allKinds }).click();
    await expect(group(page, other.kind)).toBeVisible();
  });

  await test.step('a misspelt word is answered with the one that was meant', async (step) => {
    const [query, meant] = ['лабараторія', 'лабораторія'];
    step.skip(!contentSays('ua', meant), 'The content does not have what was meant.');
    await ask(page, query);
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await status.getByRole('link', { name: meant, exact: true }).click();
    await expect(status).toHaveText(/^\d+ результат/);
    await expect(box(page)).toHaveValue(meant);
  });

  await test.step('nonsense finds nothing, says so, and is shown as text', async () => {
    const query = '<img src=x onerror=alert(1)>щзхї';
    await ask(page, query);
    const status = results(page).getByRole('status');
    await expect(status).toContainText(words('ua').nothing.replace('{{query}}', query));
    await expect(status).toContainText(words('ua').nothingHelp);
  });

  await test.step('what stands in a box elsewhere on the page is searched for too', async (step) => {
    step.skip(!common, noTitles);
    await page.evaluate((text) => {
      const other = document.querySelector<HTMLInputElement>('header input[type=search]');
      if (other) other.value = ` ${text} `;
      other?.form?.requestSubmit();
    }, word);
    await expect(box(page)).toHaveValue(word);
    await expect(results(page).locator('mark').first()).toHaveText(beginning(word));
  });

  await test.step('a result leads to its page by key, and back to the results', async (step) => {
    const [item] = newsOf('ua');
    step.skip(!item, 'The content has no news.');
    await box(page).fill(item?.title ?? '');
    const link = group(page, 'news').getByRole('link', { name: item?.title }).first();
    await expect(link).toBeVisible();
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
    await page.goBack();
    await expect(box(page)).toHaveValue(item?.title ?? '');
    await expect(link).toBeVisible();
  });

  await test.step('what is quoted of a document has its language', async (step) => {
    const document = documentsOf('en').find(({ language }) => language !== 'en');
    step.skip(!document, 'The content has no document in another language.');
    const { title = '', language = '' } = document ?? {};
    await open(page, address(title, 'en'));
    const hit = group(page, 'documents', 'en').getByRole('listitem').filter({ hasText: title }).first();
    await expect(hit.getByRole('paragraph').first()).toHaveAttribute(
      'lang',
      languageOf(language as LanguageCode).tag,
    );
  });
});

test('what is typed before the script has come is searched for; what fails is told, leaves the site map, and can be tried again', async ({
  page,
  complaints,
}) => {
  test.skip(!common, noTitles);
  complaints.expect(/Failed to (load|fetch)/);
  // Data is fetched again at once; a script that failed is had by a reload only.
  const script = '**/pagefind/**/pagefind.js';
  await page.route(script, (route) => route.abort());
  const release = await holdScripts(page);
  // Its scripts are asked for at once, and are part of what a load waits for.
  await page.goto(address('щзхї'), { waitUntil: 'domcontentloaded' });
  await box(page).pressSequentially(word);
  release();
  await hydrated(page);
  const status = results(page).getByRole('status');
  await expect(status).toHaveText(words('ua').failed);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(word);
  const siteMap = page.getByRole('main').getByRole('heading', { name: words('ua').siteMapTitle });
  await expect(siteMap).toBeVisible();
  await page.unroute(script);
  await results(page).getByRole('button').click();
  await expect(status).toHaveText(/^\d+ результат/);
  await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', word));
  await expect(box(page)).toHaveValue(word);
  await expect(siteMap).toBeHidden();
});
