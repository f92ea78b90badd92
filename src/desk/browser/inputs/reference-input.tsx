import { Select } from '@fluentui/react-components';
import { memo } from 'react';
import type { InputProps } from '../value-field-props.ts';
import { useTextLanguage, useWords } from '../words.ts';
import { type Choice, choicesOf, type Target } from './targets.ts';

/** What an input of references gets. */
export interface ReferenceInputProps extends InputProps {
  /** What may be referred to. */
  targets: readonly Target[];
}

/** A reference to an item, picked by its name. */
export function ReferenceInput({ value, onChange, targets, ...field }: ReferenceInputProps) {
  const words = useWords();
  const language = useTextLanguage();
  const id = value === undefined ? '' : String(value);
  const choices = choicesOf(targets, language);
  const isKnown = id === '' || choices.some((choice) => choice.id === id);
  return (
    <Select {...field} value={id} onChange={(_, data) => onChange(data.value || undefined)}>
      <option value="">{words.none}</option>
      {!isKnown && <option value={id}>{id}</option>}
      <Options choices={choices} />
    </Select>
  );
}

/** Hundreds of options in each of many fields: none is drawn again while somebody types. */
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
});
