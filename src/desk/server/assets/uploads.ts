import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Finding, Rule } from '../../../check/rule.ts';
import { assetNotWhatItSays, pdfUnreadable } from '../../../check/rules/files/assets.ts';
import { svgActive, svgBroken, svgHeavy } from '../../../check/rules/files/drawings.ts';
import { fileUnexpected } from '../../../check/rules/files/file-names.ts';
import { imageAnimated, imageSize, isPortrait } from '../../../check/rules/files/picture-files.ts';
import { readContent } from '../../../content/content-tree.ts';
import { assetFacts, isHeic, withUsualExtension } from '../../../content/files/asset-facts.ts';
import { withoutPrivateData } from '../../../content/files/metadata/private-data.ts';
import type { CommandLanguage, Words } from '../../../lib/command/command-words.ts';
import { withHint } from '../../../lib/text/escape-text.ts';
import { mostUploadBytes, uploadWords } from '../../part-version.ts';
import { DeskError } from '../desk-error.ts';
import { fitPicture, fromHeic } from './fit-picture.ts';

/** The folders of the content that take files. */
export type AssetFolderName = 'images' | 'files';

/** Tells if a word names a folder that takes files. */
export function isAssetFolderName(word: string): word is AssetFolderName {
  return word === 'images' || word === 'files';
}

/** The conditions under which a file is kept. */
const fileRules = [fileUnexpected, assetNotWhatItSays, pdfUnreadable, svgActive, svgBroken, svgHeavy];
/** Remarks on a picture that can be kept all the same. */
const sizeRules = [imageSize, imageAnimated];

/** A file that was sent and not used yet. */
export type Upload = Awaited<ReturnType<Uploads['keep']>>;

/** Files that an editor has sent and not used yet. Each lies in a content folder of its own, so that the rules can look at it. */
export class Uploads {
  /** @param dir the folder of all of them; what an earlier desk left there is nobody's */
  constructor(private readonly dir: string) {}

  /** Forgets what an earlier desk left. */
  clear(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /**
   * Keeps a file as long as it can be shown, a picture upright, not too wide and without what is private.
   * @param folder where it will lie in the content: `images/news`
   * @throws DeskError when it is too large, or not what its name says; nothing is kept then
   */
  async keep(folder: string, name: string, bytes: AsyncIterable<Buffer>, language: CommandLanguage) {
    const own = randomUUID();
    const place = join(this.dir, own, folder);
    mkdirSync(place, { recursive: true });
    try {
      let file = join(place, withUsualExtension(ownName(name)));
      await pipeline(Readable.from(withinBound(bytes, language)), createWriteStream(file));
      const isPicture = folder.startsWith('images/');
      if (isPicture) file = await withoutHeic(file);
      const say = ({ words }: Finding) =>
        // The editor has not put it into a folder.
        withHint(words(language, '')).replaceAll(`${folder}/`, '');
      const find = (rules: readonly Rule[]) => {
        const tree = readContent(join(this.dir, own));
        return rules.flatMap((rule) => rule.find(tree));
      };
      const found = [...find(fileRules), ...find(sizeRules).filter(({ severity }) => severity === 'error')];
      if (found.length > 0) throw new DeskError('wrong', found.map(say).join(' '));
      if (isPicture) file = await fitFile(file);
      writeFileSync(file, withoutPrivateData(readFileSync(file)));
      const { picture } = assetFacts(file);
      return {
        upload: [own, folder, basename(file)].join('/'),
        ...(picture && { size: picture }),
        // Of a picture that shows a person a part is chosen.
        ...(picture && isPortrait(`${folder}/`) && ({ isPortrait: true } as const)),
        // It is too small, or too heavy.
        remarks: find(sizeRules).map(say),
      };
    } catch (error) {
      this.forget(own);
      throw error;
    }
  }

  /**
   * Where an upload lies, and where it is to lie in the content: `images/news/furnace.jpg`.
   * @throws DeskError when there is none of this name
   */
  find(upload: string): { path: string; target: string } {
    const path = join(this.dir, upload);
    const target = /^[\w-]+\/((?:images|files)(?:\/[\w-]+)*\/[^/\\.][^/\\]*)$/.exec(upload)?.[1];
    if (!target || !existsSync(path)) throw new DeskError('unknown', uploadGone);
    return { path, target };
  }

  /** Removes an upload. */
  forget(upload: string): void {
    // Nothing else, whatever is written there.
    const [own] = /^[\w-]+(?=\/|$)/.exec(upload) ?? [];
    if (own) rmSync(join(this.dir, own), { recursive: true, force: true });
  }
}

/** Puts a JPEG in place of a HEIC photograph. @returns its path */
async function withoutHeic(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (!isHeic(bytes.subarray(0, 16))) return file;
  return replaceFile(file, await fromHeic(bytes), '.jpg');
}

/** Makes a picture as it is kept. @returns its path: it may have become another format */
async function fitFile(file: string): Promise<string> {
  if (file.endsWith('.svg')) return file;
  const { bytes, extension = extname(file) } = await fitPicture(readFileSync(file));
  return replaceFile(file, bytes, extension);
}

function replaceFile(file: string, bytes: Buffer, extension: string): string {
  const path = file.slice(0, -extname(file).length || undefined) + extension;
  if (path !== file) rmSync(file);
  writeFileSync(path, bytes);
  return path;
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

/** The bytes beyond the bound are read, so that the browser hears the answer, but not kept. */
async function* withinBound(bytes: AsyncIterable<Buffer>, language: CommandLanguage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size <= mostUploadBytes) yield chunk;
  }
  if (size > mostUploadBytes) throw new DeskError('wrong', uploadWords[language].tooLarge(size));
}
