import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { useContext, useState } from 'react';
import type { ImportedLine, ImportField, ImportLine } from '../../new-item/import-lines.ts';
import { partVersion } from '../../part-version.ts';
import { api, useAnswer } from '../api.ts';
import { formAddress } from '../form-address.ts';
import { Fault, Section } from '../form-parts.tsx';
import { ChoiceSelect } from '../inputs/choice-input.tsx';
import { partEntries } from '../part-edits.ts';
import { useDoing } from '../use-doing.ts';
import { LanguageContext, useTitleOf, useWords } from '../words.ts';

/** A line that may be accepted. */
export interface OfferedLine {
  title: string;
  line: ImportLine;
  notes?: Readonly<Record<string, string>>;
  fault?: string;
}

interface ImportLinesProps {
  kind: string;
  lines: readonly OfferedLine[];
  fields: readonly ImportField[];
  onEdit: () => void;
  onCorrect?: (index: number, line: ImportLine) => void;
}

/** The delay after a correction before the lines are read again. */
const pauseMs = 300;

/** Lines to accept: what is new is ticked, what is there already is not, and what is wrong is told at its line, where it can be corrected. */
export function ImportLines({ kind, lines, fields, onEdit, onCorrect }: ImportLinesProps) {
  const own = useWords().import;
  const { shown, accepted, added, fault, isTicked, isBusy, tick, correct, add, forget } = useLines(
    kind,
    lines,
    onEdit,
  );
  return (
    <>
      <Fault of={fault} />
      {shown.length > 0 && (
        <Section title={own.lines} count={shown.length}>
          <ul className="ticks import-lines">
            {shown.map((each) => (
              <li key={each.index}>
                <Checkbox
                  label={each.title}
                  checked={isTicked(each)}
                  disabled={!each.told || !isFit(each.told)}
                  onChange={(_, { checked }) => tick(each.index, checked === true)}
                />
                <LineState
                  of={each}
                  fields={fields}
                  onCorrect={(line) => {
                    correct(each.index, line);
                    onCorrect?.(each.index, line);
                  }}
                />
              </li>
            ))}
          </ul>
          <Button appearance="primary" disabledFocusable={accepted.length === 0 || isBusy} onClick={add}>
            {own.add}: {accepted.length}
          </Button>
        </Section>
      )}
      {added.length > 0 && <Added {...{ kind, added, onEdit }} onTakenBack={forget} />}
    </>
  );
}

/** A line that is still to be accepted, and what would become of it. */
interface ShownLine extends OfferedLine {
  index: number;
  told?: ImportedLine | undefined;
}

/** Lines as they are corrected and ticked, and those that were added. */
function useLines(kind: string, lines: readonly OfferedLine[], onEdit: () => void) {
  const [corrected, setCorrected] = useState<Readonly<Record<number, ImportLine>>>({});
  const [ticked, setTicked] = useState<Readonly<Record<number, boolean>>>({});
  const [added, setAdded] = useState<readonly AddedLine[]>([]);
  const { isBusy, fault: addFault, run } = useDoing();
  const rest = lines.flatMap((offered, index) => {
    const line = { ...offered.line, ...corrected[index] };
    // A name that was missing is written at the line.
    const title = corrected[index]?.name ?? corrected[index]?.title ?? offered.title;
    return added.some((each) => each.index === index) ? [] : [{ ...offered, title, index, line }];
  });
  const readable = rest.filter((each) => !each.fault);
  const given = readable.map(({ line }) => line);
  const [told, readFault] = useAnswer(
    () => api.importLines(kind, given, true),
    [kind, JSON.stringify(given)],
    pauseMs,
  );
  const shown = rest.map((each): ShownLine => ({ ...each, told: told?.[readable.indexOf(each)] }));
  const isTicked = ({ index, told: of }: ShownLine) =>
    of !== undefined && isFit(of) && (ticked[index] ?? of.there === undefined);
  const accepted = shown.filter(isTicked);
  const add = () =>
    run(async () => {
      const lines = accepted.map(({ line }) => line);
      const results = await api.importLines(kind, lines, false);
      const done = results.flatMap((result, at): AddedLine[] => {
        const of = accepted[at];
        return of && isFit(result) ? [{ index: of.index, title: of.title, ...result }] : [];
      });
      setAdded([...added, ...done]);
      onEdit();
    });
  return {
    ...{ shown, accepted, added, isTicked, isBusy, add },
    fault: addFault || readFault,
    tick: (index: number, isOn: boolean) => setTicked({ ...ticked, [index]: isOn }),
    correct: (index: number, line: ImportLine) =>
      setCorrected({ ...corrected, [index]: { ...corrected[index], ...line } }),
    forget: () => setAdded([]),
  };
}

