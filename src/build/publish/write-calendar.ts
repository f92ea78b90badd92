import { vtimezone } from './vtimezone.ts';

/** An event; times are those of the calendar's time zone, without an offset. */
export interface CalendarEvent {
  /** The same in every language, calendar and build: a calendar app that has the event updates it. */
  uid: string;
  /** The day on which the event became known, ISO 8601. */
  known: string;
  start: string;
  end: string;
  /** Whether start and end are days without a time; the end is the first day after it. */
  isAllDay?: true;
  /** For what takes place again: every how many weeks, and the last moment, in UTC. */
  weekly?: { interval: number; until: string };
  title: string;
  text?: string;
  place?: string;
  url: string;
}

/** A calendar to be written. */
export interface Calendar {
  name: string;
  /** BCP 47. */
  language: string;
  /** Its address. */
  url: string;
  host: string;
  /** As the time zone database names it. */
  timeZone: string;
  events: CalendarEvent[];
}

/** Writes a calendar as iCalendar (RFC 5545). */
export async function writeCalendar({ name, language, url, host, timeZone, events }: Calendar): Promise<string> {
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
