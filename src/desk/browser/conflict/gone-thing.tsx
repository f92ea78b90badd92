import { Button } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { languageOf } from '../../../lib/language/languages.ts';
import { partVersion } from '../../part-version.ts';
import type { ThingDraft } from '../../server/drafts.ts';
import { api } from '../api.ts';
import { Fault, faultIn } from '../fault.tsx';
import { focus } from '../form-address.ts';
import { partEntries } from '../part-edits.ts';
import type { Schema } from '../schema.ts';
import { type Language, languageLabel, useWords } from '../words.ts';
import { ReadableValue } from './readable-value.tsx';

interface GoneThingProps {
  name: string;
  language: Language;
  onDiscarded: () => void;
}

/** What an editor wrote in a thing that has been deleted from the files meanwhile: to be read and copied. */
export function GoneThing({ name, language, onDiscarded }: GoneThingProps) {
  const words = useWords();
  const [draft, setDraft] = useState<ThingDraft>({});
  const [fault, setFault] = useState('');
  const report = (error: Error) => setFault(faultIn(error, words));
  useEffect(() => {
    api.draft(name).then(setDraft, report);
  }, [name]);
  const parts = partEntries(draft);
  const discard = () =>
    api.discard(
      name,
      parts.map(([, { value }]) => partVersion(value)),
    );
  return (
    <>
      <h2 tabIndex={-1} ref={focus}>
        {name} <span className="quiet">{words.gone}</span>
      </h2>
      <p>{words.goneHelp}</p>
      {parts.map(([part, { value }]) => (
        <section key={part} className="group conflict" {...(part !== 'data' && { lang: languageOf(part).tag })}>
          <h3 lang={language}>{part === 'data' ? words.facts : languageLabel(part, language)}</h3>
          <ReadableValue value={value} schema={schemaLike(value)} file={{}} />
        </section>
      ))}
      <Fault of={fault} />
      <div className="actions">
        <Button onClick={() => confirm(words.discardSure) && discard().then(onDiscarded, report)}>
          {words.discard}
        </Button>
      </div>
    </>
  );
}

/** A schema that knows the keys of a value, so that they are called by their names: which file it was in is not known any more. */
function schemaLike(value: unknown): Schema {
  if (Array.isArray(value)) {
    const items = value.map(schemaLike);
    return { type: 'array', items: { properties: Object.assign({}, ...items.map(({ properties }) => properties)) } };
  }
  if (typeof value !== 'object' || value === null) return {};
  const properties = Object.entries(value).map(([key, own]) => [key, schemaLike(own)] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
