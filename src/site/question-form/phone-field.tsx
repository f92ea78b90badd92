import { Input } from '@fluentui/react-components';
import { useMaskito } from '@maskito/react';
import { useMemo, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Namespaces } from '../../compile/namespaces.ts';
import { createPhoneMask } from './phone-mask.ts';
import { QuestionFieldFrame } from './question-field-frame.tsx';
import { useFormStyles } from './question-form-styles.ts';
import type { QuestionValues } from './question-values.ts';

interface PhoneFieldProps {
  control: Control<QuestionValues>;
  texts: Namespaces['modal'];
}

/**
 * The phone number, masked. A number that the mask refuses shows its error at once: otherwise nothing would seem to happen.
 * Below it stands where to write for whoever has no such number.
 */
export function PhoneField({
  control,
  texts: { labels, validation, phonePlan: plan, withoutPhone, email },
}: PhoneFieldProps) {
  const styles = useFormStyles();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const value = useRef(field.value);
  value.current = field.value;
  /** What the field showed when a number was refused: the message stays until that changes. */
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
