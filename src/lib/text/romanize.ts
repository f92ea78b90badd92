import { latinLookAlikes } from './look-alikes.ts';

/** The Ukrainian letters in the Latin alphabet, by the resolution of the Cabinet of Ministers No. 55 of 27.01.2010. */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
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
