import type { LanguageCode } from '../../lib/language/languages.ts';
import { numberSigns } from '../../lib/language/numbers.ts';
import { escapePattern, type TextRange } from '../../lib/text/patterns.ts';
import { markdownBlocks } from '../markdown-blocks.ts';
import { decimalsOf, readNumber } from '../units.ts';

/** A number of a Markdown text, with the words that say what it is. */
export interface StatedNumber extends TextRange {
  value: number;
  /** The number of decimals it is written with. */
  decimals: number;
  /** The sentence; of a table, the head of the column and the name of the row. */
  context: string;
}

/**
 * Finds the numbers of a text that have a unit: in a sentence before the unit, in a table below a head with it. Ends of ranges
 * are left out, because they say less.
 */
export function statedNumbers(text: string, unit: string, language: LanguageCode): StatedNumber[] {
  const blocks = markdownBlocks(text).map(({ kind, from, to }) => ({ kind, from, words: text.slice(from, to) }));
  const [rows, others] = [blocks.filter(({ kind }) => kind === 'row'), blocks.filter(({ kind }) => kind !== 'row')];
  return [...inRows(rows, unit, language), ...others.flatMap((block) => inSentences(block, unit, language))];
}

/** A part of a text, and where it is. */
interface Part {
  words: string;
  from: number;
}

/** Rows that follow each other are a table, of which the first is the head. */
function inRows(rows: readonly Part[], unit: string, language: LanguageCode): StatedNumber[] {
  let head: Part[] = [];
  let end = -1;
  return rows.flatMap((row) => {
    if (row.from !== end + 1) head = [];
    end = row.from + row.words.length;
    const [name, ...cells] = cellsOf(row);
    if (!head.length) {
      head = cells;
      return [];
    }
    return cells.flatMap(({ words: cell, from }, index) => {
      const context = `${head[index]?.words ?? ''} ${name?.words ?? ''}`;
      const value = readNumber(cell, language);
      if (value === undefined || !hasUnit(context, unit)) return [];
      return [{ value, decimals: decimalsOf(cell, language), context, from, to: from + cell.length }];
    });
  });
}

function inSentences(block: Part, unit: string, language: LanguageCode): StatedNumber[] {
  const { decimal, group } = numberSigns(language);
  const thousands = /\s/.test(group) ? ' \\u00a0' : group;
  const number = String.raw`\d+(?:[${thousands}]\d{3})*(?:[${decimal}]\d+)?`;
  const pattern = new RegExp(
    `(?<![\\d.,–-][ \\u00a0]?)(?<![\\p{L}\\d–.,/-])(${number})[ \\u00a0]?${escapePattern(unit)}(?![\\p{L}\\d/²³])`,
    'gu',
  );
  return sentencesOf(block).flatMap(({ words: sentence, from }) =>
    [...sentence.matchAll(pattern)].flatMap(({ 1: found = '', index }) => {
      const value = readNumber(found, language);
      const start = from + index;
      if (value === undefined) return [];
      return [
        { value, decimals: decimalsOf(found, language), context: sentence, from: start, to: start + found.length },
      ];
    }),
  );
}

/** The cells of a row, which may begin and end with a line of the table or not. */
function cellsOf({ words: row, from }: Part): Part[] {
  let at = from;
  const cells = row.split(/(?<!\\)\|/).map((cell): Part => {
    const words = cell.trim();
    const place = at + cell.indexOf(words);
    at += cell.length + 1;
    return { words, from: place };
  });
  return cells.slice(Number(/^\s*\|/.test(row)), /(?<!\\)\|\s*$/.test(row) ? -1 : undefined);
}

function sentencesOf({ words: block, from }: Part): Part[] {
  let at = from;
  return block.split(/(?<=[.!?…;])(?=\s+)/).map((words) => {
    const start = at;
    at += words.length;
    return { words, from: start };
  });
}

function hasUnit(context: string, unit: string): boolean {
  return new RegExp(`(?<![\\p{L}])${escapePattern(unit)}(?![\\p{L}/²³])`, 'u').test(context);
}
