import { Fragment, memo } from 'react';
import { groupBy } from '../../lib/cache/group-by.ts';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import type { ListedThing } from '../server/listed-things.ts';
import { formAddress } from './form-address.ts';
import { mistakeText } from './mistake-words.tsx';
import { useTextLanguage, useWords } from './words.ts';

interface AllMistakesProps {
  mistakes: readonly FieldDiagnostic[];
  things: readonly ListedThing[];
}

/** Mistakes of many things, each thing with a link to its form; what belongs to none is named by its file. */
export const AllMistakes = memo(function AllMistakes({ mistakes, things }: AllMistakesProps) {
  const words = useWords();
  const language = useTextLanguage();
  const titles = new Map(things.map(({ name, title }) => [name, title[language]]));
  const owners = groupBy(mistakes, ({ thing, file }) => thing ?? file);
  return [...owners].map(([owner, own]) => {
    const title = titles.get(owner) ?? owner;
    return (
      <section key={owner} aria-label={title}>
        {own[0].thing ? <a href={formAddress(owner)}>{title}</a> : owner}
        <ul className="mistakes">
          {own.map((mistake) => (
            <li
              key={`${mistake.code} ${mistake.file}:${mistake.line}:${mistake.column} ${mistake.message}`}
              className={mistake.severity}
            >
              {mistakeText(mistake, words)}
            </li>
          ))}
        </ul>
      </section>
    );
  });
});

/** So many things are named where there is no room for all. */
const mostNamed = 5;

/** The things that mistakes are in, each with a link to its form, in a line. */
export function MistakenThings({ mistakes, things }: AllMistakesProps) {
  const language = useTextLanguage();
  const titles = new Map(things.map(({ name, title }) => [name, title[language]]));
  const owners = [...new Map(mistakes.map(({ thing, file }) => [thing ?? file, thing !== undefined]))];
  const further = owners.length - mostNamed;
  return (
    <>
      {owners.slice(0, mostNamed).map(([owner, isThing], index) => (
        <Fragment key={owner}>
          {index > 0 && ', '}
          {isThing ? <a href={formAddress(owner)}>{titles.get(owner) ?? owner}</a> : owner}
        </Fragment>
      ))}
      {further > 0 && ` … +${further}`}
    </>
  );
}
