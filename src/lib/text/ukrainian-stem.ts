/**
 * A light stemmer for Ukrainian: it removes the endings of declension (nouns and adjectives of all groups) and those
 * of verbs in -увати, and undoes the commonest changes within the stem. It keeps what tells words apart, and has
 * one aim: all forms of a word give the same stem.
 */

const vowels = /[аеєиіїоуюя]/;

/** Endings of nouns in -ення, -ання, -іння: `випробування`, `випробувань`. */
const verbalNoun = /(?:[аеіяу]нн(?:ями|ях|ям|ів|я|ю|і)|[аеія]нь)$/;
/** Endings of verbs in -увати: `досліджує`, `досліджували`. */
const verb = /[ую](?:вати|вав|вала|вало|вали|вано|ючи|ємо|єте|ється|ються|ють|єш|є)$/;
/** Endings of nouns and adjectives, longest first. */
const endings = [
  ...['іями', 'ього', 'ьому', 'ьою'],
  ...['ами', 'ями', 'ими', 'іми', 'ого', 'ому', 'ові', 'еві', 'єві', 'ією', 'іям', 'іях', 'ьої'],
  ...['ах', 'ях', 'ам', 'ям', 'ом', 'ем', 'єм', 'ів', 'їв', 'ою', 'ею', 'єю', 'ий'],
  ...['ій', 'їй', 'ої', 'єї', 'им', 'ім'],
  ...['їм', 'их', 'іх', 'їх', 'ія', 'ії', 'ію', 'ей', 'ьо'],
  ...['а', 'я', 'о', 'е', 'є', 'и', 'і', 'ї', 'у', 'ю', 'ь', 'й'],
];

/** Stems whose vowel changes with the form, by the stem that the shortest form leaves. */
const changing: Record<string, string> = {
  піч: 'печ',
  рік: 'рок',
  сіл: 'сол',
  віс: 'ос',
  лід: 'льод',
  ківш: 'ковш',
  стіл: 'стол',
  бік: 'бок',
  рід: 'род',
  камін: 'камен',
  ступін: 'ступен',
  корін: 'корен',
  колір: 'кольор',
  вогон: 'вогн',
  спосіб: 'способ',
  виріб: 'вироб',
  провід: 'провод',
  привід: 'привод',
  зерен: 'зерн',
  вікон: 'вікн',
  шов: 'шв',
  день: 'дн',
  ден: 'дн',
  київ: 'києв',
  харк: 'харков',
  льв: 'львов',
};
/** Ends of words in which the vowel changes: `перехід`, `переходу`. */
const changingEnds: readonly [RegExp, string][] = [
  [/хід$/, 'ход'],
  [/([аеиоу].*)ріст$/, '$1рост'],
  [/(.)тік$/, '$1ток'],
];
/** Words in which a vowel stays that others lose. */
const constant: Record<string, string> = { вуглец: 'вуглец' };

/** The stem of a Ukrainian word in lowercase letters without apostrophes: `чавуном` → `чавун`, `печі` → `печ`. */
export function ukrainianStem(word: string): string {
  if (word.length < 3) return word;
  const stem = doubledOnce(quality(word) ?? withoutEnding(word));
  const changed = changing[stem] ?? constant[stem] ?? withoutFleetingVowel(stem, word);
  const whole = changingEnds.reduce((text, [end, put]) => text.replace(end, put), changed);
  // науці – наука, фахівці – фахівець
  return whole.replace(/ц$/, 'к');
}

/** Nouns in -ість: `якість`, `якості`, `якістю`. */
function quality(word: string): string | undefined {
  const found = /^(.*)(?:ість|ості|істю|остей|остям|остями|остях)$/.exec(word);
  return found?.[1] ? `${found[1]}іст` : undefined;
}

function withoutEnding(word: string): string {
  const cut = (length: number) => word.slice(0, word.length - length);
  for (const pattern of [verbalNoun, verb]) {
    const ending = pattern.exec(word)?.[0];
    // рівень is not a form of a noun in -ення: its stem would be too short.
    if (ending && cut(ending.length).length > 3 && vowels.test(cut(ending.length))) return cut(ending.length);
  }
  const ending = endings.find((each) => word.endsWith(each) && isStem(cut(each.length)));
  return ending ? cut(ending.length) : word;
}

function isStem(text: string): boolean {
  return text.length > 1 && vowels.test(text);
}

/** `сталлю` → `стал`, `чавунний` → `чавун`. */
function doubledOnce(stem: string): string {
  return stem.length > 3 && stem.at(-1) === stem.at(-2) && !vowels.test(stem.at(-1) ?? '') ? stem.slice(0, -1) : stem;
}

/** `зразок` → `зразк`, `фахівець` → `фахівц`, `рівень` → `рівн`: as in their other forms. */
function withoutFleetingVowel(stem: string, word: string): string {
  const fleeting = /^(.*[аеєиіїоуюя].*[бвгджзклмнпрстфхцчшщ])(?:о(?=к$)|е(?=ц$))(.)$/.exec(stem);
  const isShortest = word === stem || word === `${stem}ь`;
  if (fleeting && isShortest && stem.length > 4) return `${fleeting[1]}${fleeting[2]}`;
  if (word.endsWith('ень') && isShortest) return stem.replace(/ен$/, 'н');
  return stem;
}
