import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import {
  type Command,
  EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { handlePaste, isInTable, tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet, EditorView, type NodeView } from 'prosemirror-view';
import type { TextRange } from '../../../lib/text/patterns.ts';
import type { FieldDiagnostic } from '../../server/checks.ts';
import { isError } from '../mistakes.tsx';
import { copySelection, markdownIn } from './clipboard.ts';
import { documentRange, SourceText, type WrittenBlock } from './source-text.ts';
import { inOneLine, namePattern, textSchema } from './text-schema.ts';
import { enterInTable, leaveBlock, tools } from './writing-tools.ts';

/** The messages and questions of a surface. */
export interface SurfaceEvents {
  onText: (text: string) => void;
  onState: (state: EditorState) => void;
  /** Called for the keys that lead to the tool bar, and for those that make a link. */
  onToolBar: () => void;
  onLink: () => void;
  /** Words for a fact or a figure that the text names. */
  wordsOf: (name: string) => string;
  loadPicture: (path: string) => Promise<Blob>;
}

/** A link, the words of which one is to be made, or a picture with what it shows. */
export interface LinkAtCaret extends TextRange {
  isPicture: boolean;
  words: string;
  address: string;
}

const { marks, nodes } = textSchema;
const mistakesKey = new PluginKey<DecorationSet>('mistakes');

/** The surface on which a Markdown text is written as visitors see it. */
export class TextSurface {
  readonly view: EditorView;
  private source: SourceText;
  private blocks: readonly WrittenBlock[];
  private mistakes: readonly FieldDiagnostic[] = [];

  /** @param place the element that gets the surface */
  constructor(
    place: HTMLElement,
    public text: string,
    private readonly events: () => SurfaceEvents,
  ) {
    this.source = new SourceText(text);
    this.blocks = this.source.write(this.source.doc).blocks;
    const copy = (view: EditorView, event: ClipboardEvent) => copySelection(view, event, events().wordsOf);
    this.view = new EditorView(place, {
      state: EditorState.create({ doc: this.source.doc, plugins: plugins(events) }),
      dispatchTransaction: (tr) => this.dispatch(tr),
      handlePaste: (_, event) => this.paste(event),
      handleDOMEvents: { copy, cut: copy },
      nodeViews: {
        named: ({ attrs: { name } }) => wordsView(events().wordsOf(name), `{${name}}`, 'named'),
        source: ({ attrs: { text: own } }) => wordsView(own, '', 'source'),
        picture: ({ attrs }) => pictureView(attrs.src, attrs.alt, events().loadPicture),
      },
    });
    // A table at the end gets a paragraph behind it.
    this.view.dispatch(this.view.state.tr.setMeta('addToHistory', false));
  }

  destroy(): void {
    this.view.destroy();
  }

  /** Takes a text that was changed elsewhere: the caret stays where it is, if its words do. */
  setText(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.source = new SourceText(text);
    const { doc, tr } = this.view.state;
    const next = this.source.doc;
    const start = doc.content.findDiffStart(next.content);
    const ends = doc.content.findDiffEnd(next.content);
    if (start !== null && ends) {
      const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
      tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
      if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
    }
    this.view.dispatch(tr.setMeta('addToHistory', false));
    this.blocks = this.source.write(this.view.state.doc).blocks;
    this.setMistakes(this.mistakes);
  }

  /** Underlines mistakes where they are, until the words there change. */
  setMistakes(mistakes: readonly FieldDiagnostic[]): void {
    this.mistakes = mistakes;
    const found = mistakes.flatMap((mistake) => {
      const place = mistake.range && this.placeOf(mistake.range);
      if (!place) return [];
      const attrs = { class: isError(mistake) ? 'mistake error' : 'mistake', title: mistake.message };
      return place.isBlock
        ? Decoration.node(place.from, place.to, attrs)
        : Decoration.inline(place.from, place.to, attrs);
    });
    const { state } = this.view;
    this.view.dispatch(state.tr.setMeta(mistakesKey, DecorationSet.create(state.doc, found)));
  }

  /** Shows the words for what is named as they are known by now. */
  showNames(): void {
    for (const named of this.view.dom.querySelectorAll<HTMLElement>('span.named')) {
      const words = this.events().wordsOf(named.title.slice(1, -1));
      if (named.textContent !== words) named.textContent = words;
    }
  }

  /** Puts the caret where a mistake is. */
  goTo(range: NonNullable<FieldDiagnostic['range']>): void {
    const place = this.placeOf(range);
    const { doc, tr } = this.view.state;
    if (place) {
      const { from, to } = place;
      tr.setSelection(place.isBlock ? NodeSelection.create(doc, from) : TextSelection.create(doc, from, to));
    }
    this.view.dispatch(tr.scrollIntoView());
    this.view.focus();
  }

  run(command: Command): void {
    command(this.view.state, (tr) => this.view.dispatch(tr), this.view);
    this.view.focus();
  }

  /** Inserts a Markdown text at the caret, in place of what is selected. In a cell it becomes one line. */
  insertMarkdown(markdown: string, event?: ClipboardEvent): void {
    const { content } = new SourceText(markdown.trim()).doc;
    // Markdown that begins with an empty line is in paragraphs of its own.
    const isOwn = markdown.startsWith('\n\n');
    const { state } = this.view;
    const isOpen = (node: Node | null) => (!isOwn && node?.type === nodes.paragraph ? 1 : 0);
    const slice = new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
    // It is taken back for itself.
    const tr = closeHistory(state.tr);
    const { $from, from, to } = state.selection;
    const isTable = content.content.some(({ type }) => type === nodes.table);
    // Cells of another table fill those from the caret on.
    if (isTable && event && isInTable(state) && handlePaste(this.view, event, new Slice(content, 0, 0))) return;
    if (isInTable(state)) tr.replaceSelection(new Slice(Fragment.from(inOneLine(content.content)), 0, 0));
    else if (content.childCount === 1 && slice.openStart) tr.replaceSelection(slice);
    else if (isOwn && $from.depth > 1) {
      // Within a list or a quotation no figure is shown: it stands behind that.
      const after = $from.after(1);
      tr.insert(after, content).setSelection(TextSelection.near(tr.doc.resolve(after + content.size)));
    } else tr.replaceRange(from, to, slice);
    this.view.dispatch(tr.scrollIntoView());
    this.view.focus();
  }

  /** The words selected within one paragraph: those of several would become one. */
  selectedWords(): string {
    const { doc, selection } = this.view.state;
    return selection.$from.sameParent(selection.$to) ? doc.textBetween(selection.from, selection.to, ' ') : '';
  }

  /** The link at the caret, or what is selected. */
  linkAtCaret(): LinkAtCaret {
    const { doc, selection } = this.view.state;
    const { $from } = selection;
    let { from, to } = selection;
    const picture = pictureIn(this.view.state);
    if (picture) return { from, to, isPicture: true, words: picture.attrs.alt, address: picture.attrs.src };
    let address = '';
    $from.parent.forEach((node, offset) => {
      const start = $from.start() + offset;
      const link = marks.link.isInSet(node.marks);
      const isHere = start <= from && from <= start + node.nodeSize && to <= start + node.nodeSize;
      if (link && isHere && !address) [from, to, address] = [start, start + node.nodeSize, link.attrs.href];
    });
    return { from, to, isPicture: false, address, words: doc.textBetween(from, to, ' ') };
  }

  /** Makes a link, words again if it has no address, or gives a picture other words. */
  setLink({ from, to, isPicture, words, address }: LinkAtCaret): void {
    const { doc, tr } = this.view.state;
    const isSame = doc.textBetween(from, to, ' ') === words;
    const end = isPicture || isSame ? to : from + words.length;
    if (isPicture) {
      const attrs = { ...doc.nodeAt(from)?.attrs, src: address, alt: words.replace(/[[\]]/g, '\\$&') };
      tr.setNodeMarkup(from, null, attrs);
    } else {
      if (!isSame) tr.insertText(words, from, to);
      tr.removeMark(from, end, marks.link);
      if (address) tr.addMark(from, end, marks.link.create({ href: address }));
    }
    this.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
    this.view.focus();
  }

  /** True while the words that a mistake is about are where they were. */
  private placeOf(range: NonNullable<FieldDiagnostic['range']>) {
    const isThere = this.text.slice(range.from, range.to) === range.words;
    return isThere ? documentRange(this.blocks, range) : undefined;
  }

  private dispatch(tr: Transaction): void {
    const state = this.view.state.apply(tr);
    this.view.updateState(state);
    if (tr.docChanged) {
      const { text, blocks } = this.source.write(state.doc);
      this.blocks = blocks;
      if (text !== this.text) {
        this.text = text;
        this.events().onText(text);
      }
    }
    this.events().onState(state);
  }

  private paste(event: ClipboardEvent): boolean {
    const data = event.clipboardData;
    // Words of this surface know what they are.
    if (!data || data.getData('text/html').includes('data-pm-slice')) return false;
    const markdown = markdownIn(data) ?? data.getData('text/plain');
    if (!markdown.trim() || this.view.state.selection.$from.parent.type.spec.code) return false;
    this.insertMarkdown(markdown, event);
    return true;
  }
}

/** The picture that is selected. */
export function pictureIn({ selection }: EditorState): Node | undefined {
  return selection instanceof NodeSelection && selection.node.type === nodes.picture ? selection.node : undefined;
}

/** Something that is shown, and edited as one. */
function wordsView(words: string, title: string, kind: string): NodeView {
  const dom = document.createElement(kind === 'source' ? 'pre' : 'span');
  dom.className = kind;
  dom.textContent = words;
  dom.title = title;
  return { dom };
}

function pictureView(path: string, alt: string, load: SurfaceEvents['loadPicture']): NodeView {
  const dom = document.createElement('span');
  dom.className = 'picture';
  const image = document.createElement('img');
  image.alt = alt;
  image.className = 'preview';
  dom.append(image);
  let address = '';
  load(path).then(
    (blob) => {
      address = URL.createObjectURL(blob);
      image.src = address;
    },
    // A path that leads nowhere is a mistake that the check tells: its words are shown.
    () => {},
  );
  return { dom, destroy: () => URL.revokeObjectURL(address) };
}

function plugins(events: () => SurfaceEvents): Plugin[] {
  const toTools =
    (action: 'onLink' | 'onToolBar'): Command =>
    (_, dispatch) => {
      if (dispatch) events()[action]();
      return true;
    };
  const lineBreak: Command = (state, dispatch) => {
    if (isInTable(state) || state.selection.$from.parent.type !== nodes.paragraph) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  };
  // The browser would tell of the caret only after what is typed next.
  const toEdge =
    (isStart: boolean, isSelecting: boolean): Command =>
    ({ doc, selection, tr }, dispatch) => {
      const edge = isStart ? Selection.atStart(doc) : Selection.atEnd(doc);
      const to = isSelecting ? TextSelection.between(selection.$anchor, edge.$head) : edge;
      dispatch?.(tr.setSelection(to).scrollIntoView());
      return true;
    };
  const keys = Object.values(tools).flatMap(({ keys: own, run }) => (own ? [[own, run] as const] : []));
  return [
    keymap({
      ...Object.fromEntries(keys),
      'Mod-k': toTools('onLink'),
      'Alt-F10': toTools('onToolBar'),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-Enter': leaveBlock,
      'Ctrl-Home': toEdge(true, false),
      'Ctrl-End': toEdge(false, false),
      'Ctrl-Shift-Home': toEdge(true, true),
      'Ctrl-Shift-End': toEdge(false, true),
      'Shift-Enter': lineBreak,
      Enter: chainCommands(enterInTable, splitListItem(nodes.list_item)),
    }),
    keymap(baseKeymap),
    writtenForms(),
    history(),
    tableEditing(),
    mistakesPlugin(),
    lastParagraph(),
  ];
}

/** Begins lists and headings as they are written in Markdown, and takes the name of a fact for it. */
function writtenForms(): Plugin {
  const named = new InputRule(new RegExp(`${namePattern}$`), (state, match, from, to) =>
    state.tr.replaceWith(from, to, nodes.named.create({ name: match[1] })),
  );
  return inputRules({
    rules: [
      wrappingInputRule(/^[-*] $/, nodes.bullet_list),
      wrappingInputRule(/^1[.)] $/, nodes.ordered_list),
      textblockTypeInputRule(/^(#{2,4}) $/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      named,
    ],
  });
}

/** Keeps the underlines of mistakes at their words. */
function mistakesPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: mistakesKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, found) => tr.getMeta(mistakesKey) ?? found.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => mistakesKey.getState(state) },
  });
}

/** Gives the caret a place behind what stands last, if that is no words. */
function lastParagraph(): Plugin {
  return new Plugin({
    appendTransaction: (_, __, { doc, tr }) => {
      const last = doc.lastChild;
      const isWords =
        last?.type === nodes.paragraph || last?.type === nodes.heading || last?.type.name.endsWith('_list');
      return isWords ? null : tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false);
    },
  });
}
