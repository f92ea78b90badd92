import type { TermsData } from '../../../../content/model/terms-data.ts';
import { groupBy } from '../../../cache/group-by.ts';
import { oncePer } from '../../../cache/once-per.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { touchedSince } from '../../../content/published-content.ts';
import { typedValues } from '../../../content/schema/typed-values.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import type { Dictionary } from '../../../text/spelling/dictionary.ts';
import { runningWords } from '../../../text/spelling/running-words.ts';
import { defineRule } from '../../rule.ts';
import { termsFile, termsPath } from '../../shared-files.ts';
import { termPattern } from '../../term-pattern.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { inRow } from '../../words.ts';

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

export const wordMisspelt = defineRule<{ word: string; suggestions: string[]; terms: string }>({
  code: 'word-misspelt',
  severity: 'warning',
  scope: 'content',
  summary: { en: 'Words are spelled as in the dictionary.', uk: 'Слова написано так, як у словнику.' },
  why: {
    en: 'A letter too many, a letter missing or two that changed places are hard to see for whoever typed them, and the first thing that readers see. What is new since the main branch is looked up, as far as the repository has that branch; a word is reported if the dictionary does not have it, but has one that is a single step away.',
    uk: 'Зайву літеру, пропущену чи дві переставлені той, хто їх набрав, помічає важко, а читач — найперше. Перевіряється нове порівняно з головною гілкою, якщо вона є в репозиторії; про слово буде зауваження, якщо словник його не має, зате має інше, відмінне на один крок.',
  },
  exceptions: {
    en: 'Words of the field that dictionaries do not have stand in `content/data/terms.json` under `known`, each with an asterisk for its endings: `"окатк*"`. Names, abbreviations, compounds with a hyphen and words of fewer than five letters are not looked up.',
    uk: 'Слова галузі, яких немає в словниках, стоять у `content/data/terms.json` під `known`, кожне із зірочкою замість закінчень: `"окатк*"`. Імена, скорочення, складні слова з дефісом і слова коротші за п’ять літер не перевіряються.',
  },
  paths: ['terms'],
  words: {
    en: ({ word, suggestions, terms }) => ({
      message: `The dictionary does not have the word "${word}".`,
      hint: `Did you mean ${inRow(
        suggestions.map((each) => `"${each}"`),
        'or',
      )}? If "${word}" is right, add it to "known" in ${terms}.`,
    }),
    uk: ({ word, suggestions, terms }) => ({
      message: `Слова «${word}» немає в словнику.`,
      hint: `Можливо, малося на увазі ${inRow(
        suggestions.map((each) => `«${each}»`),
        'або',
      )}? Якщо «${word}» написано правильно, додайте це слово до "known" у ${terms}.`,
    }),
  },
  check(tree, report) {
    const isTouched = touchedSince(tree.published);
    const found = tree.files.flatMap((file) => {
      const dictionary = file.language && tree.dictionaries?.get(file.language);
      return dictionary && isTouched(file.path) ? misspeltIn(file, tree, dictionary) : [];
    });
    for (const [{ place, word, suggestions }, ...others] of groupBy(found, ({ word }) =>
      word.toLowerCase(),
    ).values()) {
      const related = others.map((other) => ({ remark: 'also-here' as const, place: other.place }));
      report(place, { word, suggestions, terms: termsPath }, related);
    }
  },
});

/** The words of a file that were not published with it and are nearly those of the dictionary. */
function misspeltIn(file: ContentFile, tree: ContentTree, dictionary: Dictionary) {
  const isRight = isOfField(tree);
  let before: string | undefined;
  return typedValues(file).flatMap((text) => {
    if (!text.isProse || !isInOwnLanguage(text)) return [];
    return runningWords(wordsOnly(text.value)).flatMap(({ word, from, to }) => {
      if (dictionary.has(word) || isRight(word, file.language)) return [];
      before ??= tree.published?.read(file.path) ?? '';
      const suggestions = before.includes(word) ? [] : dictionary.nearest(word).slice(0, 3);
      if (suggestions.length === 0 || namesIn(tree).has(word)) return [];
      return { place: { file, pointer: text.pointer, from, to }, word, suggestions };
    });
  });
}
