import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textIfThere } from '../command/if-there.ts';
import { jsonObjectIn } from '../content/read-json-object.ts';
import type { FileChanges } from '../content/write-changes.ts';

/** Content in the making: what is changed is kept here, and nothing is written. */
export class EditedContent {
  private readonly texts = new Map<string, string | undefined>();

  constructor(private readonly dir: string) {}

  /** A JSON file; undefined where there is none. @throws CommandError that names it, when it is no JSON object */
  read<Value>(path: string): Value | undefined {
    const text = this.texts.has(path) ? this.texts.get(path) : this.textOnDisk(path);
    return text === undefined ? undefined : (jsonObjectIn(text, join(this.dir, path)) as Value);
  }

  write(path: string, value: object): void {
    this.texts.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Whether a folder has a file. */
  hasFilesIn(folder: string): boolean {
    const path = join(this.dir, folder);
    return existsSync(path) && readdirSync(path).length > 0;
  }

  /** What differs from the disk. */
  get changes(): FileChanges {
    return new Map([...this.texts].filter(([path, text]) => text !== this.textOnDisk(path)));
  }

  private textOnDisk(path: string): string | undefined {
    return textIfThere(join(this.dir, path));
  }
}
