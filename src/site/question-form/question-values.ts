import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import type { QuestionValidation } from '../../../content/model/modal-texts.ts';
import { type PhonePlan, phonePrefix } from '../../lib/question/phone.ts';
import {
  createQuestionFormSchema,
  type FieldErrors,
  fieldErrors,
  otherQuestionId,
  type QuestionErrorCode,
  type QuestionForm,
} from '../../lib/question/question-schema.ts';

/** The fields of the form as they stand while they are filled in. */
export type QuestionValues = Record<keyof QuestionForm, string>;

export type QuestionField = keyof QuestionValues;

/** The form before anything was written. */
export function emptyQuestion(phonePlan: PhonePlan): QuestionValues {
  return { firstName: '', phone: phonePrefix(phonePlan), email: '', question: '', otherQuestion: '' };
}

/** Tells if nothing is written in the form. */
export function isEmpty(values: QuestionValues, phonePlan: PhonePlan): boolean {
  return Object.entries(emptyQuestion(phonePlan)).every(([field, empty]) => values[field as QuestionField] === empty);
}

/** Lets react-hook-form check the fields by the schema that the function uses too. Errors carry codes, not words. */
export function createQuestionResolver(phonePlan: PhonePlan): Resolver<QuestionValues, unknown, QuestionForm> {
  const schema = createQuestionFormSchema({ phonePlan });
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FormErrors<QuestionValues> = {};
    for (const [field, code] of Object.entries(fieldErrors(result.error))) {
      errors[field as QuestionField] = { type: code as QuestionErrorCode };
    }
    return { values: {}, errors };
  };
}

/** The text for an error of a field. */
export function errorText(
  validation: QuestionValidation,
  field: QuestionField,
  code: string | undefined,
): string | undefined {
  if (!code) return undefined;
  return field === 'otherQuestion' && code === 'tooLong' ? validation.otherQuestionTooLong : validation[field];
}

/** The form's fields for those of the function: both check by one schema, but the function may be newer than the page. */
export function formErrors(errors: FieldErrors, { question }: QuestionForm): [QuestionField, QuestionErrorCode][] {
  const fields: Record<string, QuestionField> = {
    name: 'firstName',
    phone: 'phone',
    email: 'email',
    message: question === otherQuestionId ? 'otherQuestion' : 'question',
  };
  return Object.entries(errors).flatMap(([name, code]) => {
    const field = fields[name];
    return field && code ? [[field, code]] : [];
  });
}
