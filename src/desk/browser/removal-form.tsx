import { Checkbox, Field, Select } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import type { RemovalPlan, RemovalRequest } from '../server/removal/thing-removals.ts';
import { api } from './api.ts';
import { focus } from './form-address.ts';
import { FormEnd } from './form-end.tsx';
import { ReferringList } from './referring-list.tsx';
import { usePlan } from './use-plan.ts';
import { type Language, useKindWords, useTextLanguage, useWords } from './words.ts';

interface RemovalFormProps {
  name: string;
  language: Language;
  onRemoved: (title: string) => void;
}

/** What goes with a thing and who refers to it, to be seen before it is deleted. */
export function RemovalForm({ name, language, onRemoved }: RemovalFormProps) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const own = words.deletion;
  const textLanguage = useTextLanguage();
  const { plan, fault, isBusy, carryOut } = usePlan(() => api.removal(name), language);
  const [chosen, setChosen] = useState<RemovalRequest>();
  // What was chosen for another plan is not meant for this one.
  const choice = plan && (chosen?.seen === plan.seen ? chosen : firstChoice(plan));
  const title = plan?.things[0]?.title[textLanguage] ?? name;
  const { references = [], problems = [], addresses = [] } = plan ?? {};
  const isBlocked = problems.length > 0 || references.some(({ isRemovable, isDraft }) => !isRemovable || isDraft);
  const isReady = choice && !isBlocked && (references.length === 0 || choice.removesReferences);
  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    carryOut(async () => {
      await api.remove(name, choice);
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
          <section aria-label={own.goes}>
            <h3>{own.goes}</h3>
            <p>{own.inBoth}</p>
            <ul>
              {plan.things.map((thing) => (
                <li key={thing.name}>
                  {thing.title[textLanguage]} <span className="quiet">{labelOf(thing.kind)}</span>
                </li>
              ))}
              {plan.files.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </section>
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
          {problems.length > 0 && (
            <section aria-label={own.problems}>
              <h3>{own.problems}</h3>
              <ul className="mistakes">
                {problems.map((problem, index) => (
                  <li key={index}>{problem}</li>
                ))}
              </ul>
            </section>
          )}
          {addresses.length > 0 && (
            <Field label={`${own.redirect}: ${addresses.join(', ')}`}>
              <Select
                value={choice.redirectTo ?? ''}
                onChange={(_, { value }) => setChosen({ ...choice, redirectTo: value || undefined })}
              >
                <option value="">{own.nowhere}</option>
                {plan.targets.pages.map((page) => (
                  <option key={page.path} value={page.path}>
                    {page.title[textLanguage]} · {page.path}
                  </option>
                ))}
              </Select>
            </Field>
          )}
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

/** What counts if an editor chooses nothing: references stay, and the addresses lead where they best may. */
function firstChoice({ seen, targets }: RemovalPlan): RemovalRequest {
  return { seen, removesReferences: false, redirectTo: targets.proposed };
}
