import rules from 'virtual:theme-fluent';
import {
  Button,
  Dialog,
  DialogSurface,
  DialogTitle,
  FluentProvider,
  mergeClasses,
  type PartialTheme,
  Spinner,
} from '@fluentui/react-components';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Namespaces } from '../../compile/namespaces.ts';
import { honeypotField, type QuestionForm } from '../../lib/question/question-schema.ts';
import { Icon } from '../icons.tsx';
import { QuestionFormFields } from './question-form-fields.tsx';
import { useFormStyles, useNoticeStyles, usePageBehind } from './question-form-styles.ts';
import { createQuestionResolver, emptyQuestion, type QuestionValues } from './question-values.ts';
import { type Notice, useQuestionSender } from './use-question-sender.ts';

installFluentTheme();

/** None: the tokens of both themes stand on the document, so that the form follows the theme switch. */
const noTheme: PartialTheme = {};

const closeIcon = <Icon name="close" />;

export interface QuestionDialogProps {
  texts: Namespaces['modal'];
  open: boolean;
  onClose(): void;
  /** It is out of sight: the focus may go back. */
  onClosed(): void;
}

/** The question form (specification, sections 3, 4, 5, 8 and 9). What is written stays when it is closed. */
export function QuestionDialog({ texts, open, onClose, onClosed }: QuestionDialogProps) {
  const styles = useFormStyles();
  usePageBehind();
  const resolver = useMemo(() => createQuestionResolver(texts.phonePlan), [texts.phonePlan]);
  const form = useForm<QuestionValues, unknown, QuestionForm>({
    defaultValues: emptyQuestion(texts.phonePlan),
    resolver,
    // The library moves the focus a task later, too, then away from a field in which somebody has begun to type.
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const focusFirst = (errors: object) => {
    const fields = [...(element.current?.elements ?? [])];
    const field = fields.find((each) => (each.getAttribute('name') ?? '') in errors);
    if (field instanceof HTMLElement) field.focus();
  };
  const { sending, notice, send } = useQuestionSender({
    form,
    texts,
    open,
    honeypot: () => honeypot.current?.value ?? '',
    focusFirst,
    close: onClose,
  });

  useEffect(() => {
    // Fluent has just put the focus on the close button.
    if (open) form.setFocus('firstName');
  }, [open, form]);

  return (
    <FluentProvider theme={noTheme} data-tabster-never-hide="">
      <Dialog
        open={open}
        onOpenChange={(event, { type }) => {
          // A press beside the form is too easily an accident, and Escape may end a composition.
          const composing = 'nativeEvent' in event && Reflect.get(event.nativeEvent, 'isComposing') === true;
          if (type !== 'backdropClick' && !composing) onClose();
        }}
        surfaceMotion={{ onMotionFinish: (_, { direction }) => direction === 'exit' && onClosed() }}
      >
        <DialogSurface className={styles.surface}>
          <div className={styles.head}>
            <DialogTitle className={styles.title}>{texts.title}</DialogTitle>
            <Button appearance="subtle" size="large" aria-label={texts.close} onClick={onClose} icon={closeIcon} />
          </div>
          <form ref={element} className={styles.form} noValidate onSubmit={form.handleSubmit(send, focusFirst)}>
            <QuestionFormFields control={form.control} texts={texts} />
            <div className={styles.honeypot} aria-hidden="true">
              <input ref={honeypot} name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <FormEnd texts={texts} sending={sending} />
          </form>
        </DialogSurface>
      </Dialog>
      <QuestionNotice notice={notice} />
    </FluentProvider>
  );
}

/** The button that sends, and what becomes of what is sent. */
function FormEnd({ texts, sending }: Pick<QuestionDialogProps, 'texts'> & { sending: boolean }) {
  const styles = useFormStyles();
  return (
    <>
      <div className={styles.end}>
        <Button
          className={mergeClasses(styles.submit, sending && styles.sending)}
          type="submit"
          appearance="primary"
          size="large"
          // Out of use, and yet the focus stays here: a keyboard or screen reader would lose its place.
          disabledFocusable={sending}
          icon={sending ? <Spinner size="tiny" aria-hidden /> : undefined}
        >
          {/* As an element: beside a text that a translator has taken out, the spinner would find no place. */}
          <span key={String(sending)}>{sending ? texts.submitting : texts.submit}</span>
        </Button>
        <p className={styles.privacy}>{texts.privacyNotice}</p>
      </div>
      <div role="status" className="visually-hidden">
        {sending && texts.submitting}
      </div>
    </>
  );
}

/** The notices of success and failure. Both live regions exist from the start, or nothing would be announced. */
function QuestionNotice({ notice }: { notice: Notice | undefined }) {
  const styles = useNoticeStyles();
  const content = (kind: Notice['kind']) =>
    notice?.kind === kind && <p className={mergeClasses(styles.notice, styles[kind])}>{notice.text}</p>;
  return (
    <div className={styles.place}>
      <div role="status">{content('success')}</div>
      <div role="alert">{content('failure')}</div>
    </div>
  );
}

/**
 * Puts the tokens of both themes that Fluent's components use into the page. By script, because the style sheet of the
 * site carries only what every page needs, and the security policy lets no written style in afterwards.
 */
function installFluentTheme(): void {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
}
