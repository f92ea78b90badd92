import { Button } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import { fieldId } from './field-id.ts';
import { formAddress } from './form-address.ts';
import { mistakeText, ResolveButton } from './mistake-words.tsx';
import { useWords } from './words.ts';

interface MistakeListProps {
  mistakes: readonly FieldDiagnostic[];
  onResolve: (mistake: FieldDiagnostic) => void;
  onFixAll: () => void;
}

/** What is wrong with the thing of a form, errors before warnings and what is still to do in a draft, each leading to its field. */
export const MistakeList = memo(function MistakeList({ mistakes, onResolve, onFixAll }: MistakeListProps) {
  const words = useWords();
  const fixable = mistakes.filter(({ can }) => can === 'fix');
  return (
    <>
      <Rows title={words.errors} mistakes={mistakes.filter(isError)} onResolve={onResolve} />
      <Rows title={words.warnings} mistakes={mistakes.filter(isWarning)} onResolve={onResolve} />
      <Rows title={words.toDo} mistakes={mistakes.filter(({ draft }) => draft)} onResolve={onResolve} />
      {fixable.length > 1 && <Button onClick={onFixAll}>{words.fix}</Button>}
    </>
  );
});

/** Whether a mistake is an obstacle: more than a warning, and not in a draft. */
export const isError = ({ severity, draft }: FieldDiagnostic) => severity === 'error' && !draft;

const isWarning = ({ severity, draft }: FieldDiagnostic) => severity === 'warning' && !draft;

type RowsProps = Omit<MistakeListProps, 'onFixAll'> & { title: string };

function Rows({ title, mistakes, onResolve }: RowsProps): ReactNode {
  const words = useWords();
  if (mistakes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>
        {title}: {mistakes.length}
      </h3>
      <ul className="mistakes">
        {mistakes.map((mistake) => {
          const { code, file, line, column, message, why, thing, part, pointer } = mistake;
          return (
            <li
              key={`${code} ${file}:${line}:${column} ${message}`}
              className={isError(mistake) ? 'error' : 'warning'}
            >
              {part && pointer !== undefined ? (
                <a
                  href={formAddress(thing ?? '')}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(part, pointer);
                  }}
                >
                  {mistakeText(mistake, words)}
                </a>
              ) : (
                mistakeText(mistake, words)
              )}{' '}
              <ResolveButton mistake={mistake} onResolve={onResolve} />
              {why && (
                <details>
                  <summary>{words.why}</summary>
                  <p>{why}</p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Goes to the field at a pointer, or to the nearest one around it. */
function goTo(part: string, pointer: string): void {
  const parts = pointer.split('/');
  for (let count = parts.length; count > 0; count--) {
    const field = document.getElementById(fieldId(part, parts.slice(0, count).join('/')));
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return;
  }
}
