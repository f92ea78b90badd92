import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assetNotWhatItSays, pdfUnreadable } from '../../../check/rules/files/assets.ts';
import { svgActive, svgBroken, svgHeavy } from '../../../check/rules/files/drawings.ts';
import { fileUnexpected } from '../../../check/rules/files/file-names.ts';
import { readContent } from '../../../content/content-tree.ts';
import { withUsualExtension } from '../../../content/files/asset-signature.ts';
import { withoutPrivateData } from '../../../content/files/metadata/private-data.ts';
import type { CommandLanguage, Words } from '../../../lib/command/command-words.ts';
import { withHint } from '../../../lib/text/escape-text.ts';
import { mostUploadBytes, uploadWords } from '../../upload-bound.ts';
import { DeskError } from '../desk-error.ts';

/** The folders of the content that take files. */
export type AssetFolderName = 'images' | 'files';

/** Whether a word names a folder that takes files. */
export function isAssetFolderName(word: string): word is AssetFolderName {
  return word === 'images' || word === 'files';
}

/** What a file must fulfil to be kept. */
const fileRules = [fileUnexpected, assetNotWhatItSays, pdfUnreadable, svgActive, svgBroken, svgHeavy];

/** What an editor has sent and not used yet. Each lies in a content folder of its own, so that the rules can look at it. */
export class Uploads {
  /** @param dir the folder of all of them; what an earlier desk left there is nobody's */
  constructor(private readonly dir: string) {}

  /** Forgets what an earlier desk left. */
  clear(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /**
   * Keeps a file as long as it can be shown, a picture without what is private.
   * @returns its name among the uploads
   * @throws DeskError when it is too large, or not what its name says; nothing is kept then
   */
  async keep(
    folder: AssetFolderName,
    name: string,
    bytes: AsyncIterable<Buffer>,
    language: CommandLanguage,
  ): Promise<string> {
    const upload = [randomUUID(), folder, withUsualExtension(ownName(name))].join('/');
    const file = join(this.dir, upload);
    mkdirSync(dirname(file), { recursive: true });
    try {
      await pipeline(Readable.from(withinBound(bytes, language)), createWriteStream(file));
      const tree = readContent(dirname(dirname(file)));
      const found = fileRules.flatMap((rule) => rule.find(tree));
      if (found.length > 0) {
        const words = found.map((each) => withHint(each.words(language, ''))).join(' ');
        // The editor has not put it into a folder.
        throw new DeskError('wrong', words.replaceAll(`${folder}/`, ''));
      }
      writeFileSync(file, withoutPrivateData(readFileSync(file)));
      return upload;
    } catch (error) {
      this.forget(upload);
      throw error;
    }
  }

  /** Where an upload lies, and for which folder it is. @throws DeskError when there is none of this name */
  find(upload: string): { folder: AssetFolderName; path: string } {
    const path = join(this.dir, upload);
    const folder = /^[\w-]+\/([a-z]+)\/[^/.][^/]*$/.exec(upload)?.[1] ?? '';
    if (!isAssetFolderName(folder) || !existsSync(path)) throw new DeskError('unknown', uploadGone);
    return { folder, path };
  }

  /** Removes an upload. */
  forget(upload: string): void {
    rmSync(join(this.dir, upload.split('/', 1)[0] ?? upload), { recursive: true, force: true });
  }
}

const uploadGone: Words = {
  en: 'The desk no longer has this file, because it was started again: choose the file again.',
  uk: 'Стіл уже не має цього файлу, бо його запустили знову: виберіть файл ще раз.',
};

/** In bytes, of which file systems bear 255. */
const longestName = 240;

/** The name of a file without folders and without what a file system or a terminal reads as something else. */
function ownName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to go.
  const bare = basename(name.replaceAll('\\', '/')).replace(/[\u0000-\u001f"'~:*?<>|]/g, '');
  const characters = [...bare.slice(-longestName)];
  while (Buffer.byteLength(characters.join('')) > longestName) characters.shift();
  return characters.join('').replace(/^\.+/, '') || 'file';
}

/** What is beyond the bound is read, so that the browser hears the answer, but not kept. */
async function* withinBound(bytes: AsyncIterable<Buffer>, language: CommandLanguage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size <= mostUploadBytes) yield chunk;
  }
  if (size > mostUploadBytes) throw new DeskError('wrong', uploadWords[language].tooLarge(size));
}
