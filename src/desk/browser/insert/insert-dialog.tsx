import { Button, Field, Input, ToggleButton } from '@fluentui/react-components';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt, withValueAt } from '../../../content/json/json-pointer.ts';
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languageCodes,
  languageOf,
} from '../../../lib/language/languages.ts';
import type { Insertable, InsertGroup } from '../../server/insertables.ts';
import type { FieldPlace } from '../../server/thing.ts';
import { api, useAnswer } from '../api.ts';
import { AssetLibrary } from '../asset-library.tsx';
import { FieldContext, type InsertToolProps, type TakeFile } from '../field-context.ts';
import { Fault, Modal } from '../form-parts.tsx';
import { FilePicker } from '../inputs/file-picker.tsx';
import { editsOf } from '../part-edits.ts';
import { hasWords, useKindWords, useWords } from '../words.ts';
import { ChartForm } from './chart-form.tsx';
import { NewDocument, type NewDocumentProps } from './new-document.tsx';

/** A button that puts into a text what the content has, or a chart of a table. */
export function InsertTool({ part, pointer, text, selected, insert }: InsertToolProps) {
  const words = useWords().insert;
  const { thing } = useContext(FieldContext);
  const [isOpen, setOpen] = useState(false);
  const onInsert = (markdown: string, isBlock: boolean) => {
    // The page behind the window takes nothing while it is open.
    flushSync(() => setOpen(false));
    insert(isBlock ? `\n\n${markdown}\n\n` : markdown);
    if (isBlock && thing) placeBeside(thing, { part, pointer }, markdown);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <InsertDialog
          language={isLanguageCode(part) ? part : defaultLanguage}
          text={text}
          selected={selected()}
          onInsert={onInsert}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * Puts a block that one text shows into the same text in the other languages, after as many paragraphs. A text that is not written yet, or
 * shows the block already, stays as it is.
 */
function placeBeside(name: string, { part, pointer }: FieldPlace, block: string): void {
  const { edits, edit } = editsOf(name);
  const own = valueAt(edits.valueOf(part), pointer);
  for (const other of languageCodes) {
    const value = other === part ? undefined : edits.valueOf(other);
    const text = valueAt(value, pointer);
    if (typeof own !== 'string' || typeof text !== 'string') continue;
    const placed = placedBeside(own, text, block);
    if (placed !== text) edit(other, withValueAt(value, pointer, placed));
  }
}

/** A text with a block after as many paragraphs as another text has before it. */
export function placedBeside(own: string, other: string, block: string): string {
  const paragraphs = other.split(/\n{2,}/);
  const before = own.split(/\n{2,}/).findIndex((paragraph) => paragraph.trim() === block);
  if (before < 0 || other.trim() === '' || other.includes(block)) return other;
  return paragraphs.toSpliced(before, 0, block).join('\n\n');
}

interface InsertDialogProps extends Pick<InsertToolProps, 'text'> {
  language: LanguageCode;
  selected: string;
  /** @param isBlock whether it is no words at the caret, but a block of its own */
  onInsert: (markdown: string, isBlock: boolean) => void;
  onClose: () => void;
}

const groups = ['link', 'images', 'chart', 'figure', 'fact', 'table'] as const;
type Group = (typeof groups)[number];

/** Finds what a text may link to or show, or makes a chart for it, and gives it back as Markdown. */
function InsertDialog({ language, text, selected, onInsert, onClose }: InsertDialogProps) {
  const words = useWords().insert;
  const { thing = '' } = useContext(FieldContext);
  const [group, setGroup] = useState<Group>('link');
  const [found, fault] = useAnswer(() => api.insertables(language), [language]);
  const dialog = useRef<HTMLDivElement>(null);
  /** Puts what is made for a thing into its text before that can be saved: saving removes what no text names. */
  const inTurn = (put: () => Promise<void>) =>
    editsOf(thing).enqueue(async () => {
      // Nothing is made any more once the window is closed.
      if (dialog.current) await put();
    });
  const insertLink = (title: string, address: string) =>
    onInsert(`[${asWords(selected || title)}](${address})`, false);
  const insertPicture = (path: string, called = '') => onInsert(`![${asWords(called)}](${path})`, true);
  const insert = ({ group: of, markdown, title }: Insertable) => {
    if (of === 'link') insertLink(title, markdown);
    // A figure that the text shows already is referred to.
    else onInsert(markdown, of === 'table' || (of === 'figure' && !text.includes(markdown)));
  };
  const takePicture: TakeFile = (upload, crop) =>
    inTurn(async () => insertPicture((await api.addFile(thing, upload, crop)).path)).then(() => true);
  const putDocument: NewDocumentProps['onPut'] = (upload, answers, title) =>
    inTurn(async () => insertLink(title, `/files/${(await api.beginDocument(thing, upload, answers)).path}`));
  const list = group !== 'images' && group !== 'chart' && (
    <FoundList key={group} all={found} group={group} language={language} onChoose={insert} />
  );
  return (
    <Modal title={words.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own. */}
      <div className="filters" role="group" aria-label={words.title} ref={dialog}>
        {groups.map((each) => (
          <ToggleButton key={each} size="small" checked={each === group} onClick={() => setGroup(each)}>
            {words.groups[each]}
          </ToggleButton>
        ))}
      </div>
      <Fault of={fault} />
      {group === 'images' ? (
        <>
          <FilePicker
            id="insert-file"
            {...{ folder: group, thing }}
            label={words.groups[group]}
            begin={() => takePicture}
          />
          <AssetLibrary folder={group} onChoose={({ path, title }) => insertPicture(path, title?.[language])} />
        </>
      ) : group === 'chart' ? (
        <ChartForm language={language} onMade={(markdown) => onInsert(markdown, true)} />
      ) : group === 'link' ? (
        <NewDocument thing={thing} language={language} onPut={putDocument}>
          {list}
        </NewDocument>
      ) : (
        list
      )}
    </Modal>
  );
}

/** Signs of Markdown in the title of a page would be read as such within a link. */
function asWords(title: string): string {
  return title.replace(/[[\]\\]/g, '\\$&');
}

interface FoundListProps {
  all: readonly Insertable[] | undefined;
  group: InsertGroup;
  language: LanguageCode;
  onChoose: (chosen: Insertable) => void;
}

/** The number of entries that are shown at once: who wants another one types more of its name. */
const mostShown = 20;

function FoundList({ all, group, language, onChoose }: FoundListProps) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const [typed, setTyped] = useState('');
  const found = (all ?? []).filter(
    (each) => each.group === group && hasWords(`${each.title} ${each.markdown}`, typed),
  );
  const further = found.length - mostShown;
  return (
    <>
      <Field label={words.search}>
        <Input className="choice" autoFocus value={typed} onChange={(_, { value }) => setTyped(value)} />
      </Field>
      <ul className="found-list">
        {found.slice(0, mostShown).map((each) => (
          <li key={`${each.markdown} ${each.title}`}>
            <Button appearance="subtle" onClick={() => onChoose(each)}>
              <span lang={languageOf(language).tag}>{each.title}</span>
              {each.kind && <span className="quiet">{labelOf(each.kind)}</span>}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="quiet">
        {all && found.length === 0 && words.noneFound}
        {further > 0 && `${words.further}: ${further}`}
      </p>
    </>
  );
}
