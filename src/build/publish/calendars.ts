import type { StudyYear } from '../../../content/model/academic-year.ts';
import type { DefenceData, DefenceLabelsTexts, DefenceTexts } from '../../../content/model/defences.ts';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { ClassData, ScheduleData, ScheduleTexts } from '../../../content/model/postgraduate.ts';
import type { RoutesTexts } from '../../../content/model/routes.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import { termClasses } from '../../compile/defence-namespaces.ts';
import { sitePages } from '../../content/page-list.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { numberRange } from '../../lib/language/numbers.ts';
import { asIsoDate, isoDate, isoDay, offsetChanges, offsetInJanuary, zonedTime } from '../../lib/text/days.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Periods and days of the academic year; its term is the classes, and defences have events of their own.
 * @param path that of the page that shows the year
 */
function yearEvents(context: CompileContext, path: string): CalendarEvent[] {
  const { content, language } = context;
  const { year } = content.data<ScheduleData>('schedule');
  const { year: words } = content.texts<ScheduleTexts>(language, 'schedule');
  if (!year || !words) return [];
  const forWhom = (years: readonly StudyYear[]) =>
    years.length === 1
      ? words.studyYear.replace('{{year}}', numberRange(years))
      : words.studyYears.replace('{{years}}', numberRange(years));
  const event = (id: string, from: string, to: string, years: readonly StudyYear[]): CalendarEvent => ({
    uid: `year-${isoDate(year.from)}-${id}`,
    known: asIsoDate(year.from),
    isAllDay: true,
    start: asIsoDate(from),
    // The day after (RFC 5545, section 3.6.1).
    end: isoDay(new Date(Date.parse(asIsoDate(to)) + day)),
    title: `${words.names[id] ?? id} (${forWhom(years)})`,
    url: content.site.origin + context.href(`${path}#year`),
  });
  // A day may have the words of a period, and then its id.
  const periods = new Set(year.periods.map(({ id }) => id));
  return [
    ...year.periods.map(({ id, from, to, years }) => event(id, from, to, years)),
    ...year.days.map(({ id, date, years }) => {
      const day = event(id, date, date, years);
      return periods.has(id) ? { ...day, uid: `${day.uid}-day` } : day;
    }),
  ];
}

/** The time that a programme reserves for a defence: as long as sessions of a council usually take. */
const defenceHours = 3;

/**
 * The calendars of a language: one for each defence, one for the schedule of classes, one for the academic year, and one with all
 * to subscribe to.
 */
export function calendars(context: CompileContext): PublishedFile[] {
  const { content, language } = context;
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const { logo } = content.texts<LabelsTexts>(language, 'labels');
  const defences = new Map([...content.itemsOf('defence').keys()].map((id) => [id, defenceEvent(context, id)]));
  const schedule = content.has('data/schedule.json') ? content.routeOf('SchedulePage') : undefined;
  const classes = schedule ? classEvents(context, schedule.path) : [];
  const year = schedule ? yearEvents(context, schedule.path) : [];
  const all = [...defences.values(), ...classes, ...year];
  const file = (path: string, name: string, events: CalendarEvent[]): PublishedFile => {
    const url = `${content.site.origin}${languageOf(language).prefix}${path}`;
    const { host, pathname } = new URL(url);
    const { timeZone } = content.site;
    const calendar = { name, language: languageOf(language).tag, url, host, timeZone, events };
    return publishedFile(pathname.slice(1), calendar, writeCalendar);
  };
  return [
    ...sitePages(content.tree).flatMap(({ collection, item = '', path }) => {
      const event = collection === 'defences' && defences.get(item);
      return event ? [file(`${path}.ics`, event.title, [event])] : [];
    }),
    ...(schedule && classes.length
      ? [file(`${schedule.path}.ics`, routes[schedule.id]?.title ?? logo.text, classes)]
      : []),
    ...(schedule && year.length
      ? [
          file(
            `${schedule.path}/year.ics`,
            content.texts<ScheduleTexts>(language, 'schedule').year?.title ?? '',
            year,
          ),
        ]
      : []),
    // A calendar has one event at least (RFC 5545, section 3.6).
    ...(all.length ? [file('/calendar.ics', logo.text, all)] : []),
  ];
}

function defenceEvent(context: CompileContext, id: string): CalendarEvent {
  const { content, language } = context;
  const { date, time, candidate, documents, broadcast } = content.item<DefenceData>('defence', id);
  const { title, place } = content.texts<DefenceTexts>(language, `defences/${id}`);
  const words = content.texts<DefenceLabelsTexts>(language, 'defence');
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const { path, routeId } = context.page('defence', id);
  const day = asIsoDate(date);
  const start = `${day}T${time}:00`;
  // In UTC no hour is missing or comes twice: these are hours of the clock, and may be of the next day.
  const end = new Date(Date.parse(`${start}Z`) + defenceHours * 60 * 60 * 1000).toISOString().slice(0, start.length);
  const dates = documents.map((document) => isoDate(content.document(document).date) ?? '');
  return {
    uid: `defence-${id}`,
    known: dates.sort().at(-1) ?? day,
    start,
    end,
    title: `${routes[routeId]?.title}: ${title}`,
    text: `${words.candidate}: ${content.personName(language, candidate)}\n${words.broadcast}: ${broadcast}`,
    place,
    url: content.site.origin + context.href(path),
  };
}

