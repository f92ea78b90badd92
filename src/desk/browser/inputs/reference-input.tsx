import { Select } from '@fluentui/react-components';
import type { ListedThing } from '../../server/listed-things.ts';
import type { InputProps } from '../value-field-props.ts';
import { useTextLanguage, useWords } from '../words.ts';

/** What an input of references gets. */
export interface ReferenceInputProps extends InputProps {
  /** What may be referred to. */
  targets: readonly Target[];
}

/** What may be referred to by its id, and what it is called. */
export interface Target {
  id: string;
  title: { ua: string; en: string };
}

/** The things of some kinds, to be referred to. */
export function targetsOf(things: readonly ListedThing[], kinds: readonly string[]): Target[] {
  return things
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ name, title }) => ({ id: name.slice(name.indexOf('/') + 1), title }));
}

/** The ids of items with what they are called, in the order of that. */
export function choicesOf(targets: readonly Target[], language: 'ua' | 'en'): { id: string; title: string }[] {
  return targets
    .map(({ id, title }) => ({ id, title: title[language] }))
    .sort((a, b) => a.title.localeCompare(b.title, 'uk'));
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
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.title}
        </option>
      ))}
    </Select>
  );
}
