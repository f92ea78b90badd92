import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { FileInputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';
import { FilePicker } from './file-picker.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { useUpload } from './use-upload.ts';

/** A picture or document of a thing that is not there yet; its value is the name of the upload. */
export function UploadInput({ folder, label, value, onChange, ...field }: FileInputProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<File>();
  const { send, ...sending } = useUpload(folder);
  return (
    <>
      {value && chosen ? (
        <p className="file-picker">
          {folder === 'images' && <PicturePreview of={String(value)} load={async () => chosen} />}
          {chosen.name}{' '}
          <Button size="small" aria-label={`${words.remove}: ${chosen.name}`} onClick={() => onChange(undefined)}>
            {words.remove}
          </Button>
        </p>
      ) : null}
      <FilePicker
        {...sending}
        {...field}
        label={label}
        folder={folder}
        onFile={(file) =>
          send(file, (upload) => {
            setChosen(file);
            onChange(upload);
          })
        }
      />
    </>
  );
}
