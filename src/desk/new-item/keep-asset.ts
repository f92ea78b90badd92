import { existsSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { withUsualExtension } from '../../content/files/asset-signature.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import type { Words } from '../../lib/command/command-words.ts';
import { readPath } from '../../lib/command/run-command.ts';
import { toSlug } from '../../lib/text/romanize.ts';

/** A document for the content: its path below `files`, and the file that is copied there if it is not there yet. */
export interface KeptAsset {
  path: string;
  from?: string;
}

/**
 * Finds a place for a document in the content, unless it has one already.
 * @param given the answer: a path of a file, or one below `files`
 * @returns why it cannot be kept, if it cannot
 */
export function keepDocument(dir: string, given: string, folder: string): KeptAsset | { problem: Words } {
  const file = readPath(given);
  const inside = file.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?files\//, '');
  if (isFile(join(dir, 'files', inside))) return { path: inside };
  if (!isFile(file)) return { problem: { en: `There is no file ${file}.`, uk: `Файлу ${file} немає.` } };
  const path = copyName(folder, parse(file).name, extname(withUsualExtension(file)));
  if (!existsSync(join(dir, 'files', path))) return { path, from: file };
  return {
    problem: {
      en: `There is another file files/${path} already. Rename yours, or name that one to use it.`,
      uk: `Інший файл files/${path} вже є. Перейменуйте свій або вкажіть наявний.`,
    },
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The folder of a kind's pictures or documents, as the table of kinds has it. */
export function assetFolder(kindName: string, facts: Readonly<Record<string, unknown>>): string {
  const { assets } = itemKindNamed(kindName).items;
  if (!assets) throw new Error(`The table of kinds has no folder for the files of ${kindName}.`);
  if (typeof assets === 'string') return assets;
  return assets.folders[String(facts[assets.by])] ?? '';
}

const longestName = 100;

/**
 * The name of a copy: that of the file, in letters that are valid in an address.
 * @param number tells it from others of the same name
 */
export function copyName(folder: string, name: string, ending: string, number = 1): string {
  const stem = toSlug(name).slice(0, longestName).replace(/-$/, '') || 'file';
  const numbered = number > 1 ? `${stem}-${number}` : stem;
  return join(folder, numbered + ending.toLowerCase()).replaceAll('\\', '/');
}
