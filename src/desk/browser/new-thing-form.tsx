import { Field } from '@fluentui/react-components';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isAsked, type Question } from '../new-item/question.ts';
import type { ListedThing } from '../server/listed-things.ts';
import { api, Refusal } from './api.ts';
import { Fault } from './fault.tsx';
import { faultIn } from './fault-in.ts';
import { fieldId } from './field-id.ts';
import { focus } from './focus.ts';
import { FormEnd } from './form-end.tsx';
import { formHelp } from './form-help.ts';
import { MarkdownInput } from './inputs/markdown-input.tsx';
import { PlainInput } from './inputs/plain-input.tsx';
import { ReferenceInput } from './inputs/reference-input.tsx';
import { ReferenceListInput } from './inputs/reference-list-input.tsx';
import { targetsOf } from './inputs/targets.ts';
import { UploadInput } from './inputs/upload-input.tsx';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers.ts';
import { ReferencePaste } from './reference-paste.tsx';
import type { Schema } from './schema.ts';
import { useAnswer } from './use-answer.ts';
import { usePastedEntry } from './use-pasted-entry.ts';
import { useSaveKeys } from './use-save-keys.ts';
import type { InputProps } from './value-field-props.ts';
import { type Language, useKindWords, useWords, type Words } from './words.ts';

interface NewThingFormProps {
  kind: string;
  language: Language;
  things: readonly ListedThing[];
  onCreated: (name: string) => void;
}

/** The form of a thing that is not there yet: the questions of `npm run new`. */
export function NewThingForm({ kind, language, things, onCreated }: NewThingFormProps) {
  const words = useWords();
  const { addedOf } = useKindWords();
  const [all, askFault] = useAnswer(api.questions, [kind]);
  const questions = all && (all[kind] ?? []);
  const [answers, setAnswers] = useState(() => keptAnswers(kind));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const pasted = usePastedEntry({ setAnswers, setProblems });
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(() => form.current?.requestSubmit());
  useEffect(() => {
    if (questions) keepAnswers(kind, questions, answers);
  }, [kind, questions, answers]);
  const asked = (questions ?? []).filter((question) => isAsked(question, answers));
  // An answer that is not asked for any more is not sent: the type of a publication was changed.
  const due = Object.fromEntries(
    asked.flatMap(({ option }) => (answers[option] ? [[option, answers[option]] as const] : [])),
  );
  const show = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    const first = asked.find(({ option }) => found[option]);
    if (first) document.getElementById(fieldId('new', `/${first.option}`))?.focus();
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !questions) return;
    const missing = asked.flatMap(({ option, isNeeded }): [string, string][] => {
      const said = pasted.open[option] ?? (isNeeded && words.needed);
      return said && !answers[option]?.trim() ? [[option, said]] : [];
    });
    if (missing.length > 0) {
      show(Object.fromEntries(missing));
      return;
    }
    setBusy(true);
    setProblems({});
    try {
      const { name } = await api.create(kind, due);
      forgetAnswers(kind);
      onCreated(name);
    } catch (error) {
      show((error instanceof Refusal && error.problems) || { '': faultIn(error as Error, words) });
    } finally {
      setBusy(false);
    }
  };
  const answer = (option: string, value: string) => {
    setAnswers((latest) => ({ ...latest, [option]: value }));
    if (option === 'language') pasted.readIn(value).catch((error) => setProblems({ '': faultIn(error, words) }));
  };
  const general = Object.entries(problems).filter(
    ([option]) => !asked.some((question) => question.option === option),
  );
  return (
    // What is missing is told in the language of the desk, which need not be the browser's.
    <form ref={form} className="new-thing" noValidate onSubmit={create}>
      <h2 tabIndex={-1} ref={focus}>
        {words.create} {addedOf(kind)}
      </h2>
      <p>{words.createHelp}</p>
      {kind === 'publication' && questions && <ReferencePaste onRead={pasted.fillIn} />}
      {asked.map((question) => {
        const { option, isNeeded = false } = question;
        const id = fieldId('new', `/${option}`);
        const problem = problems[option];
        return (
          <Field
            key={option}
            label={{ children: question.words[language], htmlFor: id }}
            required={isNeeded}
            hint={hintOf(question, language, words)}
            validationState={problem ? 'error' : 'none'}
            validationMessage={problem}
          >
            <AnswerInput
              question={question}
              label={question.words[language]}
              things={things}
              id={id}
              value={answers[option]}
              onChange={(value) => answer(option, String(value ?? ''))}
            />
          </Field>
        );
      })}
      <Fault of={askFault} />
      {general.map(([option, problem]) => (
        <Fault key={option} of={problem} />
      ))}
      {questions && <FormEnd label={words.create} isReady isBusy={isBusy} />}
    </form>
  );
}

/** What is to be known about an answer, and what is taken without one. */
function hintOf({ help, ifEmpty, isDispensable }: Question, language: Language, words: Words): string | undefined {
  const taken = isDispensable ? undefined : ifEmpty && `${words.ifEmpty}: ${ifEmpty[language]}`;
  return [help && formHelp(help[language]), taken].filter(Boolean).join(' ') || undefined;
}

interface AnswerInputProps extends InputProps {
  label: string;
  question: Question;
  things: readonly ListedThing[];
}

/** Fluent's Field gives what it holds a label and a description. */
function AnswerInput({ question, label, things, ...props }: AnswerInputProps) {
  const { format, refersTo, isList, choices } = question;
  const named = question.targets?.map(({ id, title }) => ({ id, title: { ua: title.uk, en: title.en } })) ?? [];
  const targets = [...targetsOf(things, refersTo ?? []), ...named];
  if (refersTo && isList) return <ReferenceListInput {...props} targets={targets} />;
  if (refersTo) return <ReferenceInput {...props} targets={targets} />;
  if (format === 'markdown') return <MarkdownInput {...props} label={label} />;
  if (format === 'picture' || format === 'document')
    return <UploadInput {...props} label={label} folder={format === 'picture' ? 'images' : 'files'} />;
  const schema: Schema = {
    type: 'string',
    ...(format === 'date' && { format: 'date-text' }),
    ...(choices && { enum: [...choices] }),
  };
  return <PlainInput {...props} schema={schema} />;
}
