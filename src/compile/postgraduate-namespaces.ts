import type { StudyYear } from '../../content/model/academic-year.ts';
import type { AdmissionData, AdmissionEventTexts, EntrantTexts } from '../../content/model/admission.ts';
import type {
  ApplicantsTexts,
  ClassData,
  PostgraduatesData,
  ScheduleData,
  ScheduleTexts,
  Weekday,
} from '../../content/model/postgraduate.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/iso-date.ts';
import { zonedTime } from '../lib/text/zoned-time.ts';
import type { CompileContext } from './compile-context.ts';
import { termClasses, weekdays } from './term-classes.ts';
import { textPageNamespace } from './text-page-namespace.ts';
import { academicYear } from './year/academic-year.ts';

/** The postgraduate students with their topics and supervisors. */
export function applicantsNamespace(context: CompileContext) {
  const { content, language } = context;
  const texts = content.textsById<ApplicantsTexts['items'][number]>(language, 'applicants');
  return {
    ...textPageNamespace<ApplicantsTexts>(context, 'applicants'),
    items: content.data<PostgraduatesData>('postgraduates').items.map(({ supervisor, ...student }) => ({
      ...student,
      person: context.personLink(student.id),
      topic: texts(student.id).topic,
      supervisor: context.personLink(supervisor),
    })),
  };
}

/** Admission: its dates, each with the moments when it begins and is over where the institute is, and the application form. */
export function entrantNamespace(context: CompileContext) {
  const { content, language } = context;
  const { timeZone } = content.site;
  const { form, items } = content.data<AdmissionData>('admission');
  const names = content.textsById<AdmissionEventTexts>(language, 'entrant');
  const events = items.map(({ id, from, to = from, isOpen }) => {
    const [first, last] = [asIsoDate(from), asIsoDate(to)];
    const [begins, ends] = [zonedTime(first, '00:00', timeZone), zonedTime(last, '23:59', timeZone)];
    return { id, name: names(id).name, from: first, to: last, begins, ends, ...(isOpen && { isOpen }) };
  });
  return {
    ...textPageNamespace<EntrantTexts>(context, 'entrant'),
    ...(form && { form: context.documentEntry(form) }),
    events: events.sort((a, b) => compareText(a.from, b.from)),
  };
}

/** The academic year, and the schedule of classes, day by day and by the hour. */
export function scheduleNamespace(context: CompileContext) {
  const { content } = context;
  const { courses, year: _, ...page } = textPageNamespace<ScheduleTexts>(context, 'schedule');
  const schedule = content.data<ScheduleData>('schedule');
  const classes = termClasses(schedule);
  const year = academicYear(context);
  const ofDay = (day: Weekday) =>
    classes
      .filter((each) => each.day === day)
      .sort((a, b) => compareText(a.start, b.start))
      .map(({ day: __, course, teacher, ...rest }) => ({
        ...rest,
        course: courses[course] ?? course,
        teacher: context.personLink(teacher),
      }));
  return {
    ...page,
    ...(year && { year }),
    from: asIsoDate(schedule.from),
    to: asIsoDate(schedule.to),
    groups: groupsOf(classes),
    timetable: weekdays.map((day) => ({ day, classes: ofDay(day) })).filter((each) => each.classes.length > 0),
  };
}

/** The groups of postgraduates that have classes of their own, by year of study and specialty; no years where no class names any. */
function groupsOf(classes: readonly ClassData[]): { id: string; year?: StudyYear; specialty: string }[] {
  const specialties = [...new Set(classes.flatMap((each) => each.specialties))].sort();
  const years = [...new Set(classes.flatMap((each) => each.years ?? []))].sort();
  if (years.length === 0) return specialties.map((specialty) => ({ id: specialty, specialty }));
  return years.flatMap((year) => specialties.map((specialty) => ({ id: `${year}-${specialty}`, year, specialty })));
}