function isFit({ problems }: ImportedLine): boolean {
  return Object.keys(problems).length === 0;
}

interface LineStateProps {
  of: ShownLine;
  fields: readonly ImportField[];
  onCorrect: (line: ImportLine) => void;
}

/** Facts of a line: whether it is there already, what is to be looked at, and fields with what is wrong. */
function LineState({ of: { line, told, fault, notes = {} }, fields, onCorrect }: LineStateProps) {
  const own = useWords().import;
  const language = useContext(LanguageContext);
  const titleOf = useTitleOf();
  // An entry that is there already has the id, too: that needs no other one.
  const problems = Object.entries(told?.problems ?? {}).filter(([id]) => id !== 'id' || told?.there === undefined);
  const looked = Object.entries(notes).filter(([id]) => !(id in (told?.problems ?? {})) && !line[id]);
  return (
    <>
      {fault && <p className="quiet">{fault}</p>}
      {typeof told?.there === 'number' && (
        <p className="quiet">
          {own.sameLine} {told.there}
        </p>
      )}
      {typeof told?.there === 'string' && (
        <p className="quiet">
          {own.there}: <a href={formAddress(told.there)}>{titleOf(told.there)}</a>
        </p>
      )}
      {looked.map(([id, note]) => (
        <p key={id} className="quiet">
          {note}
        </p>
      ))}
      {problems.map(([id, problem]) => {
        const field = fields.find((each) => each.id === id);
        const value = line[id] ?? '';
        return (
          <Field
            key={id}
            label={field?.label[language] ?? own.address}
            validationState="error"
            validationMessage={notes[id] ?? problem}
          >
            {field?.choices ? (
              <ChoiceSelect
                value={value}
                onChange={(chosen) => onCorrect({ [id]: String(chosen ?? '') })}
                choices={field.choices.map((each) => ({ id: each.value, title: each.label[language] }))}
              />
            ) : (
              <Input value={value} onChange={(_, data) => onCorrect({ [id]: data.value })} />
            )}
          </Field>
        );
      })}
    </>
  );
}

interface AddedLine extends ImportedLine {
  index: number;
  title: string;
}

interface AddedProps {
  kind: string;
  added: readonly AddedLine[];
  onEdit: () => void;
  onTakenBack: () => void;
}

/** The added entries, with what each lacks; all of it can be saved, or taken back before that. */
function Added({ kind, added, onEdit, onTakenBack }: AddedProps) {
  const own = useWords().import;
  const { isBusy, isSaved, fault, saveAll, takeBack } = useAll(kind, added, onEdit, onTakenBack);
  return (
    <Section title={own.added} count={added.length}>
      <p role="status">{isSaved ? own.saved : own.waits}</p>
      <ul>
        {added.map(({ index, title, name, missing }) => (
          <li key={index}>
            <a href={formAddress(name ?? 'redirects')}>{title}</a>
            {missing.length > 0 && (
              <span className="quiet">
                {' '}
                {own.missing}: {missing.join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Fault of={fault} />
      {!isSaved && (
        <div className="actions">
          <Button appearance="primary" disabledFocusable={isBusy} onClick={saveAll}>
            {own.saveAll}
          </Button>
          <Button disabledFocusable={isBusy} onClick={() => confirm(own.takeBackSure) && takeBack()}>
            {own.takeBack}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Saves all that was added, or takes it back, one after the other: what was done stays done if one fails. */
function useAll(kind: string, added: readonly AddedLine[], onEdit: () => void, onTakenBack: () => void) {
  const [isSaved, setSaved] = useState(false);
  const { isBusy, fault, run } = useDoing(onEdit);
  const names = kind === 'redirects' ? ['redirects'] : added.flatMap(({ name }) => name ?? []);
  const forAll = (action: (name: string) => Promise<unknown>, then: () => void) =>
    run(async () => {
      for (const name of names) await action(name);
      then();
    });
  const discard = async (name: string) => {
    const versions = partEntries(await api.draft(name)).map(([, { value }]) => partVersion(value));
    if (versions.length > 0) await api.discard(name, versions);
  };
  return {
    ...{ isBusy, isSaved, fault },
    saveAll: () => forAll(api.save, () => setSaved(true)),
    takeBack: () => forAll(discard, onTakenBack),
  };
}
