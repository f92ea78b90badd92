import type { LanguageCode } from '../../../language/languages.ts';
import type { MessageParameters } from '../messages/parameters.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../text-language.ts';

type Problem = MessageParameters['typography']['problem'];

const quotes: Record<LanguageCode, string> = { ua: '«…»', en: '“…”' };
const patterns: [problem: Problem, pattern: RegExp, suggestion: (language: LanguageCode, found: string) => string][] =
  [
    ['quotes', /"/g, (language) => quotes[language]],
    ['apostrophe', /(?<=\p{L})['`´](?=\p{L})|(?<=\p{L}s)'(?=\s)/gu, () => '’'],
    ['dash', /(?<=[\p{L}\p{N})»”]) - (?=[\p{L}\p{N}(«“])/gu, (language) => (language === 'ua' ? ' — ' : ' – ')],
    ['dots', /(?<=[\p{L}\p{N})»”])\s+[,;!?](?=\s|$)/gu, (_, found) => found.trim()],
  ];

/** Texts are set as a book would be: curly quotes and apostrophes, dashes, single spaces. */
export const rule: Rule<'typography'> = {
  code: 'typography',
  severity: 'warning',
  check({ index }, report) {
    for (const text of index.values()) {
      const { file, pointer, isProse, format } = text;
      const { language } = file;
      if (!language || !isProse || !isInOwnLanguage(text)) continue;
      const words = wordsOnly(text.value);
      for (const [problem, pattern, suggestion] of patterns) {
        const match = words.matchAll(pattern).next().value;
        if (!match) continue;
        const place = { file, pointer, from: match.index, to: match.index + match[0].length };
        report(place, { problem, suggestion: suggestion(language, match[0]) });
      }
      const spaces = format === 'markdown' ? /(?<=[^\s|]) {2,}(?=[^\s|])/u : /^[ \n]+|(?<=\S) {2,}(?=\S)|[ \n]+$/u;
      const match = format === 'markdown' && text.value.includes('|') ? null : spaces.exec(text.value);
      if (match) {
        const place = { file, pointer, from: match.index, to: match.index + match[0].length };
        report(place, { problem: 'spaces', suggestion: '" "' });
      }
    }
  },
};
