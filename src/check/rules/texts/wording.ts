import type { TermsData } from '../../../../content/model/facts.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { touchedSince } from '../../../content/published-content.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import type { Words } from '../../../lib/command/command-words.ts';
import type { LanguageCode } from '../../../lib/language/languages.ts';
import { escapePattern, quickLook, rangeOfMatch } from '../../../lib/text/patterns.ts';
import { russianPhrases, russianWords } from '../../../lib/text/russian-words.ts';
import { type Dictionary, runningWords } from '../../../lib/text/spelling/dictionary.ts';
import { explainsComparisonsOf, joinByTarget } from '../../consequences.ts';
import { inRow } from '../../diagnostic.ts';
import { defineRule, each, type Finding, type Suggested } from '../../rule.ts';
import { termsFile, termsPath } from '../../site-dictionaries.ts';
import { ownTexts, ownTextsIn, wordsOnly } from '../../text-language.ts';

/** Tells what need not be reported of a text in which words are to be replaced: comparisons with it, and how these words are spelled. */
const explainsWording = (own: readonly Finding[]) =>
  explainsComparisonsOf(own, ['fact-differs', 'translation-stale'], ['word-misspelt']);

/** The pattern of a form in the list of terms: an asterisk stands for any ending, a space for any space. */
function termPattern(form: string): string {
  return escapePattern(form).replaceAll('\\*', '\\p{L}*').replaceAll(' ', '\\s');
}

const ukrainianTexts = (tree: ContentTree) => ownTexts(tree, 'ua');

const otherLanguages: Words = {
  en: 'A title in another language is marked beside it: `"titleLanguage": "ru"`.',
  uk: 'Назву іншою мовою позначають поруч: `"titleLanguage": "ru"`.',
};

const wordWithLetter = /[\p{L}'’ʼ-]*[ыэёъЫЭЁЪ][\p{L}'’ʼ-]*/u;

export const russianLetter = defineRule<{ word: string; letter: string }>('russian-letter', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'Ukrainian texts have no ы, э, ё and ъ.',
    why: 'These letters are Russian: a word was left untranslated, or typed with the wrong keyboard layout.',
    note: 'A title in another language is marked by a key beside it, as `"titleLanguage": "ru"` on the not-found page; cited titles are listed under `publications`.',
    message: ({ word, letter }) => `"${letter}" in "${word}" is not a Ukrainian letter.`,
    hint: 'Write the word in Ukrainian.',
  },
  uk: {
    asks: 'В українських текстах немає ы, э, ё і ъ.',
    why: 'Це російські літери: слово лишилося неперекладеним або його набрано не в тій розкладці.',
    note: 'Назву іншою мовою позначають ключем поруч, як `"titleLanguage": "ru"` на сторінці «не знайдено»; цитовані назви перелічено під `publications`.',
    message: ({ word, letter }) => `Літери «${letter}» зі слова «${word}» немає в українській абетці.`,
    hint: 'Напишіть слово українською.',
  },
  check: each(ukrainianTexts, (text, report) => {
    const match = /[ыэёъ]/i.test(text.value) && wordWithLetter.exec(wordsOnly(text.value));
    if (!match) return;
    const letter = /[ыэёъ]/i.exec(match[0])?.[0] ?? '';
    report({ ...text, ...rangeOfMatch(match) }, { word: match[0], letter });
  }),
  explains: (own) => explainsComparisonsOf(own, [], ['word-misspelt']),
});

/** Characters that may stand within a word; invisible characters have a rule of their own. */
const cyrillicLetters = "[\\p{Script=Cyrillic}\\p{M}\\p{Cf}’'ʼ-]";
const listed = Object.keys(russianWords).join('|');
/** Endings that no Ukrainian word has: it has -ція, -ність, -ення, -ання, -ає, -а; and no soft sign behind ж, ч, ш, щ. */
const endings =
  '\\p{Script=Cyrillic}{3,}(?:ци(?:я|и|ю|ей|ям|ями|ях)|[еа]ни(?:е|я|ю|ем|и)|ностью?|[аяе]ет|[ая]ют|[ьн]ная|ск(?:ая|ое|ие))' +
  '|\\p{Script=Cyrillic}*[жчшщ]ь(?!я)\\p{Script=Cyrillic}*';
