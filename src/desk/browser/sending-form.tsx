import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { type FormEvent, useContext, useEffect, useState } from 'react';
import type { RequestState, TickedCheck, WorkToSend } from '../server/sending/sending.ts';
import { api, useAnswer } from './api.ts';
import { fieldId } from './field-context.ts';
import { focus, formAddress } from './form-address.ts';
import { Fault, FormEnd, Section } from './form-parts.tsx';
import { AllMistakes, MistakenThings } from './mistakes.tsx';
import { type SentWork, useDoing, type WorkSending } from './use-doing.ts';
import { ThingsContext, useKindWords, useTextLanguage, useTitleOf, useWords } from './words.ts';
import { NewestPanel, PiecesPanel, ThingLinks } from './work-panels.tsx';

interface SendingFormProps {
  sending: WorkSending;
  /** Counts what may have changed what is sent. */
  changes: number;
  /** True while a newer list of things is waited for, which tells what is not saved. */
  isListAsked: boolean;
  onEdit: () => void;
}

const titleId = fieldId('send', '/title');

/** Shows what is not on the site yet, gets what others have published, and sends what is ticked for review. */
export function SendingForm({ sending, changes, isListAsked, onEdit }: SendingFormProps) {
  const own = useWords().sending;
  const known = useWork(changes, isListAsked);
  const { work, ticks } = known;
  const [isTitleMissing, setTitleMissing] = useState(false);
  // A failure is not told again.
  useEffect(() => sending.forget, []);
  const onDone = () => {
    sending.forget();
    onEdit();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!known.isReady || sending.isBusy) return;
    if (!sending.title.trim()) {
      setTitleMissing(true);
      document.getElementById(titleId)?.focus();
      return;
    }
    void sending.send(ticks.areAll ? undefined : ticks.names).then(onEdit);
  };
  if (sending.sent) return <Sent {...sending.sent} />;
  return (
    <form className="new-thing" noValidate onSubmit={send}>
      <h2 tabIndex={-1} ref={focus}>
        {own.send}
      </h2>
      <p>{own.help}</p>
      <OpenRequest onEdit={onDone} changes={changes} />
      {work && work.pieces.length > 0 && <PiecesPanel pieces={work.pieces} onEdit={onDone} />}
      <NewestPanel work={work} onEdit={onDone} />
      {work?.missing && (
        <div role="alert">
          <p>{work.missing}</p>
          <p>{own.comeBack}</p>
        </div>
      )}
      <Changes known={known} />
      <TitleField
        value={sending.title}
        isMissing={isTitleMissing}
        onChange={(title) => {
          sending.setTitle(title);
          setTitleMissing(false);
        }}
      />
      <FormEnd
        label={own.send}
        isReady={known.isReady}
        isBusy={sending.isBusy}
        isChecking={known.isAsked && !known.fault}
        fault={sending.fault || known.fault}
        obstacle={known.isStopped && <Obstacle known={known} />}
      />
    </form>
  );
}

/** The changes that would be sent, what of it is ticked, and what keeps that from being sent. */
function useWork(changes: number, isListAsked: boolean) {
  const [work, workFault, isWorkAsked] = useAnswer(api.sending, [changes]);
  const ticks = useTicks(work);
  const check = isWorkAsked || isListAsked ? undefined : () => api.tickedCheck(ticks.names);
  const [checked, checkFault, isAsked] = useAnswer(check, [changes, ticks.names.join(' ')]);
  // Those of the check before may be gone.
  const errors = isAsked ? [] : (checked?.mistakes ?? []);
  // Commits that were not sent go along with nothing ticked, too.
  const isUnsent =
    work?.pieces.some(({ isCurrent, isSent }) => isCurrent && !isSent) &&
    work.things.some(({ isCommitted }) => isCommitted);
  const isNothing = (ticks.isAnyChanged || ticks.unsaved.length > 0) && ticks.names.length === 0 && !isUnsent;
  const isStopped = isNothing || errors.length > 0;
  const isReady = Boolean(work && !work.missing && checked && !isAsked && !isStopped);
  const { needs = [] } = checked ?? {};
  return { work, ticks, needs, errors, isNothing, isStopped, isReady, isAsked, fault: workFault || checkFault };
}

interface WorkProps {
  known: ReturnType<typeof useWork>;
}

function Changes({ known: { work, ticks, errors, needs } }: WorkProps) {
  const own = useWords().sending;
  return (
    <>
      {ticks.unsaved.length > 0 && (
        <Section title={own.drafts}>
          <ThingLinks names={ticks.unsaved} />
        </Section>
      )}
      {work && <Summary work={work} ticks={ticks} />}
      {errors.length > 0 && (
        <Section title={own.errors}>
          <Needs needs={needs} onTick={ticks.set} />
          <AllMistakes mistakes={errors} />
        </Section>
      )}
    </>
  );
}

/** Why nothing can be sent yet. */
function Obstacle({ known: { isNothing, errors } }: WorkProps) {
  const own = useWords().sending;
  if (isNothing) return own.nothingTicked;
  return (
    <>
      {own.errors}: <MistakenThings mistakes={errors} />
    </>
  );
}

