import { Button } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Fault } from './fault.tsx';
import { formAddress } from './form-address.ts';
import { useWords } from './words.ts';

interface FormEndProps {
  /** What the form does. */
  label: string;
  isReady: boolean;
  isBusy: boolean;
  /** Whether something is waited for besides that. */
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
