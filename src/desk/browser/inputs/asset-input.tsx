import { useContext, useState } from 'react';
import type { FieldPlace } from '../../server/thing.ts';
import { api } from '../api.ts';
import { AssetLibrary } from '../asset-library.tsx';
import { FieldContext, type FileInputProps } from '../field-context.ts';
import { ButtonOf, Modal } from '../form-parts.tsx';
import { useWords } from '../words.ts';
import { FilePicker } from './file-picker.tsx';

/** A picture or document of a thing: one that the content has, or a file of this computer. */
export function AssetInput({ part, pointer, folder, label, value, onChange, ...field }: FileInputProps & FieldPlace) {
  const { fileTaker, thing } = useContext(FieldContext);
  const words = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const path = value === undefined ? '' : String(value);
  /** An entry of a list is removed with its row. */
  const isEntry = /\/\d+$/.test(pointer);
  const button = (word: string, onClick: () => void) => <ButtonOf word={word} of={label} onClick={onClick} />;
  const others = (
    <>
      {button(words.library.open, () => setChoosing(true))}
      {path && !isEntry && button(words.remove, () => onChange(undefined))}
    </>
  );
  return (
    <>
      {folder === 'images' && path && <PicturePreview key={path} path={path} />}
      <output {...field} className="quiet" tabIndex={-1}>
        {path || words.files.none}
      </output>
      {fileTaker && thing ? (
        <FilePicker id={`${field.id}-file`} {...{ folder, label, thing }} begin={() => fileTaker({ part, pointer })}>
          {others}
        </FilePicker>
      ) : (
        <div className="actions">{others}</div>
      )}
      {isChoosing && (
        <Modal title={words.library[folder]} onClose={() => setChoosing(false)}>
          <AssetLibrary
            folder={folder}
            onChoose={(chosen) => {
              setChoosing(false);
              onChange(chosen.path);
            }}
          />
        </Modal>
      )}
    </>
  );
}

/** Shows a picture small; nothing where a path leads nowhere, which the check tells. */
function PicturePreview({ path }: { path: string }) {
  const words = useWords().files;
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img className="preview" src={api.pictureAddress(path)} alt={words.preview} onError={() => setMissing(true)} />
  );
}
