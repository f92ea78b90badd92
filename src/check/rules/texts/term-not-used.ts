import type { TermsData } from '../../../../content/model/terms-data.ts';
import { oncePer } from '../../../cache/once-per.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { allValues } from '../../../content/views/values.ts';
import { type LanguageCode, languageCodes } from '../../../language/languages.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { termsFile } from '../../shared-files.ts';
import { explainsWording } from '../../spelling/explains-spelling.ts';
import { termPattern } from '../../term-pattern.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';

type Term = TermsData['terms'][number];

const termsOf = oncePer((tree: ContentTree) =>
  asList(asObject(tree.file(termsFile)?.value).terms).map((term) => {
    const { language, preferred, forbidden, reason }: { [Key in keyof Term]?: unknown } = asObject(term);
    return {
      language,
      preferred: asText(preferred),
      forbidden: asList(forbidden).flatMap((form) => asText(form) || []),
      reason: asText(reason),
    };
  }),
);

/** Patterns of the terms of each language, made once for a check. */
const patternsOf = oncePer(
  (tree: ContentTree) => new Map(languageCodes.map((language) => [language, patternsIn(tree, language)])),
);

function patternsIn(tree: ContentTree, language: LanguageCode) {
  const terms = termsOf(tree).filter((term) => term.language === language && term.forbidden.length > 0);
  const all = terms.flatMap(({ forbidden }) => forbidden.map((form) => termPattern(form.toLowerCase())));
  return {
    // Without a look at what precedes, and in small letters, and so fast: most texts have none of the words.
    mayHave: all.length > 0 ? new RegExp(all.join('|'), 'u') : undefined,
    terms: terms.map((term) => ({
      ...term,
      pattern: new RegExp(`(?<!\\p{L})(?:${term.forbidden.map(termPattern).join('|')})(?!\\p{L})`, 'giu'),
    })),
  };
}

export const termNotUsed = defineRule<{ found: string; preferred: string; reason: string }>({
  code: 'term-not-used',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'Texts use one term for one thing.', uk: 'Тексти називають одне одним терміном.' },
  why: {
    en: 'Two words for one thing make readers look for a difference, and a search for one of them misses the other. `content/data/terms.json` lists the word to use, those not to use, and why.',
    uk: 'Два слова для одного змушують читача шукати різницю, а пошук за одним із них не знаходить другого. `content/data/terms.json` перелічує, яке слово вживати, яких уникати й чому.',
  },
  exceptions: {
    en: 'For a quotation or the title of a standard, write an exception. Words are not replaced by `--fix`: what stands around them has to be inflected too.',
    uk: 'Для цитати чи назви стандарту напишіть виняток. `--fix` слів не замінює: слова довкола теж треба узгодити.',
  },
  words: {
    en: ({ found, preferred, reason }) => ({
      message: `The texts of this site do not use "${found}".`,
      hint: `Write "${preferred}" in the form that the sentence needs. ${reason}`,
    }),
    uk: ({ found, preferred, reason }) => ({
      message: `У текстах цього сайту не вживають «${found}».`,
      hint: `Напишіть «${preferred}» у потрібній формі. ${reason}`,
    }),
  },
  check(tree, report) {
    const patterns = patternsOf(tree);
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (!isProse || !file.language) continue;
      const { mayHave, terms = [] } = patterns.get(file.language) ?? {};
      if (!mayHave?.test(value.toLowerCase()) || !isInOwnLanguage(text)) continue;
      const words = wordsOnly(value);
      for (const { pattern, preferred = '', reason = '' } of terms) {
        const match = words.matchAll(pattern).next().value;
        if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0], preferred, reason });
      }
    }
  },
  explains: explainsWording,
});
