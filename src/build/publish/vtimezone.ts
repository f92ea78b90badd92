import { offsetChanges, offsetInJanuary } from '../../lib/text/zoned-time.ts';

/** Describes a time zone for calendars over some years (RFC 5545, section 3.6.5): its offset at first, and each change of it. */
export function vtimezone(timeZone: string, fromYear: number, toYear: number): string {
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
