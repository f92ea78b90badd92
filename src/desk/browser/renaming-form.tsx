import { Field, Input } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { api } from './api.ts';
import { focus } from './form-address.ts';
import { FormEnd, ReferringList } from './form-end.tsx';
import { usePlan } from './use-doing.ts';
import { type Language, useWords } from './words.ts';

interface RenamingFormProps {
  name: string;
  /** The title of the thing. */
  title: string;
  language: Language;
  onRenamed: (name: string) => void;
}

/** The pause in typing before the new id is looked at. */
const pauseMs = 150;

/** Asks for another id of a thing, and shows what changes with it. */
export function RenamingForm({ name, title, language, onRenamed }: RenamingFormProps) {
  const words = useWords();
  const own = words.renaming;
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
        {own.rename}: {title}
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
      <FormEnd label={own.rename} isReady={isReady} isBusy={isBusy} fault={fault} backTo={name} />
    </form>
  );
}
