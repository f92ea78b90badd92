import { Button, ToggleButton } from '@fluentui/react-components';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Fault } from './fault.tsx';
import { formAddress, reveal } from './form-address.ts';
import { useWords } from './words.ts';

interface FormBarProps {
  /** True once there are fields. */
  isOpen: boolean;
  /** True if there is something to save. */
  isDraft: boolean;
  onSave: () => void;
  onDiscard: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** True if the page of the thing is shown; undefined if it has none. */
  isPreviewed: boolean | undefined;
  onPreview: (isPreviewed: boolean) => void;
  /** The words about the form, beside its buttons, and what did not work. */
  said: ReactNode;
  fault: string;
}

/** Buttons for all of a form. Saving stays in sight wherever in the form an editor is. */
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
        {props.isOpen && <SectionMenu />}
        <p role="status" className="state">
          {props.said}
        </p>
        <Fault of={props.fault} isNear />
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

/** A list of the sections of the form, in its bar: each is unfolded, and gets the focus. */
export function SectionMenu() {
  const words = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const [found, setFound] = useState<readonly HTMLElement[]>([]);
  // The form changes while somebody writes: it is looked through when the list is opened.
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setFound(currentTarget.open ? [...document.querySelectorAll<HTMLElement>(sections)] : []);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, []);
  const jump = (section: HTMLElement) => {
    if (menu.current) menu.current.open = false;
    reveal(section);
    section.scrollIntoView({ block: 'start' });
    section.focus();
  };
  return (
    <details
      className="section-menu"
      ref={menu}
      onToggle={onToggle}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>{words.sections}</summary>
      <ul>
        {found.map((section, index) => (
          <li key={index}>
            <button type="button" className={section.tagName.toLowerCase()} onClick={() => jump(section)}>
              {section.textContent}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FormEndProps {
  /** The actions of the form. */
  label: string;
  isReady: boolean;
  isBusy: boolean;
  /** True if something is waited for besides that. */
  isChecking?: boolean;
  fault?: string;
  /** Why its button does nothing yet. */
  obstacle?: ReactNode;
  /** The thing to whose form a link leads back. */
  backTo?: string;
}

/** The end of a form that does one thing: what did not work, its button, and that something is under way. */
export function FormEnd({ label, isReady, isBusy, isChecking = false, fault = '', obstacle, backTo }: FormEndProps) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <Fault of={fault} />
      {obstacle && <p id={id}>{obstacle}</p>}
      <div className="actions">
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={!isReady || isBusy}
          aria-describedby={obstacle ? id : undefined}
        >
          {label}
        </Button>
        {backTo !== undefined && (
          <Button as="a" href={formAddress(backTo)}>
            {words.back}
          </Button>
        )}
        <span role="status">{(isBusy || isChecking) && words.checking}</span>
      </div>
    </>
  );
}
