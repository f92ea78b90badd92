import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckResult, checkContent } from '../check/check-content.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import type { CommandLanguage } from '../command/words.ts';
import { writeChanges } from '../content/write-changes.ts';
import { defaultLanguage } from '../language/languages.ts';
import { type AdoptAnswers, fillingOf } from './adopt-answers.ts';
import { adoptedContent } from './adopted-content.ts';
import { filledText } from './filled.ts';
import type { StarterSection } from './starter-section.ts';

/** What became of an adoption. */
export interface Adoption {
  /** The check of the new content. */
  result: CheckResult;
  /** Nothing was written if the check found anything but English texts in place of those of a further language. */
  isWritten: boolean;
  /** How many files are there now. */
  files: number;
  /** What is to be written first: the names of files of texts. */
  first: string[];
}

/**
 * Replaces the content of a folder by that of an institute that has written nothing yet. The new content is checked before
 * anything of the old is touched.
 * @param dir the content folder
 */
export async function adoptSite(
  dir: string,
  sections: readonly StarterSection[],
  answers: AdoptAnswers,
  language: CommandLanguage,
): Promise<Adoption> {
  const now = new Date();
  const changes = adoptedContent(dir, sections, answers, now);
  const written = new Map([...changes].filter(([, content]) => content !== undefined));
  const aside = mkdtempSync(join(tmpdir(), 'adopt-'));
  try {
    writeChanges(aside, written);
    const result = await checkContent(aside, { language, filePrefix: 'content/' });
    const isWritten = result.diagnostics.every(isToBeTranslated);
    if (isWritten) writeChanges(dir, changes);
    const filling = fillingOf(answers, defaultLanguage, now);
    const first = sections.flatMap((section) => section.first.map((name) => filledText(name, filling)));
    return { result, isWritten, files: written.size, first };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Whether something is only the English text with which one of a further language begins, or a letter of its names. */
function isToBeTranslated({ code, severity }: Diagnostic): boolean {
  return severity === 'warning' && (code === 'same-in-both' || code === 'letter-not-in-fonts');
}
