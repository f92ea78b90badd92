import type { Node } from 'prosemirror-model';
import { textSchema } from './text-schema.ts';

/** An entry of a list, as flat as word processors write it: it knows its list and its level. */
interface ListEntry {
  blocks: readonly Node[];
  /** The outermost is 1; some programs say less or nothing. */
  level: number;
  isNumbered: boolean;
  /** The number that it has, if it has one, and the name of its list; empty where all of it stands together. */
  number?: number | undefined;
  list: string;
  /** True for a further block of the entry before it. */
  isMore?: boolean;
}

/** Content that is read in order: a block, or an entry among others. */
export type ListPart = Node | ListEntry;

/** A list that is being filled: each entry has blocks and further lists. */
interface OpenList {
  level: number;
  isNumbered: boolean;
  order: number;
  entries: (Node | OpenList)[][];
}

const { nodes } = textSchema;

/** Joins entries that follow each other to lists, in whatever way they were written. @param isInner true for what stands within another block */
export function joinEntries(parts: readonly ListPart[], isInner = false): Node[] {
  const joined: (Node | OpenList)[] = [];
  const lastNumbers = new Map<string, number>();
  let open: OpenList[] = [];
  for (const part of parts) {
    if ('level' in part) addEntry(part, open, joined, lastNumbers);
    else {
      open = [];
      joined.push(part);
    }
  }
  const asBlock = (node: Node) => (node.type === nodes.caption ? nodes.paragraph.create(null, node.content) : node);
  return joined.map((each) => ('entries' in each ? listNode(each) : isInner ? asBlock(each) : each));
}

/** @param lastNumbers the last number of each list and level so far: a list that goes on after a paragraph has its next one */
function addEntry(
  { blocks, isMore, isNumbered, list, number, ...entry }: ListEntry,
  open: OpenList[],
  joined: (Node | OpenList)[],
  lastNumbers: Map<string, number>,
): void {
  const level = Math.max(1, entry.level || 1);
  while ((open.at(-2)?.level ?? 0) >= level) open.pop();
  const last = open.at(-1);
  // It began further in than it goes on, with no entry between to be in.
  if (last && last.level > level) last.level = level;
  if (last?.level === level && last.isNumbered !== isNumbered) open.pop();
  const key = `${list} ${level}`;
  if (open.at(-1)?.level !== level && !isMore) {
    const goesOn = !list || number === (lastNumbers.get(key) ?? 0) + 1;
    const begun: OpenList = { level, isNumbered, order: (goesOn && number) || 1, entries: [] };
    (open.at(-1)?.entries.at(-1) ?? joined).push(begun);
    open.push(begun);
  }
  if (isMore)
    open
      .at(-1)
      ?.entries.at(-1)
      ?.push(...blocks);
  else open.at(-1)?.entries.push([...blocks]);
  if (number !== undefined) lastNumbers.set(key, number);
}

function listNode({ isNumbered, order, entries }: OpenList): Node {
  const items = entries.map((parts) => {
    const content = parts.map((each) => ('entries' in each ? listNode(each) : each));
    // The caret needs a place before what is no paragraph.
    const before = content[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
    return nodes.list_item.create(null, [...before, ...content]);
  });
  return isNumbered ? nodes.ordered_list.create({ order }, items) : nodes.bullet_list.create(null, items);
}
