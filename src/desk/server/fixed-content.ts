import { fixFacts } from '../../check/fix/fix-facts.ts';
import { fixFileTexts } from '../../check/fix/fix-file.ts';
import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { valueAt } from '../../content/json/json-pointer.ts';

/** The content as `--fix` would leave its texts, of those files that somebody asks for. */
export class FixedContent {
  private readonly files = new Map<ContentFile, unknown>();
  private named: ReadonlyMap<string, string> | undefined;

  constructor(private readonly tree: ContentTree) {}

  /** The fixed value at a place; as it is where the file is no valid JSON. */
  valueAt({ file, pointer }: { file: ContentFile; pointer: string }): unknown {
    if (!this.files.has(file)) {
      this.named ??= fixFacts(this.tree);
      const text = fixFileTexts(file, this.named);
      this.files.set(file, text === undefined ? file.value : JSON.parse(text));
    }
    return valueAt(this.files.get(file), pointer);
  }
}
