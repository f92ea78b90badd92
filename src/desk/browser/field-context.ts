import { type ComponentType, createContext } from 'react';
import type { LanguageCode } from '../../lib/language/languages.ts';
import type { Crop } from '../server/assets/fit-picture.ts';
import type { AssetFolderName } from '../server/assets/uploads.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { NamedTarget } from '../server/named-targets.ts';
import type { FieldPlace, PartName } from '../server/thing.ts';
import type { Schema } from './schema.ts';

/**
 * Adds an upload to the files of a thing, and writes its path into a field.
 * @param crop the part of a picture that is kept
 * @returns whether the field is still there
 */
export type TakeFile = (upload: string, crop?: Crop) => Promise<boolean>;

/** The context of all fields of a form: what takes their files, what they may refer to, and what is wrong. */
interface Fields {
  /** The thing that is edited, which gets files; undefined where there is none yet. */
  thing?: string;
  /** Remembers a field before a file is sent for it; undefined where there is nothing yet that could take one. */
  fileTaker: ((place: FieldPlace) => TakeFile) | undefined;
  /** The targets that are no things, by the name of its kind. */
  targets: Readonly<Record<string, readonly NamedTarget[]>>;
  mistakes: readonly FieldDiagnostic[];
  /** The values at the same place in the texts of other languages. */
  besides: (part: PartName, pointer: string) => readonly unknown[];
  /** The name that the texts of a thing have for one of its facts: a series of a chart, a part of a picture. */
  nameOf: (id: string, language: LanguageCode) => string | undefined;
  /** A tool that puts something into a text at the caret; absent where there is no text. */
  InsertTool?: ComponentType<InsertToolProps>;
  /** Does what the desk can do about a mistake. */
  resolve: (mistake: FieldDiagnostic) => void;
}

/** The context of fields of which nothing is there yet. */
export const noFields: Fields = {
  fileTaker: undefined,
  targets: {},
  mistakes: [],
  besides: () => [],
  nameOf: () => undefined,
  resolve: () => {},
};

export const FieldContext = createContext(noFields);

/** A value in a form, and where it is. */
export interface ValueProps {
  part: PartName;
  pointer: string;
  file: Schema;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A language and the texts in it, if there are any. */
export interface TextSide {
  part: LanguageCode;
  side: Omit<ValueProps, 'pointer'> | undefined;
}

export interface ValueFieldProps extends ValueProps {
  label: string;
  isNeeded?: boolean;
  /** Called when the focus leaves a field of a group. */
  onLeave?: () => void;
  isAmongMany?: boolean;
}

export interface InputProps extends Pick<ValueProps, 'value' | 'onChange'> {
  id: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

export interface FileInputProps extends InputProps {
  folder: AssetFolderName;
  label: string;
}

/** The caret of a field: what puts a Markdown text there, in place of what is selected, and the words selected in one paragraph. */
export interface TextCaret {
  insert: (markdown: string) => void;
  selected: () => string;
}

/** A place in a text in which something is inserted. */
export interface InsertToolProps extends FieldPlace, TextCaret {
  text: string;
}

/** The id of the field at a pointer of a part: mistakes lead to it. */
export function fieldId(part: string, pointer: string): string {
  return `field-${part}${pointer.replaceAll('/', '-')}`;
}
