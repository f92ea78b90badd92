import { memo } from 'react';
import { withHint } from '../../text/with-hint.ts';
import type { FieldDiagnostic } from '../server/field-diagnostic.ts';
import type { ListedThing } from '../server/listed-things.ts';
import { formAddress } from './form-address.ts';
import { useTextLanguage } from './words.ts';

interface AllMistakesProps {
  mistakes: readonly FieldDiagnostic[];
  things: readonly ListedThing[];
}

/** Mistakes of many things, each thing with a link to its form; what belongs to none is named by its file. */
export const AllMistakes = memo(function AllMistakes({ mistakes, things }: AllMistakesProps) {
  const language = useTextLanguage();
  const titleOf = (name: string) => things.find((thing) => thing.name === name)?.title[language] ?? name;
  const ownerOf = ({ thing, file }: FieldDiagnostic) => thing ?? file;
  const owners = [...new Set(mistakes.map(ownerOf))];
  return owners.map((owner) => {
    const own = mistakes.filter((mistake) => ownerOf(mistake) === owner);
    return (
      <section key={owner} aria-label={titleOf(owner)}>
        {own[0]?.thing ? <a href={formAddress(owner)}>{titleOf(owner)}</a> : owner}
        <ul className="mistakes">
          {own.map((mistake) => (
            <li
              key={`${mistake.code} ${mistake.line}:${mistake.column} ${mistake.message}`}
              className={mistake.severity}
            >
              {withHint(mistake)}
            </li>
          ))}
        </ul>
      </section>
    );
  });
});
