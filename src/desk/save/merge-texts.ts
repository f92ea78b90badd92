import { fileWithText } from '../../content/content-tree.ts';
import { recordedPath, recordText, reviewedTexts } from '../../content/translation-record.ts';
import { type Conflict, isSame, mergeValues, type Versions } from '../merge-values.ts';
import { writeValue } from '../server/drafts.ts';

/** The text of a file in three versions, undefined where there is none. */
export interface TextVersions {
  base: string | undefined;
  theirs: string | undefined;
  mine: string | undefined;
}

/** A file with both changes: undefined for one that is removed. */
interface MergedText {
  text: string | undefined;
  /** Where both have changed the same, and theirs stands. */
  conflicts: Conflict[];
}

/** Tells if a file is merged by value: facts, texts, and the records of translations. */
export function isMergedByValue(path: string): boolean {
  return recordedPath(path) !== undefined || fileWithText(path, '{}') !== undefined;
}

/**
 * Merges a file of the content by value. What neither has changed keeps its bytes.
 * @param path below the content folder
 * @returns undefined where a version is no valid JSON
 */
export function mergedText(path: string, versions: TextVersions): MergedText | undefined {
  const { base, theirs, mine } = versions;
  if (base === mine || theirs === mine) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: mine, conflicts: [] };
  if (recordedPath(path) !== undefined) return { text: mergedRecord(versions), conflicts: [] };
  const values: Versions = { base: undefined, theirs: undefined, mine: undefined };
  for (const side of ['base', 'theirs', 'mine'] as const) {
    const text = versions[side];
    const file = text === undefined ? undefined : fileWithText(path, text);
    if (file && !file.document.parses) return undefined;
    values[side] = file?.value;
  }
  const { value, conflicts } = mergeValues(values, 'theirs');
  return { text: written(path, value, versions, values), conflicts };
}

/** The text of a merged value: that of one side where it has the same, and else theirs with what has to change. */
function written(path: string, value: unknown, { theirs, mine }: TextVersions, values: Versions): string | undefined {
  if (value === undefined || isSame(value, values.theirs)) return value === undefined ? undefined : theirs;
  const text = theirs ?? mine ?? '';
  if (isSame(value, values.mine)) return mine;
  return writeValue(text, fileWithText(path, text)?.kind.name ?? '', '', value);
}

function mergedRecord(versions: TextVersions): string | undefined {
  const [base, theirs, mine] = (['base', 'theirs', 'mine'] as const).map((side) =>
    Object.fromEntries(reviewedTexts({ hash: '', bytes: () => Buffer.from(versions[side] ?? '') })),
  );
  const { value } = mergeValues({ base, theirs, mine }, 'theirs');
  return recordText(Object.entries(value as Record<string, string>)) || undefined;
}
