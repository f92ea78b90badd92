import { Button } from '@fluentui/react-components';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinPointer, valueAt, withValueAt } from '../../content/json/json-pointer.ts';
import { asText } from '../../content/unknown-value.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import { isSame } from '../merge-values.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { Memberships } from '../server/memberships.ts';
import type { OpenPart, OpenThing } from '../server/open-thing.ts';
import type { FieldPlace, PartName } from '../server/thing.ts';
import { api, useAnswer } from './api.ts';
import { ConflictForm } from './conflict/conflict-form.tsx';
import { mergedPart, theirsFirst } from './conflict/versions.ts';
import { FieldContext, fieldId, type TakeFile } from './field-context.ts';
import { PartFields, TextRows } from './fields.tsx';
import { focus, formAddress } from './form-address.ts';
import { FormBar } from './form-bar.tsx';
import { ButtonOf, Fault, Section, Seldom } from './form-parts.tsx';
import { ChoiceField } from './inputs/choice-input.tsx';
import { InsertTool } from './insert/insert-dialog.tsx';
import { isError, MistakeList } from './mistakes.tsx';
import { PagePreview } from './page-preview.tsx';
import { checkedValue, editsOf, isStillThere, partEntries } from './part-edits.ts';
import { keysBesidePictures, type Pictures, PicturesContext, useCaptions } from './picture-texts.tsx';
import { chosen, type Schema, schemaAt } from './schema.ts';
import { type ShownThing, type ThingEditor, useThing } from './thing-editor.ts';
import { ThingHistory } from './thing-history.tsx';
import { byTitle, LanguageContext, languageLabel, useKindWords, useTitleOf, useWords } from './words.ts';

interface ThingFormProps {
  name: string;
  mistakes: readonly FieldDiagnostic[];
  onEdit: () => void;
  isPreviewed: boolean;
  onPreview: (isPreviewed: boolean) => void;
  onGone: () => void;
}

/** The form of a thing: its facts once, its texts side by side. */
export function ThingForm({ name, mistakes, onEdit, isPreviewed, onPreview, onGone }: ThingFormProps) {
  const words = useWords();
  const [editor, shown] = useThing(name, onEdit);
  const { thing, schemas, fault } = shown;
  const [targets = {}] = useAnswer(api.targets, [name]);
  const { said, saying, act, resolve } = useSaid(editor);
  const conflict = useRef<HTMLElement>(null);
  const own = mistakesOf(name, mistakes, thing);
  const parts = partEntries(thing?.parts ?? {});
  const captions = useCaptions();
  const isDraft = captions.isDraft || parts.some(([, part]) => part.isDraft) || thing?.memberships?.isDraft === true;
  const save = async () => {
    if (!(await captions.saving(() => act(api.save, words.saved)))) conflict.current?.focus();
  };
  const discard = async () => {
    if (confirm(words.discardSure) && (await saying(captions.discarding(editor.discard))) && thing?.isNew) onGone();
  };
  if (!thing && fault) return <Fault of={fault} />;
  return (
    <FieldContext value={{ ...fieldsOf(name, shown), targets, mistakes: own.filter(isStillThere), resolve }}>
      <Heading name={name} thing={thing} />
      <FormBar
        {...{ editor, shown, isDraft, isPreviewed, onPreview }}
        onSave={save}
        onDiscard={discard}
        said={isDraft ? words.draft : <Said words={said} errors={own.filter(isError).length} />}
      />
      {thing && (
        <ConflictForm
          key={`conflict ${JSON.stringify(parts.map(([, { changedMeanwhile }]) => changedMeanwhile))}`}
          parts={thing.parts}
          schemas={schemas}
          ref={conflict}
          isTold={fault === words.changedMeanwhile}
          onDecide={(decisions) => saying(() => editor.decide(decisions), words.decided)}
        />
      )}
      <MistakeList mistakes={own} onResolve={resolve} onFixAll={() => act(api.fix)} />
      <Parts editor={editor} shown={shown} act={act} pictures={{ captions, mistakes, onEdit }}>
        {isPreviewed && thing?.address !== undefined && (
          <PagePreview address={thing.address} errors={mistakes.filter(isError)} />
        )}
        {thing?.memberships && (
          <MembershipsField
            of={thing.memberships}
            onAssign={(owners, seen) => act(() => api.assign(name, owners, seen))}
          />
        )}
      </Parts>
      {thing && <SeldomNeeded editor={editor} thing={thing} schemas={schemas} />}
    </FieldContext>
  );
}

