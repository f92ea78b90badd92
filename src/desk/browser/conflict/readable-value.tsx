import { asObject } from '../../../content/unknown-value.ts';
import { useValueWords } from '../inputs/targets.ts';
import { chosen, type Schema, schemaOf, shownKeys } from '../schema.ts';
import { useFieldWords, useWords } from '../words.ts';

/** A value as people read it: a text, a list of values, or fields with their names. */
export function ReadableValue({ value, schema, file }: { value: unknown; schema: Schema; file: Schema }) {
  const words = useWords();
  const { labelOf } = useFieldWords();
  const say = useValueWords();
  if (value === undefined || value === '') return <span className="quiet">{words.none}</span>;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const own = chosen(schema, value, file);
  if (typeof value !== 'object' || value === null)
    return <span className="version">{say(String(value), own) ?? String(value)}</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="quiet">{words.none}</span>;
    return (
      <ol>
        {value.map((entry, index) => (
          <li key={index}>
            <ReadableValue value={entry} schema={own.items ?? {}} file={file} />
          </li>
        ))}
      </ol>
    );
  }
  const keys = shownKeys({ schema: own, value, pointer: '/' }).filter((key) => key in value);
  return (
    <dl>
      {keys.map((key) => (
        <div key={key}>
          <dt>{labelOf(own, key)}</dt>
          <dd>
            <ReadableValue value={asObject(value)[key]} schema={schemaOf(own, key)} file={file} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
