import { Combobox, Field, Option, Select } from '@fluentui/react-components';
import { memo, useContext, useState } from 'react';
import { kindsOfFormat } from '../../../content/kind-table.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import type { ListedThing } from '../../server/named-targets.ts';
import { FieldContext, type InputProps } from '../field-context.ts';
import type { Schema } from '../schema.ts';
import { hasWords, ThingsContext, useFieldWords, useTextLanguage, useWords } from '../words.ts';

/** The number of choices that are offered at once: who wants another one types more of its name. */
const mostOffered = 40;

interface ChoiceInputProps extends InputProps {
  value: string;
  choices: readonly Choice[];
}

/** One of many items, found by a part of its name or id. Nothing is drawn of those that are not offered. */
function ChoiceSearch({ value, onChange, choices, ...field }: ChoiceInputProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  /** The text that is being typed; undefined while the field shows what is chosen. */
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
        // Pasted text comes without a key.
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

/** The number of choices somebody looks through rather than types. */
const mostInSelect = 30;

interface ChoiceSelectProps extends Omit<ChoiceInputProps, 'id'> {
  id?: string;
  /** The words for no choice; empty where there has to be one. */
  none?: string | undefined;
}

/** One of a few choices or none, in a list. */
export function ChoiceSelect({ value, onChange, choices, none, ...field }: ChoiceSelectProps) {
  const words = useWords();
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  return (
    <Select {...field} value={value} onChange={(_, data) => onChange(data.value || undefined)}>
      {none !== '' && <option value="">{none ?? words.none}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      <Options choices={choices} />
    </Select>
  );
}

interface ChoiceFieldProps extends Pick<ChoiceSelectProps, 'value' | 'choices' | 'none'> {
  label: string;
  hint?: string;
  onChange: (id: string) => void;
}

/** A field of its own for one choice. */
export function ChoiceField({ label, hint, onChange, ...choice }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <ChoiceSelect {...choice} onChange={(id) => onChange(String(id ?? ''))} />
    </Field>
  );
}

/** Some options in each of many fields: none is drawn again while somebody types. */
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
});

/** Those whose title or id has all words that were typed, in any order. */
export function foundChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  return choices.filter(({ id, title }) => hasWords(`${title} ${id}`, typed));
}

/** The id of what is called as it was typed; otherwise what was typed itself, which the check then tells as unknown. */
export function settledId(choices: readonly Choice[], typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const called = choices.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
  return called?.id ?? typed.trim();
}

/** A reference to an item, picked by its name: from a list, or of many by a part of the name. */
export function ReferenceInput({ value, targets, ...field }: InputProps & { targets: readonly Target[] }) {
  const props = { ...field, value: String(value ?? ''), choices: choicesOf(targets, useTextLanguage()) };
  return targets.length > mostInSelect ? <ChoiceSearch {...props} /> : <ChoiceSelect {...props} />;
}

/** The targets that may be referred to, by id and name. */
interface Target {
  id: string;
  title: { ua: string; en: string };
}

/** An item to be picked, and what it is called in the language of the texts, with its id if another one is called the same. */
export interface Choice {
  id: string;
  title: string;
}

const targetsAmong = oncePer((things: readonly ListedThing[]) =>
  memoize((kinds: string): readonly Target[] =>
    things
      .filter(({ kind }) => kinds.split(' ').includes(kind))
      .map(({ name, title }) => ({ id: name.slice(name.indexOf('/') + 1), title })),
  ),
);

const choicesAmong = oncePer((targets: readonly Target[]) =>
  memoize((language: keyof Target['title']): readonly Choice[] => {
    const titleIn = ({ title }: Target) => title[language];
    const seen = new Set<string>();
    const shared = new Set<string>();
    for (const title of targets.map(titleIn)) (seen.has(title) ? shared : seen).add(title);
    return targets
      .map((target) => {
        const title = titleIn(target);
        return { id: target.id, title: shared.has(title) ? `${title} (${target.id})` : title };
      })
      .sort((a, b) => a.title.localeCompare(b.title, 'uk'));
  }),
);

/** The things of some kinds, to be referred to. A form may have a hundred fields for them: they are looked for once. */
export const targetsOf = (things: readonly ListedThing[], kinds: readonly string[]) =>
  targetsAmong(things)(kinds.join(' '));

/** The ids of items with what they are called, in the order of that. */
export const choicesOf = (targets: readonly Target[], language: 'ua' | 'en') => choicesAmong(targets)(language);

/** Finds what a field of a form may refer to, by its format: things, or else what else is named so; undefined where it refers to nothing. */
export function useTargets(): (format: string | undefined) => readonly Target[] | undefined {
  const things = useContext(ThingsContext);
  const { targets } = useContext(FieldContext);
  return (format) => {
    const kinds = kindsOfFormat(format);
    const ofThings = kinds && targetsOf(things, kinds);
    return ofThings?.length ? ofThings : targets[kinds?.[0] ?? ''];
  };
}

/** Says what a value of a field is in words: the title of what it refers to, or those of a choice; undefined where it has no others. */
export function useValueWords(): (value: string, schema: Schema) => string | undefined {
  const targetsOfFormat = useTargets();
  const { choiceOf } = useFieldWords();
  const language = useTextLanguage();
  return (value, schema) => {
    if (schema.enum) return choiceOf(schema, value);
    return targetsOfFormat(schema.format)?.find(({ id }) => id === value)?.title[language];
  };
}
