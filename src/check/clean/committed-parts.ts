import { isDeepStrictEqual } from 'node:util';
import { type ContentFile, type ContentTree, fileWithText } from '../../content/content-tree.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { parentPointer, pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import { asObject } from '../../content/unknown-value.ts';
import { fixFileTexts } from '../fix/fix-file.ts';
import type { RemovedPart } from './removed-part.ts';

/** What of a content folder is committed as it is, so that Git can bring it back. */
export class CommittedParts {
  private readonly files: ReadonlyMap<string, ContentFile>;
  private readonly values = new Map<string, unknown[]>();

  /**
   * @param tree the content before anything is removed
   * @param committed the content as it is committed
   */
  constructor(
    tree: ContentTree,
    private readonly committed: PublishedContent,
  ) {
    this.files = new Map(tree.files.map((file) => [file.path, file]));
  }

  /** Whether a file or a value of one is committed as it is, apart from what `--fix` has just fixed in it. */
  has({ path, pointer, file: now }: RemovedPart): boolean {
    const file = this.files.get(path);
    if (!file || !now) return this.committed.has(path) && !this.committed.changed.has(path);
    if (pointer === '') return this.valuesOf(path).some((value) => isDeepStrictEqual(value, file.value));
    const wanted = valueAt(now.value, pointer);
    const key = pointerParts(pointer).at(-1) ?? '';
    return this.valuesOf(path).some((value) => {
      const around = valueAt(value, parentPointer(pointer));
      const candidates = Array.isArray(around) ? around : [asObject(around)[key]];
      return candidates.some((each) => isDeepStrictEqual(each, wanted));
    });
  }

  /** The value of a file as it is committed, and as `--fix` would leave it. */
  private valuesOf(path: string): unknown[] {
    const known = this.values.get(path);
    if (known) return known;
    const text = this.committed.read(path);
    const file = text === undefined ? undefined : fileWithText(path, text);
    const fixed = file && fixFileTexts(file);
    const values = [
      ...(file ? [file.value] : []),
      ...(fixed === undefined ? [] : [new JsonDocument(new SourceFile(path, fixed)).value]),
    ];
    this.values.set(path, values);
    return values;
  }
}
