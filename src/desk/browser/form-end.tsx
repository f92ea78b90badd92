import { Button } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import type { RemovalPlan } from '../server/removal/thing-removals.ts';
import type { RenamingPlan } from '../server/renaming/thing-renamings.ts';
import { Fault } from './fault.tsx';
import { formAddress } from './form-address.ts';
import { useKindWords, useTextLanguage, useWords } from './words.ts';

interface FormEndProps {
  /** The actions of the form. */
  label: string;
  isReady: boolean;
  isBusy: boolean;
  /** True if something is waited for besides that. */
  isChecking?: boolean;
  fault?: string;
  /** Why its button does nothing yet. */
  obstacle?: ReactNode;
  /** The thing to whose form a link leads back. */
  backTo?: string;
}

/** The end of a form that does one thing: what did not work, its button, and that something is under way. */
export function FormEnd({ label, isReady, isBusy, isChecking = false, fault = '', obstacle, backTo }: FormEndProps) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <Fault of={fault} />
      {obstacle && <p id={id}>{obstacle}</p>}
      <div className="actions">
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={!isReady || isBusy}
          aria-describedby={obstacle ? id : undefined}
        >
          {label}
        </Button>
        {backTo !== undefined && (
          <Button as="a" href={formAddress(backTo)}>
            {words.back}
          </Button>
        )}
        <span role="status">{(isBusy || isChecking) && words.checking}</span>
      </div>
    </>
  );
}

interface ReferringListProps<Thing> {
  title: string;
  things: readonly Thing[];
  /** The words beside the title of a thing. */
  remark: (thing: Thing) => string;
  children?: ReactNode;
}

type Referring = RenamingPlan['references'][number] | RemovalPlan['references'][number];

/** The things that refer to another one, with links to their forms. */
export function ReferringList<Thing extends Referring>({
  title,
  things,
  remark,
  children,
}: ReferringListProps<Thing>) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
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
    </section>
  );
}
