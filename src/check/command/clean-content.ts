import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../cache/group-by.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { compareText } from '../../text/compare-text.ts';
import { planRemoval } from '../clean/plan-removal.ts';
import { idOf, type RemovedPart } from '../clean/removed-part.ts';
import type { VerifiedContent } from '../verified-content.ts';
import type { CheckSettings } from './check-settings.ts';
import { cleanWords } from './clean-words.ts';

/** What cleaning needs besides the content. */
export interface CleanSources {
  /** Finds what is committed of the content, if it is in a repository. */
  committed: () => PublishedContent | undefined;
  verified: VerifiedContent | undefined;
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
  const { removed, kept, changes } = await planRemoval(dir, { committed: before, verified });
  if (kept.length > 0)
    say([before ? words.notCommitted : words.noRepository, ...listOf(kept, filePrefix)].join('\n'));
  if (removed.length === 0) return;
  say([words.unused, ...listOf(removed, filePrefix)].join('\n'));
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

/** A line for each file: its path, and the ids of what goes in it. */
function listOf(parts: readonly RemovedPart[], filePrefix: string): string[] {
  return [...groupBy(parts, ({ path }) => path)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, ofFile]) => {
      const ids = ofFile.filter(({ name }) => name).map(idOf);
      return `  ${filePrefix}${path}${ids.length > 0 ? `: ${ids.join(', ')}` : ''}`;
    });
}
