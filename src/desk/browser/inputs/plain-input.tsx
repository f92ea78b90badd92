import { Checkbox, Input, Textarea } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { isoDate } from '../../../lib/text/days.ts';
import type { InputProps } from '../field-context.ts';
import type { Schema } from '../schema.ts';
import { useFieldWords } from '../words.ts';
import { ChoiceSelect } from './choice-input.tsx';

/** About how many letters a line has, and how many lines a text is shown in at most. */
const [lettersOfLine, mostLines] = [60, 8];

/** A text, a date, a number, one of several words, or a yes or no. Nothing written means no value. */
export function PlainInput({ schema, value, onChange, ...field }: InputProps & { schema: Schema }) {
  const { choiceOf } = useFieldWords();
  const text = value === undefined ? '' : String(value);
  const onText = (own: string) => onChange(own === '' && value !== '' ? undefined : own);
  if (schema.type === 'boolean') {
    // The only value of some is false: to be ticked is what is seldom.
    const ticked = schema.const !== false;
    const onTick = (isTicked: boolean) => onChange(isTicked ? ticked : undefined);
    return <Checkbox {...field} checked={value === ticked} onChange={(_, { checked }) => onTick(checked === true)} />;
  }
  if (schema.enum) {
    return (
      <ChoiceSelect
        {...field}
        value={text}
        onChange={onChange}
        choices={choicesIn(schema).map((id) => ({ id, title: choiceOf(schema, id) }))}
      />
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

/** The values to choose from: those that have words in the order of these, others after them. */
export function choicesIn({ enum: values = [], choiceWords = {} }: Schema): readonly string[] {
  const worded = Object.keys(choiceWords).filter((each) => values.includes(each));
  return [...worded, ...values.filter((each) => !worded.includes(each))];
}

/** A browser's date, YYYY-MM-DD, as the content has it. */
export function fromIsoDate(text: string): string | undefined {
  const [year, month, day] = text.split('-');
  return day ? `${day}.${month}.${year}` : undefined;
}
