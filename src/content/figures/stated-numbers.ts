import type { LanguageCode } from '../../language/languages.ts';
import { numberSigns } from '../../language/number-signs.ts';
import { decimalsOf, readNumber } from '../read-number.ts';

/** A number of a Markdown text, with the words that say what it is. */
export interface StatedNumber {
  value: number;
  /** How many decimals it is written with. */
  decimals: number;
  /** The sentence; of a table, the head of the column and the name of the row. */
  context: string;
  from: number;
  to: number;
}

/**
 * Finds the numbers of a text that have a unit: in a sentence before the unit, in a table below a head with it. Ends of ranges
 * are left out, because they say less.
 */
export function statedNumbers(text: string, unit: string, language: LanguageCode): StatedNumber[] {
  return [...inTables(text, unit, language), ...inSentences(text, unit, language)];
}

function inTables(text: string, unit: string, language: LanguageCode): StatedNumber[] {
  let head: string[] = [];
  return linesOf(text).flatMap(({ line, from }) => {
    if (!/^\s*\|/.test(line)) {
      head = [];
      return [];
    }
    const cells = cellsOf(line);
    const words = cells.map(({ words }) => words);
    if (!head.length) {
      head = words;
      return [];
    }
    return cells.slice(1).flatMap(({ words: cell, at }, index) => {
      const context = `${head[index + 1] ?? ''} ${words[0] ?? ''}`;
      const value = readNumber(cell, language);
      if (value === undefined || !hasUnit(context, unit)) return [];
      return [{ value, decimals: decimalsOf(cell, language), context, from: from + at, to: from + at + cell.length }];
    });
  });
}

function inSentences(text: string, unit: string, language: LanguageCode): StatedNumber[] {
  const { decimal, group } = numberSigns(language);
  const thousands = /\s/.test(group) ? ' \\u00a0' : group;
  const number = String.raw`\d+(?:[${thousands}]\d{3})*(?:[${decimal}]\d+)?`;
  const pattern = new RegExp(
    `(?<![\\d.,–-][ \\u00a0]?)(?<![\\p{L}\\d–.,/-])(${number})[ \\u00a0]?${escaped(unit)}(?![\\p{L}\\d/²³])`,
    'gu',
  );
  return linesOf(text).flatMap(({ line, from }) => {
    if (/^\s*\|/.test(line)) return [];
    return sentencesOf(line).flatMap(({ sentence, at }) =>
      [...sentence.matchAll(pattern)].flatMap(({ 1: found = '', index }) => {
        const value = readNumber(found, language);
        const start = from + at + index;
        if (value === undefined) return [];
        return [
          { value, decimals: decimalsOf(found, language), context: sentence, from: start, to: start + found.length },
        ];
      }),
    );
  });
}

function linesOf(text: string): { line: string; from: number }[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const at = from;
    from += line.length + 1;
    return { line, from: at };
  });
}

function cellsOf(line: string): { words: string; at: number }[] {
  let at = line.indexOf('|') + 1;
  return line
    .slice(at)
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => {
      const words = cell.trim();
      const place = at + cell.indexOf(words);
      at += cell.length + 1;
      return { words, at: place };
    });
}

function sentencesOf(line: string): { sentence: string; at: number }[] {
  let at = 0;
  return line.split(/(?<=[.!?…;])(?=\s+)/).map((sentence) => {
    const from = at;
    at += sentence.length;
    return { sentence, at: from };
  });
}

function hasUnit(context: string, unit: string): boolean {
  return new RegExp(`(?<![\\p{L}])${escaped(unit)}(?![\\p{L}/²³])`, 'u').test(context);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
