import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** An entry of a list as word processors write it: a paragraph that knows its list and its level. */
interface ListEntry {
  html: string;
  level: number;
  isNumbered: boolean;
  /** The number that it has, if it has one, and the name of its list. */
  number?: number;
  list: string;
}

export const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
/** The name of an element; that of a whole document is empty. */
export const nameOf = ({ rawTagName }: HTMLElement) => (rawTagName ?? '').toLowerCase();
const isBlank = (node: Node) => node.nodeType !== NodeType.ELEMENT_NODE && node.text.trim() === '';
const isList = (node: Node): node is HTMLElement => isElement(node) && /^[uo]l$/.test(nameOf(node));

/** Nests lists in the entries that they belong to, whoever wrote them: Word by levels of paragraphs, Google Docs beside the entries. */
export function nestLists(root: HTMLElement): void {
  const lastNumbers = new Map<string, number>();
  const holders = [root, ...root.querySelectorAll('*')].filter(({ childNodes }) =>
    childNodes.some((node) => entriesOf(node)),
  );
  for (const holder of holders) {
    const parts: (Node | ListEntry[])[] = [];
    for (const node of holder.childNodes) {
      const entries = entriesOf(node);
      const before = parts.at(-1);
      if (entries && Array.isArray(before)) before.push(...entries);
      else if (entries) parts.push(entries);
      else if (!(Array.isArray(before) && isBlank(node))) parts.push(node);
    }
    holder.innerHTML = parts
      .map((part) => (Array.isArray(part) ? listHtml(part, lastNumbers) : part.toString()))
      .join('');
  }
  for (const list of root.querySelectorAll('ul, ol')) nestInner(list);
  for (const entry of root.querySelectorAll('li')) {
    const [own, ...others] = entry.childNodes.filter((node) => !isBlank(node));
    // Google Docs writes a paragraph into each entry; as one of several, it is one.
    if (own && isElement(own) && nameOf(own) === 'p' && others.every(isList)) own.replaceWith(...own.childNodes);
  }
}

/** Moves lists that are beside the entries of a list, or alone in one, into the entry before them. */
function nestInner(list: HTMLElement): void {
  let last: HTMLElement | undefined;
  for (const child of list.childNodes.filter(isElement)) {
    const isItself = isList(child as Node);
    const inner: Node[] = isItself ? [child] : child.childNodes.filter((node) => !isBlank(node));
    const isInner = inner.length > 0 && inner.every(isList);
    if (!isInner) last = child;
    else if (last) {
      child.remove();
      last.append(...inner);
    } else child.replaceWith(...inner.flatMap((each) => each.childNodes));
  }
}

/** The outermost level is 1, also where a program says less or nothing. */
const levelOf = (level: string | undefined) => Math.max(1, Number(level) || 1);

/** The entries that a paragraph of Word, or a list of Word on the web with one entry, stands for. */
function entriesOf(node: Node): ListEntry[] | undefined {
  if (!isElement(node) || !/^(?:p|div|[uo]l)$/.test(nameOf(node))) return undefined;
  if (nameOf(node) !== 'p') {
    const items = node.querySelectorAll('li');
    const isOfWord = items.length > 0 && items.every((item) => item.hasAttribute('data-aria-level'));
    return isOfWord && node.querySelectorAll('ul, ol').length === (isList(node) ? 0 : 1)
      ? items.map(entryOnWeb)
      : undefined;
  }
  const level = /mso-list:\s*(\S+)\s+level(\d+)(?:\s+(lfo\d+))?/i.exec(node.getAttribute('style') ?? '');
  if (!level && !/^MsoList/.test(node.getAttribute('class') ?? '')) return undefined;
  const isMarker = (span: HTMLElement) => /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? '');
  const marker = node.querySelectorAll('span').find(isMarker);
  if (!level && !marker) return undefined;
  const sign = marker?.text.trim() ?? '';
  const number = /\d+(?=\D*$)/.exec(sign)?.[0];
  // A letter alone is how Word draws a bullet; one with a bracket or a full stop is counted.
  const isNumbered = number !== undefined || /^\(?\p{L}{1,5}[.)]$/u.test(sign);
  return [
    {
      html: node.innerHTML.replace(marker?.outerHTML ?? '', ''),
      level: levelOf(level?.[2]),
      isNumbered,
      ...(number && { number: Number(number) }),
      list: level ? `${level[1]} ${level[3]}` : '',
    },
  ];
}

function entryOnWeb(item: HTMLElement): ListEntry {
  const list = item.parentNode as HTMLElement;
  const isNumbered = nameOf(list) === 'ol';
  return {
    html: item.innerHTML,
    level: levelOf(item.getAttribute('data-aria-level')),
    isNumbered,
    ...(isNumbered && { number: Number(list.getAttribute('start') ?? 1) }),
    list: item.getAttribute('data-listid') ?? '',
  };
}

/**
 * The entries as lists in lists.
 * @param lastNumbers the last number of each list and level so far: a list that goes on after a paragraph has its next one
 */
function listHtml(entries: readonly ListEntry[], lastNumbers: Map<string, number>): string {
  const open: { level: number; tag: 'ul' | 'ol' }[] = [];
  const close = () => `</li></${open.pop()?.tag}>`;
  let html = '';
  for (const { level, isNumbered, number, list, html: words } of entries) {
    const tag = isNumbered ? 'ol' : 'ul';
    while ((open.at(-2)?.level ?? 0) >= level) html += close();
    const last = open.at(-1);
    // It began further in than it goes on, with no entry between to be in.
    if (last && last.level > level) last.level = level;
    const isNext = last?.level === level && last.tag === tag;
    if (last?.level === level && !isNext) html += close();
    const key = `${list} ${level}`;
    const before = list ? lastNumbers.get(key) : undefined;
    const start = before !== undefined && number === before + 1 ? ` start="${number}"` : '';
    if (isNext) html += '</li>';
    else {
      html += `<${tag}${isNumbered ? start : ''}>`;
      open.push({ level, tag });
    }
    html += `<li>${words}`;
    if (number !== undefined) lastNumbers.set(key, number);
  }
  while (open.length > 0) html += close();
  return html;
}
