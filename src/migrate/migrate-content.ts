import { assertForm, contentForm, contentPackage, formOf } from '../content/content-form.ts';
import { writeChanges } from '../content/write-changes.ts';
import { EditedContent } from './edited-content.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

/** What was migrated. */
export interface Migrated {
  /** What was done, in order; empty if the content has the form of the code. */
  done: readonly Migration[];
  /** The files that changed, below the content folder. */
  paths: string[];
}

/**
 * Gives the content of a folder the form that the code reads. All files are written or none.
 * @throws CommandError when it has the form of a later version
 */
export function migrateContent(dir: string): Migrated {
  const from = formOf(dir);
  if (from > contentForm) assertForm(dir);
  const done = migrations.filter(({ to }) => to > from);
  const content = new EditedContent(dir);
  for (const migration of done) migration.migrate(content);
  const description = content.read<object>(contentPackage);
  if (done.length > 0) content.write(contentPackage, { ...description, form: contentForm });
  const { changes } = content;
  writeChanges(dir, changes);
  return { done, paths: [...changes.keys()] };
}
