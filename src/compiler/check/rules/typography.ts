import type { LanguageCode } from '../../../language/languages.ts';
import type { MessageParameters } from '../messages/parameters.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

type Problem = MessageParameters['typography']['problem'];

const quotes: Record<LanguageCode, string> = { ua: '«…»', en: '“…”' };
/** A way of writing that a typesetter would mend. `hint` tells quickly whether a text may have it. */
interface Habit {
  problem: Problem;
  hint: (text: string) => boolean;
  pattern: RegExp;
  suggestion: (language: LanguageCode, found: string) => string;
}

const habits: Habit[] = [
  {
    problem: 'quotes',
    hint: (text) => text.includes('"'),
    pattern: /"/g,
    suggestion: (language) => quotes[language],
  },
  {
    problem: 'apostrophe',
    hint: (text) => /['`´]/.test(text),
    pattern: /(?<=\p{L})['`´](?=\p{L})|(?<=\p{L}s)'(?=\s)/gu,
    suggestion: () => '’',
  },
  {
    problem: 'dash',
    hint: (text) => text.includes(' - '),
    pattern: /(?<=[\p{L}\p{N})»”]) - (?=[\p{L}\p{N}(«“])/gu,
    suggestion: (language) => (language === 'ua' ? ' — ' : ' – '),
  },
  {
    problem: 'dots',
    hint: (text) => /\s[,;!?]/.test(text),
    pattern: /(?<=[\p{L}\p{N})»”])\s+[,;!?](?=\s|$)/gu,
    suggestion: (_, found) => found.trim(),
  },
];

const spaces = { plain: /^[ \n]+|(?<=\S) {2,}(?=\S)|[ \n]+$/u, markdown: /(?<=[^\s|]) {2,}(?=[^\s|])/u };

/** Texts are set as a book would be: curly quotes and apostrophes, dashes, single spaces. */
export const rule: Rule<'typography'> = {
  code: 'typography',
  severity: 'warning',
  check({ index }, report) {
    for (const text of index.values()) {
      const { file, pointer, isProse, format, value } = text;
      const { language } = file;
      if (!language || !isProse) continue;
      const suspected = habits.filter(({ hint }) => hint(value));
      const wide = wideSpace(value, format === 'markdown');
      if ((suspected.length === 0 && !wide) || !isInOwnLanguage(text)) continue;
      const words = suspected.length > 0 ? wordsOnly(value) : value;
      for (const { problem, pattern, suggestion } of suspected) {
        const match = words.matchAll(pattern).next().value;
        if (!match) continue;
        const place = { file, pointer, from: match.index, to: match.index + match[0].length };
        report(place, { problem, suggestion: suggestion(language, match[0]) });
      }
      if (wide) {
        const place = { file, pointer, from: wide.index, to: wide.index + wide[0].length };
        report(place, { problem: 'spaces', suggestion: '" "' });
      }
    }
  },
};

function wideSpace(text: string, isMarkdown: boolean): RegExpExecArray | null {
  if (isMarkdown) return text.includes('  ') && !text.includes('|') ? spaces.markdown.exec(text) : null;
  return text.includes('  ') || text.trim() !== text ? spaces.plain.exec(text) : null;
}
