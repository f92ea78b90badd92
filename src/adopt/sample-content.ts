import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The content that is there before, of which a new site keeps the words of the interface. */
export class SampleContent {
  constructor(private readonly dir: string) {}

  /** A JSON file, by path. */
  json<Value>(path: string): Value {
    return JSON.parse(this.text(path)) as Value;
  }

  text(path: string): string {
    return readFileSync(join(this.dir, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.dir, path));
  }

  /** The paths of all files in a folder and below, from the content folder on. */
  below(folder: string): string[] {
    if (!this.has(folder)) return [];
    return readdirSync(join(this.dir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  }
}
