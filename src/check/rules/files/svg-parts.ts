/** The ends of what has no tags of its own, by its beginning. */
const ends: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
const beginning = /<!--|<!\[CDATA\[|<\?|<!DOCTYPE/gi;

/**
 * A drawing with its comments, character data, instructions and declaration replaced.
 * Each is read to its end before the next one: a comment that begins in one of the others is none.
 * @param declaration what a declaration is, as a sticky pattern
 */
export function replaceOpaque(text: string, declaration: RegExp, replace: (found: string) => string): string {
  let replaced = '';
  let end = 0;
  // What has no end once has none later either, and is not looked for again: that would take minutes in a hostile file.
  const endless = new Set<string>();
  for (const { 0: found, index } of text.matchAll(beginning)) {
    const kind = found.toUpperCase();
    if (index < end || endless.has(kind)) continue;
    const close = closeOf(text, index, kind, declaration);
    if (close < 0) endless.add(kind);
    else {
      replaced += text.slice(end, index) + replace(text.slice(index, close));
      end = close;
    }
  }
  return replaced + text.slice(end);
}

function closeOf(text: string, index: number, kind: string, declaration: RegExp): number {
  const end = ends[kind];
  if (end === undefined) {
    declaration.lastIndex = index;
    return declaration.test(text) ? declaration.lastIndex : -1;
  }
  const close = text.indexOf(end, index + kind.length);
  return close < 0 ? -1 : close + end.length;
}

/** The declaration of a drawing, up to the end of its own entities. */
export const wholeDeclaration = /<!DOCTYPE(?:[^<>[]|\[[^\]]*\])*>/iy;

const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</gu;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A tag of a drawing, or what begins like one: that has no name. */
export interface SvgTag {
  found: string;
  index: number;
  name: string | undefined;
  attributes: { key: string; value: string }[];
  closes: boolean;
  isEmpty: boolean;
}

/** The tags of a drawing without its opaque parts. */
export function* svgTags(svg: string): Generator<SvgTag> {
  for (const { 0: found, 1: slash, 2: name, 3: attributes = '', 4: isEmpty, index } of svg.matchAll(tag)) {
    yield {
      found,
      index,
      name,
      attributes: [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => ({
        key,
        value: double ?? single ?? '',
      })),
      closes: Boolean(slash),
      isEmpty: Boolean(isEmpty),
    };
  }
}

/** A name without its prefix, in small letters. */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
