import { createContext } from 'react';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import type { ListedThing } from '../server/listed-things.ts';
import type { PartName } from '../server/thing.ts';
import type { Schema } from './schema.ts';

/** What all fields of a form need: which thing they are of, what they may refer to, and what is wrong. */
export const FieldContext = createContext<{
  /** The name of the thing; empty while it is not there yet. */
  thing: string;
  things: readonly ListedThing[];
  mistakes: readonly FieldDiagnostic[];
  /** Does what the desk can do about a mistake. */
  resolve: (mistake: FieldDiagnostic) => void;
}>({ thing: '', things: [], mistakes: [], resolve: () => {} });

/** A value in a form, and where it is. */
export interface ValueProps {
  part: PartName;
  /** The place in the part. */
  pointer: string;
  /** The schema of the file, for references. */
  file: Schema;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}
