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
  // A mark without an end has none later either, and is not looked for again: that would take minutes in a hostile file.
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

const svgTag = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</gu;
const svgAttribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A tag of a drawing, or what begins like one: that has no name. */
interface SvgTag {
  found: string;
  index: number;
  name: string | undefined;
  attributes: { key: string; value: string }[];
  closes: boolean;
  isEmpty: boolean;
}

/** The tags of a drawing without its opaque parts. */
function* svgTags(svg: string): Generator<SvgTag> {
  for (const { 0: found, 1: slash, 2: name, 3: attributes = '', 4: isEmpty, index } of svg.matchAll(svgTag)) {
    yield {
      found,
      index,
      name,
      attributes: [...attributes.matchAll(svgAttribute)].map(([, key = '', double, single]) => ({
        key,
        value: double ?? single ?? '',
      })),
      closes: Boolean(slash),
      isEmpty: Boolean(isEmpty),
    };
  }
}

/** A name without its prefix, in small letters. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

/** Elements that run, embed or change something, whatever their namespace. */
const activeElements = new Set(
  (
    'script handler listener foreignobject iframe frame frameset embed object applet audio video source track base link meta ' +
    'form input button textarea select body html set animate animatemotion animatetransform animatecolor discard'
  ).split(' '),
);

/** Attributes that name something to be loaded or gone to. */
const references = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'ping']);

/** A declaration up to its first end outside quotes. */
const declarationStart = /<!DOCTYPE(?:"[^"]*"|'[^']*'|[^"'>])*>/iy;

