const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
/** Elements that stand in the middle of a word or sentence: every other one ends what stands before it. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
]);
const hidden = new Set(['script', 'style', 'svg', 'button', 'input', 'template']);

/**
 * The text of a prerendered page: what stands in its `<main>`, without what is marked with `data-search-ignore`, controls
 * and drawings. The pages are written by React, which escapes every sign that could be taken for a tag.
 */
export function pageText(html: string): string {
  const start = html.indexOf('<main');
  const main = html.slice(start, html.indexOf('</main>', start));
  let text = '';
  /** The name of the element that is left out, and how deep in elements of its name we are. */
  let skipped = '';
  let depth = 0;
  for (const [, closing, name = '', attributes = '', words] of main.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (words !== undefined) {
      if (!skipped) text += words;
      continue;
    }
    if (skipped) {
      if (name === skipped) depth += closing ? -1 : 1;
      if (depth === 0) skipped = '';
      continue;
    }
    const isVoid = name === 'input' || attributes.endsWith('/');
    if (!closing && !isVoid && (hidden.has(name) || / data-search-ignore|visually-hidden/.test(attributes))) {
      skipped = name;
      depth = 1;
    } else if (!inline.has(name)) text += ' ';
  }
  return decode(text)
    .replace(/[ \t\n\r]+/g, ' ')
    .trim();
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}
