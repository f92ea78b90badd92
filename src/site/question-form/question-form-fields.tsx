import { Input, type InputProps, Select, Textarea } from '@fluentui/react-components';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { Namespaces } from '../../compile/namespaces.ts';
import { otherQuestionId } from '../../lib/question/question-schema.ts';
import { PhoneField } from './phone-field.tsx';
import { QuestionFieldFrame } from './question-field-frame.tsx';
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

/** What a field of the form gets: its value, and around it label and error. */
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
