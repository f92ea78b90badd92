import { Button } from '@fluentui/react-components';
import { Fragment, type ReactNode, useContext, useState } from 'react';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import { languageCodes, languageOf } from '../../lib/language/languages.ts';
import type { PartName } from '../server/thing.ts';
import { FieldContext, fieldId, type TextSide, type ValueFieldProps, type ValueProps } from './field-context.ts';
import { ButtonOf, Seldom } from './form-parts.tsx';
import { useValueWords } from './inputs/choice-input.tsx';
import { LeafField } from './inputs/leaf-field.tsx';
import { useMistakesIn } from './mistakes.tsx';
import { PictureTexts, useFollowingTexts } from './picture-texts.tsx';
import {
  chosen,
  emptyValue,
  entryTitle,
  isNameMade,
  namedEntry,
  resolved,
  type Schema,
  schemaOf,
  shapesOf,
  shownKeys,
} from './schema.ts';
import { LanguageContext, languageLabel, useFieldWords, useTextLanguage, useWords } from './words.ts';

/** The fields of an object, one below the other; of anything else, its own. */
export function PartFields(props: ValueProps) {
  const { part, schema, file, value, onChange, pointer } = props;
  const words = useWords();
  const language = useContext(LanguageContext);
  const { labelOf } = useFieldWords();
  const say = useValueWords();
  const { besides, targets } = useContext(FieldContext);
  const mistakesIn = useMistakesIn(part);
  const textLanguage = useTextLanguage();
  if (schema.type !== 'object') {
    const inLanguage = part === 'data' ? '' : ` · ${languageLabel(part, language)}`;
    return <ValueField {...props} label={words.texts + inLanguage} />;
  }
  /** Texts that stand under ids are called as they are in another language, or as what has the id. */
  const calledBeside = (key: string) => {
    if (schema.properties?.[key]) return undefined;
    const own = chosen(schemaOf(schema, key), asObject(value)[key], file);
    const texts = besides(part, joinPointer(pointer, key)).map(
      (each) => asText(each) ?? entryTitle(each, own, file, say),
    );
    const named = Object.values(targets).flatMap((each) => each.filter(({ id }) => id === key));
    return texts.find(Boolean) || named[0]?.title[textLanguage];
  };
  const keys = shownKeys(props);
  const isMade = keys.includes('id') && isNameMade(schema);
  const idHelp = isMade ? { description: words.addressHelp, helpUk: words.addressHelp } : {};
  /** Of an id the model says how files name it. */
  const schemaOfId = ({ description: _1, helpUk: _2, ...own }: Schema) => ({ ...own, ...idHelp });
  const fieldOf = (key: string) => (
    <ValueField
      {...props}
      key={key}
      label={calledBeside(key) ?? labelOf(schema, key)}
      isNeeded={schema.required?.includes(key) ?? false}
      pointer={joinPointer(pointer, key)}
      schema={key === 'id' ? schemaOfId(resolved(schemaOf(schema, key), file)) : schemaOf(schema, key)}
      value={asObject(value)[key]}
      onChange={(own) => onChange(withKey(value, key, own))}
    />
  );
  // One that is not made yet is no mistake of the editor.
  const isNameWrong = asObject(value).id !== '' && mistakesIn(joinPointer(pointer, 'id')).length > 0;
  return (
    <>
      {keys.filter((key) => !(isMade && key === 'id')).map(fieldOf)}
      {isMade && (
        <Seldom summary={words.shortName} isOpen={isNameWrong}>
          {fieldOf('id')}
        </Seldom>
      )}
    </>
  );
}

