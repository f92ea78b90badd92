import type { ContentTree } from '../../../content/content-tree.ts';
import { placeKey } from '../../../content/place.ts';
import { allValues, isProse } from '../../../content/views/values.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import {
  defaultLanguage,
  englishName,
  type LanguageCode,
  languages,
  scriptOf,
  ukrainianName,
} from '../../../lib/language/languages.ts';
import { hasCyrillic, hasLatin, mayMixScripts } from '../../../lib/text/letters.ts';
import { toCyrillic, toLatin } from '../../../lib/text/look-alikes.ts';
import { rangeOfMatch } from '../../../lib/text/patterns.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { languagePairs, type PairedText } from '../../language-pairs.ts';
import { defineRule, each, type Suggested } from '../../rule.ts';
import { isInOtherScript, isInOwnLanguage, ownTexts, wordsOnly } from '../../text-language.ts';
import { meantCompound } from '../texts/quantity-rules.ts';

const lettersAndDigits = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d]+/gu;
/** Letters of both beside each other; looked for in one word at a time, which takes a moment in one of any length. */
const mixedLetters = /\p{Script=Latin}\p{M}*\d*\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{M}*\d*\p{Script=Latin}/u;
/** Lone lowercase letters that look like і, а, о or у; a capital I between words is a Roman numeral. */
const loneLatin = /(?<=(?:\p{Script=Cyrillic}[,;]?|[.!?»)…—])\s|^)[iaoy](?=\s[\p{Script=Cyrillic}«])/gu;
/** A lone Latin letter that cannot be a word: the sentence is about quantities then. */
const quantity = /(?<![\p{L}\p{N}’'])[b-hj-nq-xz](?![\p{L}\p{N}’'])/iu;

const sentenceEnd = /[.!?…](?=\s)|[\n|]/u;

export const mixedScript = defineRule<Suggested & { letters: string }>('mixed-script', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'A word is written in one alphabet.',
    why: 'A Latin i looks like a Ukrainian і, but search does not find the word and screen readers mispronounce it. A single Latin letter between Ukrainian words is a warning, because it may be the symbol of a quantity.',
    note: 'Each part of a hyphenated word may have its own alphabet: IT-компанія.',
    message: ({ found, letters }) => `"${found}" mixes Latin and Cyrillic letters that look alike: ${letters}`,
    hint: ({ suggestion }) => `Type the word again: "${suggestion}".`,
  },
  uk: {
    asks: 'Слово написано однією абеткою.',
    why: 'Латинська i схожа на українську і, але пошук такого слова не знаходить, а екранні читачі вимовляють його хибно. Окрема латинська літера між українськими словами — зауваження: вона може бути позначенням величини.',
    note: 'Частини слова з дефісом можуть мати кожна свою абетку: IT-компанія.',
    message: ({ found, letters }) => `У слові «${found}» змішано схожі латинські й кириличні літери: ${letters}`,
    hint: ({ suggestion }) => `Наберіть слово ще раз: «${suggestion}».`,
  },
  check: each(allValues, ({ file, pointer, value, isProse }, report) => {
    if (!isProse || !hasCyrillic(value) || !mayMixScripts(value)) return;
    const text = wordsOnly(value);
    for (const match of text.matchAll(lettersAndDigits)) {
      const repaired = mixedLetters.test(match[0]) && inOneScript(match[0]);
      if (repaired) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0], ...repaired });
    }
    // A single letter may also be the symbol of a quantity: people judge.
    for (const { 0: letter, index: from } of text.matchAll(loneLatin)) {
      if (quantity.test(sentenceAround(text, from))) continue;
      const suggestion = toCyrillic.get(letter) ?? letter;
      report({ file, pointer, from, to: from + 1 }, { found: letter, letters: letter, suggestion }, [], 'warning');
    }
  }),
});

/** The sentence, line or cell of a table in which a place lies, as far as it is near. */
function sentenceAround(text: string, at: number): string {
  const [before, after] = [text.slice(Math.max(0, at - 300), at), text.slice(at, at + 300)];
  return `${before.split(sentenceEnd).at(-1)}${after.split(sentenceEnd, 1)[0]}`;
}

/** The word in one alphabet, if all its letters of the other one are look-alikes. */
function inOneScript(word: string): { letters: string; suggestion: string } | undefined {
  const [latin, cyrillic] = [word.match(/\p{Script=Latin}/gu) ?? [], word.match(/\p{Script=Cyrillic}/gu) ?? []];
  const compound = meantCompound(word);
  if (compound !== undefined) return { letters: cyrillic.join(', '), suggestion: compound };
  const written = (letters: string[], alphabet: ReadonlyMap<string, string>) => ({
    letters: letters.join(', '),
    suggestion: [...word].map((character) => alphabet.get(character) ?? character).join(''),
  });
  const latinFits = latin.every((character) => toCyrillic.has(character));
  const cyrillicFits = cyrillic.every((character) => toLatin.has(character));
  if (latinFits && (!cyrillicFits || latin.length <= cyrillic.length)) return written(latin, toCyrillic);
  return cyrillicFits ? written(cyrillic, toLatin) : undefined;
}

