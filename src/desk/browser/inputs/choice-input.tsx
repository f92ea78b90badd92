import { Combobox, Option, Select } from '@fluentui/react-components';
import { memo, useState } from 'react';
import type { InputProps } from '../field-context.ts';
import { hasWords, useTextLanguage, useWords } from '../words.ts';
import { type Choice, choicesOf, type Target } from './targets.ts';

/** The number of choices that are offered at once: who wants another one types more of its name. */
const mostOffered = 40;

/** The properties of an input of one choice. */
export interface ChoiceInputProps extends InputProps {
  value: string;
  choices: readonly Choice[];
}

/** One of many items, found by a part of its name or id. Nothing is drawn of those that are not offered. */
function ChoiceSearch({ value, onChange, choices, ...field }: ChoiceInputProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  /** The text that is being typed; undefined while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const shown = choices.find(({ id }) => id === value)?.title ?? value;
  const found = isOpen ? foundChoices(choices, typed ?? '') : [];
  const further = found.length - mostOffered;
  const note = found.length === 0 ? words.noneFound : further > 0 && `${words.further}: ${further}`;
  const choose = (id: string) => {
    setTyped(undefined);
    if (id !== value) onChange(id || undefined);
  };
  return (
    <Combobox
      {...field}
      className="choice"
      freeform
      inlinePopup
      autoComplete="off"
      expandIcon={{ 'aria-hidden': true, tabIndex: -1 }}
      value={typed ?? shown}
      selectedOptions={value ? [value] : []}
      open={isOpen}
      onOpenChange={(_, data) => setOpen(data.open)}
      onChange={(event) => {
        setTyped(event.target.value);
        // Pasted text comes without a key.
        setOpen(true);
      }}
      // As after Tab: what is typed then is another name.
      onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
      disableAutoFocus
      onOptionSelect={(event, { optionValue }) => {
        // Typing also takes the selection away, which says nothing yet; who leaves with Tab has not chosen what is marked.
        const isLeft = 'key' in event && event.key === 'Tab';
        if (optionValue !== undefined && !isLeft) choose(optionValue);
      }}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
      onBlur={() => typed !== undefined && choose(settledId(choices, typed))}
    >
      {isOpen && (
        <>
          {found.slice(0, mostOffered).map(({ id, title }) => (
            <Option key={id} value={id} text={title}>
              {title}
            </Option>
          ))}
          {note && (
            <Option key="" className="choice-note" disabled value="" text={note}>
              {note}
            </Option>
          )}
        </>
      )}
    </Combobox>
  );
}

/** The number of choices somebody looks through rather than types. */
const mostInSelect = 30;

/** One of several items, picked by its name: from a list, or of many by a part of the name. */
function ChoiceInput(props: ChoiceInputProps) {
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

/** Those whose title or id has all words that were typed, in any order. */
export function foundChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  return choices.filter(({ id, title }) => hasWords(`${title} ${id}`, typed));
}

/** The id of what is called as it was typed; otherwise what was typed itself, which the check then tells as unknown. */
export function settledId(choices: readonly Choice[], typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const called = choices.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
  return called?.id ?? typed.trim();
}

/** The properties of an input of references. */
export interface ReferenceInputProps extends InputProps {
  /** The targets that may be referred to. */
  targets: readonly Target[];
}

/** A reference to an item, picked by its name. */
export function ReferenceInput({ value, targets, ...field }: ReferenceInputProps) {
  const choices = choicesOf(targets, useTextLanguage());
  return <ChoiceInput {...field} value={value === undefined ? '' : String(value)} choices={choices} />;
}
