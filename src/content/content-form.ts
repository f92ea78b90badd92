import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command/run-command.ts';
import { readJsonObject } from './read-json-object.ts';

/**
 * The form of content that the code reads: it grows by one when files or keys move, so that content of before must be migrated.
 * The description of the content's package says which it has.
 */
export const contentForm = 3;

/** The file that says it. */
export const contentPackage = 'package.json';

/** The form of the content in a folder; that of the code where nothing describes it, the first where its description is silent. */
export function formOf(contentDir: string): number {
  const path = join(contentDir, contentPackage);
  if (!existsSync(path)) return contentForm;
  const { form } = readJsonObject(path);
  return typeof form === 'number' ? form : 1;
}

/** @throws CommandError when content has the form of an earlier or a later version of the code */
export function assertForm(contentDir: string): void {
  const form = formOf(contentDir);
  if (form === contentForm) return;
  const isOld = form < contentForm;
  throw new CommandError({
    en: `The content has the form ${form}, and this version reads ${contentForm}: ${isOld ? 'npm run migrate' : 'update the code.'}`,
    uk: `Вміст має форму ${form}, а ця версія читає ${contentForm}: ${isOld ? 'npm run migrate' : 'оновіть код.'}`,
  });
}
