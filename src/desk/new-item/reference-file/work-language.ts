/** The languages of publications, by their codes and by the names that programs and people write. */
const names = {
  uk: 'ua ukr ukrainian українська укр',
  en: 'eng english american british canadian australian newzealand usenglish ukenglish англійська англ английский',
  ru: 'rus russian російська рос русский рус',
  de: 'ger deu german ngerman austrian naustrian swissgerman nswissgerman deutsch німецька нім немецкий',
  pl: 'pol polish polski polska polnisch польська пол польский',
  fr: 'fre fra french français francais canadien acadian französisch французька фр французский',
} as const;

export type WorkLanguage = keyof typeof names;

/** All languages that a publication may have. */
export const workLanguages = Object.keys(names) as WorkLanguage[];


/**
 * The language that an entry names, as a code with or without a region, as babel has it or as a word; that of a title whose letters
 * no other language has. Another one is not known: German and English look alike.
 */
export function readWorkLanguage(given: string, title: string): WorkLanguage | undefined {
  const word = given
    .toLowerCase()
    .replace(/\(.*\)|\./g, '')
    .replace(/ (?:мова|язык|language)$/, '')
    .trim();
  if (word) {
    const code = /^([a-z]{2,3})[-_][a-z\d-_]+$/.exec(word)?.[1] ?? word;
    return workLanguages.find((each) => each === code || names[each].split(' ').includes(code));
  }
  return /[ґєії]/i.test(title) && !/[ыэёъў]/i.test(title) ? 'uk' : undefined;
}