/** The field of a value, by its schema: a group of fields or what adds it, a list, or one field. */
function ValueField(props: ValueFieldProps) {
  const words = useWords();
  const { file, label, value, onChange } = props;
  const schema = chosen(props.schema, value, file);
  if (schema.type === 'array') return <ListField {...props} schema={schema} />;
  if (schema.type === 'object' && !schema.anyOf) {
    const add = () => onChange(emptyValue(schema, file));
    return (
      <Group {...props} schema={schema}>
        {value === undefined ? (
          <ButtonOf word={words.add} of={label} onClick={add} />
        ) : (
          <PartFields {...props} schema={schema} />
        )}
      </Group>
    );
  }
  if (schema.format === 'image') return <PictureField {...props} schema={schema} union={props.schema} />;
  return <LeafField {...props} schema={schema} />;
}

/** A picture, with what is said of it. @param union the schema of all that the field may have: where that is also a list, there may be more */
function PictureField({ union, ...props }: ValueFieldProps & { union: Schema }) {
  const words = useWords();
  const { part, pointer, label, file, value, onChange } = props;
  const follow = useFollowingTexts(part, pointer);
  const mayBeMore = resolved(union, file).anyOf?.some((each) => resolved(each, file).type === 'array');
  const change = (own: unknown) => {
    // Nothing is said of a picture that is gone.
    if (own === undefined) follow(() => undefined);
    onChange(own);
  };
  const addFurther = () => {
    follow(([first = '']) => [first, '']);
    onChange([value, '']);
  };
  return (
    <>
      <LeafField {...props} onChange={change} />
      <PictureTexts part={part} pointer={pointer} image={value} />
      {mayBeMore && value !== undefined && (
        <ButtonOf word={words.pictureTexts.further} of={label} onClick={addFurther} />
      )}
    </>
  );
}

/** Fields that belong together, which fold; where there are none yet, a row with what adds some. */
function Group({ children, ...props }: ValueFieldProps & { children: ReactNode }) {
  const { label, part, pointer, schema, file, value, onLeave, isAmongMany } = props;
  const { helpOf } = useFieldWords();
  const say = useValueWords();
  const [, index] = /\/(\d+)$/.exec(pointer) ?? [];
  const help = helpOf(schema, label);
  const { nameOf } = useContext(FieldContext);
  const name = part === 'data' && nameOf(asText(asObject(value).id) ?? '', useTextLanguage());
  const title = index === undefined ? '' : name || entryTitle(value, schema, file, say);
  // Only at first: what somebody has opened stays open, however long it grows.
  const [isOpen] = useState(() => !(isAmongMany && title));
  if (value === undefined || (Array.isArray(value) && value.length === 0)) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out in no row
      <div className="absent" role="group" id={fieldId(part, pointer)} tabIndex={-1} aria-label={label}>
        <span>{label}</span> {children} {help && <span className="quiet">{help}</span>}
      </div>
    );
  }
  return (
    <details
      className="group"
      id={fieldId(part, pointer)}
      tabIndex={-1}
      aria-label={label}
      data-jump={isJumpedTo(part, pointer) || undefined}
      onBlur={onLeave}
      open={isOpen}
    >
      <summary>{title ? `${Number(index) + 1}. ${title}` : label}</summary>
      {/* Of the entries of a list, the first says what each is. */}
      {help && !Number(index) && <p className="quiet">{help}</p>}
      {children}
    </details>
  );
}

/** The entries of lists with more of them are folded at first. */
const mostEntriesOpen = 3;

/** True for the groups in the list of sections: those of a form and their entries, texts in one language. */
function isJumpedTo(part: PartName, pointer: string): boolean {
  return (part === 'data' || part === languageCodes[0]) && pointer.split('/').length <= 3;
}

