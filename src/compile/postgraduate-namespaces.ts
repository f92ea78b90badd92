import type {
  ApplicantsTexts,
  PostgraduatesData,
  ScheduleData,
  ScheduleTexts,
  Weekday,
} from '../../content/model/postgraduate.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/iso-date.ts';
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
      .map(({ day: __, first: ___, course, teacher, ...rest }) => ({
        ...rest,
        course: courses[course] ?? course,
        teacher: context.personLink(teacher),
      }));
  return {
    ...page,
    ...(year && { year }),
    from: asIsoDate(schedule.from),
    to: asIsoDate(schedule.to),
    timetable: weekdays.map((day) => ({ day, classes: ofDay(day) })).filter((each) => each.classes.length > 0),
  };
}
