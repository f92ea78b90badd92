import { createContext } from 'react';
import type { FieldDiagnostic, ListedThing } from '../server/desk-session.ts';
import type { PartName } from '../server/thing.ts';
import type { Schema } from './schema.ts';

/** What all fields of a form need: what they may refer to, and what is wrong. */
export const FieldContext = createContext<{
  things: readonly ListedThing[];
  mistakes: readonly FieldDiagnostic[];
}>({ things: [], mistakes: [] });

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
