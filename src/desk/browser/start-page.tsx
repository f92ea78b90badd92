import { Button } from '@fluentui/react-components';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { groupBy } from '../../lib/cache/once-per.ts';
import { compareText } from '../../lib/text/compare-text.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/named-targets.ts';
import { api, useAnswer } from './api.ts';
import { Section } from './form-parts.tsx';
import { isError } from './mistakes.tsx';
import { dayInWords, ThingLink } from './thing-list.tsx';
import { LanguageContext, useWords } from './words.ts';

/** The reasons why a thing waits for an editor, most urgent first. */
type Reason = 'errors' | 'near' | 'stale' | 'missing' | 'exception' | 'warnings';

/** The number of days before the day of a draft it is near. */
const nearDays = 14;
const order: readonly Reason[] = ['errors', 'near', 'stale', 'missing', 'exception', 'warnings'];

/** The things that wait for an editor, most urgent first: what is wrong in them, and drafts whose day is near. */
export function waitingThings(things: readonly ListedThing[], mistakes: readonly FieldDiagnostic[], today: Date) {
  const byThing = groupBy(mistakes, ({ thing }) => thing);
  const near = new Date(today.getTime() + nearDays * 86_400_000).toISOString().slice(0, 10);
  const reasonsOf = (thing: ListedThing) => {
    const own = byThing.get(thing.name) ?? [];
    const isFurther = ({ can, code }: FieldDiagnostic) => can !== 'confirm' && code !== 'exception-unneeded';
    const holds: Record<Reason, boolean> = {
      errors: own.some(isError),
      near: thing.isUnpublished && thing.date !== undefined && thing.date <= near,
      stale: own.some(({ can }) => can === 'confirm'),
      missing: thing.missing.length > 0,
      exception: own.some(({ code }) => code === 'exception-unneeded'),
      warnings: own.some((mistake) => !isError(mistake) && isFurther(mistake)),
    };
    return order.filter((reason) => holds[reason]);
  };
  const rank = ({ reasons: [first] }: { reasons: readonly Reason[] }) => order.indexOf(first ?? 'warnings');
  return things
    .map((thing) => ({ thing, reasons: reasonsOf(thing) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => rank(a) - rank(b) || compareText(a.thing.date ?? '9', b.thing.date ?? '9'));
}

interface StartPageProps {
  things: readonly ListedThing[];
  /** The mistake in published content; undefined until that is known. */
  mistakes: readonly FieldDiagnostic[] | undefined;
  /** The number of edits: what is published may have changed since. */
  edits: number;
}

/** The first page: what is unfinished, what waits for an editor, and what was published last. */
export function StartPage({ things, mistakes, edits }: StartPageProps) {
  const words = useWords();
  const own = words.start;
  const language = useContext(LanguageContext);
  const [published] = useAnswer(api.published, [edits]);
  const unfinished = things.filter(({ isDraft, isUnpublished }) => isDraft || isUnpublished);
  const waiting = useMemo(() => waitingThings(things, mistakes ?? [], new Date()), [things, mistakes]);
  const remarks: Record<Reason, string> = {
    ...own,
    missing: words.missing,
    errors: words.errors.toLowerCase(),
    warnings: words.warnings.toLowerCase(),
  };
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  return (
    <div className="start">
      <h2>{own.title}</h2>
      <StartList
        title={own.unfinished}
        empty={own.nothingUnfinished}
        rows={unfinished.map((thing) => (
          <ThingLink
            key={thing.name}
            thing={thing}
            remarks={[thing.isUnpublished && words.unpublished, thing.isDraft && words.draft]}
          />
        ))}
      />
      <StartList
        title={own.waiting}
        empty={mistakes ? own.nothingWaits : words.checking}
        rows={waiting.map(({ thing, reasons }) => (
          <ThingLink key={thing.name} thing={thing} remarks={reasons.map((reason) => remarks[reason])} />
        ))}
      />
      <StartList
        title={own.published}
        rows={(published ?? []).flatMap(({ thing: name, author, date }) => {
          const thing = byName.get(name);
          return thing ? [<ThingLink key={name} thing={thing} remarks={[author, dayInWords(date, language)]} />] : [];
        })}
      />
    </div>
  );
}

/** So many rows are shown until somebody asks for more. */
const mostRows = 8;

/** A list of links to things; nothing where it is empty and nothing is to be said of that. */
function StartList({ title, rows, empty }: { title: string; rows: readonly ReactNode[]; empty?: string }) {
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0 && !empty) return null;
  return (
    <Section title={title} {...(rows.length > 0 && { count: rows.length })}>
      {rows.length === 0 && <p>{empty}</p>}
      <ul className="rows">
        {rows.slice(0, isWhole ? undefined : mostRows).map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
      {!isWhole && rows.length > mostRows && <Button onClick={() => setWhole(true)}>{words.more}</Button>}
    </Section>
  );
}
