import type { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { filledIn } from '../inputs/named-words.ts';
import { markdownType } from './pasted-markdown.ts';
import { textSchema } from './text-schema.ts';
import { writeBlock } from './write-markdown.ts';

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
