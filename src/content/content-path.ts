import { defaultLanguage, isLanguageCode, type LanguageCode, languageCodes } from '../lib/language/languages.ts';
import type { FileKind } from './kind.ts';
import { fileKinds } from './kind-table.ts';

/** The kind, language and id that the path of a content file says. */
export interface FilePlace {
  kind: FileKind;
  language?: LanguageCode;
  /** The part of the path that `*` matches: a year or an id. */
  id?: string;
}

/** Tells of which kind of content a path is. */
export function placeOf(path: string): FilePlace | undefined {
  const slash = path.indexOf('/');
  const folder = path.slice(0, slash);
  const rest = path.slice(slash + 1);
  const language = isLanguageCode(folder) ? folder : undefined;
  const role = language ? 'texts' : 'data';
  const ofRole = fileKinds.filter((kind) => kind.role === role);
  const named = ofRole.find(({ path: own }) => own === rest && !own.includes('*'));
  if (named) return { kind: named, ...(language && { language }) };
  for (const kind of ofRole) {
    const [start = '', end] = kind.path.split('*');
    if (end === undefined) continue;
    const id = rest.slice(start.length, rest.length - end.length);
    // A file that a program has put beside one that it has open is none.
    if (id && !/[/]|^~/.test(id) && rest === start + id + end) return { kind, ...(language && { language }), id };
  }
  return undefined;
}

/** The path of the file of a kind. */
export function pathOf(kind: FileKind, language?: LanguageCode, id = ''): string {
  const folder = kind.role === 'data' ? 'data' : (language ?? defaultLanguage);
  return `${folder}/${kind.path.replace('*', id)}`;
}

/** The files with the words of the interface, which any institute has: an adopted site keeps those of the sample. */
export const interfacePaths: readonly string[] = languageCodes.flatMap((code) =>
  fileKinds.flatMap((kind) => (kind.isInterface ? pathOf(kind, code) : [])),
);

/** The name of the group that a file belongs to: facts and their texts have the same path in their folders. */
export function groupName(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

/** Tells if a path below the content folder is that of a picture or document. */
export function isAssetPath(path: string): boolean {
  return path.startsWith('images/') || path.startsWith('files/');
}
