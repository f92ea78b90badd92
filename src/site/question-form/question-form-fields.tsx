import { Field, Input, type InputProps, mergeClasses, Select, Textarea } from '@fluentui/react-components';
import { useMaskito } from '@maskito/react';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { Namespaces } from '../../compile/namespaces.ts';
import { otherQuestionId } from '../../lib/question/question-schema.ts';
import { createPhoneMask } from './phone-mask.ts';
import { useFormStyles } from './question-form-styles.ts';
import { errorText, type QuestionField, type QuestionValues } from './question-values.ts';

interface FieldsProps {
  control: Control<QuestionValues>;
  texts: Namespaces['modal'];
}

/** The fields in their order; the visitor's own question only when it is chosen. */
export function QuestionFormFields({ control, texts }: FieldsProps) {
  const question = useWatch({ control, name: 'question' });
  return (
    <>
      <TextField {...{ control, texts }} name="firstName" autoComplete="given-name" autoCapitalize="words" />
      <PhoneField {...{ control, texts }} />
      <TextField {...{ control, texts }} name="email" type="email" autoComplete="email" spellCheck={false} />
      <QuestionChoice {...{ control, texts }} />
      {question === otherQuestionId && <OtherQuestion {...{ control, texts }} />}
    </>
  );
}

/** The properties of a field of the form: its value, and around it label and error. */
function useQuestionField({ control, texts }: FieldsProps, name: QuestionField) {
  const { field, fieldState } = useController({ control, name });
  const error = errorText(texts.validation, name, fieldState.error?.type);
  return { field, frame: { label: texts.labels[name], error } };
}

function TextField({
  control,
  texts,
  name,
  ...input
}: FieldsProps & { name: 'firstName' | 'email' } & Omit<InputProps, 'name' | 'size'>) {
  const { field, frame } = useQuestionField({ control, texts }, name);
  return (
    <QuestionFieldFrame {...frame}>
      <Input {...input} {...field} />
    </QuestionFieldFrame>
  );
}

function QuestionChoice(props: FieldsProps) {
  const styles = useFormStyles();
  const { field, frame } = useQuestionField(props, 'question');
  const { texts } = props;
  return (
    <QuestionFieldFrame {...frame}>
      <Select {...field} select={{ className: styles.select }}>
        <option value="">{texts.labels.chooseQuestion}</option>
        {texts.questions.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </QuestionFieldFrame>
  );
}

function OtherQuestion(props: FieldsProps) {
  const styles = useFormStyles();
  const { field, frame } = useQuestionField(props, 'otherQuestion');
  return (
    <QuestionFieldFrame {...frame}>
      <Textarea {...field} resize="vertical" textarea={{ className: styles.textarea, rows: 3 }} />
    </QuestionFieldFrame>
  );
}

/**
 * The phone number, masked. A number that the mask refuses shows its error at once: otherwise nothing would seem to happen.
 * Below it stands where to write for whoever has no such number.
 */
function PhoneField({ control, texts: { labels, validation, phonePlan: plan, withoutPhone, email } }: FieldsProps) {
  const styles = useFormStyles();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const value = useRef(field.value);
  value.current = field.value;
  /** The text of the field when a number was refused: the message stays until that changes. */
  const [refusedAt, setRefusedAt] = useState<string>();
  const mask = useMemo(
    () =>
      createPhoneMask({
        plan,
        current: () => value.current,
        onRefused: () => setRefusedAt(value.current),
      }),
    [plan],
  );
  const maskRef = useMaskito({ options: mask });
  const wrong = fieldState.invalid || refusedAt === field.value;
  return (
    <div className={styles.field}>
      <QuestionFieldFrame label={labels.phone} error={wrong ? validation.phone : undefined}>
        <Input
          ref={(input) => {
            maskRef(input);
            field.ref(input);
          }}
          type="tel"
          name="phone"
          autoComplete="tel"
          value={field.value}
          // The mask writes into the field itself; React reports that as input only.
          onInput={field.onChange}
          onBlur={() => {
            setRefusedAt(undefined);
            field.onBlur();
          }}
        />
      </QuestionFieldFrame>
      {withoutPhone && (
        <p className={styles.note}>
          {withoutPhone} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  );
}

interface QuestionFieldFrameProps {
  label: string;
  error: string | undefined;
  children: ReactElement;
}

/**
 * Label and error around a field; Fluent ties them to it and lets the error be read out. Their words stand in elements of their own,
 * which go when the words do: a translator takes the texts out, and would keep the old ones.
 */
function QuestionFieldFrame({ label, error, children }: QuestionFieldFrameProps) {
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
