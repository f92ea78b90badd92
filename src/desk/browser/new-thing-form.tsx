import { useRef } from 'react';
import type { Answers, Need } from '../new-item/needs.ts';
import { AnswerFields, useAnswers } from './answer-fields.tsx';
import { api, useAnswer } from './api.ts';
import { focus, formAddress } from './form-address.ts';
import { useSaveKeys } from './form-bar.tsx';
import { Fault, FormEnd, Seldom } from './form-parts.tsx';
import { useKept } from './use-doing.ts';
import { useKindGroups, useKindWords, useWords } from './words.ts';

/** Links to the forms of new things, those that editors need most first; none while it is unknown what can be created. */
export function NewThingLinks({ current }: { current: string }) {
  const words = useWords();
  // The list of things, which is fetched beside, tells what is wrong with the server.
  const [needs] = useAnswer(api.needs, []);
  const [often, seldom] = useKindGroups(Object.keys(needs ?? {}));
  if (!needs) return null;
  const isSeldom = seldom.some((kind) => current === `new/${kind}`);
  return (
    <div className="new-things">
      {words.create}:
      <NewLinks kinds={often} current={current} />
      <details open={isSeldom || undefined}>
        <summary>{words.moreKinds}</summary>
        {/* Chromium lays the contents of details out in a box of its own, not as flex items of it. */}
        <div>
          <NewLinks kinds={seldom} current={current} />
        </div>
      </details>
      <a href={formAddress('import')} aria-current={current === 'import' ? 'page' : undefined}>
        {words.import.link}
      </a>
    </div>
  );
}

function NewLinks({ kinds, current }: { kinds: readonly string[]; current: string }) {
  const { addedOf } = useKindWords();
  return kinds.map((kind) => (
    <a key={kind} href={formAddress(`new/${kind}`)} aria-current={current === `new/${kind}` ? 'page' : undefined}>
      {addedOf(kind)}
    </a>
  ));
}

/** Takes what has to be known of a thing before there can be one; everything else is in its form, which opens then. */
export function NewThingForm({ kind, onCreated }: { kind: string; onCreated: (name: string) => void }) {
  const words = useWords();
  const { addedOf, hasPages } = useKindWords();
  const [all, askFault] = useAnswer(api.needs, [kind]);
  const needs = all?.[kind] ?? [];
  const [given, setGiven, forget] = useKept<Answers>(`desk-new-${kind}`, {});
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(() => form.current?.requestSubmit());
  const { fields, otherProblems, isBusy, fault, submit } = useAnswers(
    'new',
    needs,
    [given, setGiven],
    async (answers) => {
      const { name } = await api.begin(kind, answers);
      forget();
      onCreated(name);
    },
  );
  const isMade = ({ part, isNeeded }: Need) => part === 'id' && !isNeeded;
  const inBoth = (text: string) => ({ uk: text, en: text });
  /** Its short name is made of the answers, unless somebody wants another one. */
  const made = needs.filter(isMade).map(({ ifEmpty: _, ...need }) => ({
    ...need,
    label: inBoth(words.shortName),
    help: inBoth(words.addressHelp),
  }));
  return (
    // A missing answer is told in the language of the desk, which need not be the browser's.
    <form ref={form} className="new-thing" noValidate onSubmit={submit}>
      <h2 tabIndex={-1} ref={focus}>
        {words.create} {addedOf(kind)}
      </h2>
      <p>{words.createHelp}</p>
      {kind === 'publication' && (
        <p>
          {words.import.referenceHelp} <a href={formAddress('import')}>{words.import.title}</a>
        </p>
      )}
      <AnswerFields needs={needs.filter((need) => !isMade(need))} of={fields} />
      {made.length > 0 && (
        <Seldom
          summary={hasPages(kind) ? words.address : words.shortName}
          isOpen={made.some(({ option }) => fields.problems[option])}
        >
          <AnswerFields needs={made} of={fields} />
        </Seldom>
      )}
      <Fault of={askFault} />
      {otherProblems.map(([key, problem]) => (
        <p key={key}>{problem}</p>
      ))}
      {all && <FormEnd label={words.create} isReady isBusy={isBusy} fault={fault} />}
    </form>
  );
}
