import { Input } from '@fluentui/react-components';
import { useMaskito } from '@maskito/react';
import { useMemo, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { PhonePlan } from '../../question/phone-plan.ts';
import { createPhoneMask } from './phone-mask.ts';
import { QuestionFieldFrame } from './question-field-frame.tsx';
import type { QuestionValues } from './question-values.ts';

interface PhoneFieldProps {
  control: Control<QuestionValues>;
  label: string;
  plan: PhonePlan;
  /** The error for a number that is not complete, or not of this country. */
  errorText: string;
}

/** The phone number, masked. A number that the mask refuses shows its error at once: otherwise nothing would seem to happen. */
export function PhoneField({ control, label, plan, errorText }: PhoneFieldProps) {
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
    <QuestionFieldFrame label={label} error={wrong ? errorText : undefined}>
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
  );
}
