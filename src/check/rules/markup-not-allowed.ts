import type { Rule } from '../rule.ts';

const htmlTag =
  /<!--|<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|object|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?=[\s/>])[^<>]*>/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i;
const markdown = /\*\*[^\s*][^*]*\*\*|!?\[[^\][]+\]\([^()\s]+\)/;

/** Markdown has no HTML in it, and plain words have no markup at all. */
export const rule: Rule<'markup-not-allowed'> = {
  code: 'markup-not-allowed',
  severity: 'error',
  check({ index }, report) {
    for (const { value, parts } of index.markdown()) {
      const [first] = parts.html;
      if (first) report({ ...value, from: first.from, to: first.to }, { found: first.found, markdown: true });
    }
    for (const { file, pointer, value, format, isProse } of index.values()) {
      if (!isProse || format === 'markdown') continue;
      const match = htmlTag.exec(value) ?? entity.exec(value) ?? markdown.exec(value);
      if (!match) continue;
      const place = { file, pointer, from: match.index, to: match.index + match[0].length };
      report(place, { found: match[0], markdown: false });
    }
  },
};
