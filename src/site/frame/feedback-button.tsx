import { useEffect, useRef } from 'react';
import { takeReopening } from '../carried-question.ts';
import { useNamespace } from '../page-context.ts';
import { telephoneHref } from '../parts/contact-links.tsx';
import styles from './feedback-button.module.css';
import { useQuestionForm } from './question-form-context.ts';

/** The button that opens the question form. Without a script, e-mail and phone stand in its place. */
export function FeedbackButton() {
  const { feedback, feedbackFailed } = useNamespace('footer');
  const { status, open, prefetch } = useQuestionForm();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (button.current && takeReopening()) open(button.current);
  }, [open]);

  return (
    <>
      <div className={styles.ways}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-busy={status === 'loading'}
          onClick={({ currentTarget }) => open(currentTarget)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          {feedback}
        </button>
        <div className={styles.withoutScript}>
          <DirectContacts />
        </div>
      </div>
      <div role="alert">
        {status === 'failed' && (
          <>
            <p className={styles.failed}>{feedbackFailed}</p>
            <DirectContacts />
          </>
        )}
      </div>
    </>
  );
}

function DirectContacts() {
  const { phone, email } = useNamespace('footer').site;
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={telephoneHref(phone)}>{phone}</a>
    </>
  );
}
