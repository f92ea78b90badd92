import { Combobox, Option } from '@fluentui/react-components';
import { useState } from 'react';
import type { InputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';
import { foundChoices, settledId } from './found-choices.ts';
import type { Choice } from './targets.ts';

/** How many are offered at once: who wants another one types more of its name. */
const mostOffered = 40;

/** What an input of one choice gets. */
export interface ChoiceInputProps extends InputProps {
  value: string;
  choices: readonly Choice[];
}

/** One of many items, found by a part of its name or id. Nothing is drawn of those that are not offered. */
export function ChoiceSearch({ value, onChange, choices, ...field }: ChoiceInputProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  /** What is being typed; undefined while the field shows what is chosen. */
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
        // What is pasted comes without a key.
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
