import type { CommandLanguage } from '../../command/words.ts';
import type { SiteChanges } from '../difference/site-changes.ts';
import { printMarkdown } from './print-markdown.ts';
import type { Limits, SummaryOptions } from './summary-options.ts';
import { writeSummary } from './write-summary.ts';

/** What a summary lists: the most that anybody reads, and less where that is too long. */
const tries: readonly Limits[] = [
  { entries: 50, changes: 8 },
  { entries: 30, changes: 5 },
  { entries: 15, changes: 3 },
  { entries: 5, changes: 2 },
  { entries: 1, changes: 1 },
];
/** GitHub takes 65,536 characters for a comment, and 1 MiB for the summary of a step. */
export const mostCharacters = 60_000;

/** The limits of the lists in the terminal and the report. */
export const readableLimits: Limits = { entries: 50, changes: 8 };

/** Writes the summary in Markdown: in Ukrainian, and below it, folded, in English. */
export function writeMarkdownSummary(changes: SiteChanges, options: SummaryOptions): string {
  const versions = tries.map((limits) => {
    const inLanguage = (language: CommandLanguage) => writeSummary(changes, language, options, limits);
    const english = printMarkdown(inLanguage('en'));
    return `${printMarkdown(inLanguage('uk'))}\n<details><summary>In English</summary>\n\n${english}\n</details>\n`;
  });
  return versions.find(({ length }) => length <= mostCharacters) ?? versions.at(-1) ?? '';
}
