import { Field, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormStyles } from './question-form-styles.ts';

interface QuestionFieldFrameProps {
  label: string;
  /** What is wrong with the field, if anything is. */
  error: string | undefined;
  children: ReactElement;
}

/** Label and error around a field; Fluent ties them to it and lets the error be read out. */
export function QuestionFieldFrame({ label, error, children }: QuestionFieldFrameProps) {
  const styles = useFormStyles();
  return (
    <Field
      className={mergeClasses(styles.field, error && styles.wrong)}
      label={label}
      required
      size="large"
      validationState={error ? 'error' : 'none'}
      validationMessage={error && { className: styles.error, children: error }}
    >
      {children}
    </Field>
  );
}