/** The English texts that are Ukrainian while their Ukrainian counterparts are English, each with that: by `placeKey`. */
const swappedTexts = oncePer((tree: ContentTree) => {
  const swapped = languagePairs(tree).texts.filter(({ source, target }) => {
    const { language = defaultLanguage } = target.file;
    const isOther = scriptOf(language) === 'Latn' && isInOtherScript(target.value, language);
    return isOther && !hasCyrillic(source.value) && hasLatin(source.value);
  });
  return new Map(swapped.map(({ source, target }) => [placeKey(target), source]));
});

const cyrillicPhrase =
  /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}'’ʼ-]*(?:[\s,–—]+[\p{Script=Cyrillic}\p{M}'’ʼ-]+)*/u;

type CyrillicInEnglishParameters = { found: string; language: LanguageCode; swappedWith?: string };

export const cyrillicInEnglish = defineRule<CyrillicInEnglishParameters>('cyrillic-in-english', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'Texts in a language with Latin letters have no Cyrillic ones.',
    why: 'Most visitors of the English pages cannot read Cyrillic. A text without any Latin letter is an error; Cyrillic words inside an English text are a warning.',
    note: 'Cited titles: see `anyLanguage` in `src/content/kinds.ts`.',
    message: ({ found, language, swappedWith }) =>
      swappedWith
        ? `This is the ${englishName(defaultLanguage)} text; the ${englishName(language)} one is in ${swappedWith}.`
        : `Cyrillic letters in ${englishName(language)} text: ${found}`,
    hint: ({ swappedWith }) =>
      swappedWith ? 'Swap the texts of the two files.' : 'Translate the text; write names in Latin letters.',
  },
  uk: {
    asks: 'У текстах мовою з латинським письмом немає кирилиці.',
    why: 'Більшість відвідувачів англійських сторінок не читає кирилиці. Текст зовсім без латинських літер — помилка; кириличні слова всередині англійського тексту — зауваження.',
    note: 'Цитовані назви: див. `anyLanguage` у `src/content/kinds.ts`.',
    message: ({ found, language, swappedWith }) =>
      swappedWith
        ? `Тут ${ukrainianName(defaultLanguage, 'ий')} текст, а ${ukrainianName(language, 'ий')} — у ${swappedWith}.`
        : `Кирилиця в ${ukrainianName(language, 'ому')} тексті: ${found}`,
    hint: ({ swappedWith }) =>
      swappedWith ? 'Поміняйте тексти двох файлів місцями.' : 'Перекладіть текст, а імена запишіть латиницею.',
  },
  paths: ['swappedWith'],
  check(tree, report) {
    const swappedItems = new Set<string>();
    for (const text of ownTexts(tree)) {
      const { file, pointer, value } = text;
      if (scriptOf(file.language) !== 'Latn' || !hasCyrillic(value)) continue;
      const match = cyrillicPhrase.exec(wordsOnly(value));
      if (!match || languagePairs(tree).copied.has(placeKey(text))) continue;
      // A single look-alike letter in an English word is an error of another kind.
      if (hasLatin(value.charAt(match.index - 1) + value.charAt(match.index + match[0].length))) continue;
      const other = swappedTexts(tree).get(placeKey(text));
      const item = `${file.path} ${/^\/items\/\d+/.exec(pointer)?.[0] ?? ''}`;
      // Whoever swaps the texts of an item swaps all of them: that is one error.
      if (other && swappedItems.has(item)) continue;
      const found = match[0].length > 60 ? `${match[0].slice(0, 60)}…` : match[0];
      const place = { file, pointer, ...rangeOfMatch(match) };
      const swapped = other && { swappedWith: other.file.path };
      const severity = other || !hasLatin(value) ? 'error' : 'warning';
      if (other) swappedItems.add(item);
      report(place, { found, language: file.language, ...swapped }, other ? otherLanguage(other) : [], severity);
    }
  },
});

export const latinInUkrainian = defineRule<{ language: LanguageCode }>('latin-in-ukrainian', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'Texts in a language with Cyrillic letters are written in them.',
    why: 'A sentence without a single Cyrillic letter on a Ukrainian page is in the wrong file or not yet translated. Names, formulas and short titles may be Latin.',
    note: 'A text that is in another language on purpose: name its language beside it (`"titleLanguage": "en"`) where the file knows that key, or write an exception with the reason.',
    message: ({ language }) => `This ${englishName(language)} text has no Cyrillic letters.`,
    hint: ({ language }) => `Write it in ${englishName(language)}.`,
  },
  uk: {
    asks: 'Тексти мовою з кириличним письмом написано кирилицею.',
    why: 'Речення без жодної кириличної літери на українській сторінці — не в тому файлі або ще не перекладене. Імена, формули й короткі назви можуть бути латиницею.',
    note: 'Текст, навмисне написаний іншою мовою: вкажіть поруч його мову (`"titleLanguage": "en"`), якщо файл знає такий ключ, або напишіть виняток і причину.',
    message: ({ language }) => `В ${ukrainianName(language, 'ому')} тексті немає жодної кириличної літери.`,
    hint: ({ language }) => `Напишіть його ${ukrainianName(language, 'ою')}.`,
  },
  check: each(ownTexts, (text, report, tree) => {
    const { file, pointer, value } = text;
    if (scriptOf(file.language) !== 'Cyrl' || !isInOtherScript(value, file.language)) return;
    if (!reportedElsewhere(tree).has(placeKey(text))) report({ file, pointer }, { language: file.language });
  }),
});

