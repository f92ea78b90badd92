import { Button, Field, Textarea } from '@fluentui/react-components';
import { type Dispatch, type FormEvent, type SetStateAction, useContext, useRef, useState } from 'react';
import type { Need } from '../new-item/needs.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { PastedReference } from '../server/new-thing.ts';
import type { PartName } from '../server/thing.ts';
import { api, Refusal, useAnswer } from './api.ts';
import { Fault, faultIn } from './fault.tsx';
import { FieldContext, fieldId } from './field-context.ts';
import { Seldom } from './fields.tsx';
import { focus, formAddress } from './form-address.ts';
import { FormEnd, useSaveKeys } from './form-bar.tsx';
import { LeafField } from './inputs/leaf-field.tsx';
import type { Schema } from './schema.ts';
import { useKept } from './use-doing.ts';
import { type Language, LanguageContext, useKindGroups, useKindWords, useWords } from './words.ts';

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

interface NewThingFormProps {
  kind: string;
  onCreated: (name: string) => void;
}

/** Fields of what is not there yet, which is no part of a thing and takes no files. */
const part = 'new' as PartName;

/** Takes what has to be known of a thing before there can be one; everything else is in its form, which opens then. */
export function NewThingForm({ kind, onCreated }: NewThingFormProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { addedOf, hasPages } = useKindWords();
  const [all, askFault] = useAnswer(api.needs, [kind]);
  const [targets = {}] = useAnswer(api.targets, [kind]);
  const needs = all?.[kind];
  const { answerTo, answer, problems, isBusy, begin, fillIn } = useBeginning(kind, needs, onCreated);
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(() => form.current?.requestSubmit());
  const isOfField = (option: string) => needs?.some((need) => need.option === option);
  const ofFields = Object.entries(problems).filter(([option]) => isOfField(option));
  const others = Object.entries(problems).filter(([option]) => !isOfField(option));
  const mistakes = ofFields.map(([option, message]) => mistakeAt(option, message));
  /** Its short name is made of the answers, unless somebody wants another one. */
  const made = needs?.find(({ part: of, isNeeded }) => of === 'id' && !isNeeded);
  const asked = needs?.filter((need) => need !== made);
  const fieldOf = (need: Need) => (
    <LeafField
      key={need.option}
      part={part}
      pointer={`/${need.option}`}
      label={need === made ? words.shortName : need.label[language]}
      isNeeded={need.isNeeded}
      file={{}}
      schema={{
        ...schemaOf(need, language, words.ifEmpty),
        ...(need === made && { description: words.addressHelp, helpUk: words.addressHelp }),
      }}
      value={answerTo(need)}
      onChange={(value) => answer(need.option, String(value ?? ''))}
    />
  );
  return (
    // A missing answer is told in the language of the desk, which need not be the browser's.
    <form ref={form} className="new-thing" noValidate onSubmit={begin}>
      <h2 tabIndex={-1} ref={focus}>
        {words.create} {addedOf(kind)}
      </h2>
      <p>{words.createHelp}</p>
      {kind === 'publication' && needs && <ReferencePaste onRead={fillIn} />}
      <FieldContext
        value={{
          fileTaker: undefined,
          targets,
          mistakes,
          besides: () => [],
          nameOf: () => undefined,
          resolve: () => {},
        }}
      >
        {asked?.map(fieldOf)}
        {made && (
          <Seldom
            summary={hasPages(kind) ? words.address : words.shortName}
            isOpen={problems[made.option] !== undefined}
          >
            {fieldOf(made)}
          </Seldom>
        )}
      </FieldContext>
      <Fault of={askFault} />
      {others.map(([option, problem]) =>
        option ? <p key={option}>{problem}</p> : <Fault key={option} of={problem} />,
      )}
      {needs && <FormEnd label={words.create} isReady isBusy={isBusy} />}
    </form>
  );
}

