import { closest } from './compare-text.ts';
import { escapePattern } from './patterns.ts';
import { spellings } from './romanize.ts';
import { ukrainianStem } from './ukrainian-stem.ts';

/** Several letters that are spelt together; endings of adjectives, which surnames may be, differ between the languages. */
const together: Readonly<Record<string, string>> = {
  ий$: 'ий ый ой yi yj yy ij iy ii y i oy oi oj',
  ій$: 'ій ий ii iy ij i y',
  ька$: 'ька ка ькая кая ka kaya kaia kaja',
  зг: 'зг zgh zg zh',
  кс: 'кс ks x',
  йо: 'йо ё io yo jo o e',
  ьо: 'ьо ё io yo jo o e',
};

/** Given names that Russian has another form of, by their beginning, as patronymics have it, too. */
const russianForms: readonly (readonly [ukrainian: string, russian: string])[] = [
  ['олен', 'елен'],
  ['олександр', 'александр'],
  ['олекси', 'алексе'],
  ['олексі', 'алексе'],
  ['микола', 'никола'],
  ['микит', 'никит'],
  ['володимир', 'владимир'],
  ['ганн', 'анн'],
  ['пилип', 'филипп'],
  ['панас', 'афанаси'],
  ['осип', 'иосиф'],
  ['йосип', 'иосиф'],
  ['юхим', 'ефим'],
  ['олег', 'олег'],
  ['дмитр', 'дмитри'],
  ['андрі', 'андре'],
  ['сергі', 'серге'],
  ['євген', 'евгени'],
  ['їлл', 'ил'],
];

/** True if two words of names may be one: `Щедрик` and `Shchedryk`, `Schedrik`, `Ščedryk`, `Щедрик`. */
export function isSpelling(ukrainian: string, written: string): boolean {
  return patternsOf(ukrainian).some((pattern) => new RegExp(`^${pattern}$`, 'u').test(folded(written)));
}

/** True if an initial, without its full stop, may be that of a Ukrainian name: `Ю` and `Yu`, `Iu`, `J`. */
export function isInitialOf(ukrainian: string, written: string): boolean {
  const initial = folded(written);
  return formsOf(ukrainian).some((form) =>
    (spellings[form.charAt(0)] ?? form.charAt(0))
      .split(' ')
      .some((each) => each === initial || (initial.length === 1 && each.startsWith(initial))),
  );
}

function patternsOf(name: string): string[] {
  const groups = Object.keys(together).join('|');
  const letter = new RegExp(`${groups}|.`, 'gu');
  return formsOf(name).map((form) =>
    form.replace(letter, (found, index: number) => {
      const isEnd = index + found.length === form.length;
      const options = (isEnd && together[`${found}$`]) || together[found] || spellings[found] || escapePattern(found);
      // The soft sign and what follows an apostrophe may be left out.
      return `(?:${options.replaceAll(' ', '|')})${/[ьй]/.test(found) && found.length === 1 ? '?' : ''}`;
    }),
  );
}

/** The name, and its Russian form if that is another one. */
function formsOf(name: string): string[] {
  const own = folded(name);
  const [ukrainian = '', russian] = russianForms.find(([start]) => own.startsWith(start)) ?? [];
  return russian === undefined ? [own] : [own, russian + own.slice(ukrainian.length)];
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+|['’ʼ`ʹ′ʺ″"ъ]|ь(?=[еєїюя])/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l');
}

const vowels = 'аеєиіїоуюя';
const consonant = /[бвгґджзклмнпрстфхцчшщ]/;
const changingVowel = new RegExp(`[іоеє](?=[^${vowels}]*$)`);
const lastSyllable = new RegExp(`[${vowels}][^${vowels}]*$`);

/**
 * Returns what all cases of a Ukrainian name have in common: its stem, with one letter for those that change in its last syllable
 * (`Ольга`, `Ользі`; `Чорновіл`, `Чорновола`).
 */
export function nameStem(name: string): string {
  return ukrainianStem(lettersOf(name))
    .replace(/[іїй]$/, '')
    .replace(/[гз]$/, 'г')
    .replace(/[кцч]$/, 'к')
    .replace(/[хсш]$/, 'х')
    .replace(changingVowel, 'о');
}

/**
 * The form of a name that was meant by a word one letter away, in small letters; undefined where it is a form of the name, or of another
 * name. Where nothing stands behind the stem (`Бондар`), cases and names of one root differ in its last syllable: there only consonants count.
 */
export function meantName(word: string, name: string): string | undefined {
  const [written, own] = [lettersOf(word), ukrainianStem(lettersOf(name))];
  if (own.length < 5 || nameStem(word) === nameStem(name)) return undefined;
  const isConstant = vowels.includes(name.charAt(name.length - 1));
  const start = own.slice(0, own.search(lastSyllable));
  for (const part of [start, own]) {
    for (const length of [part.length, part.length - 1, part.length + 1]) {
      const [other, rest] = [written.slice(0, length), written.slice(length)];
      const isNear = part === start ? part.length > 2 && isOneStep(other, part) : isNearStem(other, part, isConstant);
      if (isNear && nameStem(part + rest) === nameStem(name)) return part + rest;
    }
  }
  return undefined;
}

function isNearStem(written: string, stem: string, isConstant: boolean): boolean {
  return isOneStep(written, stem) && (isConstant || (stem.length > 5 && isOtherConsonant(written, stem)));
}

/** Tells whether words differ by one letter, or by two that changed places. */
export function isOneStep(one: string, other: string): boolean {
  return one !== other && closest(one, [other], 1) === other;
}

function isOtherConsonant(one: string, other: string): boolean {
  const differing = [...one].findIndex((letter, index) => letter !== other.charAt(index));
  const [a, b] = [one.charAt(differing), other.charAt(differing)];
  return one.length === other.length && differing < one.length - 1 && consonant.test(a) && consonant.test(b);
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/['’ʼ]/g, '');
}
