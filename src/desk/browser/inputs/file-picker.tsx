import { Button } from '@fluentui/react-components';
import { type DragEvent, useRef } from 'react';
import type { AssetFolderName } from '../../server/assets/uploads.ts';
import { useWords } from '../words.ts';

/** What the dialog of the system offers, by folder of the content. */
const accepted: Readonly<Record<AssetFolderName, string>> = {
  images: '.svg,.webp,.png,.jpg,.jpeg,.jfif,.avif',
  files: '.pdf',
};

interface FilePickerProps {
  id: string;
  /** What the file is for. */
  label: string;
  folder: AssetFolderName;
  isBusy: boolean;
  /** What the last file was refused for. */
  fault: string;
  onFile: (file: File) => void;
  'aria-describedby'?: string;
}

/** Takes a file: chosen in the system's dialog, or dropped here. */
export function FilePicker({ id, label, folder, isBusy, fault, onFile, ...field }: FilePickerProps) {
  const words = useWords().files;
  const input = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button does the same.
    <div className="file-picker" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <Button
        id={id}
        disabledFocusable={isBusy}
        aria-label={`${words.choose}: ${label}`}
        {...field}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>{' '}
      <span className="quiet" role="status">
        {isBusy ? words.sending : words.drop}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[folder]}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again, after it was mended.
          currentTarget.value = '';
        }}
      />
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
