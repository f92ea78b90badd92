import { isDeepStrictEqual } from 'node:util';
import type { PublishedContent } from '../../content/published-content.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { groupBy } from '../../lib/cache/once-per.ts';
import { countOf } from '../../lib/command/command-words.ts';
import { compareText } from '../../lib/text/compare-text.ts';
import { planRemoval } from '../clean/plan-removal.ts';
import { idOf, type RemovedPart } from '../clean/removed-parts.ts';
import type { VerifiedContent } from '../verified-content.ts';
import type { CheckSettings } from './check-settings.ts';

/** Options of cleaning. */
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
