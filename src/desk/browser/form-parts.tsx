import { Button, type ButtonProps, FieldContextProvider } from '@fluentui/react-components';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formAddress } from './form-address.ts';
import { useWords } from './words.ts';

/** Says what did not work. */
export function Fault({ of: fault, className = '' }: { of: string; className?: string }) {
  const words = useWords();
  return (
    fault && (
      <p role="alert" className={`fault ${className}`}>
        {words.failed}: {fault}
      </p>
    )
  );
}

interface ButtonOfProps extends Pick<ButtonProps, 'appearance' | 'disabled' | 'disabledFocusable' | 'size'> {
  id?: string;
  word: string;
  /** The subject of the button, for those who do not see beside what it stands. */
  of: string;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** A button of one word that stands beside its subject. */
export function ButtonOf({ word, of, ...button }: ButtonOfProps) {
  return (
    <Button {...button} aria-label={`${word}: ${of}`}>
      {word}
    </Button>
  );
}

/** Something below a heading, which tells how much there is of it. */
export function Section({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 tabIndex={-1}>{count === undefined ? title : `${title}: ${count}`}</h3>
      {children}
    </section>
  );
}

interface SeldomProps {
  summary: string;
  /** True if something in it is to be seen unasked. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Details for those who ask for them. */
export function Seldom({ summary, isOpen = false, children }: SeldomProps) {
  return (
    <details className="seldom" open={isOpen || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface FormEndProps {
  label: string;
  isReady: boolean;
  isBusy: boolean;
  isChecking?: boolean;
  fault?: string;
  /** Why its button does nothing yet. */
  obstacle?: ReactNode;
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

/** A window in front of the form, which comes back where it was. */
export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Opened, it gives the focus to its first button.
    dialog.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
  // In no tool bar or field, which would have its keys.
  return createPortal(
    <dialog ref={dialog} className="modal" aria-label={title} onClose={onClose}>
      <div className="actions">
        <h2>{title}</h2>
        <Button onClick={() => dialog.current?.close()}>{words.library.close}</Button>
      </div>
      {/* The field around it would give its label to what is here. */}
      <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
    </dialog>,
    document.querySelector('.desk') ?? document.body,
  );
}