/** The texts that are reported together with their English counterparts. */
const reportedElsewhere = oncePer((tree: ContentTree): Set<string> => {
  const { texts } = languagePairs(tree);
  const copied = texts.filter(({ source, target }) => source.value === target.value).map(({ source }) => source);
  return new Set([...copied, ...swappedTexts(tree).values()].map(placeKey));
});

const latinWords = /\p{Script=Latin}{3,}/gu;
/** Words in small letters, without those that join the parts of names. */
const commonWord = /(?<!\p{L})(?!(?:and|for|the|von|van|der|des|del)(?!\p{L}))\p{Ll}{3,}(?!\p{L})/u;

export const sameInBoth = defineRule<{ language: LanguageCode }>('same-in-both', 'error', 'group', {
  canBeExcepted: true,
  en: {
    asks: 'A text is in the language of its file.',
    why: 'A text copied from another language is easily left untranslated. Texts in Latin letters that are the same in two languages are a warning if they have five words, or several and one in small letters: they may be titles.',
    note: 'Single words, and names of up to four words, may be the same. Places for cited titles are listed under `anyLanguage` in `src/content/kinds.ts`.',
    message: ({ language }) =>
      `The text is the same in another language; it does not seem to be written in ${englishName(language)} yet.`,
    hint: ({ language }) => `Write it in ${englishName(language)}.`,
  },
  uk: {
    asks: 'Текст написано мовою його файлу.',
    why: 'Текст, скопійований з іншої мови, легко лишити неперекладеним. Тексти латиницею, однакові двома мовами, — зауваження, якщо в них п’ять слів або кілька й одне з малої літери: це можуть бути назви.',
    note: 'Однаковими можуть бути окремі слова й назви до чотирьох слів. Місця цитованих назв перелічено під `anyLanguage` у `src/content/kinds.ts`.',
    message: ({ language }) =>
      `Іншою мовою текст такий самий; схоже, ${ukrainianName(language, 'ою')} його ще не написано.`,
    hint: ({ language }) => `Напишіть його ${ukrainianName(language, 'ою')}.`,
  },
  check(tree, report) {
    for (const { source, target } of languagePairs(tree).texts) {
      if (source.value !== target.value || !isOwnProse(source) || !isInOwnLanguage(target)) continue;
      if (hasCyrillic(target.value)) report(target, { language: languageIn(target) }, otherLanguage(source));
      else if (isSentence(wordsOnly(target.value)))
        report(source, { language: languageIn(source) }, otherLanguage(target), 'warning');
    }
    // With more than two languages, a translation may be a copy of another one.
    for (const [text, copied] of copiesOfTranslations(tree)) {
      if (isOwnProse(text) && isSentence(wordsOnly(text.value)))
        report(text, { language: languageIn(text) }, otherLanguage(copied), 'warning');
    }
  },
  // A text that was copied from another language has its typography and its numbers.
  explains: (own) => explainsComparisonsOf(own, ['typography', 'fact-differs']),
});

/** The translations that are the same as one in an earlier language of the table, each with that. */
function copiesOfTranslations(tree: ContentTree): [text: PairedText, copied: PairedText][] {
  if (languages.length < 3) return [];
  const earlier = new Map<string, PairedText[]>();
  return languagePairs(tree).texts.flatMap(({ source, target }): [PairedText, PairedText][] => {
    const key = placeKey(source);
    const others = earlier.get(key) ?? [];
    earlier.set(key, [...others, target]);
    const copied = target.value !== source.value && others.find(({ value }) => value === target.value);
    return copied ? [[target, copied]] : [];
  });
}

function isOwnProse(text: PairedText): boolean {
  return isProse(text) && isInOwnLanguage(text);
}

function otherLanguage(text: PairedText) {
  return [{ remark: 'other-language-here' as const, place: text }];
}

/** Names are the same in both languages; a whole sentence, or several words with a common one among them, hardly ever are. */
function isSentence(text: string): boolean {
  const found = text.match(latinWords) ?? [];
  return found.length >= 5 || (found.length >= 2 && commonWord.test(text));
}

function languageIn({ file }: PairedText): LanguageCode {
  return file.language ?? defaultLanguage;
}
