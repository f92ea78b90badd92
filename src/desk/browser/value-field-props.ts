import type { AssetFolderName } from '../server/assets/uploads.ts';
import type { ValueProps } from './field-context.ts';

/** What a field of any kind gets. */
export interface ValueFieldProps extends ValueProps {
  label: string;
  isNeeded?: boolean;
}

/** What an input within a field gets. The field adds what a screen reader needs. */
export interface InputProps extends Pick<ValueProps, 'value' | 'onChange'> {
  id: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/** What an input gets that takes files. */
export interface FileInputProps extends InputProps {
  folder: AssetFolderName;
  label: string;
}
