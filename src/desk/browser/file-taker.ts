import { flushSync } from 'react-dom';
import { withValueAt } from '../../content/json/json-pointer.ts';
import { isSame } from '../merge-values.ts';
import type { OpenPart } from '../server/open-thing.ts';
import type { FieldPlace } from '../server/thing.ts';
import { api } from './api.ts';
import { mergedPart, theirsFirst } from './conflict/versions.ts';
import type { TakeFile } from './field-context.ts';
import { editsOf } from './part-edits.ts';
import type { Schema } from './schema.ts';

/**
 * Remembers a field before a file is sent for it.
 * @param open its part
 * @param file the schema of its file
 * @returns what is done once the file is sent: what was typed meanwhile stays, also in a form that was opened since
 */
export function fileTaker(
  name: string,
  { part, pointer }: FieldPlace,
  open: Pick<OpenPart, 'pointer'>,
  file: Schema,
): TakeFile {
  const own = editsOf(name);
  const base = own.edits.valueOf(part);
  return (upload) =>
    // Saving removes what no field names: it has to wait until this one does.
    own.enqueue(async () => {
      const { path } = await api.addFile(name, upload);
      const mine = withValueAt(base, pointer, path);
      const theirs = own.edits.valueOf(part);
      const merged = mergedPart({ base, theirs, mine }, open, file, theirsFirst);
      if (isSame(merged, theirs)) return isSame(mine, base);
      // What is typed next goes on from here: a field knows its part as it was rendered last.
      flushSync(() => own.edit(part, merged));
      return true;
    });
}