const russian = new RegExp(`(?<!${cyrillicLetters})(?:${listed}|${endings})(?!${cyrillicLetters})`, 'giu');
/** Tested with small letters, which is faster than a pattern without regard to case. */
const mayHaveRussian = new RegExp(
  `(?:^|[^а-яёіїєґ])(?:${listed})(?:$|[^а-яёіїєґ])|ци[яиюйе]|[еа]ни[еяюи]|ность|[аяе]ет|[ая]ют(?!ь)|[ьн]ная|ск(?:ая|ое|ие)|[жчшщ]ь(?!я)`,
);
const ukrainian = /[іїєґ]/i;

export const russianWord = defineRule<Suggested>('russian-word', 'warning', 'group', {
  en: {
    asks: 'A Ukrainian text has no Russian words.',
    why: 'Some Russian words consist only of letters that Ukrainian has too. They are known by a short list, which leaves out every word that also exists in Ukrainian, and by endings that no Ukrainian word has.',
    note: otherLanguages.en,
    message: ({ found }) => `"${found}" is a Russian word.`,
    hint: ({ suggestion }) =>
      suggestion === undefined ? 'Write the word in Ukrainian.' : `In Ukrainian: «${suggestion}».`,
  },
  uk: {
    asks: 'В українському тексті немає російських слів.',
    why: 'Деякі російські слова складаються лише з літер, які є і в українській. Їх упізнають за коротким списком, у якому немає слів, наявних і в українській, та за закінченнями, яких українські слова не мають.',
    note: otherLanguages.uk,
    message: ({ found }) => `«${found}» — російське слово.`,
    hint: ({ suggestion }) =>
      suggestion === undefined ? 'Напишіть слово українською.' : `Українською: «${suggestion}».`,
  },
  check: each(ukrainianTexts, (text, report) => {
    if (!mayHaveRussian.test(text.value.toLowerCase())) return;
    // An и with a bracket or a full stop is the letter of a list. A word with a letter that only Ukrainian has is Ukrainian, whatever its ending.
    const isLetter = ({ 0: found, index }: RegExpExecArray) =>
      /^и$/i.test(found) && !/^\s/.test(text.value.slice(index + 1));
    const match = [...wordsOnly(text.value).matchAll(russian)].find(
      (each) => !ukrainian.test(each[0]) && !isLetter(each),
    );
    if (!match) return;
    const [found] = match;
    const suggestion = likeCase(russianWords[found.toLowerCase()], found);
    report({ ...text, ...rangeOfMatch(match) }, { found, suggestion });
  }),
  explains: explainsWording,
});

function likeCase(suggestion: string | undefined, found: string): string | undefined {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? suggestion?.replace(/^./u, (first) => first.toUpperCase()) : suggestion;
}

const wordLetters = "[\\p{L}\\p{M}’'ʼ-]";
const alone = (phrase: string) => `(?<!${wordLetters})(?:${phrase.replaceAll(' ', '[ \\u00a0]')})(?!${wordLetters})`;
const anyPhrase = new RegExp(alone(russianPhrases.map(({ phrase }) => phrase).join('|')), 'gu');
const mayHavePhrase = quickLook(anyPhrase);
const isPhrase = (phrase: string, words: string) => new RegExp(`^${alone(phrase)}$`, 'u').test(words);

export const russianPhrase = defineRule<{ found: string; instead: string }>('russian-phrase', 'warning', 'group', {
  en: {
    asks: 'A Ukrainian text has no phrases translated word for word from Russian.',
    why: 'Offices have used them for decades, and no dictionary finds them: each of their words is Ukrainian. They are known by a short list, which leaves out what is right in some context.',
    note: otherLanguages.en,
    message: ({ found }) => `«${found}» is a Russian phrase in Ukrainian words.`,
    hint: ({ instead }) => `In Ukrainian: «${instead}».`,
  },
  uk: {
    asks: 'В українському тексті немає зворотів, дослівно перекладених із російської.',
    why: 'В установах їх уживають десятиліттями, і жоден словник їх не знаходить: кожне слово в них українське. Їх упізнають за коротким списком, у якому немає того, що десь правильне.',
    note: otherLanguages.uk,
    message: ({ found }) => `«${found}» — калька з російської.`,
    hint: ({ instead }) => `Українською: «${instead}».`,
  },
  check: each(ukrainianTexts, (text, report) => {
    const words = wordsOnly(text.value).toLowerCase();
    // In small letters a text may have another length, and then places would be wrong.
    if (words.length !== text.value.length || !mayHavePhrase.test(words)) return;
    for (const match of words.matchAll(anyPhrase)) {
      const range = rangeOfMatch(match);
      const { instead = '' } = russianPhrases.find(({ phrase }) => isPhrase(phrase, match[0])) ?? {};
      report({ ...text, ...range }, { found: text.value.slice(range.from, range.to), instead });
    }
  }),
  explains: explainsWording,
});

