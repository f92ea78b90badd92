import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckResult, checkContent } from '../check/check-content.ts';
import type { MessageLanguage } from '../check/rule.ts';
import { writeChanges } from '../content/write-changes.ts';
import { defaultLanguage } from '../language/languages.ts';
import { type AdoptAnswers, fillingOf } from './adopt-answers.ts';
import { adoptedContent } from './adopted-content.ts';
import { filledText } from './filled.ts';
import type { StarterSection } from './starter-section.ts';

/** What became of an adoption. */
export interface Adoption {
  /** The check of the new content. Nothing was written if it found anything. */
  result: CheckResult;
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
  { language, today = new Date() }: { language: MessageLanguage; today?: Date },
): Promise<Adoption> {
  const changes = adoptedContent(dir, sections, answers, today);
  const written = new Map([...changes].filter(([, content]) => content !== undefined));
  const aside = mkdtempSync(join(tmpdir(), 'adopt-'));
  try {
    writeChanges(aside, written);
    const result = await checkContent(aside, { language, filePrefix: 'content/' });
    if (result.diagnostics.length === 0) writeChanges(dir, changes);
    const filling = fillingOf(answers, defaultLanguage, today);
    const first = sections.flatMap((section) => section.first.map((name) => filledText(name, filling)));
    return { result, files: written.size, first };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
