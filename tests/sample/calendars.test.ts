import { join } from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { DefenceData } from '../../content/model/defences.ts';
import type { ScheduleData } from '../../content/model/postgraduate.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { compileSite } from '../../src/compile/compile-site.ts';
import { withFiles } from '../../src/content/content-tree.ts';
import type { ImageFacts } from '../../src/content/files/image-facts.ts';
import { publicationItems } from '../../src/content/views/publications.ts';
import { publishedFiles } from '../../src/publish/published-files.ts';

const { tree } = await checkContent(join(import.meta.dirname, '../../content'));
const [defence = ''] = tree.filesOf('defence-data').map(({ id }) => id ?? '');

/** The files for machines of the sample with another value in one of its files. */
function published<Value>(path: string, change: (value: Value) => void) {
  const files = tree.files.map((file) => {
    if (file.path !== path) return file;
    const value = structuredClone(file.value) as Value;
    change(value);
    return { ...file, value, hash: 'changed' };
  });
  const facts = (path: string): ImageFacts => ({ path, width: 1600, height: 1000, hash: 'hash' });
  const site = compileSite(withFiles(tree, files), {
    images: new Map(tree.images.map((path) => [path, facts(path)])),
    documents: new Map(tree.documents.map((path) => [path, { path, pages: 1, bytes: 1024 }])),
    citations: new Map(publicationItems(tree).map(({ id }) => [id, { dstu: id, apa: id }])),
  });
  return new Map(publishedFiles(site).map((file) => [file.path, file]));
}

/** The events of a calendar. */
async function eventsOf(files: ReturnType<typeof published>, path: string) {
  const calendar = new ICAL.Component(ICAL.parse((await files.get(path)?.write()) ?? ''));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

test.each([
  ['22.01.2027', '20:59', '2027-01-22T23:59:00'],
  ['22.01.2027', '21:00', '2027-01-23T00:00:00'],
  ['31.12.2026', '22:30', '2027-01-01T01:30:00'],
])('a defence on %s at %s ends at %s', async (date, time, end) => {
  const files = published<DefenceData>(`data/defences/${defence}.json`, (data) =>
    Object.assign(data, { date, time }),
  );
  const [event] = await eventsOf(files, `training/specialized/${defence}.ics`);
  expect(event?.endDate.toString()).toBe(end);
});

test('classes of one course at one hour, of odd and of even weeks, are two events; all others keep their names', async () => {
  const uids = async (files: ReturnType<typeof published>) =>
    (await eventsOf(files, 'training/postgraduate/schedule.ics')).map(({ uid }) => uid);
  const before = await uids(published<ScheduleData>('data/schedule.json', () => {}));
  const files = published<ScheduleData>('data/schedule.json', ({ classes }) => {
    const odd = classes.find(({ weeks }) => weeks === 'odd');
    if (odd) classes.push({ ...odd, weeks: 'even', room: '1' });
  });
  const after = await uids(files);
  expect(new Set(after).size).toBe(before.length + 1);
  expect(after.filter((uid) => !before.includes(uid))).toEqual([
    expect.stringMatching(/-odd@/),
    expect.stringMatching(/-even@/),
  ]);
  for (const uid of before) expect(uid).not.toMatch(/-(odd|even)@/);
});
