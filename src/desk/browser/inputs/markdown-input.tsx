import { Textarea, ToggleButton } from '@fluentui/react-components';
import { type ClipboardEvent, useContext, useMemo, useRef, useState } from 'react';
import { isLanguageCode } from '../../../lib/language/languages.ts';
import type { FieldPlace, PartName } from '../../server/thing.ts';
import { api, useAnswer } from '../api.ts';
import { FieldContext, type InputProps, type TextCaret } from '../field-context.ts';
import { useTitleOf, useWords } from '../words.ts';
import { markdownIn } from '../writing/clipboard.ts';
import { filledIn } from '../writing/text-schema.ts';
import { WritingInput } from '../writing/writing-input.tsx';

/** A text in Markdown: written as visitors see it, or as its source. */
export function MarkdownInput({
  label,
  value,
  onChange,
  part,
  pointer,
  ...field
}: InputProps & FieldPlace & { label: string }) {
  const words = useWords();
  const { mistakes, InsertTool } = useContext(FieldContext);
  const [isSource, setSource] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = value === undefined ? '' : String(value);
  const wordsOf = useNamedWords(part, text);
  const onText = (own: string) => onChange(own === '' && value !== '' ? undefined : own);
  const insertions = (caret: TextCaret) => InsertTool && <InsertTool {...{ part, pointer, text }} {...caret} />;
  const toggle = (
    <ToggleButton size="small" checked={isSource} onClick={() => setSource(!isSource)}>
      {words.writing.source}
    </ToggleButton>
  );
  if (!isSource) {
    const own = mistakes.filter((mistake) => mistake.part === part && mistake.pointer === pointer);
    return (
      <WritingInput {...{ field, label, text, onText, insertions, wordsOf, mistakes: own }}>{toggle}</WritingInput>
    );
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const markdown = markdownIn(event.clipboardData);
    if (markdown === undefined) return;
    event.preventDefault();
    insertText(event.currentTarget, markdown);
  };
  const caret: TextCaret = {
    insert: (markdown) => area.current && insertText(area.current, markdown),
    selected: () => area.current?.value.slice(area.current.selectionStart, area.current.selectionEnd) ?? '',
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the field would be named twice. */}
      <div className="tools" role="group" aria-label={label}>
        {insertions(caret)}
        {toggle}
      </div>
      <Textarea
        {...field}
        ref={area}
        resize="vertical"
        rows={12}
        onPaste={paste}
        value={text}
        onChange={(_, data) => onText(data.value)}
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
function insertText(area: HTMLTextAreaElement, given: string): void {
  const isBlock = given.startsWith('\n\n') || block.test(given);
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const linesTo = (beside: string, found: RegExp) =>
    isBlock && beside.trim() !== '' ? '\n'.repeat(Math.max(0, 2 - (found.exec(beside)?.[0].length ?? 0))) : '';
  const text = isBlock ? given.trim() : given;
  area.focus();
  // No other way keeps what was typed before in the undo of the browser.
  document.execCommand('insertText', false, linesTo(before, /\n*$/) + text + linesTo(after, /^\n*/));
}

/** Says what the facts and figures read that a text names, in the language of its part. They are asked for once it names one. */
export function useNamedWords(part: PartName, text: string): (name: string) => string {
  const titleOf = useTitleOf();
  const isNaming = isLanguageCode(part) && text.includes('{');
  const [all] = useAnswer(isNaming ? () => api.insertables(part) : undefined, [part, isNaming]);
  const words = useMemo(() => Object.assign({}, ...(all ?? []).map((each) => each.words)), [all]);
  return (name) => words[name] ?? titleOf(name);
}

/** A text as visitors read it, if it names something. */
export function useFilledIn(part: PartName, text: string): string | undefined {
  const wordsOf = useNamedWords(part, text);
  const filled = filledIn(text, wordsOf);
  return filled === text ? undefined : filled;
}
