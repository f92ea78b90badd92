import { Input } from '@fluentui/react-components';
import { useContext, useState } from 'react';
import type { FieldPlace } from '../../server/thing.ts';
import { api } from '../api.ts';
import { FieldContext } from '../field-context.ts';
import type { FileInputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';
import { FilePicker } from './file-picker.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { useUpload } from './use-upload.ts';

/** A picture or document of a thing: one that the content has, or a file of this computer. */
export function AssetInput({ part, pointer, folder, label, value, onChange, ...field }: FileInputProps & FieldPlace) {
  const { fileTaker } = useContext(FieldContext);
  const words = useWords();
  const [existing, setExisting] = useState<readonly string[]>([]);
  const { send, ...sending } = useUpload(folder);
  const path = value === undefined ? '' : String(value);
  const listId = `${field.id}-list`;
  const list = () =>
    api.assets().then(
      (assets) => setExisting(assets[folder]),
      // Then nothing is offered; what is typed is checked as ever.
      () => {},
    );
  return (
    <>
      {folder === 'images' && path && <PicturePreview of={path} load={() => api.picture(path)} />}
      <Input
        {...field}
        value={path}
        list={listId}
        onFocus={list}
        onChange={(_, data) => onChange(data.value || undefined)}
      />
      <datalist id={listId}>
        {existing.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <FilePicker
        {...sending}
        id={`${field.id}-file`}
        folder={folder}
        label={label}
        onFile={(file) => {
          const take = fileTaker({ part, pointer });
          send(file, async (upload) => {
            if (!(await take(upload))) throw new Error(words.files.moved);
          });
        }}
      />
    </>
  );
}
