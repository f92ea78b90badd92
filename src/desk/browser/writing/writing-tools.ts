import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  TableMap,
} from 'prosemirror-tables';
import { textSchema } from './text-schema.ts';

/** The action of a tool, its keys, and where it is offered. */
interface Tool {
  run: Command;
  keys?: string;
  /** True where the words at the caret already are what the tool makes of them. */
  isOn?: (state: EditorState) => boolean;
  /** A tool without it is offered everywhere. */
  isOffered?: (state: EditorState) => boolean;
}

const { marks, nodes } = textSchema;

function around({ selection: { $from } }: EditorState, ...types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return undefined;
}

const listAround = (state: EditorState) => around(state, nodes.bullet_list, nodes.ordered_list);

function isMarked({ doc, storedMarks, selection: { empty, $from, from, to } }: EditorState, mark: MarkType): boolean {
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

function heading(level: number): Pick<Tool, 'run' | 'isOn'> {
  const isOn = (state: EditorState) => around(state, nodes.heading)?.node.attrs.level === level;
  return {
    isOn,
    run: (state, dispatch) =>
      isOn(state)
        ? setBlockType(nodes.paragraph)(state, dispatch)
        : setBlockType(nodes.heading, { level })(state, dispatch),
  };
}

/** Makes a list, makes one of another kind of it, or paragraphs of its entries. */
function list(type: NodeType): Pick<Tool, 'run' | 'isOn'> {
  const isOn = (state: EditorState) => listAround(state)?.node.type === type;
  return {
    isOn,
    run: (state, dispatch) => {
      const own = listAround(state);
      if (!own) return wrapInList(type)(state, dispatch);
      if (isOn(state)) return liftListItem(nodes.list_item)(state, dispatch);
      const { isTight } = own.node.attrs;
      dispatch?.(state.tr.setNodeMarkup(own.position, type, { isTight } satisfies Attrs));
      return true;
    },
  };
}

/** Inserts a table of three columns with the line for its caption, in which the caret then is. */
const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (isInTable(state) || !$from.parent.isTextblock) return false;
  const cells = (type: NodeType) => [1, 2, 3].map(() => type.create());
  const rows = [nodes.table_header, nodes.table_cell, nodes.table_cell].map((type) =>
    nodes.table_row.create(null, cells(type)),
  );
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const [from, to] = isEmpty ? [$from.before(1), $from.after(1)] : [$from.after(1), $from.after(1)];
  const tr = state.tr.replaceWith(from, to, [nodes.caption.create(), nodes.table.create(null, rows)]);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 1)).scrollIntoView());
  return true;
};

/** The place before a table where its caption is, or could be. */
function captionPlace(state: EditorState) {
  const table = around(state, nodes.table);
  if (!table || state.doc.resolve(table.position).depth > 0) return undefined;
  const before = state.doc.resolve(table.position).nodeBefore;
  return { position: table.position, caption: before?.type === nodes.caption ? before : undefined };
}

const writeCaption: Command = (state, dispatch) => {
  const place = captionPlace(state);
  if (!place) return false;
  const tr = state.tr;
  if (!place.caption) tr.insert(place.position, nodes.caption.create());
  const end = place.caption ? place.position - 1 : place.position + 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  return true;
};

const allTools = {
  bold: { keys: 'Mod-b', run: toggleMark(marks.strong), isOn: (state) => isMarked(state, marks.strong) },
  italic: { keys: 'Mod-i', run: toggleMark(marks.em), isOn: (state) => isMarked(state, marks.em) },
  heading: { keys: 'Mod-Alt-2', ...heading(2) },
  subheading: { keys: 'Mod-Alt-3', ...heading(3) },
  list: { keys: 'Mod-Shift-8', ...list(nodes.bullet_list) },
  numbers: { keys: 'Mod-Shift-7', ...list(nodes.ordered_list) },
  deeper: {
    keys: 'Mod-]',
    run: sinkListItem(nodes.list_item),
    isOffered: (state) => listAround(state) !== undefined,
  },
  shallower: {
    keys: 'Mod-[',
    run: liftListItem(nodes.list_item),
    isOffered: (state) => listAround(state) !== undefined,
  },
  table: { run: insertTable, isOffered: (state) => !isInTable(state) },
  caption: { run: writeCaption, isOffered: (state) => captionPlace(state) !== undefined },
  rowAdded: { run: addRowAfter, isOffered: isInTable },
  columnAdded: { run: addColumnAfter, isOffered: isInTable },
  rowRemoved: { run: deleteRow, isOffered: isInTable },
  columnRemoved: { run: deleteColumn, isOffered: isInTable },
  tableRemoved: { run: deleteTable, isOffered: isInTable },
} satisfies Record<string, Tool>;

/** Names of the tools, as the words of the desk have them. */
export type ToolName = keyof typeof allTools;
export const tools: Readonly<Record<ToolName, Tool>> = allTools;

/** Goes to the cell below; below the last one begins a new row. A cell has one line. */
export const enterInTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const table = around(state, nodes.table);
  const cell = around(state, nodes.table_cell, nodes.table_header);
  // Several cells are selected.
  if (!table || !cell) return true;
  const start = table.position + 1;
  const map = TableMap.get(table.node);
  const below = map.nextCell(cell.position - start, 'vert', 1);
  const goTo = (tr: EditorState['tr'], position: number) =>
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, position + 1)).scrollIntoView());
  if (below !== null) goTo(state.tr, start + below);
  else if (dispatch) {
    addRowAfter(state, (tr) => {
      const grown = tr.doc.nodeAt(table.position);
      const { left } = map.findCell(cell.position - start);
      const added = grown && TableMap.get(grown).positionAt(map.height, left, grown);
      goTo(tr, start + (added ?? 0));
    });
  }
  return true;
};

/** Leaves a table or code: begins a paragraph behind it. */
export const leaveBlock: Command = (state, dispatch) => {
  const own = around(state, nodes.table, nodes.code_block, nodes.caption);
  if (!own) return false;
  const after = own.position + own.node.nodeSize;
  const tr = state.tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};
