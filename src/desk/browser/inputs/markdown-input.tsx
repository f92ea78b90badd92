import { Button, Textarea } from '@fluentui/react-components';
import { type ClipboardEvent, useRef } from 'react';
import type { FieldPlace } from '../../server/thing.ts';
import type { InputProps } from '../field-context.ts';
import { InsertTool } from '../insert/insert-dialog.tsx';
import { useWords } from '../words.ts';
import { pastedMarkdown } from './pasted-markdown.ts';

const marks: readonly MarkdownMark[] = ['bold', 'italic', 'link', 'list', 'heading'];

/** A text in Markdown, with buttons for its marks. */
export function MarkdownInput({
  label,
  part,
  pointer,
  value,
  onChange,
  ...field
}: InputProps & FieldPlace & { label: string }) {
  const words = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = value === undefined ? '' : String(value);
  const mark = (kind: MarkdownMark) => {
    const own = area.current;
    if (!own) return;
    const marked = markText(text, own.selectionStart, own.selectionEnd, kind);
    replaceText(own, marked.text);
    own.setSelectionRange(marked.start, marked.end);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData: data, currentTarget } = event;
    const isCode = data.types.includes('vscode-editor-data');
    const markdown = pastedMarkdown({ html: data.getData('text/html'), text: data.getData('text/plain'), isCode });
    if (markdown === undefined) return;
    event.preventDefault();
    insertText(currentTarget, markdown);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the field would be named twice. */}
      <div className="filters" role="group" aria-label={label}>
        {marks.map((kind) => (
          <Button key={kind} size="small" onClick={() => mark(kind)}>
            {words[kind]}
          </Button>
        ))}
        <InsertTool
          {...{ part, pointer, text }}
          selected={() => area.current?.value.slice(area.current.selectionStart, area.current.selectionEnd) ?? ''}
          insert={(markdown) => area.current && insertText(area.current, markdown)}
        />
      </div>
      <Textarea
        {...field}
        ref={area}
        resize="vertical"
        rows={12}
        onPaste={paste}
        value={text}
        onChange={(_, data) => onChange(data.value === '' && value !== '' ? undefined : data.value)}
      />
    </>
  );
}

/** A table or a list is one only after an empty line. */
const block = /^(?:\||- |1\. |#+ )/;

/**
 * Puts a text in place of what is selected, as if it were typed: the browser can undo it. One that begins with an empty line gets
 * empty lines around it where there are none.
 */
export function insertText(area: HTMLTextAreaElement, given: string): void {
  const isBlock = given.startsWith('\n\n') || block.test(given);
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const linesTo = (beside: string, found: RegExp) =>
    isBlock && beside.trim() !== '' ? '\n'.repeat(Math.max(0, 2 - (found.exec(beside)?.[0].length ?? 0))) : '';
  const text = isBlock ? given.trim() : given;
  type(area, linesTo(before, /\n*$/) + text + linesTo(after, /^\n*/));
}

/** Puts another text in place of all of it, as if it were typed. */
export function replaceText(area: HTMLTextAreaElement, text: string): void {
  area.setSelectionRange(0, area.value.length);
  type(area, text);
}

function type(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // No other way keeps what was typed before in the undo of the browser.
  document.execCommand('insertText', false, text);
}

/** What the tool bar of a text in Markdown can do. */
export type MarkdownMark = 'bold' | 'italic' | 'link' | 'list' | 'heading';

/** A text, and what is selected in it. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** Marks what is selected in a text; list and heading mark whole lines. The same words are selected afterwards. */
export function markText(text: string, start: number, end: number, mark: MarkdownMark): Marked {
  if (mark === 'list' || mark === 'heading') {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const prefix = mark === 'list' ? '- ' : '## ';
    const lines = text.slice(lineStart, end).split('\n');
    const marked = lines.map((line) => prefix + line).join('\n');
    const from = start + prefix.length;
    return { text: text.slice(0, lineStart) + marked + text.slice(end), start: from, end: lineStart + marked.length };
  }
  const [before, after] = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] }[mark] as [
    string,
    string,
  ];
  const marked = before + text.slice(start, end) + after;
  const [from, to] = [start + before.length, end + before.length];
  return { text: text.slice(0, start) + marked + text.slice(end), start: from, end: to };
}
