/** Comments, character data, instructions and the declaration of a drawing, each with its end; without one where it has none. */
const opaque =
  /<!--[\s\S]*?(-->|$)|<!\[CDATA\[[\s\S]*?(\]\]>|$)|<\?[\s\S]*?(\?>|$)|<!DOCTYPE(?:"[^"]*"|'[^']*'|\[[^\]]*(?:\]|$)|[^"'<>[])*(>|)/gi;

/**
 * A drawing with what has no tags of its own replaced. Each such part is read to its end before the next one: a comment that begins in
 * one of the others is none, and a part without an end hides nothing.
 */
function replaceOpaque(text: string, replace: (found: string) => string): string {
  return text.replace(opaque, (found, ...ends) => (ends.slice(0, 4).some(Boolean) ? replace(found) : found));
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

/** Encodings in which ASCII is what it seems: in others, what is read here as UTF-8 could be something else to a browser. */
const plainEncoding = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** Names the first thing in a drawing that could run, embed or load something; nothing when it is only a drawing. */
function activityIn(text: string, elements: readonly SvgElement[]): string | undefined {
  let found: string | undefined;
  const svg = replaceOpaque(text, (part) => {
    found ??= activeDeclaration(part);
    return /^<!\[CDATA\[([\s\S]*)\]\]>$/i.exec(part)?.[1] ?? '';
  });
  for (const element of elements) found ??= activeElement(element);
  return found ?? activeStyle(decode(svg));
}

function activeDeclaration(declaration: string): string | undefined {
  const found = /^<!DOCTYPE(?=.*\[)|^<\?xml-stylesheet/is.exec(declaration);
  if (found) return `${found[0]}>`;
  const encoding = /^<\?xml\s.*?\sencoding\s*=\s*["']([^"']*)/s.exec(declaration)?.[1];
  return encoding === undefined || plainEncoding.test(encoding) ? undefined : `encoding="${encoding}"`;
}

function activeElement({ name, attributes, children: [child] }: SvgElement): string | undefined {
  if (activeElements.has(localName(name))) return `<${name}>`;
  for (const [key, written] of attributes) {
    const local = localName(key);
    if (/^on[a-z]/.test(local)) return 'on…=';
    // Browsers skip control characters and spaces in an address.
    const value = decode(written).replace(/[\0-\x20]/g, '');
    if (!references.has(local) || value === '') continue;
    if (!/^#|^data:image\/(png|jpeg|webp|gif|avif);base64,/i.test(value)) return `${key}="…"`;
  }
  // The words of a style are read without the elements between them.
  return child && localName(name) === 'style' ? `<${child.name}>` : undefined;
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
  found: string;
  line: number;
}

const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^\s;<"']*;?/i;
const namespace = 'http://www.w3.org/2000/svg';

/** The findings in a drawing. */
export interface DrawingFacts {
  /** The first thing that is not well-formed, so that browsers show a broken picture: nothing else is known then. */
  problem?: SvgProblem;
  /** The first thing that could run, embed or load something. */
  activity?: string | undefined;
  /** The number of elements that a browser draws: what is referred to counts each time. */
  elements?: number;
}

/** Reads a drawing that a page shows as a picture. */
export function readDrawing(text: string): DrawingFacts {
  const svg = replaceOpaque(text, (found) => found.replace(/[^\n]/g, ' '));
  const { elements, problem } = readElements(svg);
  // An entity of the declaration may have any name; another rule refuses those.
  const loose = /<!ENTITY/i.test(text) ? null : entity.exec(svg);
  const ampersand = loose && { problem: 'ampersand' as const, found: loose[0], index: loose.index };
  const [first] = [problem ?? [], ampersand ?? []]
    .flat()
    .map(({ index, ...own }) => ({ ...own, line: svg.slice(0, index).split('\n').length }))
    .sort((a, b) => a.line - b.line);
  if (first) return { problem: first };
  return { activity: activityIn(text, elements), elements: countDrawn(elements, styledReferences(text)) };
}

interface SvgElement {
  name: string;
  index: number;
  attributes: Map<string, string>;
  children: SvgElement[];
}

type PlacedProblem = Omit<SvgProblem, 'line'> & { index: number };

const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</gu;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The elements of a drawing in their order, up to the first problem with a tag. */
function readElements(svg: string): { elements: SvgElement[]; problem?: PlacedProblem } {
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  const wrong = (problem: SvgProblem['problem'], found: string, index: number) => ({
    elements,
    problem: { problem, found, index },
  });
  for (const { 0: found, 1: slash, 2: name, 3: written = '', 4: isEmpty, index } of svg.matchAll(tag)) {
    const around = open.at(-1);
    if (name === undefined) {
      const begun = /^<\/?[\p{L}_][\p{L}\p{N}_.:-]*/u.exec(svg.slice(index))?.[0];
      return begun ? wrong('attribute', begun, index) : wrong('bracket', '<', index);
    }
    if (slash && around?.name === name) open.pop();
    else if (slash) {
      const isOpen = open.some((each) => each.name === name);
      return around && isOpen
        ? wrong('tag-open', `<${around.name}>`, around.index)
        : wrong('tag-extra', found, index);
    } else {
      const attributes = new Map<string, string>();
      for (const [, key = '', double, single = ''] of written.matchAll(attribute)) {
        if (attributes.has(key)) return wrong('attribute-twice', key, index);
        attributes.set(key, double ?? single);
      }
      const element = { name, index, attributes, children: [] };
      if (!around && ![...attributes].some(([key, value]) => /^xmlns(?::|$)/.test(key) && value === namespace))
        return wrong('namespace', `xmlns="${namespace}"`, index);
      const isKnown = (prefix: string) =>
        /^xml(?:ns)?$/.test(prefix) ||
        attributes.has(`xmlns:${prefix}`) ||
        open.some((each) => each.attributes.has(`xmlns:${prefix}`));
      const unknown = [name, ...attributes.keys()].find(
        (each) => /:/.test(each) && !isKnown(each.replace(/:.*/, '')),
      );
      if (unknown) return wrong('prefix', unknown, index);
      elements.push(element);
      around?.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const last = open.at(-1);
  return last ? wrong('tag-open', `<${last.name}>`, last.index) : { elements };
}

/** The ids that a style refers to. */
function idsIn(style: string): string[] {
  return [...style.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);
}

/** The ids that the drawing's own style sheet has elements refer to, by any name, class or id of a selector: at least what browsers apply. */
function styledReferences(text: string): ReadonlyMap<string, ReadonlySet<string>> {
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
  return byWord;
}

/** The ids that an element refers to, so that they are drawn with it. */
function referencesOf({ name, attributes }: SvgElement, styled: ReturnType<typeof styledReferences>): string[] {
  const own = [...attributes].flatMap(([key, value]) => {
    if (localName(key) !== 'href') return idsIn(value);
    // A link leads there and draws nothing.
    return value.startsWith('#') && localName(name) !== 'a' ? [value.slice(1)] : [];
  });
  const words = ['*', name, ...['id', 'class'].flatMap((key) => attributes.get(key)?.split(/\s+/) ?? [])];
  return [...own, ...new Set(words.flatMap((word) => [...(styled.get(word) ?? [])]))];
}

/** Counts what is drawn with the first element: its children and what they refer to, each time. Recursion would overflow at a hostile depth. */
function countDrawn(elements: readonly SvgElement[], styled: ReturnType<typeof styledReferences>): number {
  const byId = new Map(elements.toReversed().map((element) => [element.attributes.get('id'), element]));
  const parts = new Map<SvgElement, SvgElement[]>();
  const counts = new Map<SvgElement, number>();
  const open = elements.slice(0, 1);
  for (let element = open.at(-1); element; element = open.at(-1)) {
    const known = parts.get(element);
    if (known) {
      open.pop();
      // Browsers draw nothing for what refers to itself: it has no count yet.
      if (!counts.has(element))
        counts.set(
          element,
          known.reduce((sum, part) => sum + (counts.get(part) ?? 0), 1),
        );
    } else {
      const own = [...element.children, ...referencesOf(element, styled).flatMap((id) => byId.get(id) ?? [])];
      parts.set(element, own);
      for (const part of own) if (!parts.has(part)) open.push(part);
    }
  }
  return counts.get(elements[0] as SvgElement) ?? 0;
}
