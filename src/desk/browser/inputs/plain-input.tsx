import { Checkbox, Input, Select, Textarea } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { isoDate } from '../../../lib/text/iso-date.ts';
import type { Schema } from '../schema.ts';
import type { InputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';
import { fromIsoDate } from './iso-date.ts';

/** About how many letters a line has, and how many lines a text is shown in at most. */
const [lettersOfLine, mostLines] = [60, 8];

/** A text, a date, a number, one of several words, or a yes or no. Nothing written means no value. */
export function PlainInput({ schema, value, onChange, ...field }: InputProps & { schema: Schema }) {
  const words = useWords();
  const text = value === undefined ? '' : String(value);
  const onText = (own: string) => onChange(own === '' && value !== '' ? undefined : own);
  if (schema.type === 'boolean') {
    return (
      <Checkbox {...field} checked={value === true} onChange={(_, data) => onChange(data.checked || undefined)} />
    );
  }
  if (schema.enum) {
    return (
      <Select {...field} value={text} onChange={(_, data) => onChange(data.value || undefined)}>
        <option value="">{words.none}</option>
        {schema.enum.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    );
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const onNumber = (own: string) => onChange(own === '' ? undefined : Number(own));
    return <Input {...field} type="number" step="any" value={text} onChange={(_, data) => onNumber(data.value)} />;
  }
  const date = text === '' ? '' : isoDate(text);
  // A date that is written wrongly or does not exist stays to be seen.
  if (schema.format === 'date-text' && date !== undefined) {
    const onDate = (own: string) => onChange(fromIsoDate(own));
    return <Input {...field} type="date" value={date} onChange={(_, data) => onDate(data.value)} />;
  }
  if (schema.format !== undefined || schema.pattern !== undefined)
    return <Input {...field} value={text} onChange={(_, data) => onText(data.value)} />;
  // Words may be many, but are one paragraph: Enter sends the form, as in a field of one line.
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Textarea
      {...field}
      className="words"
      resize="vertical"
      rows={Math.min(mostLines, Math.ceil((text.length + 1) / lettersOfLine))}
      value={text}
      onKeyDown={onKeyDown}
      onChange={(_, data) => onText(data.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
