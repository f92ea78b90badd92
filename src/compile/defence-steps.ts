import type { SpecialCouncilData } from '../../content/model/councils.ts';
import type { DefenceData, DefenceStepNames } from '../../content/model/defences.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/iso-date.ts';
import type { SiteContent } from './site-content.ts';

/** A step of a defence's procedure. */
export interface DefenceStep {
  /** Different for each step of a defence. */
  id: string;
  name: keyof DefenceStepNames;
  /** ISO 8601; none while no day is known. */
  date?: string;
  /** True if the content records it as done; the defence is done after its day, too. */
  isDone: boolean;
}

/** What the texts of a defence tell of its procedure. */
interface DefenceProgress {
  /** How many opponents there are: each writes a review. */
  opponents: number;
  /** Whether the council's decision is recorded. */
  isDecided: boolean;
}

/** The steps of a defence's procedure, first to last: those that are recorded by their days, then those to come. */
export function defenceSteps(
  facts: Pick<SiteContent, 'item' | 'document'>,
  id: string,
  { opponents, isDecided }: DefenceProgress,
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
