import { Button } from '@fluentui/react-components';
import { Fragment } from 'react';
import { withHint } from '../../text/with-hint.ts';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import { useWords } from './words.ts';

interface MistakeWordsProps {
  mistakes: readonly FieldDiagnostic[];
  onResolve: (mistake: FieldDiagnostic) => void;
}

/** What is wrong with a field, and a button for what the desk can do about it. */
export function MistakeWords({ mistakes, onResolve }: MistakeWordsProps) {
  return mistakes.map((mistake, index) => (
    <Fragment key={index}>
      {withHint(mistake)} <ResolveButton mistake={mistake} onResolve={onResolve} />
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
