import { Button } from '@fluentui/react-components';
import { useContext, useEffect, useRef, useState } from 'react';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ListedThing } from '../server/listed-things.ts';
import type { FieldPlace, PartName } from '../server/thing.ts';
import type { ThingVersion } from '../server/thing-history.ts';
import { api } from './api.ts';
import { ConflictForm } from './conflict/conflict-form.tsx';
import { Fault } from './fault.tsx';
import { FieldContext, fieldId } from './field-context.ts';
import { PartFields, TextRows } from './fields.tsx';
import { fileTaker } from './file-taker.ts';
import { focus, formAddress } from './form-address.ts';
import { FormBar } from './form-bar.tsx';
import { MissingTexts } from './missing-texts.tsx';
import { isError, MistakeList } from './mistakes.tsx';
import { PagePreview } from './page-preview.tsx';
import { partEntries } from './part-edits.ts';
import { chosen, schemaAt } from './schema.ts';
import { ThingHistory } from './thing-history.tsx';
import { useAnswer } from './use-answer.ts';
import { useThing } from './use-thing.ts';
import { LanguageContext, useKindWords, useTextLanguage, useWords } from './words.ts';

interface ThingFormProps {
  name: string;
  things: readonly ListedThing[];
  mistakes: readonly FieldDiagnostic[];
  onEdit: () => void;
  isPreviewed: boolean;
  onPreview: (isPreviewed: boolean) => void;
  /** Leaves the form of a thing that was not kept. */
  onGone: () => void;
}

/** The form of a thing: its facts once, its texts side by side. */
export function ThingForm({ name, things, mistakes, onEdit, isPreviewed, onPreview, onGone }: ThingFormProps) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  const deskLanguage = useContext(LanguageContext);
  const { thing, schemas, fault, edit, put, run, discard, decide, undo, redo } = useThing(name, onEdit);
  const [targets = {}] = useAnswer(api.targets, [name]);
  const [said, setSaid] = useState('');
  const [begun, setBegun] = useState<LanguageCode>();
  /** What an editor has to decide before anything can be saved. */
  const conflict = useRef<HTMLElement>(null);
  const own = mistakes.filter((mistake) => mistake.thing === name);
  const listed = things.find((each) => each.name === name);
  const parts = partEntries(thing?.parts ?? {});
  const isDraft = parts.some(([, part]) => part.isDraft);
  const saying = async (action: () => Promise<boolean>, words = '') => {
    setSaid('');
    const isDone = await action();
    if (isDone) setSaid(words);
    return isDone;
  };
  const act = (action: (name: string) => Promise<unknown>, words?: string) => saying(() => run(action), words);
  const begin = async (part: LanguageCode) => {
    setSaid('');
    if (await run((each) => api.beginTexts(each, part))) setBegun(part);
  };
  // The button that had the focus is gone.
  useEffect(() => {
    if (!begun) return;
    document.querySelector<HTMLElement>(`[id^="${fieldId(begun, '')}-"]`)?.focus();
    setBegun(undefined);
  }, [begun]);
  const resolve = (mistake: FieldDiagnostic) => {
    const { part, pointer, can } = mistake;
    if (!part || pointer === undefined) return;
    const field = { part, pointer };
    if (can === 'confirm') act((each) => api.confirm(each, field), words.confirmed);
    else act((each) => api.fix(each, field));
  };
  const sideOf = (part: PartName) => {
    const open = thing?.parts[part];
    const file = open && schemas[open.schema];
    if (!open || !file) return undefined;
    return {
      part,
      file,
      schema: chosen(schemaAt(file, open.pointer), open.value, file),
      value: open.value,
      onChange: (value: unknown) => edit(part, value),
    };
  };
  const takerFor = (place: FieldPlace) => {
    const open = thing?.parts[place.part];
    return fileTaker(name, place, { pointer: open?.pointer ?? '' }, schemas[open?.schema ?? ''] ?? {});
  };
  const returnTo = (values: ThingVersion['parts']) =>
    put(new Map(partEntries(values).filter(([part]) => thing?.parts[part])));
  if (!thing && fault) return <Fault of={fault} />;
  const facts = sideOf('data');
  const texts = languageCodes.map((part) => ({ part, side: sideOf(part) }));
  const hasTexts = texts.some(({ side }) => side);
  return (
    <FieldContext value={{ fileTaker: takerFor, things, targets, mistakes: own, resolve }}>
      <h2 tabIndex={-1} ref={focus}>
        {listed?.title[language] ?? (thing ? name : words.loading)}{' '}
        <span className="quiet">{thing && labelOf(thing.kind)}</span>
      </h2>
      <FormBar
        isDraft={isDraft}
        onSave={async () => {
          if (!(await act(api.save, words.saved))) conflict.current?.focus();
        }}
        onDiscard={async () => {
          const { isNew } = thing ?? {};
          if (confirm(words.discardSure) && (await saying(discard)) && isNew) onGone();
        }}
        undo={undo}
        redo={redo}
        isPreviewed={thing?.address === undefined ? undefined : isPreviewed}
        onPreview={onPreview}
      >
        <p role="status" className="state">
          {isDraft ? words.draft : said}
        </p>
        <Fault of={fault} isNear />
      </FormBar>
      {thing && (
        <ConflictForm
          key={`conflict ${JSON.stringify(parts.map(([, { changedMeanwhile }]) => changedMeanwhile))}`}
          parts={thing.parts}
          schemas={schemas}
          ref={conflict}
          language={deskLanguage}
          isTold={fault === words.changedMeanwhile}
          onDecide={(decisions) => saying(() => decide(decisions), words.decided)}
        />
      )}
      <MistakeList mistakes={own} onResolve={resolve} onFixAll={() => act(api.fix)} />
      {hasTexts &&
        texts.map(
          ({ part, side }) => !side && <MissingTexts key={part} language={part} onBegin={() => begin(part)} />,
        )}
      {isPreviewed && thing?.address !== undefined && (
        <PagePreview address={thing.address} errors={mistakes.filter(isError)} things={things} />
      )}
      {facts && (
        <section aria-label={words.facts}>
          <h3>{words.facts}</h3>
          <PartFields {...facts} pointer="" />
        </section>
      )}
      {hasTexts && (
        <section aria-label={words.texts}>
          <h3>{words.texts}</h3>
          <TextRows sides={texts} pointer="" />
        </section>
      )}
      {thing && !thing.isNew && <ThingHistory name={name} thing={thing} schemas={schemas} onReturn={returnTo} />}
      {/* Seldom needed, and never instead of saving. */}
      <div className="actions">
        {thing?.isRenamable && (
          <Button as="a" href={formAddress(`rename/${name}`)}>
            {words.renaming.rename}
          </Button>
        )}
        {thing?.isRemovable && (
          <Button as="a" href={formAddress(`delete/${name}`)}>
            {words.deletion.delete}
          </Button>
        )}
      </div>
    </FieldContext>
  );
}
