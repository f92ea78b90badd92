import type { StudyYear } from '../../content/model/academic-year.ts';
import type { SpecialCouncilData, SpecialCouncilTexts } from '../../content/model/councils.ts';
import type {
  DefenceData,
  DefenceLabelsTexts,
  DefenceStepNames,
  DefenceTexts,
} from '../../content/model/defences.ts';
import type { SpecialtyId } from '../../content/model/formats.ts';
import type {
  AdmissionData,
  AdmissionEventTexts,
  ApplicantsTexts,
  ClassData,
  EntrantTexts,
  PostgraduateData,
  PostgraduatesData,
  ScheduleData,
  ScheduleTexts,
  Weekday,
} from '../../content/model/postgraduate.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate, isoDay, zonedTime } from '../lib/text/days.ts';
import type { CompileContext, PageLink } from './compile-context.ts';
import type { SiteContent } from './site-content.ts';
import { textPageNamespace } from './text-page-namespace.ts';
import { academicYear } from './year/academic-year.ts';

const weekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/**
 * The classes that take place within the term, each with the first day on which it does, as YYYY-MM-DD: a short term may end before
 * the day or the week of some.
 */
export function termClasses({ from, to, classes }: Pick<ScheduleData, 'from' | 'to' | 'classes'>) {
  const [termStart, termEnd] = [asIsoDate(from), asIsoDate(to)];
  return classes
    .map((each) => ({ ...each, first: firstDate(termStart, weekdays.indexOf(each.day), each.weeks) }))
    .filter(({ first }) => first <= termEnd);
}

/** The first day of a class: odd weeks are the first, third … of the term, which begins with the week of its first day. */
function firstDate(termStart: string, weekday: number, weeks: ClassData['weeks']): string {
  const date = new Date(termStart);
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7);
  date.setUTCDate(monday + weekday + (weeks === 'even' ? 7 : 0));
  if (isoDay(date) < termStart) date.setUTCDate(date.getUTCDate() + (weeks ? 14 : 7));
  return isoDay(date);
}

/** All defences, newest first, and the special councils in force: a decision ends the powers of its council. */
export function defencesNamespace(context: CompileContext) {
  const cards = [...context.content.itemsOf('defence').keys()].map((id) => defenceCard(context, id));
  return {
    items: cards.sort((a, b) => compareText(b.date, a.date)),
    councils: [...context.content.itemsOf<SpecialCouncilData>('special-council')]
      .filter(
        ([, { defence }]) => !context.content.texts<DefenceTexts>(context.language, `defences/${defence}`).result,
      )
      .map(([id]) => councilLink(context, id)),
  };
}

/** A defence where it is named. */
export type DefenceCard = ReturnType<typeof defenceCard>;

/** Describes a defence where it is named. */
export function defenceCard(context: CompileContext, id: string) {
  const { content, language } = context;
  const { date, time, specialty, candidate } = content.item<DefenceData>('defence', id);
  const { title, place, result } = content.texts<DefenceTexts>(language, `defences/${id}`);
  return {
    href: context.href(context.path('defence', id)),
    title,
    candidate: content.personName(language, candidate),
    date: asIsoDate(date),
    time,
    starts: startOf(content, date, time),
    place,
    specialty: specialtyName(context, specialty),
    isHeld: result !== undefined,
  };
}

function councilLink(context: CompileContext, id: string): PageLink {
  const { name } = context.content.texts<SpecialCouncilTexts>(context.language, `special-councils/${id}`);
  return { href: context.href(context.path('special-council', id)), label: name };
}

function startOf({ site }: SiteContent, date: string, time: string): string {
  return zonedTime(asIsoDate(date), time, site.timeZone);
}

function specialtyName({ content, language }: CompileContext, code: SpecialtyId): string {
  return content.texts<DefenceLabelsTexts>(language, 'defence').specialties[code] ?? code;
}

const newsCount = 3;

/** The page of a defence: a sheet with its date, people and documents. */
export function defenceNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { date, time, specialty, broadcast, candidate, supervisor, reviewers, council, documents } =
    content.item<DefenceData>('defence', id);
  const { $schema: _, about, ...texts } = content.texts<DefenceTexts>(language, `defences/${id}`);
  const unit = context.unitOfPerson(candidate);
  return {
    ...texts,
    about: context.html(about),
    date: asIsoDate(date),
    time,
    starts: startOf(content, date, time),
    specialty: specialtyName(context, specialty),
    broadcast,
    candidate: context.personLink(candidate),
    supervisor: context.personLink(supervisor),
    reviewers: reviewers.map((person) => context.personLink(person)),
    ...(council && { council: councilLink(context, council) }),
    ...(unit && { unit: context.unitLink(unit) }),
    news: content.newsAbout(language, candidate, newsCount).map((item) => context.newsLink(item)),
    documents: documents.map((document) => context.documentEntry(document)),
    steps: defenceSteps(context.content, id, {
      opponents: texts.opponents.length,
      isDecided: texts.result !== undefined,
    }),
  };
}

/** A step of a defence's procedure. */
export interface DefenceStep {
  id: string;
  name: keyof DefenceStepNames;
  /** ISO 8601; none while no day is known. */
  date?: string;
  /** True if the content records it as done; the defence is done after its day, too. */
  isDone: boolean;
}

