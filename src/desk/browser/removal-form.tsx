import { Checkbox, Field, Select } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import type { RemovalPlan, RemovalRequest } from '../server/removal/thing-removals.ts';
import { api } from './api.ts';
import { focus } from './form-address.ts';
import { FormEnd, ReferringList } from './form-end.tsx';
import { editsOf } from './part-edits.ts';
import { usePlan } from './use-doing.ts';
import { type Language, useKindWords, useTextLanguage, useWords } from './words.ts';

interface RemovalFormProps {
  name: string;
  /** The title of the thing. */
  title: string;
  language: Language;
  onRemoved: (title: string) => void;
}

/** The parts that go with a thing, and who refers to it, to be seen before it is deleted. */
export function RemovalForm({ name, title, language, onRemoved }: RemovalFormProps) {
  const own = useWords().deletion;
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

/** The parts that go with a thing: others, pictures and documents. */
function GoingParts({ plan: { things, files } }: { plan: RemovalPlan }) {
  const own = useWords().deletion;
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  return (
    <section aria-label={own.goes}>
      <h3>{own.goes}</h3>
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
    </section>
  );
}

/** The errors without a thing. */
function Problems({ problems }: Pick<RemovalPlan, 'problems'>) {
  const own = useWords().deletion;
  if (problems.length === 0) return null;
  return (
    <section aria-label={own.problems}>
      <h3>{own.problems}</h3>
      <ul className="mistakes">
        {problems.map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
      </ul>
    </section>
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
    <Field label={`${own.redirect}: ${addresses.join(', ')}`}>
      <Select
        value={choice.redirectTo ?? ''}
        onChange={(_, { value }) => onChoose({ ...choice, redirectTo: value || undefined })}
      >
        <option value="">{own.nowhere}</option>
        {targets.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[language]} · {path}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The choices of an editor who chooses nothing: references stay, and the addresses lead where they best may. */
function firstChoice({ seen, targets }: RemovalPlan): RemovalRequest {
  return { seen, removesReferences: false, redirectTo: targets.proposed };
}
