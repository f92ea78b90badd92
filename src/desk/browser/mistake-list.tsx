import { memo } from 'react';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import { fieldId } from './field-id.ts';
import { formAddress } from './form-address.ts';
import { ResolveButton } from './mistake-words.tsx';

interface MistakeListProps {
  mistakes: readonly FieldDiagnostic[];
  /** Whether they are of many things, and lead to their forms. */
  isOfAll?: boolean;
  onResolve?: (mistake: FieldDiagnostic) => void;
}

/** Mistakes, each leading to its thing or field. */
export const MistakeList = memo(function MistakeList({ mistakes, isOfAll = false, onResolve }: MistakeListProps) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="mistakes">
      {mistakes.map((mistake) => {
        const { code, severity, file, line, column, message, hint, thing, part, pointer } = mistake;
        const words = `${message} ${hint}`;
        return (
          <li key={`${code} ${file}:${line}:${column} ${message}`} className={severity}>
            {isOfAll && thing && <a href={formAddress(thing)}>{thing}</a>}
            {isOfAll && !thing && `${file}:${line}`}
            {isOfAll && ' · '}
            {!isOfAll && part && pointer !== undefined ? (
              <a
                href={formAddress(thing ?? '')}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(part, pointer);
                }}
              >
                {words}
              </a>
            ) : (
              words
            )}
            {onResolve && (
              <>
                {' '}
                <ResolveButton mistake={mistake} onResolve={onResolve} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
});

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