function ListField(props: ValueFieldProps) {
  const words = useWords();
  const { helpOf } = useFieldWords();
  const { label, schema, file, onChange } = props;
  const entries = Array.isArray(props.value) ? props.value : [];
  const itemSchema = schema.items ?? {};
  return (
    <Group {...props}>
      {entries.map((_, index) => (
        <EntryField key={index} {...props} entries={entries} index={index} />
      ))}
      {shapesOf(itemSchema, file).map((shape, index) => {
        // Of several shapes, the first has the name of the list, and others say what they are, without the details.
        const name = index === 0 ? label : (helpOf(shape, label) ?? label).replace(/:.*|\.$/su, '');
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

function EntryField({ entries, index, ...list }: ValueFieldProps & { entries: readonly unknown[]; index: number }) {
  const words = useWords();
  const { isNeeded, part, pointer, schema, onChange } = list;
  const follow = useFollowingTexts(part, pointer);
  const label = `${list.label} ${index + 1}`;
  const swapped = (other: number) => (all: readonly unknown[]) =>
    all.map((entry, at) => (at === index ? (all[other] ?? '') : at === other ? (all[index] ?? '') : entry));
  const without = (all: readonly unknown[]) => (entries.length > 1 || isNeeded ? all.toSpliced(index, 1) : undefined);
  const { besides } = useContext(FieldContext);
  /** Gives the entry its short name once somebody has written what that is made of. */
  const nameEntry = () => {
    const named = namedEntry(entries, index, besides(list.part, joinPointer(pointer, index)));
    if (named !== entries[index]) onChange(entries.with(index, named));
  };
  const button = (word: string, change: (all: readonly unknown[]) => unknown[] | undefined, isDisabled = false) => {
    const onClick = () => {
      follow(change);
      onChange(change(entries));
    };
    return <ButtonOf word={word} of={label} size="small" disabled={isDisabled} onClick={onClick} />;
  };
  return (
    <div className="entry">
      <ValueField
        {...list}
        onLeave={nameEntry}
        isAmongMany={entries.length > mostEntriesOpen}
        label={label}
        isNeeded={false}
        pointer={joinPointer(pointer, index)}
        schema={schema.items ?? {}}
        value={entries[index]}
        onChange={(own) => onChange(entries.map((each, at) => (at === index ? (own ?? '') : each)))}
      />
      <div className="moves">
        {button(words.up, swapped(index - 1), index === 0)}
        {button(words.down, swapped(index + 1), index === entries.length - 1)}
        {button(words.remove, without)}
      </div>
    </div>
  );
}

/** The texts of all languages, field by field, side by side. */
export function TextRows({ sides, without = [] }: { sides: readonly TextSide[]; without?: readonly string[] }) {
  const language = useContext(LanguageContext);
  const { labelOf } = useFieldWords();
  const present = sides.flatMap(({ side }) => side ?? []);
  const isOfFields = present.every(({ schema }) => schema.type === 'object');
  const keys = [...new Set(present.flatMap((side) => shownKeys({ ...side, pointer: '' })))];
  if (!isOfFields) {
    return (
      <div className="sides">
        {sides.map(({ part, side }) => side && <PartFields key={part} {...side} pointer="" />)}
      </div>
    );
  }
  const shown = keys.filter((key) => !without.includes(key));
  return shown.map((key) => (
    <div className="sides" key={key}>
      {sides.map(
        ({ part, side }) =>
          // One that the schema does not have is shown where it is.
          side &&
          shownKeys({ ...side, pointer: '' }).includes(key) && (
            <div key={part} lang={languageOf(part).tag}>
              <ValueField
                {...side}
                label={`${labelOf(side.schema, key)} · ${languageLabel(part, language)}`}
                isNeeded={side.schema.required?.includes(key) ?? false}
                pointer={joinPointer('', key)}
                schema={schemaOf(side.schema, key)}
                value={asObject(side.value)[key]}
                onChange={(own) => side.onChange(withKey(side.value, key, own))}
              />
            </div>
          ),
      )}
    </div>
  ));
}

/** An object with another value of a key; without the key if there is no value. */
function withKey(object: unknown, key: string, value: unknown): Record<string, unknown> {
  const { [key]: _, ...others } = asObject(object);
  return value === undefined ? others : { ...asObject(object), [key]: value };
}
