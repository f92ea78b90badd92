import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isObject } from '../../content/unknown-value.ts';
import { textIfThere } from '../../lib/command/if-there.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import type { PartName } from './thing.ts';

/** What an editor wrote in a part of a thing and has not saved yet. */
export interface PartDraft {
  /** The value of the part when the editor began; absent if it was not there. */
  base?: unknown;
  value: unknown;
}

/** The drafts of a thing, by part. */
export type ThingDraft = Partial<Record<PartName, PartDraft>>;

/** The drafts, kept in a file: what was written outlives a crash. */
export class DraftStore {
  private drafts: Record<string, ThingDraft>;

  /** @throws CommandError when the file is there and cannot be read: it may hold what somebody wrote */
  constructor(private readonly path: string) {
    this.drafts = read(path);
  }

  /** The things that have drafts, by name. */
  get all(): Readonly<Record<string, ThingDraft>> {
    return this.drafts;
  }

  /** The folder of what the desk keeps. */
  get folder(): string {
    return dirname(this.path);
  }

  /** Reads the file again, after another process or thread has written it. */
  reload(): void {
    this.drafts = read(this.path);
  }

  /** Keeps the draft of a thing; an empty one is removed. */
  keep(thing: string, draft: ThingDraft): void {
    const { [thing]: _, ...others } = this.drafts;
    const drafts = Object.keys(draft).length > 0 ? { ...others, [thing]: draft } : others;
    mkdirSync(dirname(this.path), { recursive: true });
    // Written aside and put in place whole: after a crash there are the drafts from before or from after.
    writeFileSync(`${this.path}.new`, JSON.stringify(drafts), { flush: true });
    renameSync(`${this.path}.new`, this.path);
    this.drafts = drafts;
  }
}

function read(path: string): Record<string, ThingDraft> {
  const text = textIfThere(path);
  if (text === undefined) return {};
  try {
    const drafts: unknown = JSON.parse(text);
    if (isObject(drafts)) return drafts as Record<string, ThingDraft>;
  } catch {
    // Told below, as what is no object.
  }
  throw new CommandError({
    en: `The drafts in ${path} cannot be read. Move the file away to begin without them.`,
    uk: `Чернетки в ${path} не вдається прочитати. Перенесіть цей файл в інше місце, щоб почати без них.`,
  });
}
