const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
/** Inline elements, which may be in the middle of a word or sentence: every other element ends the text before it. */
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
const hidden = new Set(['script', 'style', 'svg', 'button', 'input', 'template', 'nav']);
/** Between blocks of which the first ends no sentence: a label and what it labels, the cells of a table. */
const divider = ' ·';

/**
 * The text of a prerendered page: the text of its `<main>`, without what is marked with `data-search-ignore`, links to
 * save a file, navigation, controls and drawings; captions come last. Where a block ends, a sentence ends, or a middle dot follows.
 * The pages are written by React, which escapes every character that could be taken for a tag.
 */
export function pageText(html: string): string {
  const start = html.indexOf('<main');
  const captions: string[] = [];
  // A drawing may come first, but the lead says what the page is about.
  const rest = html
    .slice(start, html.indexOf('</main>', start))
    .replace(/<figcaption.*?<\/figcaption>/gs, (caption) => {
      captions.push(caption);
      return '<figure/>';
    });
  const main = rest + captions.join('');
  let text = '';
  /** The separator before the next words: a space, the end of a block, or nothing. */
  let before: 'space' | 'block' | undefined;
  let afterInline = false;
  /** The name of the element that is left out, and how deep in elements of its name we are. */
  let skipped = '';
  let depth = 0;
  for (const [, closing, name, attributes = '', words] of main.matchAll(
    /<!--.*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gis,
  )) {
    if (words !== undefined) {
      if (skipped) continue;
      // Spaces between two tags, of which React writes none, would say nothing.
      if (!words.trim()) before ??= 'space';
      else {
        if (text && before) text += `${before === 'block' && !endsSentence(text) ? divider : ''} `;
        text += words;
        before = undefined;
      }
      afterInline = false;
      continue;
    }
    if (name === undefined) continue;
    if (skipped) {
      if (name === skipped) depth += closing ? -1 : 1;
      if (depth === 0) skipped = '';
      continue;
    }
    const isVoid = ['input', 'img', 'br', 'hr'].includes(name) || attributes.endsWith('/');
    if (!closing && !isVoid && isLeftOut(name, attributes)) {
      skipped = name;
      depth = 1;
      before ??= 'space';
    } else if (name === 'br') before ??= 'space';
    else if (!inline.has(name)) before = 'block';
    // Elements in a row are set apart by style sheets: <time>…</time><a>…</a>.
    else if (!closing && afterInline) before ??= 'space';
    afterInline = Boolean(closing) && inline.has(name);
  }
  return decode(text)
    .replace(/[ \t\n\r]+/g, ' ')
    .trim();
}

function isLeftOut(name: string, attributes: string): boolean {
  return hidden.has(name) || / data-search-ignore|visually-hidden| download(?:=|$)/.test(attributes);
}

/** Looks at the end alone: a pattern would walk through the whole text at every block. */
function endsSentence(text: string): boolean {
  return '.!?…:;,·—–'.includes(text.trimEnd().at(-1) ?? ' ');
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });
}
