import {
  Button,
  Field,
  Input,
  ToggleButton,
  useFieldControlProps_unstable as useFieldProps,
} from '@fluentui/react-components';
import type { EditorState } from 'prosemirror-state';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldDiagnostic } from '../../server/checks.ts';
import { api } from '../api.ts';
import type { InputProps, TextCaret } from '../field-context.ts';
import { useWords } from '../words.ts';
import { type LinkAtCaret, pictureIn, type SurfaceEvents, TextSurface } from './text-surface.ts';
import { type ToolName, tools } from './writing-tools.ts';

interface WritingInputProps {
  field: Omit<InputProps, 'value' | 'onChange'>;
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Words for a fact or a figure that the text names. */
  wordsOf: (name: string) => string;
  mistakes: readonly FieldDiagnostic[];
  insertions: (caret: TextCaret) => ReactNode;
  children: ReactNode;
}

/** A Markdown text as visitors see it, with the tools to write it. */
export function WritingInput({ field: own, label, text, onText, wordsOf, children, ...props }: WritingInputProps) {
  const { mistakes, insertions } = props;
  const field = useFieldProps(own);
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EditorState>();
  const [link, setLink] = useState<LinkAtCaret>();
  const goTo = useOneStop(bar);
  const surface: TextSurface | undefined = useSurface(place, text, {
    onText,
    onState: setState,
    onToolBar: () => goTo((at) => at),
    onLink: () => setLink(surface?.linkAtCaret()),
    wordsOf,
    loadPicture: async (path) => (await fetch(api.pictureAddress(path))).blob(),
  });
  useLayoutEffect(() => surface?.setText(text), [surface, text]);
  // The same mistakes come anew with each check.
  const told = JSON.stringify(mistakes.map(({ code, range, message, severity }) => [code, range, message, severity]));
  useEffect(() => surface?.setMistakes(mistakes), [surface, told]);
  useEffect(() => surface?.showNames());
  useFieldOf(surface, field);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A window that a tool opens has keys of its own.
    if (!event.currentTarget.contains(event.target as Element)) return;
    if (event.key === 'Escape') surface?.view.focus();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(step);
  };
  return (
    <>
      <div ref={bar} className="tools" role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
        {surface && state && <Tools surface={surface} state={state} onLink={() => setLink(surface.linkAtCaret())} />}
        {insertions({
          insert: (markdown) => surface?.insertMarkdown(markdown),
          selected: () => surface?.selectedWords() ?? '',
        })}
        {children}
      </div>
      {surface && link && (
        <LinkForm
          link={link}
          onDone={(own) => {
            setLink(undefined);
            if (own) surface.setLink(own);
            else surface.view.focus();
          }}
        />
      )}
      <div ref={place} className="writing" />
    </>
  );
}

/** Gives a surface what a screen reader needs of its field. */
function useFieldOf(surface: TextSurface | undefined, field: WritingInputProps['field']): void {
  const words = useWords().writing;
  const given = JSON.stringify(field);
  useLayoutEffect(() => {
    const own = Object.entries(field).filter(([, value]) => value !== undefined);
    const attributes = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
    surface?.view.setProps({
      attributes: {
        ...attributes,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'written',
        style: `--caption: "${words.caption}"`,
      },
    });
    // A label leads to what it names only where that is a field of HTML.
    const name = document.getElementById(field['aria-labelledby'] ?? '');
    const onClick = () => surface?.view.focus();
    name?.addEventListener('click', onClick);
    return () => name?.removeEventListener('click', onClick);
  }, [surface, given, words]);
}

/** Where the keys of a tool bar lead, from the tool with the focus. */
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** Makes a tool bar one stop of the Tab key. @returns a function that leads to another tool */
function useOneStop(bar: RefObject<HTMLElement | null>) {
  const last = useRef(0);
  const toolsIn = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  const stopAt = (index: number) => {
    const tools = toolsIn();
    last.current = (index + tools.length) % tools.length || 0;
    for (const [each, tool] of tools.entries()) tool.tabIndex = each === last.current ? 0 : -1;
    return tools[last.current];
  };
  // Other tools are offered elsewhere in the text.
  useLayoutEffect(() => {
    stopAt(last.current);
  });
  return (step: (at: number) => number) => {
    const focused = toolsIn().findIndex((tool) => tool.matches(':focus'));
    stopAt(step(focused < 0 ? last.current : focused))?.focus();
  };
}

