import { Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import type { InputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';

/** A value for which the form has no field: written as JSON, and kept when it is valid. */
export function JsonInput({ value, onChange, ...field }: InputProps) {
  const words = useWords();
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)));
  const [isBad, setBad] = useState(false);
  const onText = (own: string) => {
    setText(own);
    try {
      onChange(own.trim() === '' ? undefined : JSON.parse(own));
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
