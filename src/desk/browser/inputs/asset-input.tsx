import { Button, Input } from '@fluentui/react-components';
import { type DragEvent, useContext, useEffect, useRef, useState } from 'react';
import type { AssetFolderName } from '../../server/assets/uploads.ts';
import type { FieldPlace } from '../../server/thing.ts';
import { mostUploadBytes, uploadWords } from '../../upload-bound.ts';
import { api } from '../api.ts';
import { faultIn } from '../fault.tsx';
import { FieldContext, type FileInputProps } from '../field-context.ts';
import { LanguageContext, useWords } from '../words.ts';

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
      {fileTaker && (
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
      )}
    </>
  );
}

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
function FilePicker({ id, label, folder, isBusy, fault, onFile, ...field }: FilePickerProps) {
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

/** Shows a picture small. @param of tells it from others: it is loaded again when that changes */
function PicturePreview({ of, load }: { of: string; load: () => Promise<Blob> }) {
  const words = useWords().files;
  const [address, setAddress] = useState('');
  useEffect(() => {
    let own = '';
    let isOver = false;
    load().then(
      (blob) => {
        if (isOver) return;
        own = URL.createObjectURL(blob);
        setAddress(own);
      },
      // A path that leads nowhere is a mistake that the check tells.
      () => {},
    );
    return () => {
      isOver = true;
      setAddress('');
      if (own) URL.revokeObjectURL(own);
    };
  }, [of]);
  return address && <img className="preview" src={address} alt={words.preview} />;
}

/** Sends files to the server. */
export interface FileSending {
  isBusy: boolean;
  /** What the last file was refused for. */
  fault: string;
  /** Sends a file, and does something with its name among the uploads. */
  send: (file: File, use: (upload: string) => Promise<void> | void) => Promise<void>;
}

/** Sends files for a field, one at a time. */
function useUpload(folder: AssetFolderName): FileSending {
  const language = useContext(LanguageContext);
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  return {
    isBusy,
    fault,
    send: async (file, use) => {
      // The server says the same, but only once it has all of it.
      const isTooLarge = file.size > mostUploadBytes;
      setFault(isTooLarge ? uploadWords[language].tooLarge(file.size) : '');
      if (isTooLarge) return;
      setBusy(true);
      try {
        await use((await api.upload(folder, file)).upload);
      } catch (error) {
        setFault(faultIn(error as Error, words));
      } finally {
        setBusy(false);
      }
    },
  };
}
