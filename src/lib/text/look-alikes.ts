/** Letters that look the same in both alphabets, each Latin one before its Cyrillic twin. */
const pairs = 'AА BВ CС EЕ HН IІ KК MМ OО PР TТ XХ YУ aа cс eе iі oо pр xх yу jј sѕ';

/** The Cyrillic letter that looks like a Latin one. */
export const toCyrillic: ReadonlyMap<string, string> = new Map(
  pairs.split(' ').map(([latin, cyrillic]) => [latin as string, cyrillic as string]),
);

/** The Latin letter that looks like a Cyrillic one. */
export const toLatin: ReadonlyMap<string, string> = new Map(
  [...toCyrillic].map(([latin, cyrillic]) => [cyrillic, latin]),
);

/** Writes a Latin text in which some letters only look Latin in Latin alone; any other text stays as it is. */
export function latinLookAlikes(text: string): string {
  const fits = [...text].every((character) => toLatin.has(character) || !/\p{Script=Cyrillic}/u.test(character));
  if (!fits || !/\p{Script=Latin}/u.test(text)) return text;
  return [...text].map((character) => toLatin.get(character) ?? character).join('');
}
