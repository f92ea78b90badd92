import { isDeepStrictEqual } from 'node:util';
import type { ContentFile } from '../../content/content-tree.ts';
import { partVersion } from '../part-version.ts';
import type { ThingDraft } from './draft-store.ts';
import { type Part, partValue, type Thing } from './thing.ts';

/** What a part has become elsewhere. */
export interface OtherVersion {
  theirs: unknown;
  /** What the editor began with. */
  base: unknown;
  /** Whether it was written in another window of the desk, and is not in the files. */
  isDraft: boolean;
}

/** A part of a thing as an editor sees it. */
export interface OpenPart {
  /** The file, below the content folder. */
  path: string;
  /** The name of the schema of the file, and where the part is in it. */
  schema: string;
  pointer: string;
  /** What the editor wrote last, saved or not. */
  value: unknown;
  /** The version of that, which a request to replace it has to name. */
  version: string;
  isDraft: boolean;
  /** If it was changed elsewhere after the editor began. */
  changedMeanwhile?: OtherVersion;
}

/** Whether a file may hold a part of a thing that was not found, because it is no valid JSON. */
export function hidesPart({ document, kind, language, id }: ContentFile, thing: Thing): boolean {
  const { facts, texts } = thing.kind;
  if (document.parses || (kind.name !== facts?.name && kind.name !== texts?.name)) return false;
  const isIts = id === undefined || id === thing.id || thing.parts.some(({ file }) => file.id === id);
  return isIts && !thing.parts.some(({ name }) => name === (language ?? 'data'));
}

/** A part with what was written in it last. */
export function openPart(part: Part, draft: ThingDraft): OpenPart {
  const own = draft[part.name];
  const saved = partValue(part);
  const { path, kind } = part.file;
  const place = { path, schema: kind.name, pointer: part.pointer };
  if (!own) return { ...place, value: saved, version: partVersion(saved), isDraft: false };
  const isSame = isDeepStrictEqual(saved, own.base) || isDeepStrictEqual(saved, own.value);
  return {
    ...place,
    value: own.value,
    version: partVersion(own.value),
    isDraft: true,
    ...(isSame ? {} : { changedMeanwhile: { theirs: saved, base: own.base, isDraft: false } }),
  };
}