/** Makes the surface once; what it tells is heard by whoever is shown last. */
function useSurface(place: RefObject<HTMLDivElement | null>, text: string, events: SurfaceEvents) {
  const [surface, setSurface] = useState<TextSurface>();
  const latest = useRef(events);
  latest.current = events;
  useLayoutEffect(() => {
    if (!place.current) return;
    const own = new TextSurface(place.current, text, () => latest.current);
    own.view.dom.addEventListener('select-words', (event) => own.goTo((event as CustomEvent).detail));
    setSurface(own);
    return () => own.destroy();
  }, []);
  return surface;
}

/** Keys as a reader of screens tells them, and as they are printed. */
const spoken = (keys: string) => keys.replace('Mod', 'Control').split('-').map(capital).join('+');
const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

function Tools({ surface, state, onLink }: { surface: TextSurface; state: EditorState; onLink: () => void }) {
  const words = useWords().writing;
  const shown = (Object.keys(tools) as ToolName[]).filter((name) => tools[name].isOffered?.(state) ?? true);
  const keysOf = (keys: string | undefined, word: string) =>
    keys ? { 'aria-keyshortcuts': spoken(keys), title: `${word} (${spoken(keys).replace('Control', 'Ctrl')})` } : {};
  const button = (name: ToolName) => {
    const { run, isOn, keys } = tools[name];
    const own = {
      size: 'small' as const,
      disabledFocusable: !run(state),
      onClick: () => surface.run(run),
      ...keysOf(keys, words[name]),
    };
    return isOn ? (
      <ToggleButton key={name} checked={isOn(state)} {...own}>
        {words[name]}
      </ToggleButton>
    ) : (
      <Button key={name} {...own}>
        {words[name]}
      </Button>
    );
  };
  const link = pictureIn(state) ? words.pictureWords : words.link;
  const [bold, italic, ...others] = shown;
  return (
    <>
      {[bold, italic].map((name) => name && button(name))}
      <Button size="small" onClick={onLink} {...keysOf('Mod-k', link)}>
        {link}
      </Button>
      {others.map(button)}
    </>
  );
}

/** Asks for the words and the address of a link, or for what a picture shows. */
function LinkForm({ link, onDone }: { link: LinkAtCaret; onDone: (link: LinkAtCaret | undefined) => void }) {
  const words = useWords().writing;
  const [own, setOwn] = useState(link);
  const isWhole = own.words.trim() !== '' && own.address.trim() !== '';
  const set = () => isWhole && onDone({ ...own, address: own.address.trim() });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(undefined);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    set();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form within the form of an entry would be none.
    <div
      className="tools link-form"
      role="group"
      aria-label={link.isPicture ? words.pictureWords : words.link}
      onKeyDown={onKeyDown}
    >
      <Field size="small" label={link.isPicture ? words.pictureWords : words.linkWords}>
        <Input
          autoFocus={link.isPicture}
          value={own.words}
          onChange={(_, data) => setOwn({ ...own, words: data.value })}
        />
      </Field>
      <Field
        size="small"
        className="address"
        label={link.isPicture ? words.pictureFile : words.linkAddress}
        hint={link.isPicture ? undefined : words.linkHelp}
      >
        <Input
          autoFocus={!link.isPicture}
          value={own.address}
          onChange={(_, data) => setOwn({ ...own, address: data.value })}
        />
      </Field>
      <Button size="small" appearance="primary" disabledFocusable={!isWhole} onClick={set}>
        {link.isPicture ? words.setWords : words.setLink}
      </Button>
      {link.address && !link.isPicture && (
        <Button size="small" onClick={() => onDone({ ...link, address: '' })}>
          {words.removeLink}
        </Button>
      )}
      <Button size="small" onClick={() => onDone(undefined)}>
        {words.cancel}
      </Button>
    </div>
  );
}
