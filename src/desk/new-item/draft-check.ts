import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckResult, checkContent } from '../../check/check-content.ts';
import { countDiagnostics, type Diagnostic, signatureOf } from '../../check/diagnostic.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { valueAt } from '../../content/json/json-pointer.ts';
import { recordFolder } from '../../content/translation-record.ts';
import { type FileChanges, writeChanges } from '../../content/write-changes.ts';
import { ifThere } from '../../lib/command/if-there.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import { languageCodes } from '../../lib/language/languages.ts';
import type { Draft } from './draft.ts';
import { changesOf } from './file-changes.ts';

/** What the check says of a draft beyond what it says of the content. */
export interface DraftResult {
  /** The check of the content with the item, with the diagnostics of the item alone. */
  result: CheckResult;
  /** By option, what is wrong with its answer. */
  ofAnswers: Map<string, Diagnostic[]>;
  /** Errors that are at no answer. */
  others: Diagnostic[];
}

/** How drafts are checked. */
export interface DraftCheckOptions {
  /** What precedes the paths below the content folder in messages. */
  filePrefix: string;
  language: CommandLanguage;
  /** What earlier checks verified. */
  verified?: VerifiedContent | undefined;
}

/** Checks drafts in a copy of a content folder: nothing is written into the folder itself. */
export class DraftCheck {
  private readonly copy = mkdtempSync(join(tmpdir(), 'new-item-'));
  private readonly known: ReadonlySet<string>;

  private constructor(
    private readonly dir: string,
    private readonly options: DraftCheckOptions,
    private readonly base: CheckResult,
  ) {
    for (const name of ['data', ...languageCodes, 'images', 'files', recordFolder]) {
      if (existsSync(join(dir, name))) cpSync(join(dir, name), join(this.copy, name), { recursive: true });
    }
    this.known = new Set(base.diagnostics.map(signatureOf));
  }

  /** Reads the content and copies it. */
  static async open(dir: string, options: DraftCheckOptions): Promise<DraftCheck> {
    return new DraftCheck(dir, options, await checkContent(dir, options));
  }

  /** What precedes the paths below the content folder in messages. */
  get filePrefix(): string {
    return this.options.filePrefix;
  }

  /** The content without the item. */
  get tree(): ContentTree {
    return this.base.tree;
  }

  /** Checks the content as it would be with the item. @throws CommandError when it could not be written */
  async check(draft: Draft): Promise<DraftResult> {
    const changes = changesOf(this.dir, draft);
    writeChanges(this.copy, changes);
    try {
      // A draft may never be written: as a text that is not saved, it leaves nothing for later checks.
      const options = { ...this.options, previous: this.base.tree, unsaved: new Map<string, string>() };
      const checked = await checkContent(this.copy, options);
      const diagnostics = checked.diagnostics.filter((each) => !this.known.has(signatureOf(each)));
      const result = { ...checked, diagnostics, files: changes.size, ...countDiagnostics(diagnostics) };
      return { result, ...this.byAnswer(draft, result) };
    } finally {
      writeChanges(this.copy, this.contentBefore(changes));
    }
  }

  /** Removes the copy. */
  close(): void {
    rmSync(this.copy, { recursive: true, force: true });
  }

  private byAnswer(draft: Draft, { diagnostics, tree }: CheckResult): Omit<DraftResult, 'result'> {
    const ofAnswers = new Map<string, Diagnostic[]>();
    const others: Diagnostic[] = [];
    const prefix = this.options.filePrefix.length;
    const files = new Map(tree.files.map((file) => [file.path, file]));
    for (const diagnostic of diagnostics) {
      const path = diagnostic.file.slice(prefix);
      const file = files.get(path);
      if (file && isToWrite(file, diagnostic)) continue;
      const copied = draft.copies.filter((copy) => copy.path === path);
      const options = copied.length
        ? copied.map(({ option }) => option)
        : Object.keys(draft.places).filter((option) => file && isAt(draft, option, file, diagnostic));
      if (options.length === 0 && diagnostic.severity === 'error') others.push(diagnostic);
      for (const option of options) ofAnswers.set(option, [...(ofAnswers.get(option) ?? []), diagnostic]);
    }
    return { ofAnswers, others };
  }

  private contentBefore(changes: FileChanges): FileChanges {
    return new Map([...changes.keys()].map((path) => [path, ifThere(() => readFileSync(join(this.dir, path)))]));
  }
}

/** Whether a diagnostic is about a text or list that is still empty: that is left to write. */
function isToWrite({ document: { source } }: ContentFile, { line, column }: Diagnostic): boolean {
  return /^(?:""|\[\])/.test(source.line(line).slice(column - 1));
}

/** Whether a diagnostic is within the answer of an option. */
function isAt(draft: Draft, option: string, file: ContentFile, { line, column }: Diagnostic): boolean {
  return (draft.places[option] ?? []).some(({ path, key }) => {
    if (path !== file.path) return false;
    const entry = draft.entries.find((each) => each.path === path);
    const items = file.document.root?.members?.find((member) => member.key === entry?.list)?.node.items ?? [];
    const wanted = JSON.stringify(entry?.value);
    const index = items.findIndex((item) => JSON.stringify(item.value) === wanted);
    const pointer = entry ? `/${entry.list}/${index}/${key}` : `/${key}`;
    if (valueAt(file.value, pointer) === undefined) return false;
    const { start, end } = file.document.locate(pointer);
    const [from, to] = [file.document.source.positionAt(start), file.document.source.positionAt(end)];
    const isAfter = line > from.line || (line === from.line && column >= from.column);
    return isAfter && (line < to.line || (line === to.line && column <= to.column));
  });
}
