import { useContext, useState } from 'react';
import type { AssetFolderName } from '../../server/assets/uploads.ts';
import { mostUploadBytes, uploadWords } from '../../upload-bound.ts';
import { api } from '../api.ts';
import { faultIn } from '../fault-in.ts';
import { LanguageContext, useWords } from '../words.ts';

/** Sends files to the server. */
export interface FileSending {
  isBusy: boolean;
  /** What the last file was refused for. */
  fault: string;
  /** Sends a file, and does something with its name among the uploads. */
  send: (file: File, use: (upload: string) => Promise<void> | void) => Promise<void>;
}

/** Sends files for a field, one at a time. */
export function useUpload(folder: AssetFolderName): FileSending {
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
