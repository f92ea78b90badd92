import { Field, Input } from '@fluentui/react-components';
import { type FormEvent, useEffect, useState } from 'react';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/listed-things.ts';
import type { RequestState, WorkToSend } from '../server/sending/sending.ts';
import { api, useAnswer } from './api.ts';
import { fieldId } from './field-context.ts';
import { focus, formAddress } from './form-address.ts';
import { FormEnd } from './form-end.tsx';
import { AllMistakes, isError, MistakenThings } from './mistakes.tsx';
import type { SentWork, WorkSending } from './use-sending.ts';
import { useKindWords, useTextLanguage, useWords } from './words.ts';

interface SendingFormProps {
  sending: WorkSending;
  things: readonly ListedThing[];
  /** Undefined until the content is checked. */
  mistakes: readonly FieldDiagnostic[] | undefined;
  /** True if these are of a check before what was changed last. */
  isChecking: boolean;
  /** Counts what may have changed what is sent. */
  changes: number;
}

const titleId = fieldId('send', '/title');

/** Shows what is not on the site yet, and sends it for review. */
export function SendingForm({ sending, things, mistakes, isChecking, changes }: SendingFormProps) {
  const words = useWords();
  const own = words.sending;
  const { title, isBusy, sent } = sending;
  const [work, workFault] = useAnswer(api.sending, [changes]);
  const [isTitleMissing, setTitleMissing] = useState(false);
  // What was told is not told again.
  useEffect(() => sending.forget, []);
  const drafts = things.filter(({ isDraft }) => isDraft);
  const errors = mistakes?.filter(isError) ?? [];
  const isReady = work && !work.missing && mistakes && !isChecking && drafts.length === 0 && errors.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    if (!title.trim()) {
      setTitleMissing(true);
      document.getElementById(titleId)?.focus();
      return;
    }
    void sending.send();
  };
  if (sent) return <Sent {...sent} />;
  return (
    <form className="new-thing" noValidate onSubmit={send}>
      <h2 tabIndex={-1} ref={focus}>
        {own.send}
      </h2>
      <p>{own.help}</p>
      <OpenRequest />
      {work?.missing && (
        <div role="alert">
          <p>{work.missing}</p>
          <p>{own.comeBack}</p>
        </div>
      )}
      {drafts.length > 0 && (
        <section aria-label={own.drafts}>
          <h3>{own.drafts}</h3>
          <ul>
            {drafts.map(({ name, title }) => (
              <li key={name}>
                <ThingLink name={name} title={title} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {errors.length > 0 && (
        <section aria-label={own.errors}>
          <h3>
            {own.errors} <span className="quiet">{isChecking && words.checking}</span>
          </h3>
          <AllMistakes mistakes={errors} things={things} />
        </section>
      )}
      {work && <Summary {...work} />}
      <Field
        label={{ children: own.title, htmlFor: titleId }}
        required
        hint={own.titleHelp}
        validationState={isTitleMissing ? 'error' : 'none'}
        validationMessage={isTitleMissing ? words.needed : undefined}
      >
        <Input
          id={titleId}
          value={title}
          onChange={(_, { value }) => {
            sending.setTitle(value);
            setTitleMissing(false);
          }}
        />
      </Field>
      <FormEnd
        label={own.send}
        isReady={Boolean(isReady)}
        isBusy={isBusy}
        isChecking={isChecking || (!work && !workFault)}
        fault={sending.fault || workFault}
        obstacle={
          errors.length > 0 && (
            <>
              {own.errors}: <MistakenThings mistakes={errors} things={things} />
            </>
          )
        }
      />
    </form>
  );
}

/** The pull request that the work would be added to, with the state of its check; nothing where that is not known. */
function OpenRequest() {
  const own = useWords().sending;
  const [request, setRequest] = useState<RequestState>();
  useEffect(() => {
    // What else is wrong with the server is told by what is fetched beside.
    api.request().then(
      (answer) => setRequest(answer.request),
      () => {},
    );
  }, []);
  return (
    <p role="status">
      {request && (
        <>
          <a href={request.address}>{own.request}</a> · {own.checks[request.check]}
        </>
      )}
    </p>
  );
}

/** What is not as on the main branch, thing by thing. */
function Summary({ things, files }: WorkToSend) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const own = words.sending;
  const language = useTextLanguage();
  return (
    <section aria-label={own.summary}>
      <h3>{own.summary}</h3>
      {things.length + files.length === 0 && <p>{own.nothing}</p>}
      <ul>
        {things.map(({ name, kind, title, change }) => (
          <li key={name}>
            {change === 'deleted' ? title[language] : <ThingLink name={name} title={title} />}{' '}
            <span className="quiet">
              {labelOf(kind)} · {own[change]}
            </span>
          </li>
        ))}
        {files.map((path) => (
          <li key={path}>
            {path} <span className="quiet">{own.file}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ThingLink({ name, title }: Pick<ListedThing, 'name' | 'title'>) {
  return <a href={formAddress(name)}>{title[useTextLanguage()]}</a>;
}

/** Where the work was sent, and what is next. */
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
