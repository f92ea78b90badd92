import type { Page } from 'playwright/test';
import type { AdmissionData, EntrantTexts, ScheduleData, ScheduleTexts } from '../../content/model/postgraduate.ts';
import type { ServicesData, ServicesTexts } from '../../content/model/services.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { monthNames } from '../../src/lib/language/date-forms.ts';
import { zonedTime } from '../../src/lib/text/days.ts';
import { readContent } from './support/content.ts';
import { expect, test } from './support/test.ts';

const { phone, timeZone } = readContent<SiteData>('data/site.json');
const iso = (date: string) => date.split('.').reverse().join('-');
const inWords = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}\u00a0${monthNames('ua')[(month ?? 0) - 1]} ${year}`;
};

// The first screen of a phone.
test.use({ viewport: { width: 360, height: 740 } });

async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test.describe('entrants', () => {
  const path = '/entrant';
  const { items } = readContent<AdmissionData>('data/admission.json');
  const words = readContent<EntrantTexts>('ua/entrant.json');
  const nameOf = (id: string) => words.items.find((each) => each.id === id)?.name ?? '';
  const applications = items.find(({ isOpen }) => isOpen);
  const papers = words.sections.find(({ id }) => id === 'documents')?.checklist ?? [];

  for (const next of items)
    test(`the first screen says how admission stands and what is next, before: ${next.id}`, async ({ page }) => {
      const today = new Date(Date.parse(iso(next.from)) - 86_400_000).toISOString().slice(0, 10);
      await page.clock.setFixedTime(zonedTime(today, '12:00', timeZone));
      await page.goto(path);
      const { from = '', to = from } = applications ?? {};
      const isOpen = iso(from) <= today && today <= iso(to);
      const state = isOpen ? words.open.replace('{{date}}', inWords(iso(to))) : words.closed;
      await expect(page.getByText(state, { exact: true })).toBeInViewport();
      const date = inWords(iso(next.from));
      await expect(page.getByText(`${date}: ${nameOf(next.id)}`)).toBeInViewport();
      for (const link of [words.papersLink, words.formLink, words.askLink])
        await expect(page.getByRole('link', { name: link, exact: true })).toBeInViewport({ ratio: 1 });
    });

  test('after the last known date nothing is promised', async ({ page }) => {
    await page.clock.setFixedTime('2099-01-01T12:00:00Z');
    await page.goto(path);
    await expect(page.getByText(words.closed, { exact: true })).toBeInViewport();
    await expect(page.getByText(words.noneNext)).toBeInViewport();
  });

  test('the papers are a press away, can be ticked off, and the form opens where it is filled in', async ({
    page,
  }) => {
    await page.goto(path);
    expect(await heightOf(page)).toBeLessThanOrEqual(6000);
    await page.getByRole('link', { name: words.papersLink, exact: true }).click();
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(papers.length);
    await expect(boxes.first()).toBeInViewport();
    await boxes.first().check();
    await expect(boxes.first()).toBeChecked();
    await page.getByRole('link', { name: words.formLink, exact: true }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('the page names days, which are right on any of them', async ({ page }) => {
      await page.goto(path);
      const dates = page.getByText(words.openOn.split('{{')[0]?.trim() ?? '', { exact: false }).first();
      await expect(dates).toContainText(iso(applications?.to ?? '').slice(0, 4));
      await expect(page.getByText(words.closed, { exact: true })).toHaveCount(0);
      await expect(page.getByText(words.nextLabel, { exact: true })).toHaveCount(0);
      for (const section of words.sections)
        await expect(page.getByRole('heading', { name: section.title })).toBeVisible();
      await expect(
        page.getByText(words.sections.find(({ isFolded }) => isFolded)?.facts?.[0]?.value ?? papers[0] ?? '').first(),
      ).toBeVisible();
    });
  });
});

test('a price and the telephone are on the first screen of the services and of the testing centre', async ({
  page,
}) => {
  const { items } = readContent<ServicesData>('data/services.json');
  const texts = readContent<ServicesTexts>('ua/services.json');
  const prices = items.flatMap(({ price }) => price ?? []);
  const written = new RegExp(
    `(?<!\\d)(${prices.map((price) => price.toLocaleString('uk').replace(/\s/g, '\\s')).join('|')})\\sгрн`,
  );
  for (const path of ['/services', '/services/testing-center']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeInViewport();
    await expect(page.getByRole('main').getByText(written).first()).toBeInViewport();
    expect(await heightOf(page)).toBeLessThanOrEqual(8000);
  }
  await test.step('each test has its standard, range, term, price and accreditation', async () => {
    for (const { id, days, accredited } of items.filter(({ group }) => group === 'testing')) {
      const text = texts.items.find((each) => each.id === id);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: text?.name ?? '', exact: true }) });
      const said = [
        text?.standard ?? '',
        days ? texts.labels.days.replace('{{days}}', String(days)) : '',
        accredited === undefined ? '' : texts.labels[accredited ? 'accredited' : 'notAccredited'],
      ];
      for (const each of said) await expect(row).toContainText(each);
    }
  });
  await test.step('readers of screens find each value below the name of its column', async () => {
    const client = await page.context().newCDPSession(page);
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main table' });
    const { nodes } = await client.send('Accessibility.queryAXTree', { nodeId });
    const count = (role: string) => nodes.filter((each) => !each.ignored && each.role?.value === role).length;
    const columns = count('columnheader');
    expect(columns).toBeGreaterThan(1);
    expect(count('cell')).toBe(count('rowheader') * (columns - 1));
  });
});

test.describe('the schedule', () => {
  // Where the day of the institute begins while it is still the day before.
  test.use({ timezoneId: 'America/Los_Angeles' });
  const path = '/training/postgraduate/schedule';
  const { classes, from, to } = readContent<ScheduleData>('data/schedule.json');
  const words = readContent<ScheduleTexts>('ua/schedule.json');
  const main = (page: Page) => page.getByRole('main');
  const groupOf = (year: number, specialty: string) =>
    words.group.replace('{{year}}', String(year)).replace('{{specialty}}', specialty);
  test.skip(classes.length === 0, 'The content has no classes.');

  test('the lessons of a group are there after one press, those of today first, and stay in the address', async ({
    page,
  }) => {
    // The second Tuesday of the term: an even week.
    const monday = Date.parse(iso(from)) + 7 * 86_400_000;
    const today = new Date(monday + 86_400_000).toISOString().slice(0, 10);
    await page.clock.setFixedTime(zonedTime(today, '08:00', timeZone));
    await page.goto(path);
    expect(await heightOf(page)).toBeLessThanOrEqual(8000);
    await expect(page.getByText(words.today, { exact: true })).toBeInViewport();
    const [specialty = ''] = classes[0]?.specialties ?? [];
    const group = page.getByRole('button', { name: groupOf(1, specialty), exact: true });
    await group.click();
    await expect(group).toHaveAttribute('aria-pressed', 'true');
    const own = classes.filter(
      (each) =>
        each.day === 'tuesday' &&
        each.weeks !== 'odd' &&
        (each.years ?? [1]).includes(1) &&
        each.specialties.includes(specialty),
    );
    const shown = main(page).locator('[data-seen] li');
    await expect(shown).toHaveCount(own.length);
    for (const { course, start } of own)
      await expect(shown.filter({ hasText: start }).first()).toContainText(words.courses[course] ?? '');
    await page.reload();
    await expect(group).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).toHaveCount(own.length);
  });

  test('opened at its year, the year is in view beside what the day has put above it', async ({ page }) => {
    test.skip(!words.year, 'The content has no academic year.');
    await page.clock.setFixedTime(zonedTime(iso(from), '12:00', timeZone));
    await page.goto(`${path}#year`);
    const heading = page.getByRole('heading', { name: words.year?.title ?? '' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(main(page).locator('[data-seen] li').first()).toBeAttached();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, 'not below the middle of the window').toBeLessThan(370);
  });

  test('while the script never comes, the classes are seen after some seconds', async ({ page }) => {
    await page.route('**/assets/**/*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    const [{ day } = { day: 'monday' as const }] = classes;
    const heading = main(page).getByRole('heading', { name: words.days[day] });
    await expect(heading).toBeHidden();
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
    await expect(heading).toBeVisible({ timeout: 4000 });
  });

  test('on a day without classes the next one that has any is first, after the term none', async ({ page }) => {
    await page.clock.setFixedTime(zonedTime(iso(from), '12:00', timeZone));
    const saturday = new Date(Date.parse(iso(from)) + 5 * 86_400_000).toISOString().slice(0, 10);
    await page.clock.setFixedTime(zonedTime(saturday, '12:00', timeZone));
    await page.goto(path);
    await expect(page.getByText(words.nextDay, { exact: true })).toBeInViewport();
    await page.clock.setFixedTime(
      zonedTime(iso(to), '12:00', timeZone).replace(/^\d+/, (year) => String(Number(year) + 1)),
    );
    await page.goto(path);
    await expect(page.getByText(words.over.split('{{')[0] ?? '')).toBeInViewport();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('every class of the week is seen, and no choice that nothing answers', async ({ page }) => {
      await page.goto(path);
      for (const course of new Set(classes.map((each) => each.course)))
        await expect(page.getByText(words.courses[course] ?? '', { exact: true }).first()).toBeVisible();
      await expect(page.getByText(words.groupTitle, { exact: true })).toBeHidden();
    });
  });
});
