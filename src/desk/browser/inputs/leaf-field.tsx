import { Field } from '@fluentui/react-components';
import { useContext } from 'react';
import { ReadableValue } from '../conflict/conflict-form.tsx';
import { FieldContext, fieldId, type InputProps, type ValueFieldProps } from '../field-context.ts';
import { ButtonOf } from '../form-parts.tsx';
import { MistakeWords, stateOf, useMistakesIn } from '../mistakes.tsx';
import { useFieldWords, useWords } from '../words.ts';
import { AssetInput } from './asset-input.tsx';
import { ReferenceInput, useTargets } from './choice-input.tsx';
import { MarkdownInput, useFilledIn } from './markdown-input.tsx';
import { PlainInput } from './plain-input.tsx';

/** One field with its label, its help and what is wrong with it. */
export function LeafField(props: ValueFieldProps) {
  const { label, isNeeded = false, part, pointer, schema, value } = props;
  const { resolve } = useContext(FieldContext);
  const { helpOf } = useFieldWords();
  const own = useMistakesIn(part)(pointer);
  const words = useWords();
  const filled = useFilledIn(part, schema.format === undefined && typeof value === 'string' ? value : '');
  return (
    <Field
      label={{ children: label, htmlFor: fieldId(part, pointer) }}
      required={isNeeded}
      hint={[helpOf(schema, label), filled && `${words.onPage}: ${filled}`].filter(Boolean).join(' ')}
      validationState={stateOf(own)}
      validationMessage={own.length > 0 ? <MistakeWords mistakes={own} onResolve={resolve} /> : undefined}
    >
      <LeafInput {...props} />
    </Field>
  );
}

/** Fluent's Field gives what it holds a label and a description; the id is ours. */
function LeafInput(whole: ValueFieldProps) {
  const {
    file: _1,
    onLeave: _2,
    isAmongMany: _3,
    label,
    isNeeded,
    part,
    pointer,
    schema,
    onChange,
    ...given
  } = whole;
  const { format, type = '' } = schema;
  // An empty text that is needed stays, so that what is wrong is told at its field.
  const keep = (value: unknown) => onChange(value === undefined && isNeeded && type === 'string' ? '' : value);
  const props = { ...given, onChange: keep, id: fieldId(part, pointer) };
  const place = { part, pointer, label };
  const targets = useTargets()(format);
  if (format === 'markdown') return <MarkdownInput {...props} {...place} />;
  if (format === 'image') return <AssetInput {...props} {...place} folder="images" />;
  if (format === 'file') return <AssetInput {...props} {...place} folder="files" />;
  if (targets?.length) return <ReferenceInput {...props} targets={targets} />;
  if (['string', 'number', 'integer', 'boolean'].includes(type)) return <PlainInput {...props} schema={schema} />;
  return <UnknownValue {...props} label={label} />;
}

/** A value that the form does not know, to be read and removed. */
function UnknownValue({ value, onChange, label, ...field }: InputProps & { label: string }) {
  const words = useWords();
  return (
    <>
      <section {...field} tabIndex={-1}>
        <ReadableValue value={value} schema={{}} file={{}} />
      </section>
      <p className="quiet">{words.unknownField}</p>
      <ButtonOf word={words.remove} of={label} onClick={() => onChange(undefined)} />
    </>
  );
}
