import { Select } from '@fluentui/react-components';
import { memo } from 'react';
import { useWords } from '../words.ts';
import { type ChoiceInputProps, ChoiceSearch } from './choice-search.tsx';
import type { Choice } from './targets.ts';

/** How many choices somebody looks through rather than types. */
const mostInSelect = 30;

/** One of several items, picked by its name: from a list, or of many by a part of the name. */
export function ChoiceInput(props: ChoiceInputProps) {
  const words = useWords();
  if (props.choices.length > mostInSelect) return <ChoiceSearch {...props} />;
  const { value, onChange, choices, ...field } = props;
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  return (
    <Select {...field} value={value} onChange={(_, data) => onChange(data.value || undefined)}>
      <option value="">{words.none}</option>
      {!isKnown && <option value={value}>{value}</option>}
      <Options choices={choices} />
    </Select>
  );
}

/** Some options in each of many fields: none is drawn again while somebody types. */
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
});
