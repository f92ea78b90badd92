import { Button, Textarea } from '@fluentui/react-components';
import { type ClipboardEvent, useRef } from 'react';
import type { InputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';
import { insertText, replaceText } from './insert-text.ts';
import { type MarkdownMark, markText } from './mark-text.ts';
import { pastedMarkdown } from './pasted-markdown.ts';

const marks: readonly MarkdownMark[] = ['bold', 'italic', 'link', 'list', 'heading'];

/** A text in Markdown, with buttons for its marks. */
export function MarkdownInput({ label, value, onChange, ...field }: InputProps & { label: string }) {
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
