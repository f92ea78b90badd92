import { Button } from '@fluentui/react-components';
import { Fragment, type MouseEvent, memo, type ReactNode, useContext } from 'react';
import { isPointerWithin } from '../../content/json/json-pointer.ts';
import { groupBy } from '../../lib/cache/once-per.ts';
import { withHint } from '../../lib/text/escape-text.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { PartName } from '../server/thing.ts';
import { FieldContext } from './field-context.ts';
import { formAddress, goToField } from './form-address.ts';
import { ButtonOf, Section } from './form-parts.tsx';
import { useTitleOf, useWords, type Words } from './words.ts';

interface MistakeListProps {
  mistakes: readonly FieldDiagnostic[];
  onResolve: (mistake: FieldDiagnostic) => void;
  onFixAll: () => void;
}

/** The mistakes in the thing of a form, errors before warnings and what is still to do in a draft, each leading to its field. */
export const MistakeList = memo(function MistakeList({ mistakes, onResolve, onFixAll }: MistakeListProps) {
  const words = useWords();
  const fixable = mistakes.filter(({ can }) => can === 'fix');
  const groups = [
    [words.errors, isError],
    [words.warnings, isWarning],
    [words.toDo, ({ draft }: FieldDiagnostic) => draft],
  ] as const;
  return (
    <>
      {groups.map(([title, isMeant]) => {
        const own = mistakes.filter(isMeant);
        return (
          own.length > 0 && (
            <Section key={title} title={title} count={own.length}>
              <Mistakes mistakes={own} onResolve={onResolve} />
            </Section>
          )
        );
      })}
      {fixable.length > 1 && <Button onClick={onFixAll}>{words.fix}</Button>}
    </>
  );
});

/** Tells if a mistake is an obstacle: more than a warning, and not in a draft. */
export const isError = ({ severity, draft }: FieldDiagnostic) => severity === 'error' && !draft;

/** The look of a field by its mistakes: what is only still to do is told calmly. */
export function stateOf(mistakes: readonly FieldDiagnostic[]): 'error' | 'warning' | 'none' {
  if (mistakes.some(isError)) return 'error';
  return mistakes.some(isWarning) ? 'warning' : 'none';
}

const isWarning = ({ severity, draft }: FieldDiagnostic) => severity === 'warning' && !draft;

/** Mistakes, each with a link to its field. @param onResolve given in the form in which they are: a press leads to the words, and fixes are offered */
function Mistakes({ mistakes, onResolve }: Partial<MistakeListProps>): ReactNode {
  const words = useWords();
  const itemOf = (mistake: FieldDiagnostic) => {
    const { code, file, line, column, message, why, part, pointer, range } = mistake;
    const goTo = (event: MouseEvent) => {
      if (!part || pointer === undefined || !onResolve) return;
      event.preventDefault();
      goToField(part, pointer, range);
    };
    const text = mistakeText(mistake, words);
    return (
      <li key={`${code} ${file}:${line}:${column} ${message}`} className={isError(mistake) ? 'error' : 'warning'}>
        {pointer === undefined ? (
          text
        ) : (
          <a href={addressOf(mistake)} onClick={goTo}>
            {text}
          </a>
        )}{' '}
        {onResolve && <ResolveButton mistake={mistake} onResolve={onResolve} />}
        {onResolve && why && (
          <details>
            <summary>{words.why}</summary>
            <p>{why}</p>
          </details>
        )}
      </li>
    );
  };
  return <ul className="mistakes">{mistakes?.map(itemOf)}</ul>;
}

function addressOf({ thing = '', part, pointer }: FieldDiagnostic): string {
  return formAddress(thing, part && pointer !== undefined ? { part, pointer } : undefined);
}

/** Errors of a file as a text, which no field shows. */
const ofText = new Set(['json-syntax', 'duplicate-key', 'file-encoding']);

/** Says what is wrong and what to do, and in which file where a form cannot do it. */
function mistakeText(mistake: FieldDiagnostic, words: Words): string {
  const { code, file, line } = mistake;
  const text = withHint(mistake);
  return ofText.has(code) ? `${text} ${words.inFile}: ${file}, ${words.line} ${line}.` : text;
}

/** Finds what is wrong at a place of a part and within it. */
export function useMistakesIn(part: PartName) {
  const { mistakes } = useContext(FieldContext);
  return (pointer: string) =>
    mistakes.filter(
      ({ part: where, pointer: at }) => where === part && at !== undefined && isPointerWithin(at, pointer),
    );
}

/** The mistakes in a field, and a button for what the desk can do about it. */
export function MistakeWords({ mistakes, onResolve }: Omit<MistakeListProps, 'onFixAll'>) {
  const words = useWords();
  return mistakes.map((mistake, index) => {
    const { part, pointer = '', range } = mistake;
    const text = mistakeText(mistake, words);
    return (
      <span className="field-mistake" key={index}>
        {part && range ? (
          <button type="button" className="to-words" onClick={() => goToField(part, pointer, range)}>
            {text}
          </button>
        ) : (
          text
        )}{' '}
        <ResolveButton mistake={mistake} onResolve={onResolve} />
      </span>
    );
  });
}

/** Does what the desk can do about a mistake; nothing is shown where that is nothing. */
function ResolveButton({ mistake, onResolve }: { mistake: FieldDiagnostic } & Pick<MistakeListProps, 'onResolve'>) {
  const words = useWords();
  if (!mistake.can) return null;
  const label = mistake.can === 'fix' ? words.fixOne : words.confirm;
  return <ButtonOf word={label} of={mistake.message} size="small" onClick={() => onResolve(mistake)} />;
}

/** Mistakes of many things, each thing with a link to its form and each mistake with one to its field; what belongs to none is named by its file. */
export const AllMistakes = memo(function AllMistakes({ mistakes }: Pick<MistakeListProps, 'mistakes'>) {
  const titleOf = useTitleOf();
  return [...groupBy(mistakes, ({ thing, file }) => thing ?? file)].map(([owner, own]) => (
    <section key={owner} aria-label={titleOf(owner)}>
      {own[0].thing ? <a href={formAddress(owner)}>{titleOf(owner)}</a> : owner}
      <Mistakes mistakes={own} />
    </section>
  ));
});

/** So many things are named where there is no room for all. */
const mostNamed = 5;

/** The things that mistakes are in, each with a link to the field of the first, in a line. */
export function MistakenThings({ mistakes }: Pick<MistakeListProps, 'mistakes'>) {
  const titleOf = useTitleOf();
  const owners = [...groupBy(mistakes, ({ thing, file }) => thing ?? file)];
  const further = owners.length - mostNamed;
  return (
    <>
      {owners.slice(0, mostNamed).map(([owner, [first]], index) => (
        <Fragment key={owner}>
          {index > 0 && ', '}
          {first.thing ? <a href={addressOf(first)}>{titleOf(owner)}</a> : owner}
        </Fragment>
      ))}
      {further > 0 && ` … +${further}`}
    </>
  );
}
