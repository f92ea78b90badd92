import { Checkbox, Field, Input } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useContext, useState } from 'react';
import type { RemovalPlan, RemovalRequest } from '../server/removal/thing-removals.ts';
import type { RenamingPlan } from '../server/renaming/thing-renamings.ts';
import { api, useAnswer } from './api.ts';
import { focus, formAddress } from './form-address.ts';
import { FormEnd, Section } from './form-parts.tsx';
import { ChoiceField } from './inputs/choice-input.tsx';
import { editsOf } from './part-edits.ts';
import { useDoing } from './use-doing.ts';
import { LanguageContext, useKindWords, useTextLanguage, useWords } from './words.ts';

interface RemovalFormProps {
  name: string;
  title: string;
  onRemoved: (title: string) => void;
}

/** The parts that go with a thing, and who refers to it, to be seen before it is deleted. */
export function RemovalForm({ name, title, onRemoved }: RemovalFormProps) {
  const own = useWords().deletion;
  const language = useContext(LanguageContext);
  const { plan, fault, isBusy, run } = usePlan(() => api.removal(name), language);
  const [chosen, setChosen] = useState<RemovalRequest>();
  // A choice for another plan is not meant for this one.
  const choice = plan && (chosen?.seen === plan.seen ? chosen : firstChoice(plan));
  const { references = [], problems = [] } = plan ?? {};
  const isBlocked = problems.length > 0 || references.some(({ isRemovable, isDraft }) => !isRemovable || isDraft);
  const isReady = choice && !isBlocked && (references.length === 0 || choice.removesReferences);
  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void run(async () => {
      await api.remove(name, choice);
      editsOf(name).edits.forget();
      onRemoved(title);
    });
  };
  return (
    <form className="new-thing" onSubmit={remove}>
      <h2 tabIndex={-1} ref={focus}>
        {own.delete}: {title}
      </h2>
      {choice && (
        <>
          <GoingParts plan={plan} />
          <ReferringList
            title={own.refer}
            things={references}
            remark={({ isDraft, isRemovable }) => (isDraft ? own.unsaved : isRemovable ? own.removable : own.needed)}
          >
            {references.length > 0 && !isBlocked && (
              <Checkbox
                label={own.removeReferences}
                checked={choice.removesReferences}
                onChange={(_, { checked }) => setChosen({ ...choice, removesReferences: checked === true })}
              />
            )}
          </ReferringList>
          <Problems problems={problems} />
          <Redirection plan={plan} choice={choice} onChoose={setChosen} />
        </>
      )}
      {isBlocked && <p>{own.blocked}</p>}
      <FormEnd
        label={own.delete}
        isReady={Boolean(isReady)}
        isBusy={isBusy}
        isChecking={!plan && !fault}
        fault={fault}
        backTo={name}
      />
    </form>
  );
}

