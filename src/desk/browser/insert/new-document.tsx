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
  const { needs, problems, isBusy, fault, put, ...given } = useDocument(upload, language, onPut);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), [needs.length > 0]);
  // Whoever goes elsewhere does not use it after all; one that is used is there no more.
  useEffect(() => () => void api.giveUpUpload(upload).catch(() => {}), [upload]);
  const fieldsOf = (isTitle: boolean) =>
    needs
      .filter((need) => (need.language !== undefined) === isTitle)
      .map((need) => <NeedField key={need.option} need={need} problem={problems[need.option]} {...given} />);
  return (
    <form ref={form} className="chart-form" noValidate onSubmit={put}>
      <p>
        {words.insert.newDocument}: <strong>{upload.slice(upload.lastIndexOf('/') + 1)}</strong>
      </p>
      <div className="columns">{fieldsOf(false)}</div>
      <div className="sides">{fieldsOf(true)}</div>
      {problems.file && <p role="alert">{problems.file}</p>}
      <Fault of={fault} isNear />
      <div className="actions">
        <Button type="submit" appearance="primary" disabledFocusable={isBusy || problems.file !== undefined}>
          {words.insert.put}
        </Button>
        <Button onClick={onGone}>{words.files.giveUp}</Button>
      </div>
    </form>
  );
}

/** The answers about a document, what is wrong with them, and what makes it of them. */
function useDocument(upload: string, language: LanguageCode, onPut: NewDocumentProps['onPut']) {
  const words = useWords();
  const [all, askFault] = useAnswer(api.needs, []);
  const needs = (all?.document ?? []).filter(({ part }) => part !== 'id');
  const [given, setGiven] = useState<Answers>({});
  const [problems, setProblems] = useState<Answers>({});
  const { isBusy, fault, run } = useDoing();
  const answers = Object.fromEntries(needs.map(({ option, initial = '' }) => [option, given[option] ?? initial]));
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
  const answer = (option: string, value: unknown) => setGiven({ ...given, [option]: String(value ?? '') });
  return { needs, answers, answer, problems, isBusy, fault: fault || askFault, put };
}

interface NeedFieldProps {
  need: Need;
  answers: Answers;
  answer: (option: string, value: unknown) => void;
  problem: string | undefined;
}

function NeedField({ need, answers, answer, problem }: NeedFieldProps) {
  const desk = useContext(LanguageContext);
  const id = idOf(need);
  return (
    <div lang={need.language && languageOf(need.language).tag}>
      <Field label={{ children: need.label[desk], htmlFor: id }} required validationMessage={problem}>
        <PlainInput
          id={id}
          schema={need.schema as Schema}
          value={answers[need.option] || undefined}
          onChange={(value) => answer(need.option, value)}
        />
      </Field>
    </div>
  );
}

const idOf = ({ option }: Need) => fieldId('document', `/${option}`);