interface TitleFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (title: string) => void;
}

function TitleField({ value, isMissing, onChange }: TitleFieldProps) {
  const words = useWords();
  return (
    <Field
      label={{ children: words.sending.title, htmlFor: titleId }}
      required
      hint={words.sending.titleHelp}
      validationState={isMissing ? 'error' : 'none'}
      validationMessage={isMissing ? words.needed : undefined}
    >
      <Input id={titleId} value={value} onChange={(_, changed) => onChange(changed.value)} />
    </Field>
  );
}

type Ticks = ReturnType<typeof useTicks>;

/** Ticks: at first everything that is saved goes along. */
function useTicks(work: WorkToSend | undefined) {
  const things = useContext(ThingsContext);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const unsaved = things.filter(({ isDraft }) => isDraft).map(({ name }) => name);
  const changed = (work?.things ?? []).filter(({ isCommitted }) => !isCommitted).map(({ name }) => name);
  const names = changed.filter((name) => !unticked.has(name) && !unsaved.includes(name));
  return {
    names,
    /** True if everything goes along that has changed, whatever it is. */
    areAll: names.length === changed.length && unsaved.length === 0,
    isAnyChanged: changed.length > 0,
    unsaved,
    set: (name: string, isTicked: boolean) =>
      setUnticked((before) => new Set(isTicked ? [...before].filter((each) => each !== name) : [...before, name])),
  };
}

/** Ticked things that need others which are not ticked, with a button to tick these. */
function Needs({ needs, onTick }: Pick<TickedCheck, 'needs'> & { onTick: Ticks['set'] }) {
  const own = useWords().sending;
  const titleOf = useTitleOf();
  if (needs.length === 0) return null;
  return (
    <>
      <p>{own.needs}:</p>
      <ul>
        {needs.map(({ thing, needed }) => (
          <li key={`${thing} ${needed}`}>
            {titleOf(thing)} →{' '}
            <Checkbox label={titleOf(needed)} checked={false} onChange={() => onTick(needed, true)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pull request that the work would be added to, with the state of its check, and what can be done with it; nothing where that is not known. */
function OpenRequest({ onEdit, changes }: Pick<SendingFormProps, 'onEdit' | 'changes'>) {
  const words = useWords();
  const own = words.sending;
  const [request, setRequest] = useState<RequestState>();
  const { isBusy, fault, run } = useDoing(onEdit);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Any other failure of the server is told by what is fetched beside.
    api.request().then(
      (answer) => setRequest(answer.request),
      () => {},
    );
  }, [changes]);
  const publish = async () => {
    const { isPublished } = await api.publish();
    setSaid(isPublished ? own.published : own.checkedAgain);
  };
  return (
    <>
      <div role="status">
        {request && (
          <p>
            <a href={request.address}>{own.request}</a> · {own.checks[request.check]}
            {request.preview && (
              <>
                {' '}
                · <a href={request.preview}>{own.preview}</a>
              </>
            )}
          </p>
        )}
        {said && <p>{said}</p>}
      </div>
      {request?.canPublish && (
        <div className="actions">
          <Button disabledFocusable={isBusy} onClick={() => confirm(own.publishSure) && void run(publish)}>
            {own.publish}
          </Button>
        </div>
      )}
      <Fault of={fault} />
    </>
  );
}

/** The differences from the main branch, thing by thing, with a tick for what can be sent alone. */
function Summary({ work: { things, files }, ticks }: { work: WorkToSend; ticks: Ticks }) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const own = words.sending;
  const language = useTextLanguage();
  return (
    <Section title={own.summary}>
      {things.length + files.length === 0 && <p>{own.nothing}</p>}
      <ul className="ticks">
        {things.map(({ name, kind, title, change, isCommitted }) => (
          <li key={name}>
            {!isCommitted && (
              <Checkbox
                aria-label={title[language]}
                checked={ticks.names.includes(name)}
                disabled={ticks.unsaved.includes(name)}
                onChange={(_, { checked }) => ticks.set(name, checked === true)}
              />
            )}
            {change === 'deleted' ? title[language] : <a href={formAddress(name)}>{title[language]}</a>}{' '}
            <span className="quiet">
              {labelOf(kind)} · {own[change]}
              {isCommitted && ` · ${own.committed}`}
            </span>
          </li>
        ))}
        {files.map((path) => (
          <li key={path}>
            {path} <span className="quiet">{own.file}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Sent({ branch, address, others }: SentWork) {
  const own = useWords().sending;
  return (
    <div className="new-thing">
      <h2 tabIndex={-1} ref={focus}>
        {own.sent}: {branch}
      </h2>
      {address ? (
        <p>
          <a href={address}>{own.open}</a>
        </p>
      ) : (
        <p>{own.openThere}</p>
      )}
      {others.length > 0 && (
        <p>
          {own.others}: {others.join(', ')}
        </p>
      )}
    </div>
  );
}