/** The terms whose forms no text is to use, with patterns of these, made once for the file of terms. */
const termsOf = oncePer(({ value }: ContentFile) =>
  asList(asObject(value).terms).flatMap((term) => {
    const { language, preferred, forbidden, reason }: { [Key in keyof TermsData['terms'][number]]?: unknown } =
      asObject(term);
    const forms = asList(forbidden).flatMap((form) => asText(form) || []);
    if (forms.length === 0) return [];
    return {
      language,
      words: { preferred: asText(preferred) ?? '', reason: asText(reason) ?? '' },
      // Without a look at what precedes, and in small letters, and so fast: most texts have none of the words.
      mayHave: new RegExp(forms.map((form) => termPattern(form.toLowerCase())).join('|'), 'u'),
      pattern: new RegExp(`(?<!\\p{L})(?:${forms.map(termPattern).join('|')})(?!\\p{L})`, 'giu'),
    };
  }),
);

/** The same by language, with what any of them may be found by: each group of files is checked against them. */
const termsByLanguage = oncePer(
  (file: ContentFile) =>
    new Map(
      [...groupBy(termsOf(file), ({ language }) => language)].map(([language, terms]) => [
        language,
        { terms, mayHave: new RegExp(terms.map(({ mayHave }) => mayHave.source).join('|'), 'u') },
      ]),
    ),
);

type TermNotUsedParameters = { found: string; preferred: string; reason: string };

export const termNotUsed = defineRule<TermNotUsedParameters>('term-not-used', 'warning', 'group', {
  en: {
    asks: 'Texts use one term for one thing.',
    why: 'Two words for one thing make readers look for a difference, and a search for one of them misses the other. `content/data/terms.json` lists the word to use, those not to use, and why.',
    note: 'For a quotation or the title of a standard, write an exception. Words are not replaced by `--fix`: what stands around them has to be inflected too.',
    message: ({ found }) => `The texts of this site do not use "${found}".`,
    hint: ({ preferred, reason }) => `Write "${preferred}" in the form that the sentence needs. ${reason}`,
  },
  uk: {
    asks: 'Тексти називають одне одним терміном.',
    why: 'Два слова для одного змушують читача шукати різницю, а пошук за одним із них не знаходить другого. `content/data/terms.json` перелічує, яке слово вживати, яких уникати й чому.',
    note: 'Для цитати чи назви стандарту напишіть виняток. `--fix` слів не замінює: слова довкола теж треба узгодити.',
    message: ({ found }) => `У текстах цього сайту не вживають «${found}».`,
    hint: ({ preferred, reason }) => `Напишіть «${preferred}» у потрібній формі. ${reason}`,
  },
  check(tree, report) {
    const file = tree.file(termsFile);
    if (!file) return;
    for (const text of ownTexts(tree)) {
      const { mayHave, terms = [] } = termsByLanguage(file).get(text.file.language) ?? {};
      const small = text.value.toLowerCase();
      if (!mayHave?.test(small)) continue;
      const words = wordsOnly(text.value);
      for (const term of terms) {
        const match = term.mayHave.test(small) && words.matchAll(term.pattern).next().value;
        if (match) report({ ...text, ...rangeOfMatch(match) }, { found: match[0], ...term.words });
      }
    }
  },
  explains: explainsWording,
});

/** Tells of a word whether it is among those of the field, which no dictionary has. */
const isOfField = oncePer((tree: ContentTree) => {
  const { known }: { [Key in keyof TermsData]?: unknown } = asObject(tree.file(termsFile)?.value);
  const forms = asList(known).flatMap((each) => {
    const { language, words } = asObject(each);
    return asList(words).map((form) => ({
      language,
      pattern: new RegExp(`^${termPattern(asText(form) ?? '')}$`, 'iu'),
    }));
  });
  return (word: string, language?: LanguageCode) =>
    forms.some((form) => form.language === language && form.pattern.test(word));
});

