import type { InputProps } from '../value-field-props.ts';
import { useTextLanguage } from '../words.ts';
import { ChoiceInput } from './choice-input.tsx';
import { choicesOf, type Target } from './targets.ts';

/** What an input of references gets. */
export interface ReferenceInputProps extends InputProps {
  /** What may be referred to. */
  targets: readonly Target[];
}

/** A reference to an item, picked by its name. */
export function ReferenceInput({ value, targets, ...field }: ReferenceInputProps) {
  const choices = choicesOf(targets, useTextLanguage());
  return <ChoiceInput {...field} value={value === undefined ? '' : String(value)} choices={choices} />;
}