function Problems({ problems }: Pick<RemovalPlan, 'problems'>) {
  const own = useWords().deletion;
  if (problems.length === 0) return null;
  return (
    <Section title={own.problems}>
      <ul className="mistakes">
        {problems.map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
      </ul>
    </Section>
  );
}

function GoingParts({ plan: { things, files } }: { plan: RemovalPlan }) {
  const own = useWords().deletion;
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  return (
    <Section title={own.goes}>
      <p>{own.inBoth}</p>
      <ul>
        {things.map(({ name, title, kind }) => (
          <li key={name}>
            {title[language]} <span className="quiet">{labelOf(kind)}</span>
          </li>
        ))}
        {files.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </Section>
  );
}

interface RedirectionProps {
  plan: RemovalPlan;
  choice: RemovalRequest;
  onChoose: (choice: RemovalRequest) => void;
}

/** Chooses the page to which the addresses that go lead from then on. */
function Redirection({ plan: { addresses, targets }, choice, onChoose }: RedirectionProps) {
  const own = useWords().deletion;
  const language = useTextLanguage();
  if (addresses.length === 0) return null;
  return (
    <ChoiceField
      label={`${own.redirect}: ${addresses.join(', ')}`}
      none={own.nowhere}
      value={choice.redirectTo ?? ''}
      choices={targets.pages.map(({ path, title }) => ({ id: path, title: `${title[language]} · ${path}` }))}
      onChange={(path) => onChoose({ ...choice, redirectTo: path || undefined })}
    />
  );
}

/** The choices of an editor who chooses nothing: references stay, and the addresses lead where they best may. */
function firstChoice({ seen, targets }: RemovalPlan): RemovalRequest {
  return { seen, removesReferences: false, redirectTo: targets.proposed };
}

interface RenamingFormProps {
  name: string;
  title: string;
  onRenamed: (name: string) => void;
}

/** The pause in typing before the new id is looked at. */
const pauseMs = 150;

/** Asks for another id of a thing, and shows what changes with it. */
export function RenamingForm({ name, title, onRenamed }: RenamingFormProps) {
  const words = useWords();
  const own = words.renaming;
  const { hasPages } = useKindWords();
  const [kind = ''] = name.split('/', 1);
  const action = hasPages(kind) ? own.rename : own.renameId;
  const language = useContext(LanguageContext);
  const [id, setId] = useState(name.slice(name.indexOf('/') + 1));
  const { plan, isCurrent, fault, isBusy, run, forget } = usePlan(
    () => api.renaming(name, id),
    `${language} ${id}`,
    pauseMs,
  );
  const problem = isCurrent && plan?.problem;
  const isUnsaved = plan && (plan.isDraft || plan.references.some(({ isDraft }) => isDraft));
  const isReady = isCurrent && !problem && !isUnsaved;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void run(async () => onRenamed((await api.rename(name, id)).name));
  };
  const wrong = problem === 'form' ? own.form : problem === 'taken' ? own.taken : '';
  return (
    <form className="new-thing" onSubmit={rename}>
      <h2 tabIndex={-1} ref={focus}>
        {action}: {title}
      </h2>
      <Field label={own.id} validationState={wrong ? 'error' : 'none'} validationMessage={wrong}>
        <Input
          value={id}
          onChange={(_, { value }) => {
            setId(value.trim());
            forget();
          }}
        />
      </Field>
      {plan?.address && (
        <p>
          {own.address}: {plan.address.from}
          {isReady && ` → ${plan.address.to}. ${own.moves}`}
        </p>
      )}
      {plan && (
        <ReferringList
          title={own.follow}
          things={plan.references}
          remark={({ isDraft }) => (isDraft ? words.draft : '')}
        />
      )}
      {isUnsaved && <p>{own.unsaved}</p>}
      <FormEnd label={action} isReady={isReady} isBusy={isBusy} fault={fault} backTo={name} />
    </form>
  );
}

interface ReferringListProps<Thing> {
  title: string;
  things: readonly Thing[];
  remark: (thing: Thing) => string;
  children?: ReactNode;
}

type Referring = RenamingPlan['references'][number] | RemovalPlan['references'][number];

function ReferringList<Thing extends Referring>({ title, things, remark, children }: ReferringListProps<Thing>) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  return (
    <Section title={title}>
      {things.length === 0 && <p>{words.nobodyRefers}</p>}
      <ul>
        {things.map((thing) => {
          const said = [labelOf(thing.kind), remark(thing)].filter(Boolean);
          return (
            <li key={thing.name || thing.title.ua}>
              {thing.name ? <a href={formAddress(thing.name)}>{thing.title[language]}</a> : thing.title[language]}{' '}
              <span className="quiet">{said.join(' · ')}</span>
            </li>
          );
        })}
      </ul>
      {children}
    </Section>
  );
}

/**
 * Asks what a change of a thing would mean, until it is known, and makes it. If that is refused, the plan may be another one by now.
 * @param key says what is asked for, in which language: it is asked again when that changes
 * @param pauseMs how long to wait before it is asked
 */
function usePlan<Plan>(ask: () => Promise<Plan>, key: string, pauseMs = 0) {
  const [tries, setTries] = useState(0);
  const { fault: refusal, ...doing } = useDoing((isDone) => isDone || setTries((count) => count + 1));
  const [known, fault] = useAnswer(async () => ({ key, plan: await ask() }), [key, tries], pauseMs);
  // The plan of what was before is shown, and not carried out.
  return { plan: known?.plan, isCurrent: known?.key === key, fault: refusal || fault, ...doing };
}
