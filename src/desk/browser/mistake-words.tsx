import { Button } from '@fluentui/react-components';
import { Fragment } from 'react';
import { withHint } from '../../lib/text/with-hint.ts';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import { useWords, type Words } from './words.ts';

/** Errors of a file as a text, which no field shows. */
const ofText = new Set(['json-syntax', 'duplicate-key', 'file-encoding']);

/** Says what is wrong and what to do, and in which file where a form cannot do it. */
export function mistakeText(mistake: FieldDiagnostic, words: Words): string {
  const { code, file, line } = mistake;
  const text = withHint(mistake);
  return ofText.has(code) ? `${text} ${words.inFile}: ${file}, ${words.line} ${line}.` : text;
}

interface MistakeWordsProps {
  mistakes: readonly FieldDiagnostic[];
  onResolve: (mistake: FieldDiagnostic) => void;
}

/** What is wrong with a field, and a button for what the desk can do about it. */
export function MistakeWords({ mistakes, onResolve }: MistakeWordsProps) {
  const words = useWords();
  return mistakes.map((mistake, index) => (
    <Fragment key={index}>
      {mistakeText(mistake, words)} <ResolveButton mistake={mistake} onResolve={onResolve} />
    </Fragment>
  ));
}

interface ResolveButtonProps {
  mistake: FieldDiagnostic;
  onResolve: (mistake: FieldDiagnostic) => void;
}

/** Does what the desk can do about a mistake; nothing is shown where that is nothing. */
export function ResolveButton({ mistake, onResolve }: ResolveButtonProps) {
  const words = useWords();
  if (!mistake.can) return null;
  const label = mistake.can === 'fix' ? words.fixOne : words.confirm;
  return (
    <Button size="small" aria-label={`${label}: ${mistake.message}`} onClick={() => onResolve(mistake)}>
      {label}
    </Button>
  );
}
