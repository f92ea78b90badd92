import type { DefenceStep } from '../../compile/defence-namespaces.ts';
import { useNamespace } from '../page-context.ts';
import { DateText } from './date-text.tsx';
import styles from './defence-procedure.module.css';

/** The procedure of a defence as a line of time: each step with its day, and in words how far it is. */
export function DefenceProcedure({ steps, isHeld }: { steps: readonly DefenceStep[]; isHeld: boolean }) {
  const { procedureTitle, ...words } = useNamespace('defence');
  const done = steps.filter(({ name, isDone }) => isDone || (name === 'defence' && isHeld));
  const next = steps.find((step) => !done.includes(step));
  const stateOf = (step: DefenceStep) => (done.includes(step) ? 'done' : step === next ? 'next' : 'later');
  return (
    <section className={styles.procedure} aria-label={procedureTitle} data-search-ignore>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} data-state={stateOf(step)}>
            <span className={styles.name}>{words.steps[step.name]}</span>
            {step.date && <DateText iso={step.date} className="quiet" />}
            <span className={`quiet ${styles.state}`}>{words.stepStates[stateOf(step)]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
