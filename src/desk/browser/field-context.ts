import { createContext } from 'react';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import type { ListedThing } from '../server/listed-things.ts';
import type { NamedTarget } from '../server/named-targets.ts';
import type { FieldPlace, PartName } from '../server/thing.ts';
import type { Schema } from './schema.ts';

/** Adds an upload to the files of a thing, and writes its path into a field. @returns whether the field is still there */
export type TakeFile = (upload: string) => Promise<boolean>;

/** What all fields of a form need: what takes their files, what they may refer to, and what is wrong. */
export const FieldContext = createContext<{
  /** Remembers a field before a file is sent for it. */
  fileTaker: (place: FieldPlace) => TakeFile;
  things: readonly ListedThing[];
  /** What they may refer to and is no thing, by the name of its kind. */
  targets: Readonly<Record<string, readonly NamedTarget[]>>;
  mistakes: readonly FieldDiagnostic[];
  /** Does what the desk can do about a mistake. */
  resolve: (mistake: FieldDiagnostic) => void;
}>({ fileTaker: () => async () => false, things: [], targets: {}, mistakes: [], resolve: () => {} });

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
