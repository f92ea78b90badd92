import type { MarkupFault } from '../messages/parameters.ts';
import type { Rule } from '../rule.ts';

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const address = '(?:\\/|https?:\\/\\/|mailto:|tel:)';
/** What visitors would see as it is written, because a sign of Markdown is missing or a space is too many. */
const faults: [fault: MarkupFault, pattern: RegExp][] = [
  ['link-space', new RegExp(`\\[[^\\][\\n]+\\][ \\u00a0]+\\(${address}[^\\s()]*\\)`, 'g')],
  ['link-open', new RegExp(`\\[[^\\][\\n]+\\]\\(${address}[^\\s()]*(?=\\s|$)(?!\\s+["'(])`, 'g')],
  ['heading-space', /^#{2,6}(?=[^\s#])[^\n]*/gm],
  ['bold-space', /(?<![\p{L}\d*])\*\*[ \u00a0][^*\n]+\*\*/gu],
];

/** Markdown is whole: what was meant as a link, a heading or bold words becomes one. */
export const rule: Rule<'markup-broken'> = {
  code: 'markup-broken',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('markdown')) {
      if (!/[[#*]/.test(value)) continue;
      const text = value.replace(code, (found) => ' '.repeat(found.length));
      for (const { fault, from, to } of [...faultsIn(text), ...openBold(text)]) {
        report({ file, pointer, from, to }, { fault, found: value.slice(from, to) });
      }
    }
  },
};

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
