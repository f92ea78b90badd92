import type { DefenceData, DefenceLabelsTexts, DefenceTexts } from '../../../content/model/defences.ts';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { ClassData, ScheduleData, ScheduleTexts } from '../../../content/model/postgraduate.ts';
import type { RoutesTexts } from '../../../content/model/routes-texts.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import { termClasses } from '../../compile/term-classes.ts';
import { sitePages } from '../../content/page-list.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { asIsoDate, isoDate } from '../../lib/text/iso-date.ts';
import { numberRange } from '../../lib/text/number-range.ts';
import { zonedTime } from '../../lib/text/zoned-time.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';
import { type Calendar, type CalendarEvent, writeCalendar } from './write-calendar.ts';
import { yearEvents } from './year-events.ts';

/** What a programme reserves for a defence: as long as sessions of a council usually take. */
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
    const calendar: Calendar = { name, language: languageOf(language).tag, url, host, timeZone, events };
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
