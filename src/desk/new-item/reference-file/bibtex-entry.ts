import { asList, asObject } from '../../../content/unknown-value.ts';
import { hasCyrillic } from '../../../lib/text/letters.ts';
import type { ReferenceItem } from './reference-item.ts';

/** An entry of BibTeX with its values as they are in the file. */
export interface BibtexEntry {
  type: string;
  label: string;
  properties: Readonly<Record<string, unknown>>;
}

/** Signs of formulas that the reader of BibTeX leaves as commands. */
const signs: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  circ: '°',
  to: '→',
  rightarrow: '→',
  leftrightarrow: '↔',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  pm: '±',
  approx: '≈',
  sim: '∼',
  infty: '∞',
  degree: '°',
  prime: '′',
  ll: '≪',
  gg: '≫',
  neq: '≠',
  partial: '∂',
};

const group = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const upright = new RegExp(
  `\\\\(?:mathrm|mathit|mathbf|mathsf|mathnormal|text|textrm|textup|operatorname|rm)\\s*${group}`,
);
const chemistry = new RegExp(String.raw`\\ce\s*${group}`, 'g');

/** Names of the field that holds the number of an article without pages. */
const articleNumbers = ['article-number', 'articleno', 'articlenumber', 'elocation-id', 'e-location'];

/** An entry as the library reads it without a loss: formulas, numbers of articles, and names in one piece where only a comma would tell their order. */
export function readableEntry({ type, label, properties }: BibtexEntry): BibtexEntry {
  const readable = Object.entries(properties).map(([key, value]) => {
    if (typeof value !== 'string') return [key, value];
    if (key === 'author') return [key, authorsIn(value).map(wholeName).join(' and ')];
    return [key, /title|journal|publisher/.test(key) ? readableTex(value) : value];
  });
  const own = Object.fromEntries(readable);
  const number = articleNumbers.map((key) => own[key]).find((value) => value !== undefined);
  const language = own.language || own.langid || own.hyphenation;
  return {
    type,
    label,
    properties: { ...(number !== undefined && { eid: number }), ...own, ...(language && { language }) },
  };
}

/** The facts that the library read of an entry, with the authors of whom it cannot know the order of the name. */
export function withWholeNames(item: ReferenceItem, { properties }: BibtexEntry): ReferenceItem {
  const written = typeof properties.author === 'string' ? authorsIn(properties.author) : [];
  const author = asList(item.author).map((each, index) => {
    const given = written[index] ?? '';
    const { family } = asObject(each);
    if (isBraced(given)) return { literal: family };
    if (wholeName(given) === given) return each;
    return hasCyrillic(given) ? { unordered: family } : { natural: family };
  });
  return { ...item, author };
}

/** A name without a comma in braces, so that it stays in one piece: BibTeX takes the last word for the surname. */
function wholeName(author: string): string {
  return isBraced(author) || partsOutside(author, /,/y).length > 1 ? author : `{${author}}`;
}

function authorsIn(value: string): string[] {
  return partsOutside(value.trim(), /\s+and\s+/iy);
}

function isBraced(text: string): boolean {
  return /^\{(?:[^{}]|\{[^{}]*\})*\}$/.test(text);
}

/** Splits a text where a separator is outside of braces. */
function partsOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    separator.lastIndex = at;
    const [found] = depth === 0 ? (separator.exec(text) ?? []) : [];
    const step = found ?? text.charAt(at);
    if (found !== undefined) parts.push('');
    else parts.push(`${parts.pop()}${step}`);
    if (found === undefined && text.charAt(at - 1) !== '\\') depth += step === '{' ? 1 : step === '}' ? -1 : 0;
    at += step.length;
  }
  return parts;
}

/** A value of BibTeX with the formulas that its reader does not know in the forms that it knows. */
function readableTex(value: string): string {
  return value
    .replace(/\\\((.*?)\\\)/gs, '$$$1$$')
    .replace(chemistry, (_, formula: string) => `{${chemical(formula)}}`)
    .replace(/(?<!\\)\$((?:\\.|[^$\\])*)\$/gs, (_, formula: string) => `$${mathematical(formula)}$`);
}

/** `Fe_3O_4` of `\mathrm{Fe_3O_4}`: its indices are not read within the command. */
function mathematical(formula: string): string {
  let text = formula.replace(/\\[,;:! ]|\\(?:left|right)(?![a-z])/gi, (found) => (found === '\\!' ? '' : ' '));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(upright, '$1');
  }
  return text
    .replace(/\s*\\([a-z]+)(?![a-z])\s*/gi, (found, name: string) => signed(found, name))
    .replace(/[_^]\s*\{?\s*°\s*\}?/g, '°')
    .replace(/([_^])([^{\\\s])/g, '$1{$2}');
}

/** A sign in the place of its command, with spaces around it unless it belongs to what is before it. */
function signed(found: string, name: string): string {
  const sign = signs[name];
  if (sign === undefined) return found;
  return ['circ', 'degree', 'prime'].includes(name) ? sign : `{} ${sign} `;
}

/** Numbers behind an element or a bracket are lowered; charges are raised. */
function chemical(formula: string): string {
  return formula
    .replace(/\^\{?(\d*[+-])\}?|(?<=[A-Za-z)\]])_?\{?(\d+)\}?/g, (_, charge?: string, count?: string) =>
      charge ? `\\textsuperscript{${charge}}` : `\\textsubscript{${count}}`,
    )
    .replace(/->/g, ' → ');
}
