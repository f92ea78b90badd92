import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

/** What keeps Markdown from becoming what was meant. */
type MarkupFault = 'link-space' | 'link-open' | 'heading-space' | 'bold-open' | 'bold-space';

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const address = '(?:\\/|https?:\\/\\/|mailto:|tel:)';
/** What visitors would see as it is written, because a sign of Markdown is missing or a space is too many. */
const faults: [fault: MarkupFault, pattern: RegExp][] = [
  ['link-space', new RegExp(`\\[[^\\][\\n]+\\][ \\u00a0]+\\(${address}[^\\s()]*\\)`, 'g')],
  ['link-open', new RegExp(`\\[[^\\][\\n]+\\]\\(${address}[^\\s()]*(?=\\s|$)(?!\\s+["'(])`, 'g')],
  ['heading-space', /^#{2,6}(?=[^\s#])[^\n]*/gm],
  ['bold-space', /(?<![\p{L}\d*])\*\*[ \u00a0][^*\n]+\*\*/gu],
];

export const markupBroken = defineRule<{ fault: MarkupFault; found: string }>({
  code: 'markup-broken',
  severity: 'error',
  scope: 'group',
  summary: 'Markdown is whole: what was meant as a link, a heading or bold words becomes one.',
  why: 'Where a bracket, a space or a pair of asterisks is missing, visitors see the signs themselves instead of a link or a heading.',
  exceptions: 'None are needed: write such signs in Markdown code (`` `**` ``) where they are meant to be seen.',
  words: {
    en: ({ fault, found }) => ({
      message: `Visitors would see this as it is written: ${found}`,
      hint: {
        'link-space': `Write it without the space: "${found.replace(/\][ \u00a0]+\(/, '](')}".`,
        'link-open': `Close the bracket: "${found})".`,
        'heading-space': `Put a space after the signs: "${found.replace(/^#+/, '$& ')}".`,
        'bold-open': 'Put ** before the first and after the last of the bold words.',
        'bold-space': `Write it without the spaces: "${found.replace(/^\*\*\s+|\s+\*\*$/g, '**')}".`,
      }[fault],
    }),
    uk: ({ fault, found }) => ({
      message: `Відвідувачі побачать це так, як написано: ${found}`,
      hint: {
        'link-space': `Напишіть без пробілу: "${found.replace(/\][ \u00a0]+\(/, '](')}".`,
        'link-open': `Закрийте дужку: "${found})".`,
        'heading-space': `Поставте пробіл після знаків: "${found.replace(/^#+/, '$& ')}".`,
        'bold-open': 'Поставте ** перед першим і після останнього з виділених слів.',
        'bold-space': `Напишіть без пробілів: "${found.replace(/^\*\*\s+|\s+\*\*$/g, '**')}".`,
      }[fault],
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'markdown')) {
      if (!/[[#*]/.test(value)) continue;
      const text = value.replace(code, (found) => ' '.repeat(found.length));
      for (const { fault, from, to } of [...faultsIn(text), ...openBold(text)]) {
        report({ file, pointer, from, to }, { fault, found: value.slice(from, to) });
      }
    }
  },
});

function faultsIn(text: string): { fault: MarkupFault; from: number; to: number }[] {
  return faults.flatMap(([fault, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ fault, from: index, to: index + length })),
  );
}

/** The last `**` of each paragraph that has an odd number of them. */
function openBold(text: string): { fault: MarkupFault; from: number; to: number }[] {
  if (!text.includes('**')) return [];
  const paragraphs = [...text.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)];
  return paragraphs.flatMap(({ 0: paragraph, index: start }) => {
    const signs = [...paragraph.matchAll(/(?<![\\*])\*\*(?!\*)/g)];
    const last = signs.at(-1);
    if (!last || signs.length % 2 === 0) return [];
    return [{ fault: 'bold-open' as const, from: start + last.index, to: start + last.index + 2 }];
  });
}
