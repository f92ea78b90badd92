import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mostUploadBytes, uploadWords } from '../../part-version.ts';
import type { Crop } from '../../server/assets/fit-picture.ts';
import type { AssetFolderName, Upload } from '../../server/assets/uploads.ts';
import { api } from '../api.ts';
import type { TakeFile } from '../field-context.ts';
import { ButtonOf } from '../form-parts.tsx';
import { useDoing } from '../use-doing.ts';
import { LanguageContext, useWords } from '../words.ts';
import { CropFrame } from './crop-frame.tsx';

interface FilePickerProps {
  id: string;
  label: string;
  folder: AssetFolderName;
  thing: string;
  /** Called when a file is chosen; what it returns uses the file, and tells if there is still a place for it. */
  begin: () => TakeFile;
  children?: ReactNode;
}

/** Takes a file: chosen in the system's dialog, dropped here, or pasted. A portrait is cut first, and what is wrong with its size is said. */
export function FilePicker({ id, label, folder, thing, begin, children }: FilePickerProps) {
  const words = useWords().files;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, fault, waiting, send, decide } = useUpload(folder, thing, begin);
  const onFiles = (event: DragEvent | ClipboardEvent, [file]: Iterable<File>) => {
    if (!file) return;
    event.preventDefault();
    send(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways; the button does the same.
    <div
      className="file-picker"
      // Who presses here can paste.
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onFiles(event, event.dataTransfer.files)}
      onPaste={(event) => onFiles(event, event.clipboardData.files)}
    >
      <ButtonOf
        word={words.choose}
        of={label}
        id={id}
        ref={button}
        disabledFocusable={isBusy}
        onClick={() => input.current?.click()}
      />
      {children}
      <span className="quiet" role="status">
        {isBusy ? words.sending : words.drop}
      </span>
      <SystemDialog input={input} folder={folder} onFile={send} />
      {fault && <p role="alert">{fault}</p>}
      {waiting && (
        <WaitingUpload
          key={waiting.upload}
          {...waiting}
          {...{ label, isBusy }}
          onDecide={decide}
          onGone={() => button.current?.focus()}
        />
      )}
    </div>
  );
}

/** The kinds of files that the dialog of the system offers, by folder of the content. */
const accepted: Readonly<Record<AssetFolderName, string>> = {
  images: '.svg,.webp,.png,.jpg,.jpeg,.jfif,.heic,.heif',
  files: '.pdf',
};

interface SystemDialogProps {
  input: RefObject<HTMLInputElement | null>;
  folder: AssetFolderName;
  onFile: (file: File) => void;
}

function SystemDialog({ input, folder, onFile }: SystemDialogProps) {
  return (
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
  );
}

/** The fate of a file that was sent: it is used, whole or in part, or given up. */
type Decide = (isUsed: boolean, crop?: Crop) => void;

interface WaitingUploadProps extends Upload {
  label: string;
  isBusy: boolean;
  onDecide: Decide;
  /** Takes the focus on when this goes with it. */
  onGone: () => void;
}

function WaitingUpload({ upload, size, isPortrait, remarks, label, isBusy, onDecide, onGone }: WaitingUploadProps) {
  const words = useWords().files;
  const group = useRef<HTMLFieldSetElement>(null);
  const [crop, setCrop] = useState<Crop>();
  useEffect(() => group.current?.focus(), []);
  // Before it is taken out of the page, and its focus is lost.
  useLayoutEffect(() => () => onGone(), []);
  const address = api.uploadAddress(upload);
  const button = (word: string, onClick: () => void) => (
    <ButtonOf word={word} of={label} disabledFocusable={isBusy} onClick={onClick} />
  );
  return (
    <fieldset className="group" ref={group} tabIndex={-1} aria-label={`${words.look}: ${label}`}>
      {remarks.map((remark) => (
        <p key={remark} role="alert">
          {remark}
        </p>
      ))}
      {isPortrait && size ? (
        <CropFrame address={address} size={size} crop={crop} onCrop={setCrop} />
      ) : (
        size && <img className="preview" src={address} alt={words.preview} />
      )}
      <div className="actions">
        {isPortrait && button(words.usePart, () => onDecide(true, crop))}
        {button(isPortrait ? words.useWhole : words.useAnyway, () => onDecide(true))}
        {button(words.giveUp, () => onDecide(false))}
      </div>
    </fieldset>
  );
}

/** Sends files for a place, one at a time. */
function useUpload(folder: AssetFolderName, thing: string, begin: () => TakeFile) {
  const language = useContext(LanguageContext);
  const words = useWords();
  const { isBusy, fault, run } = useDoing();
  const [waiting, setWaiting] = useState<Upload & { take: TakeFile }>();
  const use = async (take: TakeFile, upload: string, crop?: Crop) => {
    if (!(await take(upload, crop))) throw new Error(words.files.moved);
    setWaiting(undefined);
  };
  const send = (file: File) =>
    run(async () => {
      // The server says the same, but only once it has all of it.
      if (file.size > mostUploadBytes) throw new Error(uploadWords[language].tooLarge(file.size));
      const take = begin();
      const sent = await api.upload(folder, thing, file);
      if (sent.isPortrait || sent.remarks.length > 0) setWaiting({ ...sent, take });
      else await use(take, sent.upload);
    });
  const decide: Decide = (isUsed, crop) =>
    run(async () => {
      if (!waiting) return;
      if (isUsed) return use(waiting.take, waiting.upload, crop);
      setWaiting(undefined);
      await api.giveUpUpload(waiting.upload);
    });
  return { isBusy, fault, waiting, send, decide };
}
