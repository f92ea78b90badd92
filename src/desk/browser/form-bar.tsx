import { Button, ToggleButton } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useSaveKeys } from './use-save-keys.ts';
import { useScrollRoom } from './use-scroll-room.ts';
import { useWords } from './words.ts';

interface FormBarProps {
  /** Whether there is something to save. */
  isDraft: boolean;
  onSave: () => void;
  onDiscard: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Whether the page of the thing is shown; undefined if it has none. */
  isPreviewed: boolean | undefined;
  onPreview: (isPreviewed: boolean) => void;
  /** What is said about the form, beside its buttons. */
  children: ReactNode;
}

/** What is done with all of a form. Saving stays in sight wherever in the form an editor is. */
export function FormBar({ isDraft, onSave, onDiscard, isPreviewed, onPreview, ...props }: FormBarProps) {
  const words = useWords();
  const saving = useRef<HTMLDivElement>(null);
  useScrollRoom(saving);
  useSaveKeys(() => isDraft && onSave());
  return (
    <div className="form-bar">
      <div className="saving" ref={saving}>
        <Button
          appearance="primary"
          disabled={!isDraft}
          aria-keyshortcuts="Control+S Meta+S"
          title="Ctrl+S"
          onClick={onSave}
        >
          {words.save}
        </Button>
        <Button disabled={!isDraft} onClick={onDiscard}>
          {words.discard}
        </Button>
        {props.children}
      </div>
      <div className="actions">
        <Button disabledFocusable={!props.undo} onClick={props.undo}>
          {words.undo}
        </Button>
        <Button disabledFocusable={!props.redo} onClick={props.redo}>
          {words.redo}
        </Button>
        {isPreviewed !== undefined && (
          <ToggleButton checked={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
            {words.preview.show}
          </ToggleButton>
        )}
      </div>
    </div>
  );
}
