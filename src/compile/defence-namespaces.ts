import type { SpecialCouncilData, SpecialCouncilTexts } from '../../content/model/councils.ts';
import type { DefenceData, DefenceLabelsTexts, DefenceTexts } from '../../content/model/defences.ts';
import type { SpecialtyId } from '../../content/model/formats.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/iso-date.ts';
import { zonedTime } from '../lib/text/zoned-time.ts';
import type { CompileContext, PageLink } from './compile-context.ts';
import { defenceSteps } from './defence-steps.ts';
import type { SiteContent } from './site-content.ts';

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

/** The page of a defence: a sheet with its date, people and documents. */
export function defenceNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { date, time, specialty, broadcast, candidate, supervisor, reviewers, council, documents } =
    content.item<DefenceData>('defence', id);
  const { $schema: _, about, ...texts } = content.texts<DefenceTexts>(language, `defences/${id}`);
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
    documents: documents.map((document) => context.documentEntry(document)),
    steps: defenceSteps(context.content, id, {
      opponents: texts.opponents.length,
      isDecided: texts.result !== undefined,
    }),
  };
}
