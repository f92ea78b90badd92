import { Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import type { InputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';

/** A value for which the form has no field: written as JSON, and kept when it is valid. */
export function JsonInput({ value, onChange, ...field }: InputProps) {
  const words = useWords();
  const [text, setText] = useState(() => printed(value));
  const [isBad, setBad] = useState(false);
  /** The value that the text stands for, or stood for when it was valid last. */
  const [own, setOwn] = useState(value);
  // Something else than typing has changed the value.
  if (printed(own) !== printed(value)) {
    setOwn(value);
    setText(printed(value));
    setBad(false);
  }
  const onText = (written: string) => {
    setText(written);
    try {
      const parsed: unknown = written.trim() === '' ? undefined : JSON.parse(written);
      setOwn(parsed);
      onChange(parsed);
      setBad(false);
    } catch {
      setBad(true);
    }
  };
  return (
    <>
      <Textarea {...field} resize="vertical" rows={6} value={text} onChange={(_, data) => onText(data.value)} />
      <span role={isBad ? 'alert' : undefined} className="quiet">
        {isBad ? words.badJson : words.json}
      </span>
    </>
  );
}

function printed(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}
