import { type Dispatch, type FormEvent, type SetStateAction, useContext, useState } from 'react';
import { languageOf } from '../../lib/language/languages.ts';
import type { Answers, Need } from '../new-item/needs.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { PartName } from '../server/thing.ts';
import { api, Refusal, useAnswer } from './api.ts';
import { FieldContext, fieldId, noFields } from './field-context.ts';
import { LeafField } from './inputs/leaf-field.tsx';
import type { Schema } from './schema.ts';
import { useDoing } from './use-doing.ts';
import { type Language, LanguageContext, useWords } from './words.ts';

/** Fields of what is not there yet: no parts of a thing, which take no files. */
type AskedPart = 'new' | 'document';

/**
 * The answers to what has to be known before something can begin, and what is wrong with them.
 * @param state the answers that were given, and what changes them
 * @param send begins it; mistakes that it tells are shown at their fields
 */
export function useAnswers(
  part: AskedPart,
  needs: readonly Need[],
  [given, setGiven]: readonly [Answers, Dispatch<SetStateAction<Answers>>],
  send: (answers: Answers) => Promise<void>,
) {
  const words = useWords();
  const [problems, setProblems] = useState<Answers>({});
  const { isBusy, fault, run } = useDoing();
  const answers = Object.fromEntries(needs.map(({ option, initial = '' }) => [option, given[option] ?? initial]));
  const show = (found: Answers) => {
    setProblems(found);
    const wrong = needs.find(({ option }) => found[option]);
    if (wrong) document.getElementById(fieldId(part, `/${wrong.option}`))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = needs.filter(({ isNeeded, option }) => isNeeded && !answers[option]?.trim());
    show(Object.fromEntries(missing.map(({ option }) => [option, words.needed])));
    if (missing.length > 0) return;
    void run(() =>
      send(answers).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.problems)) throw error;
        show(error.problems);
      }),
    );
  };
  const answer = (option: string, value: string) => setGiven((latest) => ({ ...latest, [option]: value }));
  /** Those that belong to no field. */
  const otherProblems = Object.entries(problems).filter(([key]) => needs.every(({ option }) => option !== key));
  return { fields: { part, answers, problems, answer }, otherProblems, isBusy, fault, submit };
}

interface AnswerFieldsProps {
  needs: readonly Need[];
  of: ReturnType<typeof useAnswers>['fields'];
}

/** A field for each need. */
export function AnswerFields({ needs, of: { part, answers, problems, answer } }: AnswerFieldsProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [targets = {}] = useAnswer(api.targets, []);
  const asPart = part as PartName;
  const mistakes = Object.entries(problems).map(([option, message]): FieldDiagnostic => {
    const at = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1 };
    const own = { code: '', severity: 'error' as const, message, hint: '', related: [] };
    return { ...at, ...own, part: asPart, pointer: `/${option}` };
  });
  return (
    <FieldContext value={{ ...noFields, targets, mistakes }}>
      {needs.map((need) => (
        <div key={need.option} lang={need.language && languageOf(need.language).tag}>
          <LeafField
            part={asPart}
            pointer={`/${need.option}`}
            label={need.label[language]}
            isNeeded={need.isNeeded}
            file={{}}
            schema={schemaOf(need, words.ifEmpty)}
            value={answers[need.option]}
            onChange={(value) => answer(need.option, String(value ?? ''))}
          />
        </div>
      ))}
    </FieldContext>
  );
}

/** The schema of a need for a form, with its help and what is taken without an answer. */
function schemaOf({ schema, help, ifEmpty }: Need, taken: string): Schema {
  const words = (code: Language) =>
    [help?.[code], ifEmpty && `${taken}: ${ifEmpty[code]}.`].filter(Boolean).join(' ');
  return { ...(schema as Schema), description: words('en'), helpUk: words('uk') };
}
