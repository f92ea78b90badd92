import { useContext } from 'react';
import { fieldHelp, fieldLabel } from '../../content/field-words.ts';
import { formHelp } from './form-help.ts';
import type { Schema } from './schema.ts';
import { LanguageContext } from './words.ts';

/** The labels and the help of fields in the language of the desk. */
export function useFieldWords() {
  const language = useContext(LanguageContext);
  return {
    labelOf: (schema: Schema, key: string) => fieldLabel(language, schema, key),
    helpOf: (schema: Schema) => {
      const help = fieldHelp(language, schema);
      return help && formHelp(help);
    },
  };
}
