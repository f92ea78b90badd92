import { existsSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { withUsualExtension } from '../../content/files/asset-signature.ts';
import { readPath } from '../../lib/command/read-path.ts';
import { copyName, type Draft } from './draft.ts';

/**
 * Has a picture or document copied into the content, unless it is there already.
 * @param given the answer: a path of a file, or one below `images` or `files`
 * @returns its path below `images` or `files`; a file that is nowhere is a problem of the draft
 */
export function keepAsset(
  draft: Draft,
  dir: string,
  {
    option,
    given,
    root,
    folder,
    name,
  }: { option: string; given: string; root: 'images' | 'files'; folder: string; name?: string },
): string {
  const file = readPath(given);
  const inside = file.replaceAll('\\', '/').replace(new RegExp(`^(?:\\.?/)?(?:content/)?${root}/`), '');
  if (isFile(join(dir, root, inside))) return inside;
  if (!isFile(file)) {
    draft.problems[option] = { en: `There is no file ${file}.`, uk: `Файлу ${file} немає.` };
    return '';
  }
  const path = copyName(folder, name ?? parse(file).name, extname(withUsualExtension(file)));
  if (existsSync(join(dir, root, path))) {
    draft.problems[option] = {
      en: `There is another file ${root}/${path} already. Rename yours, or name that one to use it.`,
      uk: `Інший файл ${root}/${path} вже є. Перейменуйте свій або вкажіть наявний.`,
    };
  } else draft.copies.push({ option, from: file, path: `${root}/${path}` });
  return path;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
