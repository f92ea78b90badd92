import type { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readPastedHtml } from './pasted-html.ts';
import { filledIn, textSchema } from './text-schema.ts';
import { writeBlock } from './write-markdown.ts';

interface Pasted {
  html: string;
  text: string;
  /** True if it comes from an editor of code, whose colours mean nothing. */
  isCode?: boolean;
}

/** Words alone are pasted as they are; only these elements and styles say more. */
const structure =
  /<(?:table|strong|b|em|i|a|h[1-6]|ul|ol|su[bp])[\s>]|MsoList|font-weight:\s*(?:[6-9]00|bold)|font-style:\s*italic|vertical-align:\s*su[bp]/i;

/** The type of Markdown on the clipboard, which surfaces put there. */
const markdownType = 'text/markdown';

/** Pasted content as Markdown, from the clipboard itself. */
export function markdownIn(data: DataTransfer): string | undefined {
  const own = data.getData(markdownType);
  if (own) return own;
  const isCode = data.types.includes('vscode-editor-data');
  return pastedMarkdown({ html: data.getData('text/html'), text: data.getData('text/plain'), isCode });
}

/**
 * Pasted content as Markdown: formatted text of a word processor, of another page or of a mail, or a table of a spreadsheet.
 * @returns undefined for what is pasted as it is
 */
export function pastedMarkdown({ html, text, isCode = false }: Pasted): string | undefined {
  if (isCode) return undefined;
  if (structure.test(html)) return readPastedHtml(html).map(writeBlock).filter(Boolean).join('\n\n');
  const lines = text.trimEnd().split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [width = 0, ...others] = cells.map(({ length }) => length);
  const isTable = width > 1 && others.length > 0 && others.every((each) => each === width);
  return isTable ? writeBlock(tableOf(cells)) : undefined;
}

function tableOf(rows: readonly (readonly string[])[]) {
  const { table, table_cell, table_row } = textSchema.nodes;
  const cellOf = (words: string) => table_cell.create(null, words ? textSchema.text(words) : null);
  return table.create(
    null,
    rows.map((cells) => table_row.create(null, cells.map(cellOf))),
  );
}

/**
 * Puts what is selected on the clipboard, or takes it there: other programs get HTML and plain words, fields of Markdown what is written
 * here. Another surface knows the HTML as its own.
 * @returns false if nothing is selected
 */
export function copySelection(view: EditorView, event: ClipboardEvent, wordsOf: (name: string) => string): boolean {
  const { selection, tr } = view.state;
  const data = event.clipboardData;
  if (!data || selection.empty) return false;
  event.preventDefault();
  const { dom, text } = view.serializeForClipboard(selection.content());
  for (const named of dom.querySelectorAll<HTMLElement>('[data-kind=named]')) {
    named.textContent = wordsOf(named.dataset.name ?? '');
  }
  data.setData('text/html', dom.innerHTML);
  data.setData('text/plain', filledIn(text, wordsOf));
  data.setData(markdownType, markdownOf(selection));
  if (event.type === 'cut') view.dispatch(tr.deleteSelection().scrollIntoView());
  return true;
}

/** The Markdown of what is selected: within a paragraph, of its words alone. */
function markdownOf(selection: Selection): string {
  const { $from, $to } = selection;
  const { parent, parentOffset: from } = $from;
  const isWithin = parent.isTextblock && $from.sameParent($to);
  if (isWithin && parent.type.spec.code) return parent.textBetween(from, $to.parentOffset);
  const words = textSchema.nodes.paragraph;
  const blocks = isWithin
    ? [words.create(null, parent.content.cut(from, $to.parentOffset))]
    : selection.content().content.content;
  return blocks.map(writeBlock).filter(Boolean).join('\n\n');
}
