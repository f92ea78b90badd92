import { latinLookAlikes } from './look-alikes.ts';

/**
 * Spellings of a Ukrainian letter in names that are written in other alphabets: the first one in Latin letters is that of the resolution
 * of the Cabinet of Ministers No. 55 of 27.01.2010; others are of passports before it, BGN/PCGN, scientific, and by way of Russian.
 * Signs above Latin letters and apostrophes are left out before names are compared.
 */
export const spellings: Readonly<Record<string, string>> = {
  а: 'а a',
  б: 'б b',
  в: 'в v w',
  г: 'г h g gh',
  ґ: 'ґ г g gh h',
  д: 'д d',
  е: 'е э ё e ie ye je',
  є: 'є е ie ye je e',
  ж: 'ж zh z j',
  з: 'з z s',
  и: 'и ы y i',
  і: 'і и i y',
  ї: 'ї и i yi ji',
  й: 'й i y j',
  к: 'к k c',
  л: 'л l',
  м: 'м m',
  н: 'н n',
  о: 'о o',
  п: 'п p',
  р: 'р r',
  с: 'с s',
  т: 'т t',
  у: 'у u ou',
  ф: 'ф f ph',
  х: 'х kh h x ch',
  ц: 'ц ts c tz',
  ч: 'ч ch c tch cz',
  ш: 'ш sh s sch sz',
  щ: 'щ shch sc sch shh szcz',
  ь: 'ь j',
  ю: 'ю iu yu ju u',
  я: 'я ia ya ja a',
};

/** The Ukrainian letters in the Latin alphabet; the soft sign is left out. */
const letters: Record<string, string> = {
  ...Object.fromEntries(Object.entries(spellings).map(([letter, all]) => [letter, /[a-z]+/.exec(all)?.[0] ?? ''])),
  ь: '',
};

/** The letters that are written differently at the beginning of a word. */
const initials: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

const apostrophes = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;

/** Writes Ukrainian words in Latin letters: `Київ` → `Kyiv`, `Згорани` → `Zghorany`. Other characters stay. */
export function romanize(text: string): string {
  return text.replace(apostrophes, '').replace(/\p{L}+/gu, (word) => {
    const isUpper = word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
    return [...word].map((letter, index) => romanizeLetter(word, letter, index, isUpper)).join('');
  });
}

function romanizeLetter(word: string, letter: string, index: number, isUpper: boolean): string {
  const lower = letter.toLowerCase();
  const latin = isAfterZ(word, lower, index) ? 'gh' : ((index === 0 ? initials[lower] : undefined) ?? letters[lower]);
  if (latin === undefined) return letter;
  if (letter === lower) return latin;
  return isUpper ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** «зг» is written zgh, to tell it from «ж», zh. */
function isAfterZ(word: string, letter: string, index: number): boolean {
  return letter === 'г' && word[index - 1]?.toLowerCase() === 'з';
}

/** Russian-based spellings of Ukrainian places, in lowercase, each with the official one (KMU-55). */
export const romanizedPlaces: Readonly<Record<string, string>> = {
  kiev: 'Kyiv',
  kyev: 'Kyiv',
  odessa: 'Odesa',
  dnepr: 'Dnipro',
  dnieper: 'Dnipro',
  dnepropetrovsk: 'Dnipro',
  dniepropetrovsk: 'Dnipro',
  kharkov: 'Kharkiv',
  lvov: 'Lviv',
  nikolaev: 'Mykolaiv',
  nikolayev: 'Mykolaiv',
  zaporozhye: 'Zaporizhzhia',
  zaporozhe: 'Zaporizhzhia',
  zaporizhia: 'Zaporizhzhia',
  zaporizhya: 'Zaporizhzhia',
  'krivoy rog': 'Kryvyi Rih',
  'krivoi rog': 'Kryvyi Rih',
  krivbass: 'Kryvbas',
  chernigov: 'Chernihiv',
  chernobyl: 'Chornobyl',
  vinnitsa: 'Vinnytsia',
  vinnytsya: 'Vinnytsia',
  zhitomir: 'Zhytomyr',
  ternopol: 'Ternopil',
  lugansk: 'Luhansk',
  donbass: 'Donbas',
  dneprodzerzhinsk: 'Kamianske',
  kamenskoye: 'Kamianske',
  kremenchug: 'Kremenchuk',
  'the ukraine': 'Ukraine',
};

/** Small Latin letters that are no basic ones with a sign, as é is. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Makes an id, or a part of an address, of words in any language of Latin letters or in Ukrainian. A letter that only looks Latin
 * was meant to be one. Gives an empty text for words without letters.
 */
export function toSlug(words: string): string {
  return hyphenated(romanize(latinLookAlikes(words.normalize('NFC'))));
}

/** Words in Latin letters, as an address has them: `Crème brûlée` → `creme-brulee`. */
export function hyphenated(latin: string): string {
  return latin
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => others[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
