import { hasCyrillic } from '../../text/letters.ts';
import type { Rule } from '../rule.ts';
import { isMostlyCyrillic } from '../swapped-texts.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';
import { habits } from '../typography-habits.ts';

/** Spaces that are too many, in plain texts and in Markdown. */
export const wideSpaces = { plain: /^[ \n]+|(?<=\S) {2,}(?=\S)|[ \n]+$/u, markdown: /(?<=[^\s|]) {2,}(?=[^\s|])/u };

/** Texts are set as a book would be: curly quotes and apostrophes, dashes, units kept with their numbers. */
export const rule: Rule<'typography'> = {
  code: 'typography',
  severity: 'warning',
  check({ index }, report) {
    for (const text of index.values()) {
      const { file, pointer, isProse, format, value } = text;
      const { language } = file;
      if (!language || !isProse) continue;
      const suspected = habits.filter((habit) => (habit.language ?? language) === language && habit.hint(value));
      const wide = wideSpace(value, format === 'markdown');
      if ((suspected.length === 0 && !wide) || !isInOwnLanguage(text)) continue;
      // What was put into the file of the other language is set in its manner.
      if (language === 'en' && hasCyrillic(value) && isMostlyCyrillic(value)) continue;
      const words = suspected.length > 0 ? wordsOnly(value) : value;
      const reported = new Set<string>();
      for (const { problem, pattern, mend } of suspected) {
        const match = words.matchAll(pattern).next().value;
        if (!match || reported.has(problem)) continue;
        reported.add(problem);
        const place = { file, pointer, from: match.index, to: match.index + match[0].length };
        report(place, { problem, suggestion: mend(match[0], language) });
      }
      if (wide) {
        const place = { file, pointer, from: wide.index, to: wide.index + wide[0].length };
        report(place, { problem: 'spaces', suggestion: ' ' });
      }
    }
  },
};

function wideSpace(text: string, isMarkdown: boolean): RegExpExecArray | null {
  if (isMarkdown) return text.includes('  ') && !text.includes('|') ? wideSpaces.markdown.exec(text) : null;
  return text.includes('  ') || text.trim() !== text ? wideSpaces.plain.exec(text) : null;
}
