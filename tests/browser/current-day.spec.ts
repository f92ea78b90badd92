import type {
  DefenceData,
  DefenceLabelsTexts,
  DefenceTexts,
  SpecializedCouncilTexts,
} from '../../content/model/defences.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { isoDate, zonedTime } from '../../src/lib/text/days.ts';
import { idsOf, readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

const { copyrightFrom, timeZone } = readContent<SiteData>('data/site.json');
const texts = readContent<SpecializedCouncilTexts>('ua/specializedcouncil.json');
const words = readContent<DefenceLabelsTexts>('ua/defence.json');
const defences = idsOf('data/defences').map((id) => ({
  id,
  date: readContent<DefenceData>(`data/defences/${id}.json`).date,
  ...readContent<DefenceTexts>(`ua/defences/${id}.json`),
}));
/** Defences that were still to come when the content was written. */
const announced = defences.filter(({ result }) => result === undefined);

const copyright = 'footer > p';

// Where a day begins first.
test.use({ timezoneId: 'Pacific/Kiritimati' });

test('what depends on the day follows the clock of the visitor, however old the build is', async ({ page, site }) => {
  const council = `${site.origin}/training/specialized`;
  const list = (id: string) => page.locator('section', { has: page.locator(`#${id}`) });
  const procedure = page.getByRole('region', { name: words.procedureTitle });
  const next = procedure.getByRole('listitem').filter({ hasText: words.stepStates.next });

  for (const { id, title, date } of announced.slice(0, 1))
    await test.step('a defence is to come until its day is over where it takes place', async () => {
      const evening = zonedTime(isoDate(date) ?? '', '23:30', timeZone);
      await page.clock.setFixedTime(evening);
      await open(page, council);
      await list('upcoming').getByRole('link', { name: title }).click();
      await expect(page.getByText(words.upcoming, { exact: true })).toBeVisible();
      await expect(next).toContainText(words.steps.defence);
      // An hour later it is over, and the page asks for its script by itself.
      await page.clock.setFixedTime(Date.parse(evening) + 60 * 60_000);
      await page.goto(`${council}/${id}`);
      await expect(page.getByText(words.held, { exact: true })).toBeVisible();
      await expect(next, 'the decision is not recorded yet').toContainText(words.steps.decision);
      await expect(page.getByRole('link', { name: words.calendar })).toHaveCount(0);
    });

  await test.step('long after, none is to come, and the copyright has the year', async () => {
    await page.clock.setFixedTime(new Date(2099, 0, 1, 0, 0, 1));
    await open(page, council);
    await expect(page.locator(copyright)).toContainText(`© ${copyrightFrom}–2099 `);
    await expect(list('upcoming')).toContainText(texts.noneUpcoming);
    await expect(list('held').locator('ol > li')).toHaveCount(defences.length);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.locator('#home-news')).toBeVisible();
    await expect(page.locator('#home-defences'), 'no heading above an empty list').toHaveCount(0);
  });

  await test.step('with a clock that is slow, the copyright has the year of the build', async () => {
    await page.clock.setFixedTime(new Date(1970, 0, 1));
    const html = await (await page.request.get(`${site.origin}/contacts`)).text();
    const [built] = /© \d{4}–\d{4} /.exec(html) ?? [];
    expect(Number(built?.slice(-5))).toBeGreaterThanOrEqual(copyrightFrom);
    await open(page, `${site.origin}/contacts`);
    await expect(page.locator(copyright)).toContainText(built ?? '');
  });
});