/** The answers about a thing that is to begin, and what is wrong with it. */
function useBeginning(kind: string, needs: readonly Need[] | undefined, onCreated: (name: string) => void) {
  const words = useWords();
  const [answers, setAnswers, forget] = useKept<GivenAnswers>(`desk-new-${kind}`, {});
  const [problems, setProblems] = useState<GivenAnswers>({});
  const [isBusy, setBusy] = useState(false);
  const pasted = usePastedEntry({ setAnswers, setProblems });
  // Of a pasted entry nothing is assumed that it does not say.
  const answerTo = ({ option, initial = '' }: Need) => answers[option] ?? (pasted.isRead ? '' : initial);
  const show = (found: GivenAnswers) => {
    setProblems(found);
    const first = needs?.find(({ option }) => found[option]);
    if (first) document.getElementById(fieldId(part, `/${first.option}`))?.focus();
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !needs) return;
    const missing = needs.filter((need) => need.isNeeded && !answerTo(need).trim());
    if (missing.length > 0) {
      show(Object.fromEntries(missing.map(({ option }) => [option, pasted.open[option] ?? words.needed])));
      return;
    }
    setBusy(true);
    setProblems({});
    try {
      const given = Object.fromEntries(needs.map((need) => [need.option, answerTo(need)]));
      const { name } = await api.begin(kind, { ...answers, ...given });
      forget();
      onCreated(name);
    } catch (error) {
      show((error instanceof Refusal && error.problems) || { '': faultIn(error as Error, words) });
    } finally {
      setBusy(false);
    }
  };
  const answer = (option: string, value: string) => {
    setAnswers((latest) => ({ ...latest, [option]: value }));
    if (option === 'language') pasted.readIn(value).catch((error) => setProblems({ '': faultIn(error, words) }));
  };
  return { answerTo, answer, problems, isBusy, begin, fillIn: pasted.fillIn };
}

/** The schema of a need for a form, with its help and what is taken without an answer. */
function schemaOf({ schema, help, ifEmpty }: Need, language: Language, taken: string): Schema {
  const words = (code: Language) =>
    [help?.[code], ifEmpty && `${taken}: ${ifEmpty[language]}.`].filter(Boolean).join(' ');
  const { type, format, enum: choices, choiceWords } = schema;
  return {
    type: String(type),
    ...(format !== undefined && { format }),
    ...(choices && { enum: choices.map(String) }),
    ...(choiceWords && { choiceWords }),
    description: words('en'),
    helpUk: words('uk'),
  };
}

function mistakeAt(option: string, message: string): FieldDiagnostic {
  const at = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { code: '', severity: 'error', ...at, message, hint: '', related: [], part, pointer: `/${option}` };
}

/** Answers about a new thing, by option. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** Takes the answers about a publication from an entry of a journal or reference manager. */
export function ReferencePaste({ onRead }: { onRead: (read: PastedReference, text: string) => void }) {
  const words = useWords();
  const own = words.reference;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'waits' | 'reads' | 'filled'>('waits');
  const isReady = text.trim() !== '' && state !== 'reads';
  const read = async () => {
    if (!isReady) return;
    setFault('');
    setState('reads');
    try {
      onRead(await api.readReference(text), text);
      setState('filled');
    } catch (error) {
      setFault((error instanceof Refusal && error.problems?.entry) || faultIn(error as Error, words));
      setState('waits');
    }
  };
  return (
    <>
      <Field
        label={own.entry}
        hint={own.help}
        validationState={fault ? 'error' : 'none'}
        validationMessage={fault || null}
      >
        <Textarea
          resize="vertical"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <div className="actions">
        <Button disabledFocusable={!isReady} onClick={read}>
          {own.read}
        </Button>
      </div>
      <p role="status">{state === 'filled' && own.filled}</p>
    </>
  );
}

interface FormState {
  setAnswers: Dispatch<SetStateAction<GivenAnswers>>;
  setProblems: (problems: GivenAnswers) => void;
}

/** The entry of a publication that was pasted into a form: what it answers, and what it leaves open until somebody answers it. */
export function usePastedEntry({ setAnswers, setProblems }: FormState) {
  const [entry, setEntry] = useState<{ text: string; read: PastedReference }>();
  // An answer that comes after another choice or entry is out of date.
  const latest = useRef(0);
  const fillIn = (read: PastedReference, text: string, isAgain = false) => {
    latest.current += 1;
    setAnswers((latest) => {
      // A message about an entry before it is not meant for this one.
      const isOld = (option: string, answer: string) => entry?.read.answers[option] === answer;
      const own = Object.fromEntries(Object.entries(latest).filter((each) => !isOld(...each)));
      const typed = Object.fromEntries(Object.entries(own).filter(([, answer]) => answer));
      return isAgain ? { ...read.answers, ...typed } : { ...own, ...read.answers };
    });
    setEntry({ text, read });
    setProblems(read.open);
  };
  /** The language decides in which field the title of the entry goes; other answers that were typed stay. */
  const readIn = async (language: string) => {
    latest.current += 1;
    const own = latest.current;
    if (!entry || !language) return;
    try {
      const read = await api.readReference(entry.text, language);
      if (own === latest.current) fillIn(read, entry.text, true);
    } catch (error) {
      if (own === latest.current) throw error;
    }
  };
  return { isRead: entry !== undefined, open: entry?.read.open ?? {}, fillIn, readIn };
}
