import { type FormEvent, useId, useRef } from 'react';
import { useNamespace } from '../page-context.ts';

interface PasswordFormProps {
  /** Whether a password was tried and did not fit. */
  wrong: boolean;
  onSubmit: (password: string) => void;
}

/** Asks for the password of a protected document. It never leaves the browser. */
export function PasswordForm({ wrong, onSubmit }: PasswordFormProps) {
  const { password: words } = useNamespace('viewer');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (field.current?.value) onSubmit(field.current.value);
    else field.current?.focus();
  };
  return (
    <form className="viewer-password" onSubmit={submit}>
      <p>{words.text}</p>
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        ref={field}
        type="password"
        autoComplete="off"
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
      />
      <button type="submit" className="button">
        {words.submit}
      </button>
      <p id={`${id}-wrong`} role="alert" className="viewer-wrong">
        {wrong && words.wrong}
      </p>
    </form>
  );
}
