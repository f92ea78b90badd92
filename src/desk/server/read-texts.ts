import { join } from 'node:path';
import { isAssetPath } from '../../content/content-path.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { type FileChanges, writeChanges } from '../../content/write-changes.ts';
import { textIfThere } from '../../lib/command/if-there.ts';
import { changeWords } from './change-words.ts';
import { DeskError } from './desk-error.ts';

/** The texts of content files as they were read, which are changed only while the files still have them. */
export class ReadTexts {
  /** Of files that are no content by themselves. */
  private readonly others = new Map<string, string>();

  constructor(private readonly tree: ContentTree) {}

  /** The text of a file as it was read; an empty text where there was none. */
  readonly textOf = (path: string): string => {
    const known = this.ofContent(path) ?? this.others.get(path);
    if (known !== undefined) return known;
    const text = this.onDisk(path);
    this.others.set(path, text);
    return text;
  };

  /** Changes all files or none. @throws DeskError when another program has written one of them meanwhile */
  write(changes: FileChanges): void {
    const isAsRead = (path: string) =>
      isAssetPath(path) || this.onDisk(path) === (this.ofContent(path) ?? this.others.get(path) ?? '');
    const written = [...changes.keys()].find((path) => !isAsRead(path));
    if (written) throw new DeskError('conflict', changeWords.fileChanged(written));
    writeChanges(this.tree.dir, changes);
  }

  private ofContent(path: string): string | undefined {
    const source = this.tree.files.find((file) => file.path === path)?.document.source;
    return source && source.mark + source.text;
  }

  private onDisk(path: string): string {
    return textIfThere(join(this.tree.dir, path)) ?? '';
  }
}