/**
 * The steps of a defence's procedure, first to last: those that are recorded by their days, then those to come. Each opponent writes a
 * review, and the council's decision ends it.
 */
export function defenceSteps(
  facts: Pick<SiteContent, 'item' | 'document'>,
  id: string,
  { opponents, isDecided }: { opponents: number; isDecided: boolean },
): DefenceStep[] {
  const { date, council, documents } = facts.item<DefenceData>('defence', id);
  const published = documents.flatMap((documentId): DefenceStep[] => {
    const document = facts.document(documentId);
    const { kind } = document;
    return kind === 'thesis' || kind === 'review'
      ? [{ id: documentId, name: kind, date: asIsoDate(document.date), isDone: true }]
      : [];
  });
  const formed = council && facts.item<SpecialCouncilData>('special-council', council).formed;
  const recorded: DefenceStep[] = [
    ...(formed ? [{ id: 'council', name: 'council', date: asIsoDate(formed), isDone: true } as const] : []),
    ...published,
  ];
  const reviews = published.filter(({ name }) => name === 'review').length;
  const awaited = Array.from({ length: Math.max(0, opponents - reviews) }, (_, index) => index);
  return [
    ...recorded.sort((a, b) => compareText(a.date ?? '', b.date ?? '')),
    ...awaited.map((index): DefenceStep => ({ id: `review-${index + 1}`, name: 'review', isDone: false })),
    { id: 'defence', name: 'defence', date: asIsoDate(date), isDone: isDecided },
    { id: 'decision', name: 'decision', isDone: isDecided },
  ];
}

/** A dissertation as the facts have it: with its defence, or of a postgraduate student. */
interface Dissertation {
  author: string;
  supervisor: string;
  defence?: { id: string; date: string };
  admitted?: number;
}

/** The dissertations that people supervise: those at their defence first, newest first, then those being written. */
export function supervisedBy(context: CompileContext, people: readonly string[]) {
  return allDissertations(context)
    .filter(({ supervisor }) => people.includes(supervisor))
    .map((dissertation) => entryOf(context, dissertation, dissertation.author));
}

/** A person's own dissertation, with its supervisor. */
export function dissertationOf(context: CompileContext, person: string) {
  const own = allDissertations(context).find(({ author }) => author === person);
  return own && entryOf(context, own, own.supervisor);
}

function allDissertations({ content }: CompileContext): Dissertation[] {
  const defended = [...content.itemsOf<DefenceData>('defence')].map(
    ([id, { candidate: author, supervisor, date }]) => ({
      author,
      supervisor,
      defence: { id, date: asIsoDate(date) },
    }),
  );
  const authors = new Set(defended.map(({ author }) => author));
  const students = [...content.itemsOf<PostgraduateData>('postgraduate').values()];
  return [
    ...defended.sort((a, b) => compareText(b.defence.date, a.defence.date)),
    ...students
      .filter(({ id }) => !authors.has(id))
      .map(({ id, supervisor, admitted }) => ({ author: id, supervisor, admitted })),
  ];
}

/** A dissertation on the page of somebody who has to do with it. */
export type DissertationEntry = ReturnType<typeof entryOf>;

/** Describes a dissertation beside a person: its author, or on the author's own page its supervisor. */
function entryOf(context: CompileContext, { author, defence, admitted }: Dissertation, person: string) {
  const { content, language } = context;
  const link = context.personLink(person);
  if (!defence) {
    const texts = content.textsById<ApplicantsTexts['items'][number]>(language, 'applicants');
    return { title: texts(author).topic, person: link, admitted };
  }
  const { title, result } = content.texts<DefenceTexts>(language, `defences/${defence.id}`);
  const href = context.href(context.path('defence', defence.id));
  return { title, person: link, defence: { href, date: defence.date, isDecided: result !== undefined } };
}

/** The postgraduate students by their years of admission, newest first. */
export function applicantsNamespace(context: CompileContext) {
  const { content, language } = context;
  const { years = [], ...page } = textPageNamespace<ApplicantsTexts>(context, 'applicants');
  const { items: students } = content.data<PostgraduatesData>('postgraduates');
  const texts = content.textsById<ApplicantsTexts['items'][number]>(language, 'applicants');
  const all = new Set([...years.map(({ year }) => year), ...students.map(({ admitted }) => admitted)]);
  return {
    ...page,
    years: [...all]
      .sort()
      .reverse()
      .map((year) => ({
        year,
        title: years.find((each) => each.year === year)?.title ?? page.admitted.replace('{{year}}', String(year)),
        students: students
          .filter(({ admitted }) => admitted === year)
          .map((student) => studentEntry(context, student, texts(student.id).topic)),
      })),
  };
}

/** A postgraduate student with the topic of the dissertation. */
export type StudentEntry = ReturnType<typeof studentEntry>;

function studentEntry(context: CompileContext, { id, supervisor, specialty, form }: PostgraduateData, topic: string) {
  return { person: context.personLink(id), topic, supervisor: context.personLink(supervisor), specialty, form };
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
    timeZone: content.site.timeZone,
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
