import { localName, replaceOpaque, type SvgTag, svgTags, wholeDeclaration } from './svg-parts.ts';

/** An element of a drawing. */
interface DrawnElement {
  /** What is drawn with it: its children, and the elements that it refers to. */
  parts: DrawnElement[];
  /** The ids of the latter. */
  refersTo: string[];
}

/** How many elements a browser draws for a well-formed drawing: what is referred to counts each time. */
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

/** What the drawing's own style sheet has an element refer to: by any name, class or id of a selector, which is at least what browsers apply. */
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
