import { isbn10CheckDigit, isbn13CheckDigit } from '../../../text/check-digits.ts';
import { defineRule } from '../../rule.ts';
import { namedNumbers } from './named-numbers.ts';

/** So many digits with one separator at most between two of them, and none behind. */
const digits = (count: number | string) => `(?:[ –-]?[\\dXХx]){${count}}(?!-?[\\dXХx])`;
/** Ends where an ISBN ends, so that numbers behind it are not taken for a part of it: `ISBN 9660012349 320 p.` */
const inText = `97[89]${digits(10)}|[\\dXХx]${digits(9)}|[\\dXХx]${digits('7,')}`;

export const isbn = defineRule<{ found: string; expected?: string; suggestion?: string }>({
  code: 'isbn',
  severity: 'error',
  scope: 'group',
  canBeExcepted: true,
  summary: {
    en: 'An ISBN has 10 or 13 digits and a correct check digit.',
    uk: 'ISBN має 10 або 13 цифр і правильну контрольну цифру.',
  },
  why: {
    en: 'A mistyped number leads to another book or to none. Numbers in fields of their own are checked, and those after the word ISBN in a text.',
    uk: 'Номер з одруком веде до іншої книги або нікуди. Перевіряються номери у власних полях і ті, що стоять у тексті після слова ISBN.',
  },
  exceptions: {
    en: 'A number that is misprinted in the book itself.',
    uk: 'Номер, надрукований з помилкою в самій книзі.',
  },
  words: {
    en: ({ found, expected, suggestion }) => ({
      message:
        expected === undefined
          ? `"${found}" is not an ISBN: expected 10 or 13 digits.`
          : `The ISBN ${found} is not valid: its check digit should be ${expected}.`,
      hint: suggestion ? `Write "${suggestion}".` : 'Compare it with the imprint of the book.',
    }),
    uk: ({ found, expected, suggestion }) => ({
      message:
        expected === undefined
          ? `"${found}" — не ISBN: у ньому має бути 10 або 13 цифр.`
          : `ISBN ${found} неправильний: контрольна цифра має бути ${expected}.`,
      hint: suggestion ? `Напишіть "${suggestion}".` : 'Звірте його з вихідними даними книги.',
    }),
  },
  check(tree, report) {
    for (const { value, place } of namedNumbers(tree, 'isbn', 'ISBN', inText)) {
      const expected = checkDigitOf(value);
      const suggestion = value.replace(/^\s*ISBN(?:-1[03])?[:\s]*|[\s.,;]+$/gi, '');
      if (expected === undefined) report(place, { found: value, ...(isRight(suggestion) && { suggestion }) });
      else if (!isRight(value)) report(place, { found: value, expected });
    }
  },
});

/** The check digit that a number of the form of an ISBN should have. */
function checkDigitOf(isbn: string): string | undefined {
  const bare = withoutSeparators(isbn);
  if (!/^(?:\d{9}[\dX]|97[89]\d{10})$/.test(bare)) return undefined;
  return bare.length === 13 ? isbn13CheckDigit(bare) : isbn10CheckDigit(bare);
}

function isRight(isbn: string): boolean {
  const expected = checkDigitOf(isbn);
  return expected !== undefined && withoutSeparators(isbn).endsWith(expected);
}

function withoutSeparators(isbn: string): string {
  return isbn.replace(/[ –-]/g, '');
}
