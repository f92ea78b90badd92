import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { DefenceData } from '../../content/model/defences.ts';
import type { ScheduleData } from '../../content/model/postgraduate.ts';
import { idsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, readBuilt, readPage } from './support/site.ts';

const { host } = new URL(readContent<{ origin: string }>('data/site.json').origin);
const iso = (date: string) => date.split('.').reverse().join('-');

/** The events of a calendar, as ical.js reads them, with the time zone that the file itself brings. */
function read(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(readBuilt(path)));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

const { from, to, classes, year } = readContent<ScheduleData>('data/schedule.json');
const [defence] = idsOf('data/defences');

const uids = (path: string) => read(path).map(({ uid }) => uid);

describe.each([
  ['ua', ''],
  ['en', 'en/'],
] as const)('the calendars in %s', (language, prefix) => {
  test.each(idsOf('data/defences'))('the defence %s is at its hour in Kyiv', (id) => {
    const { date, time } = readContent<DefenceData>(`data/defences/${id}.json`);
    const [event, ...others] = read(`${prefix}training/specialized/${id}.ics`);
    expect(others).toEqual([]);
    expect(event?.uid).toBe(`defence-${id}@${host}`);
    expect(event?.startDate.zone.tzid).toBe('Europe/Kyiv');
    expect(event?.startDate.toString()).toBe(`${iso(date)}T${time}:00`);
    const kyiv = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit' });
    expect(kyiv.format(event?.startDate.toJSDate())).toBe(time);
    expect(event?.summary).toContain(readContent<{ title: string }>(`${language}/defences/${id}.json`).title);
    expect((event?.endDate.toUnixTime() ?? 0) > (event?.startDate.toUnixTime() ?? 0)).toBe(true);
  });

  test.skipIf(!classes.length)(
    'each class takes place on its day, in its weeks, from the first day of the term to the last',
    () => {
      const events = read(`${prefix}training/postgraduate/schedule.ics`);
      expect(events).toHaveLength(classes.length);
      const first = Date.parse(iso(from));
      // Weeks are counted from the Monday of the first.
      const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * 86_400_000;
      events.forEach((event, index) => {
        const { day, start, weeks } = classes[index] as ScheduleData['classes'][number];
        const iterator = event.iterator();
        const dates: string[] = [];
        for (let next = iterator.next(); next; next = iterator.next()) dates.push(next.toString());
        expect(dates.length).toBeGreaterThan(0);
        for (const date of dates) {
          const time = Date.parse(date.slice(0, 10));
          expect(date.slice(11)).toBe(`${start}:00`);
          const name = new Date(time).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
          expect(name).toBe(day);
          expect(time >= first && time <= Date.parse(iso(to))).toBe(true);
          const week = Math.floor((time - monday) / (7 * 86_400_000)) + 1;
          if (weeks) expect(week % 2).toBe(weeks === 'odd' ? 1 : 0);
        }
        // Nothing is missing at the end of the term.
        const step = (weeks ? 14 : 7) * 86_400_000;
        expect(Date.parse(dates.at(-1)?.slice(0, 10) ?? '') + step).toBeGreaterThan(Date.parse(iso(to)));
      });
    },
  );

  test.skipIf(!year)('the academic year has its periods and days, each whole days long', () => {
    const lasting = (event: ICAL.Event) => {
      const last = event.endDate.clone();
      last.adjust(-1, 0, 0, 0);
      return [event.startDate, last].map((date) => date.toString());
    };
    const events = read(`${prefix}training/postgraduate/schedule/year.ics`);
    expect(events.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(true);
    const ofContent = [
      ...(year?.periods ?? []).map((period) => [period.from, period.to]),
      ...(year?.days ?? []).map(({ date }) => [date, date]),
    ];
    expect(events.map(lasting)).toEqual(ofContent.map((dates) => dates.map(iso)));
  });

  test('the calendar to subscribe to holds everything, each event under one name', () => {
    const all = uids(`${prefix}calendar.ics`);
    const parts = builtFiles('.ics').filter((path) => path.startsWith(prefix) && path.includes('training'));
    const own = parts.filter((path) => path.startsWith('en/') === (language === 'en'));
    expect(all.sort()).toEqual(own.flatMap(uids).sort());
    expect(new Set(all).size).toBe(all.length);
  });

  test('pages lead to their calendars', () => {
    const hrefs = (path: string) =>
      readPage(`${prefix}${path}.html`)
        .querySelectorAll('main a[href$=".ics"]')
        .map((link) => link.getAttribute('href'));
    expect(hrefs('training/specialized')).toEqual([`/${prefix}calendar.ics`]);
    const schedule = 'training/postgraduate/schedule';
    const ofSchedule = [classes.length && schedule, year && `${schedule}/year`].filter((path) => path);
    if (ofSchedule.length) expect(hrefs(schedule)).toEqual(ofSchedule.map((path) => `/${prefix}${path}.ics`));
    if (defence) {
      const path = `training/specialized/${defence}`;
      expect(hrefs(path)).toEqual([`/${prefix}${path}.ics`]);
    }
  });
});

test('an event bears the same name in both languages', () => {
  expect(uids('en/calendar.ics')).toEqual(uids('calendar.ics'));
});

test('what is said of a calendar stands before what is in it, as RFC 5545 (3.6) wants it', () => {
  for (const path of builtFiles('.ics')) {
    const names = readBuilt(path)
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => line.split(/[:;]/)[0]);
    const zone = names.indexOf('BEGIN', 1);
    expect(names.slice(0, zone)).toEqual(
      expect.arrayContaining(['VERSION', 'PRODID', 'REFRESH-INTERVAL', 'X-WR-TIMEZONE']),
    );
    let depth = 0;
    for (const name of names.slice(zone, names.lastIndexOf('END'))) {
      if (name === 'BEGIN') depth += 1;
      expect(depth, `${path}: ${name}`).toBeGreaterThan(0);
      if (name === 'END') depth -= 1;
    }
  }
});

test('lines and stamps are as RFC 5545 has them', () => {
  for (const path of builtFiles('.ics')) {
    const text = readBuilt(path);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const stamps = text.match(/^DTSTAMP:.*$/gm) ?? [];
    expect(stamps).toHaveLength(text.match(/^BEGIN:VEVENT/gm)?.length ?? 0);
    for (const stamp of stamps) expect(stamp.trim()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  }
});
