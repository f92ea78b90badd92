import { expect, test } from 'vitest';
import type { ProcurementData } from '../../content/model/about-pages.ts';
import type { DefenceData } from '../../content/model/defences.ts';
import type { DocumentsData } from '../../content/model/documents.ts';
import type { ScheduleData } from '../../content/model/postgraduate.ts';
import type { Namespaces } from '../../src/compile/namespaces.ts';
import { compileSample, sample } from './compile-sample.ts';

const date = '01.12.2026';
const defences = sample.filesOf('defence-data');
const site = compileSample({
  ...Object.fromEntries(defences.map(({ path }) => [path, (data: DefenceData) => Object.assign(data, { date })])),
  'data/documents.json': ({ items }: DocumentsData) => {
    for (const item of items) Object.assign(item, { date, shownIn: ['orders/all'] });
  },
  'data/procurement.json': ({ items }: ProcurementData) => {
    for (const item of items) item.announced = date;
  },
  'data/schedule.json': ({ classes, year }: ScheduleData) => {
    for (const each of classes) Object.assign(each, { day: 'monday', start: '09:00' });
    for (const each of year?.days ?? []) each.date = date;
  },
});
const facts = site.content;
const namespace = <Value>(name: string) => JSON.parse(site.namespaces.get(`en/${name}`)?.json ?? '') as Value;

test('defences on one day stay in their order', () => {
  const { items } = namespace<Namespaces['defences']>('defences');
  expect(items.map(({ href }) => href.split('/').at(-1))).toEqual([...facts.itemsOf('defence').keys()]);
});

test('documents of one day stay in their order', () => {
  expect(facts.documentsShownIn('orders/all')).toEqual(facts.documents);
});

test('procurements that were announced on one day stay in their order', () => {
  const { items } = namespace<Namespaces['procurement']>('procurement');
  const { items: data } = facts.file<ProcurementData>('data/procurement.json');
  expect(items.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
});

test('classes at one hour and events on one day stay in their order', () => {
  const { timetable, year } = namespace<Namespaces['schedule']>('schedule');
  const data = facts.file<ScheduleData>('data/schedule.json');
  expect(timetable.flatMap(({ classes }) => classes.map(({ room }) => room))).toEqual(
    data.classes.map(({ room }) => room),
  );
  const { names } = facts.file<{ year: { names: Record<string, string> } }>('en/schedule.json').year;
  const events = year?.months.flatMap((month) => month.events.filter(({ kind, href }) => kind === 'day' && !href));
  expect(events?.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual(
    data.year?.days.map(({ id }) => names[id]),
  );
});
