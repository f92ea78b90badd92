import {
  Button,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  ToggleButton,
} from '@fluentui/react-components';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { reveal } from './form-address.ts';
import { Fault } from './form-parts.tsx';
import type { ShownThing, ThingEditor } from './thing-editor.ts';
import { useWords } from './words.ts';

interface FormBarProps {
  editor: ThingEditor;
  shown: ShownThing;
  isDraft: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** True if the page of the thing is shown, where it has one. */
  isPreviewed: boolean;
  onPreview: (isPreviewed: boolean) => void;
  /** The words about the form, beside its buttons. */
  said: ReactNode;
}

/** Buttons for all of a form. Saving stays in sight wherever in the form an editor is. */
export function FormBar({ editor, shown, isDraft, onSave, onDiscard, said, ...preview }: FormBarProps) {
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
        {shown.thing && <SectionMenu />}
        <p role="status" className="state">
          {said}
        </p>
        <Fault of={shown.fault} />
      </div>
      <div className="actions">
        <Button disabledFocusable={!shown.canUndo} onClick={editor.undo}>
          {words.undo}
        </Button>
        <Button disabledFocusable={!shown.canRedo} onClick={editor.redo}>
          {words.redo}
        </Button>
        {shown.thing?.address !== undefined && (
          <ToggleButton checked={preview.isPreviewed} onClick={() => preview.onPreview(!preview.isPreviewed)}>
            {words.preview.show}
          </ToggleButton>
        )}
      </div>
    </div>
  );
}

/** Saves, or adds what is new, with Ctrl+S, where the browser would save the page of the desk. */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** In a layout without Latin letters the place of the key counts. */
function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isLetter = /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** The room between the bar and what is scrolled to, in CSS pixels: the frame of the focus is around that. */
const room = 8;

/** Scrolls what gets the focus clear of a bar that sticks to the top of the window, however tall that is. */
function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBlockStart = `${(entry?.borderBoxSize[0]?.blockSize ?? 0) + room}px`;
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockStart = '';
    };
  }, [bar]);
}

/** Headings and foldable groups of a form to which one can jump: those of one language stand for all. */
const sections = 'main section > h3, main section details.group[data-jump] > summary';

function SectionMenu() {
  const words = useWords();
  const [found, setFound] = useState<readonly HTMLElement[]>([]);
  // The form changes while somebody writes: it is looked through when the list is opened.
  const look = () => setFound([...document.querySelectorAll<HTMLElement>(sections)]);
  const jump = (section: HTMLElement) => {
    reveal(section);
    section.scrollIntoView({ block: 'start' });
    section.focus();
  };
  return (
    <Menu onOpenChange={(_, { open }) => open && look()}>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton className="section-menu" appearance="subtle">
          {words.sections}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className="section-list">
        <MenuList>
          {found.map((section, index) => (
            <MenuItem
              key={index}
              className={section.tagName === 'H3' ? undefined : 'inner-section'}
              onClick={() => jump(section)}
            >
              {section.textContent}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
