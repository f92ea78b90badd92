import { fixFacts } from '../../check/fix/fix-facts.ts';
import { fixFileTexts } from '../../check/fix/fix-file.ts';
import { isStale, shortHash, translations } from '../../check/translations.ts';
import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { valueAt } from '../../content/json/json-pointer.ts';
import { asText } from '../../content/unknown-value.ts';
import { partAround, thingsIn } from './thing.ts';

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

/**
 * Tells of places in translations whose original is only as `--fix` would have left it: what it says is the same, so they still fit.
 * @param saved the content before
 * @param tree the same with what was fixed or written since
 */
export function keptByFix(
  saved: ContentTree,
  tree: ContentTree,
): (path: string, pointer: string | undefined) => boolean {
  const stale = saved === tree ? [] : translations(tree).filter(isStale);
  const things = thingsIn(saved);
  const fixed = new FixedContent(saved);
  const kept = stale.filter(({ source, reviewed = '' }) => {
    const around = partAround(thingsIn(tree), source.file.path, source.pointer);
    const before = around && things.get(around.thing)?.parts.find(({ name }) => name === around.part.name);
    if (!before) return false;
    const place = { file: before.file, pointer: before.pointer + source.pointer.slice(around.part.pointer.length) };
    const text = asText(valueAt(place.file.value, place.pointer));
    const wasReviewed = text !== undefined && reviewed.startsWith(`${shortHash(text)} `);
    return wasReviewed && fixed.valueAt(place) === source.value;
  });
  const places = new Set(kept.map(({ target }) => `${target.file.path} ${target.pointer}`));
  return (path, pointer) => places.has(`${path} ${pointer}`);
}