/** The mistakes of a thing. What is missing in one that was begun just now is no error before it is saved: nobody has come to write it yet. */
function mistakesOf(
  name: string,
  all: readonly FieldDiagnostic[],
  thing: OpenThing | undefined,
): readonly FieldDiagnostic[] {
  const mistakes = all.filter((mistake) => mistake.thing === name);
  if (!thing?.isNew) return mistakes;
  return mistakes.map((mistake) => {
    const value = mistake.pointer === undefined || checkedValue(mistake);
    return value === undefined || value === '' || isSame(value, []) ? { ...mistake, draft: true } : mistake;
  });
}

/** Functions of the fields of a thing: one that takes their files, and one that reads the same places in other languages. */
function fieldsOf(name: string, { thing, schemas }: ShownThing) {
  const fileTakerOf = (place: FieldPlace) => {
    const open = thing?.parts[place.part];
    return fileTaker(name, place, { pointer: open?.pointer ?? '' }, schemas[open?.schema ?? ''] ?? {});
  };
  const besides = (part: PartName, pointer: string) => {
    const others = part === 'data' ? [] : languageCodes.filter((code) => code !== part);
    return others.map((code) => valueAt(thing?.parts[code]?.value, pointer));
  };
  const nameOf = (id: string, language: LanguageCode) =>
    asText(valueAt(thing?.parts[language]?.value, joinPointer('/names', id)));
  return { thing: name, fileTaker: fileTakerOf, besides, nameOf, InsertTool };
}

/** Says what was done; once all is saved, what comes next: to send it, or to fix what is in the way. */
function Said({ words: said, errors }: { words: string; errors: number }) {
  const words = useWords();
  if (said !== words.saved) return said;
  return (
    <>
      {said} {errors > 0 ? `${words.savedWithErrors}: ${errors}` : <a href={formAddress('send')}>{words.sendNext}</a>}
    </>
  );
}

type Act = (action: (name: string) => Promise<unknown>, words?: string) => Promise<boolean>;

/** Does something with a thing, and says that it is done. */
function useSaid(editor: ThingEditor) {
  const words = useWords();
  const [said, setSaid] = useState('');
  const saying = async (action: () => Promise<boolean>, done = '') => {
    setSaid('');
    const isDone = await action();
    if (isDone) setSaid(done);
    return isDone;
  };
  const act: Act = (action, done) => saying(() => editor.run(action), done);
  const resolve = (mistake: FieldDiagnostic) => {
    const { part, pointer, can } = mistake;
    if (!part || pointer === undefined) return;
    const field = { part, pointer };
    if (can === 'confirm') act((each) => api.confirm(each, field), words.confirmed);
    else act((each) => api.fix(each, field));
  };
  return { said, saying, act, resolve };
}

function Heading({ name, thing }: { name: string; thing: OpenThing | undefined }) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const called = useTitleOf()(name);
  const title = called === name && !thing ? words.loading : called;
  const kind = thing && labelOf(thing.kind);
  return (
    <h2 tabIndex={-1} ref={focus}>
      {title} {kind !== title && <span className="quiet">{kind}</span>}
    </h2>
  );
}

interface PartsProps {
  editor: ThingEditor;
  shown: ShownThing;
  act: Act;
  /** The parts that the captions of its pictures need. */
  pictures: Omit<Pictures, 'sides'>;
  children: ReactNode;
}

/** The fields of all parts, and what begins the texts of a language that are not there. */
function Parts({ editor, shown: { thing, schemas }, act, pictures, children }: PartsProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [begun, setBegun] = useState<LanguageCode>();
  // The button that had the focus is gone.
  useEffect(() => {
    if (!begun) return;
    document.querySelector<HTMLElement>(`[aria-label="${words.texts}"] [id^="${fieldId(begun, '')}-"]`)?.focus();
    setBegun(undefined);
  }, [begun]);
  const begin = async (part: LanguageCode) => {
    if (await act((each) => api.beginTexts(each, part))) setBegun(part);
  };
  const sideOf = <Part extends PartName>(part: Part) => {
    const open = thing?.parts[part];
    const file = open && schemas[open.schema];
    if (!open || !file) return undefined;
    const schema = chosen(schemaAt(file, open.pointer), open.value, file);
    return { part, file, schema, value: open.value, onChange: (value: unknown) => editor.edit(part, value) };
  };
  const facts = sideOf('data');
  const texts = languageCodes.map((part) => ({ part, side: sideOf(part) }));
  const hasTexts = texts.some(({ side }) => side);
  const missing = hasTexts ? texts.flatMap(({ part, side }) => (side ? [] : [part])) : [];
  return (
    <PicturesContext value={{ ...pictures, sides: texts }}>
      {missing.map((part) => {
        const label = languageLabel(part, language);
        return (
          <p key={part}>
            {label}: {words.noPart} <ButtonOf word={words.begin} of={label} onClick={() => begin(part)} />
          </p>
        );
      })}
      {children}
      {facts && (
        <Section title={words.facts}>
          <PartFields {...facts} pointer="" />
        </Section>
      )}
      {hasTexts && (
        <Section title={words.texts}>
          <TextRows sides={texts} without={facts && keysBesidePictures(facts.schema, facts.file)} />
        </Section>
      )}
    </PicturesContext>
  );
}

