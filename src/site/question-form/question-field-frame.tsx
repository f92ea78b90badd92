import { Field, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormStyles } from './question-form-styles.ts';

interface QuestionFieldFrameProps {
  label: string;
  /** What is wrong with the field, if anything is. */
  error: string | undefined;
  children: ReactElement;
}

/**
 * Label and error around a field; Fluent ties them to it and lets the error be read out. Their words stand in elements of their own,
 * which go when the words do: a translator takes the texts out, and would keep the old ones.
 */
export function QuestionFieldFrame({ label, error, children }: QuestionFieldFrameProps) {
  const styles = useFormStyles();
  return (
    <Field
      className={mergeClasses(styles.field, error && styles.wrong)}
      label={{ children: <span key={label}>{label}</span> }}
      required
      size="large"
      validationState={error ? 'error' : 'none'}
      validationMessage={error && { className: styles.error, children: <span key={error}>{error}</span> }}
    >
      {children}
    </Field>
  );
}
