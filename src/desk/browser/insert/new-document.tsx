import { Button } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '../../../lib/language/languages.ts';
import type { Answers } from '../../new-item/needs.ts';
import { AnswerFields, useAnswers } from '../answer-fields.tsx';
import { api, useAnswer } from '../api.ts';
import { Fault } from '../form-parts.tsx';
import { FilePicker } from '../inputs/file-picker.tsx';
import { useWords } from '../words.ts';

export interface NewDocumentProps {
  thing: string;
  language: LanguageCode;
  /** Makes the document of an upload, and links to it by its title. */
  onPut: (upload: string, answers: Answers, title: string) => Promise<void>;
  /** The documents that are there, as long as no file is chosen. */
  children: ReactNode;
}

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

/** The questions about a document whose file is chosen: all of them need an answer. */
function DocumentFields({ upload, language, onPut, onGone }: DocumentFieldsProps) {
  const words = useWords();
  const [all, askFault] = useAnswer(api.needs, []);
  const asked = (all?.document ?? []).filter(({ part }) => part !== 'id');
  const needs = asked.map((need) => ({ ...need, isNeeded: true }));
  const title = needs.find((need) => need.language === language)?.option ?? '';
  const { fields, otherProblems, isBusy, fault, submit } = useAnswers('document', needs, useState({}), (answers) =>
    onPut(upload, answers, answers[title] ?? ''),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), [needs.length > 0]);
  // Whoever goes elsewhere does not use it after all; one that is used is there no more.
  useEffect(() => () => void api.giveUpUpload(upload).catch(() => {}), [upload]);
  return (
    <form ref={form} className="chart-form" noValidate onSubmit={submit}>
      <p>
        {words.insert.newDocument}: <strong>{upload.slice(upload.lastIndexOf('/') + 1)}</strong>
      </p>
      <div className="columns">
        <AnswerFields needs={needs.filter((need) => !need.language)} of={fields} />
      </div>
      <div className="sides">
        <AnswerFields needs={needs.filter((need) => need.language)} of={fields} />
      </div>
      {otherProblems.map(([key, problem]) => (
        <p key={key} role="alert">
          {problem}
        </p>
      ))}
      <Fault of={fault || askFault} />
      <div className="actions">
        <Button type="submit" appearance="primary" disabledFocusable={isBusy || fields.problems.file !== undefined}>
          {words.insert.put}
        </Button>
        <Button onClick={onGone}>{words.files.giveUp}</Button>
      </div>
    </form>
  );
}
