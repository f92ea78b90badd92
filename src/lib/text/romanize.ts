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
