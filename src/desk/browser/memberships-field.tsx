import { Button, Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import type { Memberships } from '../server/memberships.ts';
import type { ListedThing } from '../server/named-targets.ts';
import { formAddress } from './form-address.ts';
import { byTitle, useTextLanguage, useWords } from './words.ts';

interface MembershipsFieldProps {
  of: Memberships;
  things: readonly ListedThing[];
  /** @param owners the names of all to which it is to belong, @param seen those to which it belongs here */
  onAssign: (owners: readonly string[], seen: readonly string[]) => void;
}

/** The departments of a person, chosen by their names. Whoever leads one is chosen in the form of that. */
export function MembershipsField({ of: { choices, of, leads }, things, onAssign }: MembershipsFieldProps) {
  const words = useWords();
  const language = useTextLanguage();
  const [isAdding, setAdding] = useState(false);
  const titles = new Map(things.map(({ name, title }) => [name, title[language]]));
  const titleOf = (name: string) => titles.get(name) ?? name;
  const sorted = choices.toSorted((a, b) => byTitle(titleOf(a), titleOf(b)));
  const isEmpty = of.length === 0 && leads.length === 0;
  const rows = isEmpty || isAdding ? [...of, ''] : of;
  const choose = (index: number, chosen: string) => {
    setAdding(false);
    onAssign(rows.with(index, chosen).filter(Boolean), of);
  };
  return (
    <section aria-label={words.belongs.title}>
      {leads.map((name) => (
        <p key={name}>
          {words.belongs.leads}: <a href={formAddress(name)}>{titleOf(name)}</a>
        </p>
      ))}
      {rows.map((own, index) => (
        <Field key={own} label={words.belongs.title} hint={words.belongs.help}>
          <Select value={own} onChange={(_, { value }) => choose(index, value)}>
            <option value="">{words.none}</option>
            {sorted
              .filter((name) => name === own || !of.includes(name))
              .map((name) => (
                <option key={name} value={name}>
                  {titleOf(name)}
                </option>
              ))}
          </Select>
        </Field>
      ))}
      {!isEmpty && !isAdding && <Button onClick={() => setAdding(true)}>{words.belongs.add}</Button>}
    </section>
  );
}
