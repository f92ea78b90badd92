import type { ReactNode } from 'react';
import type { RemovalPlan } from '../server/removal/thing-removals.ts';
import type { RenamingPlan } from '../server/renaming/thing-renamings.ts';
import { formAddress } from './form-address.ts';
import { useKindWords, useTextLanguage, useWords } from './words.ts';

interface ReferringListProps<Thing> {
  title: string;
  things: readonly Thing[];
  /** What is said of a thing beside its title. */
  remark: (thing: Thing) => string;
  children?: ReactNode;
}

type Referring = RenamingPlan['references'][number] | RemovalPlan['references'][number];

/** The things that refer to another one, with links to their forms. */
export function ReferringList<Thing extends Referring>({
  title,
  things,
  remark,
  children,
}: ReferringListProps<Thing>) {
  const words = useWords();
  const { labelOf } = useKindWords();
  const language = useTextLanguage();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {things.length === 0 && <p>{words.nobodyRefers}</p>}
      <ul>
        {things.map((thing) => {
          const said = [labelOf(thing.kind), remark(thing)].filter(Boolean);
          return (
            <li key={thing.name || thing.title.ua}>
              {thing.name ? <a href={formAddress(thing.name)}>{thing.title[language]}</a> : thing.title[language]}{' '}
              <span className="quiet">{said.join(' · ')}</span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
