import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { DefenceData } from '../../content/model/defences.ts';
import type { ScheduleData } from '../../content/model/postgraduate.ts';
import { calendars } from '../../src/build/publish/calendars.ts';
import type { PublishedFile } from '../../src/build/publish/published-file.ts';
import { scheduleNamespace } from '../../src/compile/defence-namespaces.ts';
import { type Changes, sample, sampleContext } from './compile-sample.ts';

const [defence = ''] = sample.filesOf('defence-data').map(({ id }) => id ?? '');

/** The calendars of the changed sample, by path. */
const published = (changes: Changes) => new Map(calendars(sampleContext(changes)).map((file) => [file.path, file]));

/** The classes that the page of the changed sample lists of classes. */
const timetableOf = (changes: Changes) => scheduleNamespace(sampleContext(changes)).timetable;

/** The events of a calendar. */
async function eventsOf(files: ReadonlyMap<string, PublishedFile>, path: string) {
  const calendar = new ICAL.Component(ICAL.parse((await files.get(path)?.write()) ?? ''));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

test.each([
  ['22.01.2027', '20:59', '2027-01-22T23:59:00'],
  ['22.01.2027', '21:00', '2027-01-23T00:00:00'],
  ['31.12.2026', '22:30', '2027-01-01T01:30:00'],
])('a defence on %s at %s ends at %s', async (date, time, end) => {
  const files = published({
    [`data/defences/${defence}.json`]: (data: DefenceData) => Object.assign(data, { date, time }),
  });
  const [event] = await eventsOf(files, `training/specialized/${defence}.ics`);
  expect(event?.endDate.toString()).toBe(end);
});

/** The names of the events of the schedule. */
const uids = async (files: ReadonlyMap<string, PublishedFile>) =>
  (await eventsOf(files, 'training/postgraduate/schedule.ics')).map(({ uid }) => uid);

test('classes of one course at one hour, of odd and of even weeks, are two events; all others keep their names', async () => {
  const before = await uids(published({}));
  const files = published({
    'data/schedule.json': ({ classes }: ScheduleData) => {
      const odd = classes.find(({ weeks }) => weeks === 'odd');
      if (odd) classes.push({ ...odd, weeks: 'even', room: '1' });
    },
  });
  const after = await uids(files);
  expect(new Set(after).size).toBe(before.length + 1);
  expect(after.filter((uid) => !before.includes(uid))).toEqual([
    expect.stringMatching(/-odd@/),
    expect.stringMatching(/-even@/),
  ]);
  for (const uid of before) expect(uid).not.toMatch(/-(odd|even)@/);
});

test('groups of one course at one hour have events of their own, a class that is entered twice has one', async () => {
  const before = await uids(published({}));
  const files = published({
    'data/schedule.json': ({ classes }: ScheduleData) => {
      const weekly = classes.find(({ weeks }) => !weeks);
      const other = classes.find(({ teacher }) => teacher !== weekly?.teacher);
      if (weekly && other) classes.push({ ...weekly, teacher: other.teacher }, { ...weekly, specialties: [] });
    },
  });
  const after = await uids(files);
  expect(after).toHaveLength(before.length + 1);
  expect(new Set(after).size).toBe(after.length);
});

test('a day that has the id of a period is an event of its own', async () => {
  const path = 'training/postgraduate/schedule/year.ics';
  const uids = async (files: ReadonlyMap<string, PublishedFile>) =>
    (await eventsOf(files, path)).map(({ uid }) => uid);
  const before = await uids(published({}));
  const after = await uids(
    published({
      'data/schedule.json': ({ year }: ScheduleData) => {
        const [period] = year?.periods ?? [];
        if (year && period) year.days.push({ id: period.id, date: period.to, years: period.years });
      },
    }),
  );
  expect(after.slice(0, -1)).toEqual(before);
  expect(new Set(after).size).toBe(before.length + 1);
});

test('what does not take place within the term is no event', async () => {
  const files = published({
    'data/schedule.json': (schedule: ScheduleData) => {
      const [each] = schedule.classes;
      if (!each) return;
      const [odd, even] = [{ ...each, weeks: 'odd' } as const, { ...each, weeks: 'even' } as const];
      // A Monday and the Friday of its week.
      Object.assign(schedule, { from: '05.10.2026', to: '09.10.2026', classes: [odd, even] });
    },
  });
  const events = await eventsOf(files, 'training/postgraduate/schedule.ics');
  expect(events.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual(['2026-10-05']);
});

test('classes that go on after New Year know when clocks change then', async () => {
  const files = published({
    'data/schedule.json': (schedule: ScheduleData) =>
      Object.assign(schedule, { from: '05.10.2026', to: '30.06.2027', year: undefined }),
  });
  const text = await files.get('training/postgraduate/schedule.ics')?.write();
  // The last Sunday of March.
  expect(text).toContain('DTSTART:20270328T030000');
});

test('a term that ends before the day of every class leads to no calendar of them', () => {
  const changes: Changes = {
    'data/schedule.json': (schedule: ScheduleData) => {
      const [each] = schedule.classes;
      // A Monday and the Wednesday of its week.
      Object.assign(schedule, {
        from: '05.10.2026',
        to: '07.10.2026',
        classes: each && [{ ...each, day: 'friday' }],
      });
    },
  };
  expect(published(changes).has('training/postgraduate/schedule.ics')).toBe(false);
  expect(timetableOf(changes)).toEqual([]);
  expect(timetableOf({})).not.toEqual([]);
});

test('names of calendars are written as RFC 5545 has texts', async () => {
  const title = 'Чавун, сталь; «С:\\новий»';
  const files = published({
    [`ua/defences/${defence}.json`]: (texts: { title: string }) => Object.assign(texts, { title }),
  });
  const text = (await files.get(`training/specialized/${defence}.ics`)?.write()) ?? '';
  for (const name of ['NAME', 'X-WR-CALNAME', 'SUMMARY']) {
    const value = new RegExp(`^${name}:(.*)$`, 'm').exec(text.replaceAll('\r\n ', ''))?.[1];
    expect(value, name).toContain('Чавун\\, сталь\\; «С:\\\\новий»');
  }
});