/** The parts of all names of people. */
const namesIn = oncePer(
  (tree: ContentTree) => new Set(valuesOfFormat(tree, 'person-name').flatMap(({ value }) => value.split(/[\s-]/))),
);

/** Words in quotes, one of which is meant. */
function anyOf(words: readonly string[], [open, close]: string, or: string): string {
  const quoted = words.map((each) => `${open}${each}${close}`);
  return inRow(quoted, or);
}

type WordMisspeltParameters = { word: string; suggestions: string[]; terms: string };

export const wordMisspelt = defineRule<WordMisspeltParameters>('word-misspelt', 'warning', 'content', {
  en: {
    asks: 'Words are spelled as in the dictionary.',
    why: 'A letter too many, a letter missing or two that changed places are hard to see for whoever typed them, and the first thing that readers see. What is new since the main branch is looked up, as far as the repository has that branch; a word is reported if the dictionary does not have it, but has one that is a single step away.',
    note: 'Words of the field that dictionaries do not have stand in `content/data/terms.json` under `known`, each with an asterisk for its endings: `"окатк*"`. Names, abbreviations, compounds with a hyphen and words of fewer than five letters are not looked up.',
    message: ({ word }) => `The dictionary does not have the word "${word}".`,
    hint: ({ word, suggestions, terms }) =>
      `Did you mean ${anyOf(suggestions, '""', 'or')}? If "${word}" is right, add it to "known" in ${terms}.`,
  },
  uk: {
    asks: 'Слова написано так, як у словнику.',
    why: 'Зайву літеру, пропущену чи дві переставлені той, хто їх набрав, помічає важко, а читач — найперше. Перевіряється нове порівняно з головною гілкою, якщо вона є в репозиторії; про слово буде зауваження, якщо словник його не має, зате має інше, відмінне на один крок.',
    note: 'Слова галузі, яких немає в словниках, стоять у `content/data/terms.json` під `known`, кожне із зірочкою замість закінчень: `"окатк*"`. Імена, скорочення, складні слова з дефісом і слова коротші за п’ять літер не перевіряються.',
    message: ({ word }) => `Слова «${word}» немає в словнику.`,
    hint: ({ word, suggestions, terms }) =>
      `Можливо, малося на увазі ${anyOf(suggestions, '«»', 'або')}? Якщо «${word}» написано правильно, додайте це слово до "known" у ${terms}.`,
  },
  paths: ['terms'],
  check(tree, report) {
    const isTouched = touchedSince(tree.published);
    const found = tree.files.flatMap((file) => {
      const dictionary = file.language && tree.dictionaries?.get(file.language);
      return dictionary && isTouched(file.path) ? misspeltIn(file, tree, dictionary) : [];
    });
    for (const { place, word, suggestions, related } of joinByTarget(found))
      report(place, { word, suggestions, terms: termsPath }, related);
  },
});

/** The words of a file that were not published with it and are nearly those of the dictionary. */
function misspeltIn(file: ContentFile, tree: ContentTree, dictionary: Dictionary) {
  const isRight = isOfField(tree);
  const before = tree.published?.read(file.path) ?? '';
  const published = textsIn(before);
  const texts = ownTextsIn(file).filter(({ value }) => !published.has(value));
  return texts.flatMap((text) =>
    runningWords(wordsOnly(text.value)).flatMap(({ word, from, to }) => {
      if (dictionary.has(word) || isRight(word, file.language)) return [];
      const suggestions = before.includes(word) ? [] : dictionary.nearest(word).slice(0, 3);
      if (suggestions.length === 0 || namesIn(tree).has(word)) return [];
      return { target: word.toLowerCase(), place: { ...text, from, to }, word, suggestions };
    }),
  );
}

/** All texts of a JSON file as a whole; none if it is not valid. */
function textsIn(json: string): ReadonlySet<unknown> {
  const texts = new Set<unknown>();
  try {
    JSON.parse(json, (_, value) => typeof value === 'string' && texts.add(value));
  } catch {
    texts.clear();
  }
  return texts;
}
