import { allValues } from '../../../content/views/values.ts';
import { type Language, languageOf } from '../../../language/languages.ts';
import { blank } from '../../../text/blank.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { withApostrophes } from './wrong-apostrophe.ts';

type Pair = readonly [open: string, close: string];

const brackets: readonly Pair[] = [
  ['(', ')'],
  ['[', ']'],
];
const marks = /[()[\]«»„“”]/g;
/** Addresses of links may have brackets, and an interval ends as its end belongs to it: [0; 1). */
const notPairs = /(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)|[[(][^\s()[\]]+[;,][ \u00a0][^\s()[\]]+[)\]]|[:;]-?[()]/g;
/** What a bracket that closes a number or a letter of a list follows. */
const listMark = /(?:^|[\s\u00a0«“„*_|])(?:\p{L}|(?:\d+\.)*\d{1,3}|[ivx]{1,4})$/iu;
const longestMark = 40;

export const pairOpen = defineRule<{ found: string; other: string; isOpen: boolean }>({
  code: 'pair-open',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'Quotation marks and brackets come in pairs.', uk: 'Лапки й дужки стоять парами.' },
  why: {
    en: 'A quotation that does not end or a bracket too many is left over from an edit, and makes readers look for the other one.',
    uk: 'Цитата, яка не закінчується, чи зайва дужка лишилася після правки, і читач шукає другу.',
  },
  exceptions: {
    en: 'Letters and numbers of a list, “a)” and “1)”, intervals such as “[0; 1)”, and a quotation that begins again in each of its paragraphs are allowed. Code is not looked at.',
    uk: 'Дозволено літери й числа списку, «а)» і «1)», проміжки на зразок «[0; 1)» та цитату, яка починається знову в кожному своєму абзаці. Код не перевіряється.',
  },
  words: {
    en: ({ found, other, isOpen }) => ({
      message: isOpen
        ? `The ${found} is not closed: ${other} is missing.`
        : `The ${found} closes nothing: ${other} is missing.`,
      hint: isOpen
        ? `Put ${other} where the words in them end, or delete ${found}.`
        : `Put ${other} where the words in them begin, or delete ${found}.`,
    }),
    uk: ({ found, other, isOpen }) => ({
      message: isOpen
        ? `Знак ${found} не закрито: бракує ${other}.`
        : `Знак ${found} нічого не закриває: бракує ${other}.`,
      hint: isOpen
        ? `Поставте ${other} там, де закінчуються взяті в них слова, або видаліть ${found}.`
        : `Поставте ${other} там, де починаються взяті в них слова, або видаліть ${found}.`,
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (!file.language || !isProse || value.search(marks) < 0 || !isInOwnLanguage(text)) continue;
      const words = wordsOnly(blank(withApostrophes(value), notPairs));
      for (const pair of [...pairsOfQuotes(languageOf(file.language), words), ...brackets]) {
        const from = unpaired(words, pair);
        if (from === undefined) continue;
        const isOpen = words[from] === pair[0];
        const [found, other] = isOpen ? pair : [pair[1], pair[0]];
        report({ file, pointer, from, to: from + 1 }, { found, other, isOpen });
        break;
      }
    }
  },
});

/**
 * The quotes of a language, and those within them, as far as they can be compared: straight ones, or a curved one of another language,
 * may stand for any that they look like.
 */
export function pairsOfQuotes({ quotes }: Pick<Language, 'quotes'>, words: string): readonly Pair[] {
  const own: readonly Pair[] = quotes[0] === '«' ? [quotes, ['„', '“']] : [quotes];
  if (words.includes('"')) return [];
  const isForeign = (mark: string) => words.includes(mark) && !own.flat().includes(mark);
  return [...'„“”'].some(isForeign) ? own.filter(([open]) => open === '«') : own;
}

/** Where the first character of a pair is whose other one is missing. */
function unpaired(words: string, [open, close]: Pair): number | undefined {
  const opened: number[] = [];
  for (const { 0: mark, index } of words.matchAll(marks)) {
    if (mark === open) {
      // A quotation of several paragraphs begins again in each.
      const isContinued = opened.length > 0 && open !== '(' && beginsLine(words, index);
      if (!isContinued) opened.push(index);
    } else if (mark === close && opened.pop() === undefined) {
      if (close !== ')' || !listMark.test(words.slice(Math.max(0, index - longestMark), index))) return index;
    }
  }
  return opened[0];
}

/** Whether only spaces precede a place in its line, which is not the first one. */
function beginsLine(text: string, place: number): boolean {
  let at = place - 1;
  while (at >= 0 && text[at] !== '\n' && /\s/.test(text.charAt(at))) at--;
  return text[at] === '\n';
}