interface SeldomNeededProps {
  editor: ThingEditor;
  thing: OpenThing;
  schemas: ShownThing['schemas'];
}

/** Never instead of saving: versions of before, another address, and deleting. */
function SeldomNeeded({ editor, thing, schemas }: SeldomNeededProps) {
  const words = useWords();
  const { name, address, isNew, isRenamable, isRemovable } = thing;
  return (
    <>
      {!isNew && <ThingHistory thing={thing} schemas={schemas} onReturn={editor.returnTo} />}
      {isRenamable && (
        <Seldom summary={address ? words.address : words.shortName}>
          <p>{address ?? name.replace(/^.*\//, '')}</p>
          <Button as="a" href={formAddress(`rename/${name}`)}>
            {address ? words.renaming.rename : words.renaming.renameId}
          </Button>
        </Seldom>
      )}
      {isRemovable && (
        <div className="actions">
          <Button as="a" href={formAddress(`delete/${name}`)}>
            {words.deletion.delete}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Remembers a field before a file is sent for it.
 * @param open its part
 * @param file the schema of its file
 * @returns what is done once the file is sent: what was typed meanwhile stays, also in a form that was opened since
 */
function fileTaker(
  name: string,
  { part, pointer }: FieldPlace,
  open: Pick<OpenPart, 'pointer'>,
  file: Schema,
): TakeFile {
  const own = editsOf(name);
  const base = own.edits.valueOf(part);
  return (upload, crop) =>
    // Saving removes what no field names: it has to wait until this one does.
    own.enqueue(async () => {
      const { path } = await api.addFile(name, upload, crop);
      const mine = withValueAt(base, pointer, path);
      const theirs = own.edits.valueOf(part);
      const merged = mergedPart({ base, theirs, mine }, open, file, theirsFirst);
      if (isSame(merged, theirs)) {
        // No field is going to name it.
        await api.giveUpUpload(path);
        return isSame(mine, base);
      }
      // Typing goes on from here: a field knows its part as it was rendered last.
      flushSync(() => own.edit(part, merged));
      return true;
    });
}

interface MembershipsFieldProps {
  of: Memberships;
  /** @param owners the names of all to which it is to belong, @param seen those to which it belongs here */
  onAssign: (owners: readonly string[], seen: readonly string[]) => void;
}

/** The departments of a person, chosen by their names. Whoever leads one is chosen in the form of that. */
function MembershipsField({ of: { choices, of, leads }, onAssign }: MembershipsFieldProps) {
  const words = useWords();
  const titleOf = useTitleOf();
  const [isAdding, setAdding] = useState(false);
  const named = choices.map((id) => ({ id, title: titleOf(id) }));
  const sorted = named.sort((a, b) => byTitle(a.title, b.title));
  const isEmpty = of.length === 0 && leads.length === 0;
  const rows = isEmpty || isAdding ? [...of, ''] : of;
  const choose = (index: number, chosen: string) => {
    setAdding(false);
    onAssign(rows.with(index, chosen).filter(Boolean), of);
  };
  return (
    <section aria-label={words.belongs.title}>
      {leads.map((name) => (
        <p key={name}>
          {words.belongs.leads}: <a href={formAddress(name)}>{titleOf(name)}</a>
        </p>
      ))}
      {rows.map((own, index) => (
        <ChoiceField
          key={own}
          label={words.belongs.title}
          hint={words.belongs.help}
          value={own}
          onChange={(value) => choose(index, value)}
          choices={sorted.filter(({ id }) => id === own || !of.includes(id))}
        />
      ))}
      {!isEmpty && !isAdding && <Button onClick={() => setAdding(true)}>{words.belongs.add}</Button>}
    </section>
  );
}
