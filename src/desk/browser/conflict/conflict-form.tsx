import { Button } from '@fluentui/react-components';
import { type Ref, useContext, useId, useState } from 'react';
import { asObject } from '../../../content/unknown-value.ts';
import { languageOf } from '../../../lib/language/languages.ts';
import type { Decisions, OpenThing } from '../../server/open-thing.ts';
import type { PartName } from '../../server/thing.ts';
import { useValueWords } from '../inputs/choice-input.tsx';
import { partEntries } from '../part-edits.ts';
import { chosen, type Schema, schemaOf, shownKeys } from '../schema.ts';
import { type Language, LanguageContext, languageLabel, useFieldWords, useWords } from '../words.ts';
import { type Choice, type DifferingField, decidedValue, differingInPart, firstChoice } from './versions.ts';

interface ConflictFormProps {
  parts: OpenThing['parts'];
  schemas: Readonly<Record<string, Schema>>;
  /** True if it is said elsewhere already that there is something to decide. */
  isTold: boolean;
  ref: Ref<HTMLElement>;
  onDecide: (decisions: Decisions) => void;
}

/** Both versions of what somebody else changed meanwhile, field by field: either counts, for each or for all. */
export function ConflictForm({ parts, schemas, isTold, ref, onDecide }: ConflictFormProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const conflicts = conflictsIn(parts, schemas, language);
  if (conflicts.length === 0) return null;
  const choiceOf = (part: PartName) => (field: DifferingField) => choices[part + field.pointer] ?? firstChoice(field);
  const decide = (choose: (part: PartName) => (field: DifferingField) => Choice) =>
    onDecide(
      Object.fromEntries(
        conflicts.map(({ part, theirs, fields }) => [
          part,
          { seen: theirs, value: decidedValue(theirs, fields, choose(part)) },
        ]),
      ),
    );
  return (
    <section className="group conflict" aria-label={words.conflictTitle} tabIndex={-1} ref={ref}>
      <h3>{words.conflictTitle}</h3>
      <p role={isTold ? undefined : 'alert'}>{words.conflict}</p>
      <p className="quiet">{words.conflictHelp}</p>
      {conflicts.map(({ part, isDraft, fields, file }) =>
        fields.map((field) => (
          <FieldChoice
            key={part + field.pointer}
            part={part}
            field={field}
            file={file}
            label={part === 'data' ? field.label : `${field.label} · ${languageLabel(part, language)}`}
            theirs={isDraft ? words.otherWindow : words.theirs}
            choice={choiceOf(part)(field)}
            onChoose={(choice) => setChoices({ ...choices, [part + field.pointer]: choice })}
          />
        )),
      )}
      {conflicts.every(({ fields }) => fields.length === 0) && <p>{words.noDifference}</p>}
      <div className="actions">
        <Button appearance="primary" onClick={() => decide(choiceOf)}>
          {words.keepChosen}
        </Button>
        <Button onClick={() => decide(() => () => 'mine')}>{words.keepMine}</Button>
        <Button onClick={() => decide(() => () => 'theirs')}>
          {conflicts.some(({ isDraft }) => isDraft) ? words.takeOthers : words.takeTheirs}
        </Button>
      </div>
    </section>
  );
}

function conflictsIn(
  parts: OpenThing['parts'],
  schemas: Readonly<Record<string, Schema>>,
  language: Language,
): { part: PartName; theirs: unknown; isDraft: boolean; fields: DifferingField[]; file: Schema }[] {
  return partEntries(parts).flatMap(([part, open]) => {
    const { changedMeanwhile, schema } = open;
    const file = schemas[schema];
    if (!changedMeanwhile || !file) return [];
    const { theirs, base, isDraft } = changedMeanwhile;
    const fields = differingInPart({ base, theirs, mine: open.value }, open, file, language);
    return [{ part, theirs, isDraft, file, fields }];
  });
}

interface FieldChoiceProps {
  part: PartName;
  field: DifferingField;
  file: Schema;
  label: string;
  theirs: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function FieldChoice({ part, field, file, label, theirs, choice, onChoose }: FieldChoiceProps) {
  const words = useWords();
  const id = useId();
  const options = [
    ['theirs', theirs] as const,
    ['mine', words.mine] as const,
    ...(field.both ? [['both', words.both] as const] : []),
  ];
  return (
    <fieldset className="group">
      <legend>{label || words.texts}</legend>
      <div className="sides">
        {options.map(([version, title]) => (
          <div key={version}>
            <label>
              <input
                type="radio"
                name={id}
                checked={choice === version}
                aria-describedby={`${id}-${version}`}
                onChange={() => onChoose(version)}
              />{' '}
              {title}
            </label>
            <div id={`${id}-${version}`} {...(part !== 'data' && { lang: languageOf(part).tag })}>
              <ReadableValue value={field[version]} schema={field.schema} file={file} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

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
