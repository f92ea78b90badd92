import { Button } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { asObject } from '../../content/unknown-value.ts';
import type { ValueProps } from './field-context.ts';
import { fieldId } from './field-id.ts';
import { LeafField } from './leaf-field.tsx';
import { schemaOf, shownKeys, withKey } from './object-value.ts';
import { chosen, emptyValue, shapesOf } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';
import type { ValueFieldProps } from './value-field-props.ts';
import { useWords } from './words.ts';

/** The fields of an object, one below the other; of anything else, its own. */
export function PartFields(props: ValueProps) {
  const { schema, value, onChange, pointer } = props;
  const words = useWords();
  const { labelOf } = useFieldWords();
  if (schema.type !== 'object') return <ValueField {...props} label={words.texts} />;
  return shownKeys(props).map((key) => (
    <ValueField
      {...props}
      key={key}
      label={labelOf(schema, key)}
      isNeeded={schema.required?.includes(key) ?? false}
      pointer={joinPointer(pointer, key)}
      schema={schemaOf(schema, key)}
      value={asObject(value)[key]}
      onChange={(own) => onChange(withKey(value, key, own))}
    />
  ));
}

/** The field of a value, by its schema: a group of fields, a list, or one field. */
export function ValueField(props: ValueFieldProps) {
  const { file, value } = props;
  const schema = chosen(props.schema, value, file);
  if (schema.type === 'object' && !schema.anyOf && value !== undefined) {
    return (
      <Group {...props} schema={schema}>
        <PartFields {...props} schema={schema} />
      </Group>
    );
  }
  if (schema.type === 'array') return <ListField {...props} schema={schema} />;
  if (schema.type === 'object' && !schema.anyOf) return <AbsentField {...props} schema={schema} />;
  return <LeafField {...props} schema={schema} />;
}

function Group({ label, part, pointer, schema, children }: ValueFieldProps & { children: ReactNode }) {
  const { helpOf } = useFieldWords();
  return (
    <fieldset className="group" id={fieldId(part, pointer)} tabIndex={-1}>
      <legend>{label}</legend>
      {schema.description && <p className="quiet">{helpOf(schema)}</p>}
      {children}
    </fieldset>
  );
}

/** A group of fields that is not there and may be added. */
function AbsentField(props: ValueFieldProps) {
  const words = useWords();
  const { label, schema, file, onChange } = props;
  return (
    <Group {...props}>
      <Button aria-label={`${words.add}: ${label}`} onClick={() => onChange(emptyValue(schema, file))}>
        {words.add}
      </Button>
    </Group>
  );
}

/** A list, whose entries can be added, moved and removed. */
function ListField(props: ValueFieldProps) {
  const words = useWords();
  const { helpOf } = useFieldWords();
  const { label, isNeeded, pointer, schema, file, onChange } = props;
  const entries = Array.isArray(props.value) ? props.value : [];
  const itemSchema = schema.items ?? {};
  const swapped = (from: number, to: number) =>
    entries.map((entry, index) => (index === from ? entries[to] : index === to ? entries[from] : entry));
  return (
    <Group {...props}>
      {entries.map((entry, index) => {
        const name = `${label} ${index + 1}`;
        return (
          <div key={index}>
            <ValueField
              {...props}
              label={name}
              isNeeded={false}
              pointer={joinPointer(pointer, index)}
              schema={itemSchema}
              value={entry}
              onChange={(own) => onChange(entries.map((each, place) => (place === index ? (own ?? '') : each)))}
            />
            <Button
              size="small"
              aria-label={`${words.up}: ${name}`}
              disabled={index === 0}
              onClick={() => onChange(swapped(index, index - 1))}
            >
              {words.up}
            </Button>{' '}
            <Button
              size="small"
              aria-label={`${words.down}: ${name}`}
              disabled={index === entries.length - 1}
              onClick={() => onChange(swapped(index, index + 1))}
            >
              {words.down}
            </Button>{' '}
            <Button
              size="small"
              aria-label={`${words.remove}: ${name}`}
              onClick={() => onChange(entries.length > 1 || isNeeded ? entries.toSpliced(index, 1) : undefined)}
            >
              {words.remove}
            </Button>
          </div>
        );
      })}
      {shapesOf(itemSchema, file).map((shape, index) => {
        // Of several shapes, the first has the name of the list, and others say what they are.
        const name = index === 0 ? label : (helpOf(shape) ?? label);
        return (
          <Fragment key={index}>
            <Button
              aria-label={`${words.add}: ${name}`}
              onClick={() => onChange([...entries, emptyValue(shape, file)])}
            >
              {index === 0 ? words.add : `${words.add}: ${name}`}
            </Button>{' '}
          </Fragment>
        );
      })}
    </Group>
  );
}
