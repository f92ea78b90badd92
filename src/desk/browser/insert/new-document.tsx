import { Button, Field } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type LanguageCode, languageOf } from '../../../lib/language/languages.ts';
import type { Need } from '../../new-item/needs.ts';
import { api, Refusal, useAnswer } from '../api.ts';
import { Fault } from '../fault.tsx';
import { fieldId } from '../field-context.ts';
import { FilePicker } from '../inputs/file-picker.tsx';
import { PlainInput } from '../inputs/plain-input.tsx';
import type { Schema } from '../schema.ts';
import { useDoing } from '../use-doing.ts';
import { LanguageContext, useWords } from '../words.ts';

export interface NewDocumentProps {
  /** The thing whose text will link to it. */
  thing: string;
  /** The language of the text. */
  language: LanguageCode;
  /** Makes the document of an upload, and links to it by its title. */
  onPut: (upload: string, answers: Answers, title: string) => Promise<void>;
  /** The documents that are there, as long as no file is chosen. */
  children: ReactNode;
}

type Answers = Readonly<Record<string, string>>;

/** A file of this computer that becomes a document, with its title, kind and day; its entry is saved with the text that links to it. */
export function NewDocument({ thing, children, ...props }: NewDocumentProps) {
  const words = useWords();
  const [upload, setUpload] = useState<string>();
  if (upload !== undefined) return <DocumentFields {...props} upload={upload} onGone={() => setUpload(undefined)} />;
  const take = async (sent: string) => {
    setUpload(sent);
    return true;
  };
  return (
    <>
      <p>{words.insert.newDocument}:</p>
      <FilePicker id="insert-file" folder="files" thing={thing} label={words.insert.newDocument} begin={() => take} />
      {children}
    </>
  );
}

interface DocumentFieldsProps extends Pick<NewDocumentProps, 'language' | 'onPut'> {
  upload: string;
  onGone: () => void;
}

/** The questions about a document whose file is chosen. */
function DocumentFields({ upload, language, onPut, onGone }: DocumentFieldsProps) {
  const words = useWords();
  const desk = useContext(LanguageContext);
  const form = useRef<HTMLFormElement>(null);
  const [all, askFault] = useAnswer(api.needs, []);
  const needs = (all?.document ?? []).filter(({ part }) => part !== 'id');
  const [given, setGiven] = useState<Answers>({});
  const [problems, setProblems] = useState<Answers>({});
  const { isBusy, fault, run } = useDoing();
  const answers = Object.fromEntries(needs.map(({ option, initial = '' }) => [option, given[option] ?? initial]));
  useGivenUp(upload);
  useEffect(() => form.current?.querySelector('select')?.focus(), [needs.length > 0]);
  const show = (found: Answers) => {
    setProblems(found);
    const wrong = needs.find(({ option }) => found[option]);
    if (wrong) document.getElementById(idOf(wrong))?.focus();
  };
  const put = (event: FormEvent) => {
    event.preventDefault();
    const missing = needs.filter(({ option }) => !answers[option]?.trim());
    if (missing.length > 0) return show(Object.fromEntries(missing.map(({ option }) => [option, words.needed])));
    const title = needs.find((need) => need.language === language)?.option ?? '';
    void run(() =>
      onPut(upload, answers, answers[title] ?? '').catch((error: unknown) => {
        if (!(error instanceof Refusal && error.problems)) throw error;
        show(error.problems);
      }),
    );
  };
  const fieldOf = (need: Need) => (
    <Field
      key={need.option}
      label={{ children: need.label[desk], htmlFor: idOf(need) }}
      required
      validationMessage={problems[need.option]}
    >
      <PlainInput
        id={idOf(need)}
        schema={need.schema as Schema}
        value={answers[need.option] || undefined}
        onChange={(value) => setGiven({ ...given, [need.option]: String(value ?? '') })}
      />
    </Field>
  );
  const isTitle = (need: Need) => need.language !== undefined;
  return (
    <form ref={form} className="chart-form" noValidate onSubmit={put}>
      <p>
        {words.insert.newDocument}: <strong>{upload.slice(upload.lastIndexOf('/') + 1)}</strong>
      </p>
      <div className="columns">{needs.filter((need) => !isTitle(need)).map(fieldOf)}</div>
      <div className="sides">
        {needs.filter(isTitle).map((need) => (
          <div key={need.option} lang={languageOf(need.language ?? language).tag}>
            {fieldOf(need)}
          </div>
        ))}
      </div>
      {problems.file && <p role="alert">{problems.file}</p>}
      <Fault of={fault || askFault} isNear />
      <div className="actions">
        <Button type="submit" appearance="primary" disabledFocusable={isBusy || problems.file !== undefined}>
          {words.insert.put}
        </Button>
        <Button onClick={onGone}>{words.files.giveUp}</Button>
      </div>
    </form>
  );
}

const idOf = ({ option }: Need) => fieldId('document', `/${option}`);

/** Gives a file up that was sent when nobody uses it after all; one that is used is there no more. */
function useGivenUp(upload: string): void {
  useEffect(() => () => void api.giveUpUpload(upload).catch(() => {}), [upload]);
}