/** Encodings in which ASCII is what it seems: in others, what is read here as UTF-8 could be something else to a browser. */
const plainEncoding = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** Names the first thing in a drawing that could run, embed or load something; nothing when it is only a drawing. */
export function svgActivity(text: string): string | undefined {
  let declared: string | undefined;
  const svg = replaceOpaque(text, declarationStart, (found) => {
    declared ??= activeDeclaration(found);
    // Character data stays as the text that it is.
    const characters = /^<!\[CDATA\[([\s\S]*)\]\]>$/i.exec(found)?.[1] ?? '';
    return characters.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
  if (declared) return declared;
  const declaration = /<!(ENTITY|ATTLIST)/i.exec(svg);
  if (declaration) return `${declaration[0]}>`;
  let isInStyle = false;
  for (const [tag, slash, name = '', attributes = ''] of svg.matchAll(
    /<\s*(\/?)([^\s/>"'=<!?]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/g,
  )) {
    // The words of a style are read without the elements between them.
    if (activeElements.has(localName(name)) || (isInStyle && !slash)) return `<${name}>`;
    isInStyle = !slash && localName(name) === 'style' && !tag.endsWith('/>');
    const found = activeAttribute(attributes);
    if (found) return found;
  }
  return activeStyle(decode(svg));
}

function activeDeclaration(declaration: string): string | undefined {
  const found = /^<!DOCTYPE(?=.*\[)|^<\?xml-stylesheet/is.exec(declaration);
  if (found) return `${found[0]}>`;
  const encoding = /^<\?xml\s.*?\sencoding\s*=\s*["']([^"']*)/s.exec(declaration)?.[1];
  return encoding === undefined || plainEncoding.test(encoding) ? undefined : `encoding="${encoding}"`;
}

function activeAttribute(attributes: string): string | undefined {
  for (const [, name = '', double, single, bare] of attributes.matchAll(
    /(?<![^\s=/"'>])([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
  )) {
    const local = localName(name);
    if (/^on[a-z]/.test(local)) return 'on…=';
    // Browsers skip control characters and spaces in an address.
    const value = decode(double ?? single ?? bare ?? '').replace(/[\0-\x20]/g, '');
    if (!references.has(local) || value === '') continue;
    if (!/^#|^data:image\/(png|jpeg|webp|gif|avif);base64,/i.test(value)) return `${name}="…"`;
  }
  return undefined;
}

function activeStyle(text: string): string | undefined {
  const css = text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, other) =>
    code ? characterOf(code, 16) : other,
  );
  // The start of a comment may be within a string.
  for (const each of [css, css.replace(/\/\*[\s\S]*?\*\//g, '')]) {
    if (/@import/i.test(each)) return '@import';
    if (/url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/))/i.test(each)) return 'url(…)';
    const found = /image-set\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.exec(each);
    if (found) return found[0];
  }
  return undefined;
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex ? characterOf(hex, 16) : decimal ? characterOf(decimal, 10) : (named[name] ?? whole),
  );
}

function characterOf(code: string, base: number): string {
  const point = Number.parseInt(code, base);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** The reason why browsers do not draw an SVG that a page shows as a picture. */
export interface SvgProblem {
  problem:
    | 'namespace'
    | 'tag-open'
    | 'tag-extra'
    | 'ampersand'
    | 'bracket'
    | 'prefix'
    | 'attribute'
    | 'attribute-twice';
  /** The name or characters that it is about. */
  found: string;
  /** The line, from 1. */
  line: number;
}

const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^\s;<"']*;?/i;
const namespace = 'http://www.w3.org/2000/svg';

/** The first thing in a drawing that is not well-formed, so that browsers show a broken picture; nothing when it can be drawn. */
export function svgProblem(text: string): SvgProblem | undefined {
  const svg = replaceOpaque(text, wholeDeclaration, (found) => found.replace(/[^\n]/g, ' '));
  const at = (index: number, problem: SvgProblem['problem'], found: string): SvgProblem => ({
    problem,
    found,
    line: svg.slice(0, index).split('\n').length,
  });
  const problems = [tagProblem(svg, at)];
  const loose = entity.exec(svg);
  // An entity of the declaration may have any name; another rule refuses those.
  if (loose && !/<!ENTITY/i.test(text)) problems.push(at(loose.index, 'ampersand', loose[0]));
  return problems.filter((each) => each !== undefined).sort((a, b) => a.line - b.line)[0];
}

function tagProblem(
  svg: string,
  at: (index: number, problem: SvgProblem['problem'], found: string) => SvgProblem,
): SvgProblem | undefined {
  const open: { name: string; index: number; declared: string[] }[] = [];
  // For each prefix, the number of open tags that declare it.
  const prefixes = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  const count = (declared: readonly string[], by: 1 | -1) => {
    for (const prefix of declared) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + by);
  };
  for (const { found, index, name, attributes, closes, isEmpty } of svgTags(svg)) {
    if (name === undefined) return wrongTag(svg, index, at);
    if (closes) {
      const last = open.pop();
      if (last?.name !== name) {
        const isOpen = open.some((each) => each.name === name);
        return last && isOpen ? at(last.index, 'tag-open', `<${last.name}>`) : at(index, 'tag-extra', found);
      }
      count(last.declared, -1);
      continue;
    }
    const keys = new Set<string>();
    for (const { key } of attributes) {
      if (keys.has(key)) return at(index, 'attribute-twice', key);
      keys.add(key);
    }
    const isOfSvg = attributes.some(({ key, value }) => /^xmlns(?::|$)/.test(key) && value === namespace);
    if (open.length === 0 && !isOfSvg) return at(index, 'namespace', `xmlns="${namespace}"`);
    const declared = [...keys].flatMap((key) => (key.startsWith('xmlns:') ? key.slice('xmlns:'.length) : []));
    count(declared, 1);
    const unknown = [name, ...keys].find(
      (each) => each.includes(':') && !prefixes.get(each.slice(0, each.indexOf(':'))),
    );
    if (unknown) return at(index, 'prefix', unknown);
    if (isEmpty) count(declared, -1);
    else open.push({ name, index, declared });
  }
  const last = open.at(-1);
  return last && at(last.index, 'tag-open', `<${last.name}>`);
}

/** The mistake in something that begins like a tag and is none. */
function wrongTag(
  svg: string,
  index: number,
  at: (index: number, problem: SvgProblem['problem'], found: string) => SvgProblem,
): SvgProblem {
  const name = /^<\/?[\p{L}_][\p{L}\p{N}_.:-]*/u.exec(svg.slice(index))?.[0];
  return name ? at(index, 'attribute', name) : at(index, 'bracket', '<');
}

/** An element of a drawing. */
interface DrawnElement {
  /** The elements that are drawn with it: its children, and the elements that it refers to. */
  parts: DrawnElement[];
  /** The ids of the latter. */
  refersTo: string[];
}

/** The number of elements that a browser draws for a well-formed drawing: what is referred to counts each time. */
export function drawnElements(text: string): number {
  const all: DrawnElement[] = [];
  const byId = new Map<string, DrawnElement>();
  const open: DrawnElement[] = [];
  const styled = styledReferences(text);
  for (const tag of svgTags(replaceOpaque(text, wholeDeclaration, () => ''))) {
    if (tag.closes) {
      open.pop();
      continue;
    }
    const element: DrawnElement = { parts: [], refersTo: [...referencesOf(tag), ...styled(tag)] };
    all.push(element);
    open.at(-1)?.parts.push(element);
    const id = tag.attributes.find(({ key }) => key === 'id')?.value;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (!tag.isEmpty) open.push(element);
  }
  for (const { parts, refersTo } of all) {
    for (const id of refersTo) {
      const meant = byId.get(id);
      if (meant) parts.push(meant);
    }
  }
  const [root] = all;
  return root ? countDrawn(root) : 0;
}

function referencesOf({ name = '', attributes }: SvgTag): string[] {
  return attributes.flatMap(({ key, value }) => {
    // A link leads there and draws nothing.
    if (localName(key) === 'href') return value.startsWith('#') && localName(name) !== 'a' ? [value.slice(1)] : [];
    return idsIn(value);
  });
}

/** The ids that a style refers to. */
function idsIn(style: string): string[] {
  return [...style.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);
}

/** The elements that the drawing's own style sheet has an element refer to: by any name, class or id of a selector, which is at least what browsers apply. */
function styledReferences(text: string): (tag: SvgTag) => string[] {
  const byWord = new Map<string, Set<string>>();
  for (const [, sheet = ''] of text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/g)) {
    for (const rule of sheet.replace(/\/\*[\s\S]*?\*\//g, '').split('}')) {
      const [selector = '', body = ''] = rule.split('{').slice(-2);
      const ids = idsIn(body);
      if (ids.length === 0) continue;
      for (const word of selector.match(/[\p{L}\p{N}_-]+|\*/gu) ?? [])
        byWord.set(word, new Set([...(byWord.get(word) ?? []), ...ids]));
    }
  }
  return ({ name = '', attributes }) => {
    const own = attributes.flatMap(({ key, value }) => (/^(?:id|class)$/.test(key) ? value.split(/\s+/) : []));
    return [...new Set(['*', name, ...own].flatMap((word) => [...(byWord.get(word) ?? [])]))];
  };
}

/** Counts without recursion, which a hostile depth would overflow. */
function countDrawn(root: DrawnElement): number {
  const counts = new Map<DrawnElement, number>();
  const begun = new Set<DrawnElement>();
  const open = [root];
  for (let element = open.at(-1); element; element = open.at(-1)) {
    if (!begun.has(element)) {
      begun.add(element);
      for (const part of element.parts) if (!begun.has(part)) open.push(part);
      continue;
    }
    open.pop();
    if (counts.has(element)) continue;
    // Browsers draw nothing for what refers to itself: it has no count yet.
    const sum = element.parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 1);
    counts.set(element, sum);
  }
  return counts.get(root) ?? 0;
}
