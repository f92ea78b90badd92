/**
 * Spellings of a Ukrainian letter in names that are written in other alphabets: by the resolution of the Cabinet of Ministers of 2010,
 * in passports before it, by BGN/PCGN, scientifically, and by way of Russian, in Latin and in Cyrillic letters. Signs above
 * Latin letters and apostrophes are left out before names are compared.
 */
const spellings: Readonly<Record<string, string>> = {
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
      const options =
        (isEnd && together[`${found}$`]) ||
        together[found] ||
        spellings[found] ||
        found.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
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
