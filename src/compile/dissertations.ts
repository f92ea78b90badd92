import type { DefenceData, DefenceTexts } from '../../content/model/defences.ts';
import type { ApplicantsTexts, PostgraduateData } from '../../content/model/postgraduate.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/iso-date.ts';
import type { CompileContext } from './compile-context.ts';

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
