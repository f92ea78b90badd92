import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { VerifiedContent } from '../../../src/check/verified-content.ts';
import { asObject } from '../../../src/content/unknown-value.ts';
import { DeskSession } from '../../../src/desk/server/desk-session.ts';
import { DraftStore } from '../../../src/desk/server/drafts.ts';
import { listedThings } from '../../../src/desk/server/named-targets.ts';
import { beginThing } from '../../../src/desk/server/new-thing.ts';
import type { PartName } from '../../../src/desk/server/thing.ts';
import { smallInstitute } from '../../support/small-institute.ts';

/** Gives a desk of its own to each test of the file that calls this. */
export function deskLab(): DeskLab {
  const lab = new DeskLab();
  beforeEach(() => {
    lab.open();
  });
  afterEach(() => lab.remove());
  return lab;
}

/** A copy of the small institute's content with a session of the desk. */
export class DeskLab {
  private root = '';
  dir = '';
  draftsFile = '';
  session!: DeskSession;

  /** @param root where it is, such as a repository; a temporary folder if it is not given */
  open(root = mkdtempSync(join(tmpdir(), 'desk-'))): this {
    this.root = root;
    this.dir = join(root, 'content');
    this.draftsFile = join(root, '.cache/desk/drafts.json');
    cpSync(smallInstitute, this.dir, { recursive: true });
    this.reopen();
    return this;
  }

  /** Ends the session as a crash does, and opens another one. */
  reopen(): void {
    this.session = this.opened();
  }

  read(path: string): string {
    return readFileSync(join(this.dir, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.dir, path), text);
  }

  /** Changes a text in a file as another editor would. */
  change(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    this.write(path, text.replace(from, to));
  }

  /** Writes keys of a part as a form does: the whole value with these in it, without those that are undefined. */
  edit(thing: string, part: PartName, keys: Record<string, unknown>): void {
    const value = asObject(this.session.open(thing).parts[part]?.value);
    this.session.write(thing, part, JSON.parse(JSON.stringify({ ...value, ...keys })));
  }

  list() {
    return listedThings(this.session.content);
  }

  draftOf(thing: string) {
    return this.session.content.drafts.of(thing);
  }

  begin(kind: string, answers: Readonly<Record<string, string>>): string {
    return beginThing(this.session.content, kind, answers);
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  /** Checks the content as it is saved, and opens a session that knows what was verified. */
  async verify(): Promise<string> {
    await checkContent(this.dir, { verified: this.openVerified() });
    this.session = new DeskSession(this.dir, new DraftStore(this.draftsFile), this.openVerified());
    return this.verified();
  }

  /** All that is verified, as it is kept for later checks. */
  verified(): string {
    return readFileSync(join(this.root, 'verified.json'), 'latin1');
  }

  private opened(): DeskSession {
    return new DeskSession(this.dir, new DraftStore(this.draftsFile));
  }

  private openVerified(): VerifiedContent {
    return new VerifiedContent(join(this.root, 'verified.json'), '');
  }
}
