import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ContentTree, filesByPath, fileWithText } from '../../content/content-tree.ts';
import { parentPointer, pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import { asObject } from '../../content/unknown-value.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { groupBy } from '../../lib/cache/once-per.ts';
import { countOf } from '../../lib/command/command-words.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { compareText } from '../../lib/text/compare-text.ts';
import { memoize } from '../../lib/text/memoize.ts';
import { checkContent } from '../check-content.ts';
import type { CheckSettings } from '../command/check-settings.ts';
import { fixFileTexts } from '../fix/fix-file.ts';
import type { VerifiedContent } from '../verified-content.ts';
import { idOf, type RemovedPart, removedParts, removeParts, withoutRepeated } from './removed-parts.ts';

/** The content as it is committed, if it is in a repository, and the files that earlier checks verified. */
interface PlanSources {
  committed: PublishedContent | undefined;
  verified?: VerifiedContent | undefined;
}

interface CleanSources extends Pick<PlanSources, 'verified'> {
  committed: () => PublishedContent | undefined;
  /** Asks somebody; undefined where nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
  say: (line: string) => void;
}

/**
 * Lists what nothing uses and removes it, all or nothing, if somebody says yes. What Git does not have stays.
 * @param settings `yes`: without asking
 */
export async function cleanContent(
  { dir, filePrefix, language, yes }: Pick<CheckSettings, 'dir' | 'filePrefix' | 'language' | 'yes'>,
  { committed, verified, ask, say }: CleanSources,
): Promise<void> {
  const words = cleanWords[language];
  const before = committed();
  const list = (head: string, parts: readonly RemovedPart[]) => {
    if (parts.length > 0) say([head, ...listOf(parts, filePrefix)].join('\n'));
  };
  const { removed, kept, changes } = await planRemoval(dir, { committed: before, verified });
  list(before ? words.notCommitted : words.noRepository, kept);
  list(words.unused, removed);
  if (removed.length === 0) return;
  if (!yes) {
    if (!ask) return say(words.notAsked);
    const files = removed.filter(({ pointer }) => pointer === '').length;
    const answer = await ask(words.question({ files, entries: removed.length - files }));
    if (!words.yes.test(answer.trim())) return say(words.left);
    // Somebody may have gone on writing before answering.
    const now = await planRemoval(dir, { committed: committed(), verified });
    if (!isDeepStrictEqual(now.changes, changes)) return say(words.changed);
  }
  writeChanges(dir, changes);
  say(words.removed);
}

function listOf(parts: readonly RemovedPart[], filePrefix: string): string[] {
  return [...groupBy(parts, ({ path }) => path)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, ofFile]) => {
      const ids = ofFile.filter(({ name }) => name).map(idOf);
      return `  ${filePrefix}${path}${ids.length > 0 ? `: ${ids.join(', ')}` : ''}`;
    });
}

/** The words of the command while it removes what nothing uses; `offer` follows a check without `--fix`. */
export const cleanWords = {
  en: {
    offer: (count: number) =>
      `Of these, ${countOf(count, 'names', 'name')} what nothing uses: "npm run check -- --fix" removes it after asking once.`,
    unused: 'Nothing uses these:',
    question: ({ files, entries }: Record<'files' | 'entries', number>) =>
      `Remove them (files: ${files}, entries in files: ${entries})? [y/N] `,
    yes: /^y(?:es)?$/i,
    removed: 'Removed. Git keeps them: "git diff" shows them, and "git restore FILE" brings a file back.',
    left: 'Nothing was removed.',
    notAsked: 'Nothing was removed: there is no terminal to ask at. "npm run check -- --fix --yes" removes them.',
    changed: 'The content has changed meanwhile, so nothing was removed. Run the command again.',
    notCommitted: 'Nothing uses these. They stay, because they are not committed as they are, and would be lost:',
    noRepository:
      'Nothing uses these. They stay, because the content is in no Git repository, and they would be lost:',
  },
  uk: {
    offer: (count: number) =>
      `З них про те, що ніде не використано: ${count}. "npm run check -- --fix" видалить його, спитавши один раз.`,
    unused: 'Це ніде не використано:',
    question: ({ files, entries }: Record<'files' | 'entries', number>) =>
      `Видалити (файлів: ${files}, записів у файлах: ${entries})? [т/Н] `,
    yes: /^(?:т|так|y|yes)$/i,
    removed: 'Видалено. Усе є в Git: "git diff" покаже видалене, "git restore ФАЙЛ" поверне файл.',
    left: 'Нічого не видалено.',
    notAsked: 'Нічого не видалено: без термінала нема кого запитати. Це зробить "npm run check -- --fix --yes".',
    changed: 'Вміст тим часом змінився, тож нічого не видалено. Виконайте команду ще раз.',
    notCommitted: 'Це ніде не використано, але залишено: у Git такого ще немає, тож воно зникло б назавжди:',
    noRepository: 'Це ніде не використано, але залишено: вміст не в репозиторії Git, тож воно зникло б назавжди:',
  },
};

/**
 * Finds everything in a content folder that nothing uses, also what nothing uses once the rest is gone: the picture of a text
 * without an item. Writes nothing.
 * @returns the parts that go, those that stay because Git could not bring them back, and the new texts of files by path, undefined for
 * those that go
 */
export async function planRemoval(dir: string, { committed, verified }: PlanSources) {
  const changes = new Map<string, string | undefined>();
  const removed: RemovedPart[] = [];
  let result = await checkContent(dir, { verified });
  const isCommitted = committed ? committedParts(result.tree, committed) : () => false;
  for (;;) {
    const { tree } = result;
    // A file that is not valid JSON, only its editor can fix.
    const groups = result
      .unused()
      .map((places) => removedParts(tree, places))
      .filter((group) => group.every(({ file }) => file?.document.parses ?? true));
    // Parts that belong together go together: no texts are left without their facts.
    const going = groups.filter((group) => group.every(isCommitted));
    if (going.length === 0) return { removed, kept: withoutRepeated(groups.flat()), changes };
    const round = withoutRepeated(going.flat());
    removeParts(changes, round, (path) => textIfThere(join(dir, path)) ?? '');
    removed.push(...round);
    result = await checkContent(dir, { verified, previous: tree, unsaved: changes });
  }
}

/**
 * Tells of the parts of a content folder if Git could bring them back: they are committed as they are, apart from what `--fix` has just
 * fixed in them.
 * @param tree the content before anything is removed
 */
function committedParts(tree: ContentTree, committed: PublishedContent): (part: RemovedPart) => boolean {
  const files = filesByPath(tree);
  // As it is committed, and as `--fix` would leave it.
  const valuesOf = memoize((path: string): unknown[] => {
    const text = committed.read(path);
    const file = text === undefined ? undefined : fileWithText(path, text);
    const fixed = file && fixFileTexts(file);
    return [file, fixed === undefined ? undefined : fileWithText(path, fixed)].flatMap((each) =>
      each ? [each.value] : [],
    );
  });
  return ({ path, pointer, file: now }) => {
    const file = files.get(path);
    if (!file || !now) return committed.has(path) && !committed.changed.has(path);
    if (pointer === '') return valuesOf(path).some((value) => isDeepStrictEqual(value, file.value));
    const wanted = valueAt(now.value, pointer);
    const key = pointerParts(pointer).at(-1) ?? '';
    return valuesOf(path).some((value) => {
      const around = valueAt(value, parentPointer(pointer));
      const candidates = Array.isArray(around) ? around : [asObject(around)[key]];
      return candidates.some((each) => isDeepStrictEqual(each, wanted));
    });
  };
}
