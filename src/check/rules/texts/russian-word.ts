import { allValues } from '../../../content/views/values.ts';
import { russianWords } from '../../../text/russian-words.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { explainsWording } from '../../spelling/explains-spelling.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';

/** What may stand within a word; invisible characters have a rule of their own. */
const letters = "[\\p{Script=Cyrillic}\\p{M}\\p{Cf}’'ʼ-]";
const listed = Object.keys(russianWords).join('|');
/** Endings that no Ukrainian word has: it has -ція, -ність, -ення, -ання, -ає, -а; and no soft sign behind ж, ч, ш, щ. */
const endings =
  '\\p{Script=Cyrillic}{3,}(?:ци(?:я|и|ю|ей|ям|ями|ях)|[еа]ни(?:е|я|ю|ем|и)|ностью?|[аяе]ет|[ая]ют|[ьн]ная|ск(?:ая|ое|ие))' +
  '|\\p{Script=Cyrillic}*[жчшщ]ь(?!я)\\p{Script=Cyrillic}*';
const word = new RegExp(`(?<!${letters})(?:${listed}|${endings})(?!${letters})`, 'giu');
/** Tested with small letters, which is faster than a pattern without regard to case. */
const mayHave = new RegExp(
  `(?:^|[^а-яёіїєґ])(?:${listed})(?:$|[^а-яёіїєґ])|ци[яиюйе]|[еа]ни[еяюи]|ность|[аяе]ет|[ая]ют(?!ь)|[ьн]ная|ск(?:ая|ое|ие)|[жчшщ]ь(?!я)`,
);
const ukrainian = /[іїєґ]/i;

export const russianWord = defineRule<{ word: string; suggestion?: string }>({
  code: 'russian-word',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'A Ukrainian text has no Russian words.', uk: 'В українському тексті немає російських слів.' },
  why: {
    en: 'Some Russian words consist only of letters that Ukrainian has too. They are known by a short list, which leaves out every word that also exists in Ukrainian, and by endings that no Ukrainian word has.',
    uk: 'Деякі російські слова складаються лише з літер, які є і в українській. Їх упізнають за коротким списком, у якому немає слів, наявних і в українській, та за закінченнями, яких українські слова не мають.',
  },
  exceptions: {
    en: 'A title in another language is marked beside it: `"titleLanguage": "ru"`.',
    uk: 'Назву іншою мовою позначають поруч: `"titleLanguage": "ru"`.',
  },
  words: {
    en: ({ word, suggestion }) => ({
      message: `"${word}" is a Russian word.`,
      hint: suggestion === undefined ? 'Write the word in Ukrainian.' : `In Ukrainian: «${suggestion}».`,
    }),
    uk: ({ word, suggestion }) => ({
      message: `«${word}» — російське слово.`,
      hint: suggestion === undefined ? 'Напишіть слово українською.' : `Українською: «${suggestion}».`,
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'ua' || !isProse || !mayHave.test(value.toLowerCase()) || !isInOwnLanguage(text))
        continue;
      for (const match of wordsOnly(value).matchAll(word)) {
        const found = match[0];
        // An и with a bracket or a full stop is the letter of a list. A word with a letter that only Ukrainian has is Ukrainian, whatever its ending.
        if (ukrainian.test(found) || (/^и$/i.test(found) && !/^\s/.test(value.slice(match.index + 1)))) continue;
        const suggestion = russianWords[found.toLowerCase()];
        const place = { file, pointer, ...rangeOfMatch(match) };
        report(place, { word: found, ...(suggestion && { suggestion: likeCase(suggestion, found) }) });
        break;
      }
    }
  },
  explains: explainsWording,
});

function likeCase(suggestion: string, found: string): string {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
