import { describe, expect, test } from 'vitest';
import type { DefenceData } from '../../content/model/defences.ts';
import type { ScheduleData, ScheduleTexts } from '../../content/model/postgraduate.ts';
import { monthNames } from '../../src/lib/language/date-forms.ts';
import { idsOf, readContent } from '../browser/support/content.ts';
import { readPage } from './support/site.ts';

const { year, from, to } = readContent<ScheduleData>('data/schedule.json');
const iso = (date: string) => date.split('.').reverse().join('-');
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

describe.skipIf(!year).each([
  ['ua', ''],
  ['en', 'en/'],
] as const)('the academic year in %s', (language, prefix) => {
  const { year: words } = readContent<ScheduleTexts>(`${language}/schedule.json`);
  const page = readPage(`${prefix}training/postgraduate/schedule.html`);
  const section = page.querySelector('section[aria-labelledby="year"]');
  const items = section?.querySelectorAll('li') ?? [];
  const inDates = (begin: string, end: string) =>
    items.filter((item) => {
      const dates = item.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
      return dates[0] === iso(begin) && dates.at(-1) === iso(end);
    });

  test.each([
    ...(year?.periods ?? []),
    ...(year?.days ?? []).map(({ id, date, years }) => ({ id, from: date, to: date, years })),
  ])('$id stands in the list of its month, with its days, its name and its years of study', (event) => {
    const found = inDates(event.from, event.to).filter((item) =>
      plain(item.text).includes(words?.names[event.id] ?? ''),
    );
    expect(found.length).toBeGreaterThan(0);
    const text = plain(found.map((item) => item.text).join(' '));
    for (const date of [event.from, event.to]) {
      const [day, month] = date.split('.').map(Number);
      expect(text).toContain(String(day));
      expect(text).toContain(monthNames(language)[(month ?? 0) - 1]);
    }
    const ofEvery = new Set(year?.periods.flatMap(({ years }) => years)).size === event.years.length;
    expect(text).toContain(ofEvery ? words?.everyYear : String(event.years[0]));
  });

  test('the term of the schedule is among the periods, and leads to the hours', () => {
    const term = inDates(from, to).flatMap((item) => item.querySelectorAll('a'));
    expect(term.map((link) => link.getAttribute('href'))).toEqual(year?.attending.length ? ['#timetable'] : []);
  });

  test('defences of the year lead to their pages, those of other years are not there', () => {
    const first = iso(year?.from ?? '');
    const last = iso(year?.to ?? '');
    for (const id of idsOf('data/defences')) {
      const { date } = readContent<DefenceData>(`data/defences/${id}.json`);
      const links = inDates(date, date).flatMap((item) => item.querySelectorAll(`a[href$="/specialized/${id}"]`));
      expect(links.length, id).toBe(iso(date) >= first && iso(date) <= last ? 1 : 0);
    }
  });

  test('the drawing has a row for each year of study, and says nothing of the day it was built', () => {
    const image = section?.querySelector('[role="img"]');
    expect(plain(image?.getAttribute('aria-label') ?? '')).toBe(words?.description);
    const years = new Set([...(year?.attending ?? []), ...(year?.periods ?? []).flatMap((period) => period.years)]);
    const labels = image?.querySelectorAll('p').map(({ text }) => plain(text)) ?? [];
    for (const each of years) expect(labels).toContain(words?.studyYear.replace('{{year}}', String(each)));
    expect(section?.querySelectorAll('[aria-current], [data-until]')).toEqual([]);
  });
});
