import { Button, Textarea } from '@fluentui/react-components';
import { useRef } from 'react';
import type { InputProps } from '../value-field-props.ts';
import { useWords } from '../words.ts';
import { type MarkdownMark, markText } from './mark-text.ts';

const marks: readonly MarkdownMark[] = ['bold', 'italic', 'link', 'list', 'heading'];

/** A text in Markdown, with buttons for its marks. */
export function MarkdownInput({ value, onChange, ...field }: InputProps) {
  const words = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = value === undefined ? '' : String(value);
  const mark = (kind: MarkdownMark) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    onChange(markText(text, selectionStart, selectionEnd, kind));
    area.current?.focus();
  };
  return (
    <>
      <div className="filters">
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
        value={text}
        onChange={(_, data) => onChange(data.value === '' && value !== '' ? undefined : data.value)}
      />
    </>
  );
}
