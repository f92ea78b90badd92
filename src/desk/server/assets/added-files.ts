import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { writeChanges } from '../../../content/write-changes.ts';

/** Which files were added for which thing that is not saved yet, kept in a file: it outlives a crash. */
export class AddedFiles {
  constructor(private readonly path: string) {}

  /** The things that have such files. */
  get things(): string[] {
    return Object.keys(this.read());
  }

  /** The files of a thing, below the content folder. */
  of(thing: string): string[] {
    return asList(this.read()[thing]).flatMap((path) => asText(path) ?? []);
  }

  remember(thing: string, path: string): void {
    this.write({ ...this.read(), [thing]: [...new Set([...this.of(thing), path])] });
  }

  forget(thing: string): void {
    const { [thing]: own, ...others } = this.read();
    if (own !== undefined) this.write(others);
  }

  private read(): Record<string, unknown> {
    try {
      return asObject(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch {
      // Without it, a file that is not used after all stays, and the check tells it.
      return {};
    }
  }

  private write(added: Record<string, unknown>): void {
    writeChanges(dirname(this.path), new Map([[basename(this.path), JSON.stringify(added)]]));
  }
}