function classEvents(context: CompileContext, path: string): CalendarEvent[] {
  const { content, language } = context;
  const schedule = content.data<ScheduleData>('schedule');
  const { courses, roomColumn, teacherColumn, ofYears, elective } = content.texts<ScheduleTexts>(
    language,
    'schedule',
  );
  const [termStart, termEnd] = [asIsoDate(schedule.from), asIsoDate(schedule.to)];
  const classes = termClasses(schedule);
  const names = classNames(classes, termStart);
  const events = classes.map((each, index): CalendarEvent => {
    const { first, start, end, weeks, course, teacher, room, years, isElective } = each;
    const note = [years && ofYears.replace('{{years}}', numberRange(years)), isElective && elective].filter(Boolean);
    return {
      uid: names[index] ?? '',
      known: termStart,
      start: `${first}T${start}:00`,
      end: `${first}T${end}:00`,
      weekly: {
        interval: weeks ? 2 : 1,
        until: new Date(zonedTime(termEnd, end, content.site.timeZone)).toISOString().replace(/[-:]|\.\d+/g, ''),
      },
      title: courses[course] ?? course,
      text: [`${teacherColumn}: ${content.personName(language, teacher)}`, note.join(', ')]
        .filter(Boolean)
        .join('\n'),
      place: `${roomColumn} ${room}`,
      url: content.site.origin + context.href(path),
    };
  });
  return [...new Map(events.map((event) => [event.uid, event])).values()];
}

/**
 * Names for the events of classes, as short as tells them apart: calendar apps of subscribers know these events by them. Most are
 * without the weeks and the teacher. A teacher has one class at a time.
 */
function classNames(classes: readonly ClassData[], termStart: string): string[] {
  const additions = [({ weeks }: ClassData) => (weeks ? `-${weeks}` : ''), ({ teacher }: ClassData) => `-${teacher}`];
  return additions.reduce(
    (names, addition) =>
      classes.map((each, index) => {
        const name = names[index] ?? '';
        return names.indexOf(name) === names.lastIndexOf(name) ? name : name + addition(each);
      }),
    classes.map(({ day, start, course }) => `class-${termStart}-${day}-${start.replace(':', '')}-${course}`),
  );
}

/** An event; times are those of the calendar's time zone, without an offset. */
interface CalendarEvent {
  /** The same in every language, calendar and build: a calendar app that has the event updates it. */
  uid: string;
  /** The day on which the event became known, ISO 8601. */
  known: string;
  start: string;
  end: string;
  /** True if start and end are days without a time; the end is the first day after it. */
  isAllDay?: true;
  /** For what takes place again: every how many weeks, and the last moment, in UTC. */
  weekly?: { interval: number; until: string };
  title: string;
  text?: string;
  place?: string;
  url: string;
}

type Calendar = Record<'name' | 'language' | 'url' | 'host' | 'timeZone', string> & { events: CalendarEvent[] };

async function writeCalendar({ name, language, url, host, timeZone, events }: Calendar): Promise<string> {
  const { default: ical } = await import('ical-generator');
  const years = events.flatMap(({ start, end }) => [start, end].map((time) => Number(time.slice(0, 4))));
  // Classes take place every week until a day within a year.
  const zone = vtimezone(timeZone, Math.min(...years), Math.max(...years) + 1);
  const calendar = ical({
    // The library escapes the texts of events alone (RFC 5545, section 3.3.11).
    name: name.replace(/[\\;,]/g, '\\$&'),
    url,
    source: url,
    ttl: 86_400,
    prodId: { company: host, product: 'site', language: language.toUpperCase() },
    // Named by the events alone: times of the calendar itself, such as DTSTAMP, are to be in UTC.
    timezone: { name: null, generator: () => zone },
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const { uid, known, start, end, isAllDay = false, weekly, title, text, place, url: page } of events) {
    calendar.createEvent({
      id: `${uid}@${host}`,
      stamp: `${known}T00:00:00Z`,
      start,
      end,
      allDay: isAllDay,
      timezone: timeZone,
      summary: title,
      url: page,
      ...(text && { description: text }),
      ...(place && { location: place }),
      ...(weekly && { repeating: `RRULE:FREQ=WEEKLY;INTERVAL=${weekly.interval};UNTIL=${weekly.until}` }),
    });
  }
  return propertiesFirst(calendar.toString());
}

/** The library writes some properties of the calendar after its components; by RFC 5545 (3.6) all of it comes before them. */
function propertiesFirst(text: string): string {
  // A line that begins with a space goes on with the one before.
  const [begin, ...lines] = text.trimEnd().split(/\r\n(?![ \t])/);
  const end = lines.pop();
  const [properties, components]: [string[], string[]] = [[], []];
  let depth = 0;
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) depth += 1;
    (depth ? components : properties).push(line);
    if (line.startsWith('END:')) depth -= 1;
  }
  return `${[begin, ...properties, ...components, end].join('\r\n')}\r\n`;
}

/** Describes a time zone for calendars over some years (RFC 5545, section 3.6.5): its offset at first, and each change of it. */
function vtimezone(timeZone: string, fromYear: number, toYear: number): string {
  const first = offsetInJanuary(timeZone, fromYear);
  const observances = [
    { at: `${fromYear}0101T000000`, from: first, to: first, isForward: false },
    ...offsetChanges(timeZone, fromYear, toYear),
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observances.flatMap(({ at, from, to, isForward }) => {
      const kind = isForward ? 'DAYLIGHT' : 'STANDARD';
      return [`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `DTSTART:${at}`, `END:${kind}`];
    }),
    'END:VTIMEZONE',
  ].join('\r\n');
}
