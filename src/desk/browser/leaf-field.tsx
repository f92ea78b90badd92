import { Field } from '@fluentui/react-components';
import { useContext } from 'react';
import { isPointerWithin } from '../../content/json/json-pointer.ts';
import { kindsOfFormat } from '../../content/kind-table.ts';
import { FieldContext } from './field-context.ts';
import { fieldId } from './field-id.ts';
import { AssetInput } from './inputs/asset-input.tsx';
import { JsonInput } from './inputs/json-input.tsx';
import { MarkdownInput } from './inputs/markdown-input.tsx';
import { PlainInput } from './inputs/plain-input.tsx';
import { ReferenceInput } from './inputs/reference-input.tsx';
import { targetsOf } from './inputs/targets.ts';
import { isError } from './mistake-list.tsx';
import { MistakeWords } from './mistake-words.tsx';
import { useFieldWords } from './use-field-words.ts';
import type { ValueFieldProps } from './value-field-props.ts';

/** One field with its label, its help and what is wrong with it. */
export function LeafField(props: ValueFieldProps) {
  const { label, isNeeded = false, part, pointer, schema } = props;
  const { mistakes, resolve } = useContext(FieldContext);
  const { helpOf } = useFieldWords();
  const own = mistakes.filter(
    ({ part: where, pointer: at }) => where === part && at !== undefined && isPointerWithin(at, pointer),
  );
  const isWrong = own.some(isError);
  const state = isWrong ? 'error' : 'warning';
  return (
    <Field
      label={{ children: label, htmlFor: fieldId(part, pointer) }}
      required={isNeeded}
      hint={helpOf(schema)}
      validationState={own.length > 0 ? state : 'none'}
      validationMessage={own.length > 0 ? <MistakeWords mistakes={own} onResolve={resolve} /> : undefined}
    >
      <LeafInput {...props} />
    </Field>
  );
}

/** Fluent's Field gives what it holds a label and a description; the id is ours. */
function LeafInput({ label, file: _, isNeeded, part, pointer, schema, onChange, ...given }: ValueFieldProps) {
  // An empty text that is needed stays, so that what is wrong is told at its field.
  const keep = (value: unknown) => onChange(value === undefined && isNeeded && schema.type === 'string' ? '' : value);
  const props = { ...given, onChange: keep, id: fieldId(part, pointer) };
  const { things, targets: named } = useContext(FieldContext);
  if (schema.format === 'markdown') return <MarkdownInput {...props} label={label} />;
  if (schema.format === 'image' || schema.format === 'file')
    return (
      <AssetInput
        {...props}
        part={part}
        pointer={pointer}
        label={label}
        folder={schema.format === 'image' ? 'images' : 'files'}
      />
    );
  const kinds = kindsOfFormat(schema.format);
  const ofThings = kinds && targetsOf(things, kinds);
  const targets = ofThings?.length ? ofThings : named[kinds?.[0] ?? ''];
  if (targets?.length) return <ReferenceInput {...props} targets={targets} />;
  if (['string', 'number', 'integer', 'boolean'].includes(schema.type ?? ''))
    return <PlainInput {...props} schema={schema} />;
  return <JsonInput {...props} />;
}
