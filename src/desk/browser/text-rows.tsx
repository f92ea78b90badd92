import { useContext } from 'react';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { asObject } from '../../content/unknown-value.ts';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import type { ValueProps } from './field-context.ts';
import { languageLabel } from './language-label.ts';
import { schemaOf, shownKeys, withKey } from './object-value.ts';
import { chosen } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';
import { PartFields, ValueField } from './value-field.tsx';
import { LanguageContext } from './words.ts';

/** A language and the texts in it, if there are any. */
interface Side {
  part: LanguageCode;
  side: Omit<ValueProps, 'pointer'> | undefined;
}

/** The texts of all languages, field by field, side by side. */
export function TextRows({ sides, pointer }: { sides: readonly Side[]; pointer: string }) {
  const language = useContext(LanguageContext);
  const { labelOf } = useFieldWords();
  const present = sides.flatMap(({ side }) => side ?? []);
  const isOfFields = present.every(({ schema }) => schema.type === 'object');
  const keys = [...new Set(present.flatMap((side) => shownKeys({ ...side, pointer })))];
  if (!isOfFields) {
    return (
      <div className="sides">
        {sides.map(({ part, side }) => side && <PartFields key={part} {...side} pointer={pointer} />)}
      </div>
    );
  }
  return keys.map((key) => (
    <div className="sides" key={key}>
      {sides.map(
        ({ part, side }) =>
          side && (
            <div key={part} lang={languageOf(part).tag}>
              <ValueField
                {...side}
                label={`${labelOf(side.schema, key)} · ${languageLabel(part, language)}`}
                isNeeded={side.schema.required?.includes(key) ?? false}
                pointer={joinPointer(pointer, key)}
                schema={chosen(schemaOf(side.schema, key), asObject(side.value)[key], side.file)}
                value={asObject(side.value)[key]}
                onChange={(own) => side.onChange(withKey(side.value, key, own))}
              />
            </div>
          ),
      )}
    </div>
  ));
}
