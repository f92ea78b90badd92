import { localName, replaceOpaque, type SvgTag, svgTags, wholeDeclaration } from './svg-parts.ts';

/** An element of a drawing, and what is drawn with it: its children, and the elements that it refers to. */
interface DrawnElement {
  children: DrawnElement[];
  refersTo: string[];
}

/** How many elements a browser draws for a well-formed drawing: what is referred to counts each time. */
export function drawnElements(text: string): number {
  const all: DrawnElement[] = [];
  const byId = new Map<string, DrawnElement>();
  const open: DrawnElement[] = [];
  for (const tag of svgTags(replaceOpaque(text, wholeDeclaration, () => ''))) {
    if (tag.closes) {
      open.pop();
      continue;
    }
    const element: DrawnElement = { children: [], refersTo: referencesOf(tag) };
    all.push(element);
    open.at(-1)?.children.push(element);
    const id = tag.attributes.find(({ key }) => key === 'id')?.value;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (!tag.isEmpty) open.push(element);
  }
  const [root] = all;
  return root ? countDrawn(root, byId) : 0;
}

function referencesOf({ name = '', attributes }: SvgTag): string[] {
  return attributes.flatMap(({ key, value }) => {
    // A link leads there and draws nothing.
    if (localName(key) === 'href') return value.startsWith('#') && localName(name) !== 'a' ? [value.slice(1)] : [];
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);
  });
}

/** Counts without recursion, which a hostile depth would overflow. */
function countDrawn(root: DrawnElement, byId: ReadonlyMap<string, DrawnElement>): number {
  const counts = new Map<DrawnElement, number>();
  const begun = new Set<DrawnElement>();
  const toDo = [root];
  const drawnWith = ({ children, refersTo }: DrawnElement) => [
    ...children,
    ...refersTo.flatMap((id) => byId.get(id) ?? []),
  ];
  for (let element = toDo.at(-1); element; element = toDo.at(-1)) {
    if (begun.has(element)) {
      toDo.pop();
      // Browsers draw nothing for what refers to itself: it has no count yet.
      if (!counts.has(element))
        counts.set(
          element,
          drawnWith(element).reduce((sum, each) => sum + (counts.get(each) ?? 0), 1),
        );
    } else {
      begun.add(element);
      for (const each of drawnWith(element)) if (!begun.has(each)) toDo.push(each);
    }
  }
  return counts.get(root) ?? 0;
}
